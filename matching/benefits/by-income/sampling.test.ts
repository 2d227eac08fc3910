import { expect, test } from 'vitest';
import { CLOSE, lastWhere, roundIncomes, withCliffs } from './sampling.ts';

const at = (value: (income: number) => number) => (income: number) => ({ from: value(income), to: value(income) });
const EVEN = [0, 5000, 10_000, 15_000, 20_000];
const MONEY = { least: 10, hasSlopes: true };

test('a cliff gets a point on each side, a dollar a month apart', () => {
  const points = withCliffs(
    EVEN,
    at((income) => (income <= 12_345 ? 300 : 0)),
    MONEY,
  );
  const last = points.findLast(({ to }) => to === 300);
  const first = points.find(({ to }) => to === 0);
  expect(last?.income).toBeLessThanOrEqual(12_345);
  expect(first?.income).toBeGreaterThan(12_345);
  expect((first?.income ?? 0) - (last?.income ?? 0)).toBeLessThanOrEqual(CLOSE);
});

test('a slope gets no extra points', () => {
  expect(
    withCliffs(
      EVEN,
      at((income) => 1000 - income / 20),
      MONEY,
    ).map(({ income }) => income),
  ).toEqual(EVEN);
});

test('without slopes, two steps between the same incomes are both found', () => {
  const heads = at((income) => (income <= 6000 ? 4 : income <= 8000 ? 3 : 0));
  const points = withCliffs(EVEN, heads, { least: 1, hasSlopes: false });
  expect(points.findLast(({ to }) => to === 4)?.income).toBeCloseTo(6000, -2);
  expect(points.findLast(({ to }) => to === 3)?.income).toBeCloseTo(8000, -2);
});

test('the highest income with help is found within a dollar a month', () => {
  const found = lastWhere((income) => income <= 43_210, 0) ?? 0;
  expect(43_210 - found).toBeLessThanOrEqual(CLOSE);
  expect(lastWhere(() => false, 0)).toBeNull();
  expect(lastWhere(() => true, 0)).toBe(Infinity);
});

test('incomes are round numbers in the period shown, and start at the fixed part', () => {
  expect(roundIncomes(0, 12_000, 12, 4)).toEqual([0, 3000, 6000, 9000, 12_000]);
  expect(roundIncomes(7000, 12_000, 1, 5)).toEqual([7000, 8000, 9000, 10_000, 11_000, 12_000]);
});
