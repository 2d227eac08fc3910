import { expect, test } from 'vitest';
import { waitsForTaxTime } from './tax-time.ts';

test('a tax credit waits until January, and nothing else does', () => {
  const [november, february] = [new Date(2026, 10, 27), new Date(2027, 1, 1)];
  expect(waitsForTaxTime('Once a year, with your Georgia income tax return', november)).toBe(true);
  expect(waitsForTaxTime('Each tax season, which opens early in the year', november)).toBe(true);
  expect(waitsForTaxTime('Once a year, with your Georgia income tax return', february)).toBe(false);
  expect(waitsForTaxTime('Open all year', november)).toBe(false);
  expect(waitsForTaxTime(null, november)).toBe(false);
});
