import { expect, test } from 'vitest';
import { splitAmount } from './amount-limit.ts';

test.each([
  [
    'In 2026, for households with up to 200% of the poverty line before deductions; the sum depends on income and size',
    'The sum depends on income and size',
    'In 2026, for households with up to 200% of the poverty line before deductions',
  ],
  [
    'Health coverage; in 2026 for adults with up to 138% of the poverty line, and for pregnant women with up to 220%',
    'Health coverage',
    'In 2026 for adults with up to 138% of the poverty line, and for pregnant women with up to 220%',
  ],
  [
    'Health coverage for children in families with up to 317% of the poverty line in 2026',
    'Health coverage',
    'For children in families with up to 317% of the poverty line in 2026',
  ],
  [
    'Part of the cost of child care; at first for incomes up to 145% of the poverty line (2026)',
    'Part of the cost of child care',
    'At first for incomes up to 145% of the poverty line (2026)',
  ],
  [
    'Help with rent; help to keep a home is for households with up to 30% of the area’s median income',
    'Help with rent; help to keep a home',
    'For households with up to 30% of the area’s median income',
  ],
  [
    'In 2026, most households may have up to 130% of the poverty line before deductions; homes with an older person up to 200%',
    null,
    'In 2026, most households may have up to 130% of the poverty line before deductions; homes with an older person up to 200%',
  ],
])('the amount and the income limit are split: %s', (text, worth, limit) =>
  expect(splitAmount(text)).toEqual({ worth, limit }),
);

test.each([
  null,
  '$500 a month for households with up to 200% of the poverty line',
  'Free with an income up to 100% of the federal poverty line; above that by income',
  'All of your Kentucky income tax up to the poverty line, and 90% down to 10% of it above',
  'In 2026 the reference plan costs you nothing with up to 200% of the poverty line; above that, a share of income',
  '40% of your federal Earned Income Tax Credit',
])('a sum, a share and a price stay whole: %s', (text) =>
  expect(splitAmount(text)).toEqual({ worth: text, limit: null }),
);
