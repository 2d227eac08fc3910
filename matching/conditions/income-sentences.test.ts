import { expect, test } from 'vitest';
import { asksMoreThanIncome, isOfIncomeAlone } from './income-sentences.ts';

test.each([
  'Your household income is at most $60,000',
  "Your household's income is low or very low (not above 80 percent of the area's median income)",
  "Your gross income, including your husband's or wife's, is at most 175% of the Alaska poverty line",
  'The income of you, your spouse and all co-owners is within the limit ($37,530 for 2025 taxes)',
  'Your income as the form counts it is at most 300% of the poverty line',
  "To get the stipend, your income is within the program's limit",
  "Your household's adjusted gross income is at most $66,000, or $90,000 if you or your spouse are 70 or older",
])('an income answers "%s"', (says) => {
  expect(isOfIncomeAlone(says)).toBe(true);
});

test.each([
  'Your property tax, or 15% of your rent, is more than 4% of your income',
  'Your rent is high for your income, as the state calculates it',
  "Your income opens your state's basic health plan to you instead, through the same Marketplace",
  "Your income and the cost of the home are within the program's limits",
  'Your household has more income, but the gross income on your own tax return is within the limit',
  'The income of your family was within the limits when you joined, or you were in foster care',
  "Your family's adjusted gross income is within the limit ($65,000 as of 2022), or you get a Pell Grant",
  'Your family makes up to $100,000 a year before taxes, or the aid office finds that you need the money',
  'Your adjusted gross income is not above $900,000, or you fall under the exception made by a 2025 law',
  'You receive HEAP, SNAP or public assistance',
  'You depend on your parents, and your taxable income is at most $60,000',
])('an income does not answer "%s"', (says) => {
  expect(isOfIncomeAlone(says)).toBe(false);
  expect(asksMoreThanIncome(says)).toBe(true);
});
