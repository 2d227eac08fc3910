import { describe, expect, test } from 'vitest';
import type { Benefit, Period } from '../../../contract/programs/benefits.ts';
import { amountBeside, together, totalWithout } from './together.ts';

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

test('the larger of two exclusive programs counts, and each benefit counts once', () => {
  expect(total.monthly.to).toBe(200);
  expect(total.yearly.to).toBe(12_000);
  expect(idsOf(total.counted)).toEqual(['meals', 'head-start', 'credit']);
  expect(idsOf(total.excluded)).toEqual(['child-care', 'same credit']);
});

test('after a program is removed, the programs it excluded count', () => {
  const left = totalWithout(total, new Set(['head-start', 'credit', 'cash']));
  expect(left.yearly.to).toBe(10_000);
  expect(idsOf(left.counted).toSorted()).toEqual(['child-care', 'meals', 'same credit']);
  expect([left.excluded, left.open]).toEqual([[], []]);
});

test('a benefit that everyone gets is listed until it is removed', () => {
  const lunch = { id: 'lunch', title: 'lunch' };
  const all = together([paying('credit', 'eitc', 3000)], [], [lunch]);
  expect(all.forAll).toEqual([lunch]);
  expect(all.yearly.to).toBe(3000);
  expect(totalWithout(all, new Set(['credit'])).forAll).toEqual([lunch]);
  expect(totalWithout(all, new Set(['lunch']))).not.toHaveProperty('forAll');
});

test('removing another program changes nothing', () => expect(totalWithout(total, new Set(['another']))).toBe(total));

describe('a program that others reduce', () => {
  const monthly = (to: number) => ({ from: to, to, per: 'month' }) as const;
  const food = {
    ...paying('food', 'snap', 800, 'month'),
    besides: [
      { benefits: ['ssi' as const], amount: monthly(500) },
      { benefits: ['ssi' as const, 'tanf' as const], amount: monthly(300) },
    ],
  };
  const cash = paying('cash', 'tanf', 250, 'month');
  const disability = paying('disability', 'ssi', 990, 'month');

  test('counts with the amount that the other counted programs leave', () => {
    expect(together([food], []).monthly.to).toBe(800);
    expect(together([food, cash], []).monthly.to).toBe(1050);
    expect(together([food, disability], []).monthly.to).toBe(1490);
    const all = together([food, cash, disability], []);
    expect(all.monthly.to).toBe(1540);
    expect(amountBeside(food, all.counted)).toEqual(monthly(300));
    expect(totalWithout(all, new Set(['cash', 'disability'])).monthly.to).toBe(800);
  });

  test('does not count if they leave nothing', () => {
    const ended = { ...food, besides: [{ benefits: ['tanf' as const], amount: monthly(0) }] };
    const total = together([ended, cash], []);
    expect([total.monthly.to, idsOf(total.counted), idsOf(total.excluded)]).toEqual([250, ['cash'], ['food']]);
    expect(totalWithout(total, new Set(['cash'])).monthly.to).toBe(800);
  });
});
