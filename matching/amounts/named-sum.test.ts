import { expect, test } from 'vitest';
import { amountIn, sumsIn } from './named-sum.ts';

test.each([
  ['Up to $50,000', 50_000],
  ['$500 to $10,000; up to 75 percent of the costs', 10_000],
  ['$1.5 million a year', 1_500_000],
  ['Between $2M and $3 billion', 3e9],
  ['Up to $9.25 off each month', 9.25],
  ['$20k', 20_000],
  ['$1.5M', 1_500_000],
  ['$1.125 million', 1_125_000],
  ['$0.545 a mile', 0.545],
  ['$2-3 million', 3_000_000],
  ['$12,50 or $900', 900],
])('%s', (amount, most) => expect(amountIn(amount)).toBe(most));
test.each(['75 percent of the costs', '', null, '$12,50', '$1.000', '$1.000,00', '$5 000', '$1,2345', '$1,50 million'])(
  '%j names no amount',
  (amount) => expect(amountIn(amount)).toBeUndefined(),
);

test('a range names its unit once', () => {
  expect(sumsIn('$2-3 million')).toEqual([2e6, 3e6]);
  expect(sumsIn('$2 to 3 million')).toEqual([2e6, 3e6]);
  expect(sumsIn('$1 to 5 years')).toEqual([1]);
  expect(sumsIn('$500 to $1 million')).toEqual([500, 1e6]);
});
