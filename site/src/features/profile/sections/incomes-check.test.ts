import { expect, test } from 'vitest';
import { asYearly, oddityIn } from './incomes-check.ts';

const wages = (yearly: number, whose: 'self' | 'spouse' = 'self') => ({ kind: 'wages' as const, yearly, whose });

test('wages entered twice are pointed out, but not those of two people', () => {
  expect(oddityIn([wages(22_800), wages(22_800)], 45_600)).toMatchObject({ is: 'twice', at: 1 });
  expect(oddityIn([wages(22_800), wages(22_800, 'spouse')], 45_600)).toBeNull();
  expect(oddityIn([wages(0), wages(0)], null)).toBeNull();
});

test('a month beside a year is pointed out', () => {
  expect(oddityIn([wages(1900)], 22_800)).toEqual({ is: 'monthly', sum: 1900 });
  expect(asYearly([wages(1900)])).toEqual([wages(22_800)]);
});

test('a sum far from the total is pointed out, a rounded one is not', () => {
  expect(oddityIn([wages(12_000)], 22_800)).toEqual({ is: 'differ', sum: 12_000, income: 22_800 });
  expect(oddityIn([wages(22_000)], 22_800)).toBeNull();
  expect(oddityIn([wages(22_000)], null)).toBeNull();
  expect(oddityIn([], 22_800)).toBeNull();
});
