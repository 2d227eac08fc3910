import { expect, test } from 'vitest';
import type { Amount } from '../../contract/programs/benefits.ts';
import { paidWords, totalWords, worthWords } from './amount-words.ts';

const none = { from: 0, to: 0 };
const worth = (amount: Amount) => worthWords({ estimate: { verdict: 'yes', amount } });

test('a range that starts at zero is “up to” its end', () => {
  expect(paidWords({ from: 0, to: 2188, per: 'year' })).toBe('up to $2,188 a year');
  expect(worth({ from: 0, to: 2188, per: 'year' })).toBe('Up to $2,188 a year for you');
  expect(worth({ from: 310, to: 684, per: 'month' })).toBe('About $310 to $684 a month for you');
});

test('monthly and yearly amounts are added together', () => {
  expect(totalWords({ monthly: { from: 400, to: 600 }, yearly: { from: 10_000, to: 12_000 } })).toBe(
    '$14,800 to $19,200 a year',
  );
  expect(totalWords({ monthly: { from: 400, to: 600 }, yearly: none })).toBe('$400 to $600 a month');
  expect(totalWords({ monthly: none, yearly: { from: 0, to: 900 } })).toBe('up to $900 a year');
  expect(totalWords({ monthly: none, yearly: none })).toBe('');
});
