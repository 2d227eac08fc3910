import { describe, expect, test } from 'vitest';
import type { IncomeCurve, IncomePoint } from '../../../../../contract/programs/by-income.ts';
import { assumedBy, saysOf } from './says.ts';

const at = (income: number, from: number, to = from): IncomePoint => ({ income, from, to });
const curve = (points: IncomePoint[], change: Partial<IncomeCurve> = {}): IncomeCurve => ({
  ...{ varies: 'pay', here: 2000, kept: 0, isAdded: false, per: 'month', measure: 'money', starts: null },
  ends: { from: 3575, to: 3575 },
  points,
  ...change,
});
const FALLING = [at(0, 1000), at(1500, 1000), at(2000, 900), at(3575, 443), at(3576, 0), at(4500, 0)];

describe('the summary of a chart', () => {
  test('gives the reader’s own amount, the maximum and the end', () => {
    expect(saysOf(curve(FALLING))).toEqual([
      'With your $2,000 a month, you’d get about $900 a month.',
      'Up to about $1,500 a month you’d get the most: $1,000 a month.',
      'Above about $3,575 a month it ends.',
    ]);
  });

  test('beyond the end there is nothing, wherever the chart stops', () => {
    expect(saysOf(curve(FALLING, { here: 9000 }))[0]).toBe('With your $9,000 a month, you’d get nothing.');
  });

  test('says why the amount ends below the limit', () => {
    expect(saysOf(curve(FALLING, { limit: 4553 })).slice(-2)).toEqual([
      'Above about $3,575 a month it ends.',
      'The limit is higher, $4,553 a month before taxes. But the amount goes by what’s left of your income after deductions, so it reaches $0 earlier.',
    ]);
  });

  test('describes a credit’s rise and fall, and a start worth mentioning', () => {
    const hill = [at(0, 0), at(2500, 0), at(10_000, 4000), at(20_000, 4000), at(40_000, 0)];
    const change = { per: 'year', here: null, starts: 2508, ends: { from: 39_000, to: 39_000 } } as const;
    expect(saysOf(curve(hill, change))).toEqual([
      'You’d get the most, $4,000 a year, with about $10,000 to $20,000 a year.',
      'It starts at about $2,508 a year.',
      'Above about $39,000 a year it ends.',
    ]);
  });

  test('gives ranges, and an uncertain end as between two incomes', () => {
    const open = [at(0, 200, 500), at(2000, 0, 300), at(4000, 0)];
    const says = saysOf(curve(open, { ends: { from: 1500, to: 3900 } }));
    expect(says).toContain('With your $2,000 a month, you’d get up to about $300 a month.');
    expect(says.at(-1)).toBe(
      'Between about $1,500 and $3,900 a month it depends on what we don’t know. Above that it ends.',
    );
    expect(saysOf(curve(open, { here: null }))[0]).toBe('You’d get $500 a month at most.');
  });

  test('does not repeat the maximum or mention a short stretch', () => {
    const flat = [at(0, 9), at(2000, 9), at(3606, 9), at(3607, 0)];
    const ends = { from: 3606, to: 3606 };
    expect(saysOf(curve(flat, { ends }))).toEqual([
      'With your $2,000 a month, you’d get about $9 a month.',
      'Above about $3,606 a month it ends.',
    ]);
    expect(saysOf(curve(flat, { ends, here: 5000 }))[1]).toBe(
      'Up to about $3,606 a month you’d get the most: $9 a month.',
    );
    expect(saysOf(curve(FALLING, { here: 0 }))[1]).toBe(
      'That’s the most, and it stays the same up to about $1,500 a month.',
    );
    const short = [at(0, 276), at(50, 276), at(400, 60), at(500, 0)];
    expect(saysOf(curve(short, { here: null, ends: { from: 482, to: 482 } }))).toEqual([
      'Above about $482 a month it ends.',
    ]);
  });

  test('without an end, no income is too high or the limit is unknown', () => {
    const last = (points: IncomePoint[]) => saysOf(curve(points, { ends: null })).at(-1);
    expect(last([at(0, 300), at(2000, 200)])).toBe('No income here is too high for it.');
    expect(last([at(0, 300), at(1500, 10, 200), at(2000, 0, 200)])).toBe(
      'Above about $1,500 a month it depends on what we don’t know.',
    );
    expect(last([at(0, 0, 300), at(2000, 0, 200)])).toBe('Where it ends depends on what we don’t know.');
  });

  test('counts coverage in people', () => {
    const steps = [at(0, 4), at(3795, 4), at(3796, 3), at(5802, 3), at(5803, 0)];
    expect(saysOf(curve(steps, { measure: 'people', ends: { from: 5802, to: 5802 } }))).toEqual([
      'Up to about $3,795 a month it covers 4 people in your household.',
      'Up to about $5,802 a month it covers 3 people in your household.',
      'Above about $5,802 a month it ends.',
    ]);
    const open = [at(0, 2, 4), at(3000, 2, 4), at(3001, 0)];
    expect(saysOf(curve(open, { measure: 'people' }))[0]).toBe(
      'Up to about $3,000 a month it covers at most 4 people in your household.',
    );
    const islands = [at(0, 0), at(3000, 1), at(4000, 0), at(5000, 2), at(6000, 0)];
    expect(saysOf(curve(islands, { measure: 'people' }))[0]).toBe(
      'It covers different people at different incomes, 2 people in your household at most.',
    );
  });

  test('describes limits without an amount', () => {
    const within = [at(0, 1), at(3025, 0, 1), at(5890, 0, 1), at(5891, 0)];
    expect(saysOf(curve(within, { measure: 'within', ends: { from: 3024, to: 5890 } }))[0]).toBe(
      'Up to about $3,024 a month your household is within the limits.',
    );
  });
});

test('states the assumptions: varying income, fixed income and the band', () => {
  const one = [at(0, 1)];
  expect(assumedBy({ varies: 'income', isAdded: false, kept: 0 }, one, 'month')).toEqual([
    'We change your household’s income as a whole and keep everything else you told us.',
  ]);
  expect(assumedBy({ varies: 'pay', isAdded: true, kept: 900 }, [at(0, 0, 1)], 'month')).toEqual([
    'You didn’t tell us about any pay from work, so we add some and keep everything else you told us.',
    'Your other income of $900 a month stays.',
    'Between the two lines it depends on costs and other answers we don’t know.',
  ]);
});
