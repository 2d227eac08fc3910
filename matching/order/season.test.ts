import { expect, test } from 'vitest';
import { waitsForSeason } from './season.ts';

test('a tax credit waits until January', () => {
  const [november, february] = [new Date(2026, 10, 27), new Date(2027, 1, 1)];
  expect(waitsForSeason('Once a year, with your Georgia income tax return', november)).toBe(true);
  expect(waitsForSeason('Each tax season, which opens early in the year', november)).toBe(true);
  expect(waitsForSeason('Once a year, with your Georgia income tax return', february)).toBe(false);
  expect(waitsForSeason('Open all year', november)).toBe(false);
  expect(waitsForSeason(null, november)).toBe(false);
});

test('summer meals wait for spring', () => {
  const meals = 'Meals are served in the summer, when schools are closed; each site sets its own days and hours';
  const money = "Once a year; you can apply until the last day of your state's summer period";
  for (const deadline of [meals, money]) {
    expect(waitsForSeason(deadline, new Date('2026-11-28T12:00:00Z'))).toBe(true);
    expect(waitsForSeason(deadline, new Date('2026-06-28T12:00:00Z'))).toBe(false);
  }
  expect(waitsForSeason('Heating from October 1 to May 31; cooling in summer', new Date('2026-11-28'))).toBe(false);
});
