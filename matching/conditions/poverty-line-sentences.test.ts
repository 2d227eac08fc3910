import { expect, test } from 'vitest';
import { withDollars } from './poverty-line-sentences.ts';

const lines = { povertyLine: (size: number) => 10_000 + 5000 * size, medianIncome: () => undefined };
const facts = { lines, householdSize: 3, state: 'PA' } as const;

test('a share of the poverty line is also given in dollars', () => {
  expect(withDollars("Your household's income is at most 200% of the federal poverty line", facts)).toBe(
    "Your household's income is at most 200% of the federal poverty line (about $50,000 a year for 3 people)",
  );
  expect(withDollars('It is below 130 percent of the poverty line for your size', { ...facts, householdSize: 1 })).toBe(
    'It is below 130 percent of the poverty line (about $19,500 a year for one person) for your size',
  );
});

test.each([
  ['You put down at least 5 percent of the price', facts],
  ['Your income is at most 200% of the poverty line, or $60,000', facts],
  ['It is 100% of the poverty line, or 200% of the federal poverty line for families', facts],
  ['Your income is at most 200% of the poverty line', { lines, state: 'PA' }],
  ['Your income is at most 200% of the poverty line', { lines, householdSize: 3 }],
  ['Your income is at most 200% of the poverty line', { ...facts, lines: { ...lines, povertyLine: () => undefined } }],
])('any other sentence stays unchanged: %s', (says, known) => {
  expect(withDollars(says, known)).toBe(says);
});
