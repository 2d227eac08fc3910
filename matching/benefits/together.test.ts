import { expect, test } from 'vitest';
import type { Benefit, Period } from '../../contract/benefits.ts';
import { together, totalWithout } from './together.ts';

const paying = (id: string, benefit: Benefit, sum: number, per: Period = 'year') => ({
  id,
  title: id,
  benefit,
  amount: { from: sum, to: sum, per },
});
const total = together(
  [
    paying('meals', 'snap', 200, 'month'),
    paying('head-start', 'head-start', 9000),
    paying('child-care', 'child-care', 7000),
    paying('credit', 'eitc', 3000),
    paying('same credit', 'eitc', 3000),
  ],
  [{ id: 'cash', title: 'cash' }],
);
const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);

test('of what excludes each other the larger counts, and the same benefit once', () => {
  expect(total.monthly.to).toBe(200);
  expect(total.yearly.to).toBe(12_000);
  expect(idsOf(total.counted)).toEqual(['meals', 'head-start', 'credit']);
  expect(idsOf(total.excluded)).toEqual(['child-care', 'same credit']);
});

test('without one program, what it kept out counts', () => {
  const left = totalWithout(total, new Set(['head-start', 'credit', 'cash']));
  expect(left.yearly.to).toBe(10_000);
  expect(idsOf(left.counted).toSorted()).toEqual(['child-care', 'meals', 'same credit']);
  expect([left.excluded, left.open]).toEqual([[], []]);
});

test('without others it stays the same', () => expect(totalWithout(total, new Set(['another']))).toBe(total));
