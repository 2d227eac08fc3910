import { expect, test } from 'vitest';
import { amountIn } from './named-sum.ts';

test.each([
  ['Up to $50,000', 50_000],
  ['$500 to $10,000; up to 75 percent of the costs', 10_000],
  ['$1.5 million a year', 1_500_000],
  ['Between $2M and $3 billion', 3e9],
  ['Up to $9.25 off each month', 9.25],
  ['$20k', 20_000],
])('%s', (amount, most) => expect(amountIn(amount)).toBe(most));
test.each(['75 percent of the costs', '', null])('%j names no sum', (amount) =>
  expect(amountIn(amount)).toBeUndefined(),
);
