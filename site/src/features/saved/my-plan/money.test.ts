import { expect, test } from 'vitest';
import type { Benefit, Period } from '../../../../../contract/programs/benefits.ts';
import { moneyOf } from './money.ts';
import { monthsOf } from './months.ts';

const part = (benefit: Benefit, sum: number, per: Period) => ({
  ...{ id: benefit, title: benefit, benefit },
  amount: { from: sum / 2, to: sum, per },
});
const COUNTED = [
  part('snap', 600, 'month'),
  part('wic', 60, 'month'),
  part('eitc', 4000, 'year'),
  part('child-tax-credit', 2000, 'year'),
  part('summer-ebt', 240, 'once'),
  part('liheap', 900, 'year'),
  part('state-eitc', 300, 'year'),
];

test('separates monthly money, one-time money in known months, and undated money', () => {
  const money = moneyOf({ counted: COUNTED }, monthsOf([], new Date(2026, 10, 24)));
  expect(money.monthly).toEqual({ from: 330, to: 660 });
  expect(money.once).toEqual([
    { months: [2, 3, 4], sum: { from: 3000, to: 6000 }, first: 3, last: 5 },
    { months: [6, 7, 8], sum: { from: 120, to: 240 }, first: 7, last: 9 },
  ]);
  // Each state has its own tax filing date and heating season.
  expect(money.unplaced).toEqual({ from: 600, to: 1200 });
});

test('a season that spans the start of the chart is drawn once', () => {
  const march = moneyOf({ counted: COUNTED.slice(2, 3) }, monthsOf([], new Date(2026, 2, 10)));
  expect(march.once).toMatchObject([{ first: 0, last: 1 }]);
});
