import { expect, test } from 'vitest';
import { profileUpdate } from '../../../contract/profile/profile.ts';
import { figureFile } from '../../../contract/programs/figures.ts';
import guidelines from '../../figures/poverty-guidelines/2026.json' with { type: 'json' };
import pennsylvania from '../../figures/tiers-pennsylvania-property-tax-rent-rebate/2026.json' with { type: 'json' };
import { FigureBook } from '../figures.ts';
import { householdWith, person, reckonerFor } from '../household.fixture.ts';
import type { Household } from '../household.ts';
import { estimatesOf } from './estimate.ts';
import type { Tiers } from './tiers.ts';

const REBATE = 'tiers-pennsylvania-property-tax-rent-rebate';

/** Calculates a household in Ohio with a table made for the test. */
function reckonedBy(
  table: Partial<Tiers> & Pick<Tiers, 'tables'>,
  people: Household['people'],
  given: Partial<Household> = {},
) {
  const value = { per: 'year', income: 'household', ends: 'dollars', ...table };
  const file = {
    checked: '2026-11-27',
    sources: { law: { title: 'A law', url: 'https://example.gov/' } },
    figures: { tiers: { label: 'Sum by income', unit: 'USD', values: [{ from: '2026-01-01', source: 'law', value }] } },
  };
  return reckonerFor(householdWith(people, given), { 'tiers-test': file }).of('tiers-test');
}

const earning = (wages: number) => person({ income: { wages } });
const TWO_TIERS: Tiers['tables'] = [
  {
    rows: [
      [10_000, 500],
      [20_000, 200],
    ],
  },
];

test.each([
  [0, 500],
  [10_000, 500],
  [10_001, 200],
  [20_000, 200],
  [20_001, null],
])('an income of $%i pays %s', (wages, sum) => {
  const { eligible, amount } = reckonedBy({ tables: TWO_TIERS }, [earning(wages)]);
  expect([eligible, amount?.from ?? null, amount?.to ?? null]).toEqual([sum !== null, sum, sum]);
});

test.each([
  [9999, 500],
  [10_000, 200],
  [20_000, null],
])('below an end, $%i pays %s', (wages, sum) => {
  const { amount, steps } = reckonedBy({ tables: TWO_TIERS, isBelow: true }, [earning(wages)]);
  expect(amount?.to ?? null).toBe(sum);
  if (sum === null) expect(steps()).toEqual(['$20,000 a year is not below $20,000, the limit.']);
});

test('a last tier without an end has no limit', () => {
  const { amount, limit, says } = reckonedBy(
    {
      tables: [
        {
          rows: [
            [10_000, 500],
            [null, 100],
          ],
        },
      ],
    },
    [earning(900_000)],
  );
  expect(amount?.to).toBe(100);
  expect(limit).toBeNull();
  expect(says).toBe('$900,000 a year is above $10,000, which pays $100 a year');
});

test.each([
  ['own', 500, 500],
  ['rent', 300, 300],
  [null, 300, 500],
] as const)('for a home of kind %s, the amount is %i to %i', (home, from, to) => {
  const tables: Tiers['tables'] = [
    { when: { home: 'own' }, rows: [[20_000, 500]] },
    { when: { home: 'rent' }, rows: [[20_000, 300]] },
  ];
  expect(reckonedBy({ tables }, [earning(8000)], { home }).amount).toEqual({ from, to, per: 'year' });
});

test('a sum is uncertain if it depends on an unknown kind of home', () => {
  const tables: Tiers['tables'] = [
    { when: { home: 'own' }, rows: [[20_000, 500]] },
    { when: { home: 'rent' }, rows: [[5000, 300]] },
  ];
  expect(reckonedBy({ tables }, [earning(8000)])).toMatchObject({ eligible: true, isCertain: false });
  expect(reckonedBy({ tables }, [earning(8000)], { home: 'rent' }).eligible).toBe(false);
});

test('a household that no table covers has no result', () => {
  const tables: Tiers['tables'] = [{ when: { couple: true }, rows: [[20_000, 500]] }];
  expect(reckonedBy({ tables }, [earning(8000)]).eligible).toBeNull();
  expect(reckonedBy({ tables }, [earning(8000), person({ relation: 'spouse' })]).amount?.to).toBe(500);
});

test('tiers follow the poverty line of the household', () => {
  const tables: Tiers['tables'] = [
    {
      rows: [
        [100, 250],
        [175, 76],
      ],
    },
  ];
  expect(reckonedBy({ ends: 'poverty-line', tables }, [earning(15_960)]).amount?.to).toBe(250);
  expect(reckonedBy({ ends: 'poverty-line', tables }, [earning(15_961)]).amount?.to).toBe(76);
});

test('an amount per person on the tax return is capped per household', () => {
  const family: Household['people'] = [
    earning(9000),
    ...[2, 5, 7, 9].map((age) => person({ relation: 'child' as const, age })),
  ];
  const credit = { income: 'return', tables: [{ rows: [[12_500, 25]] }] } satisfies Partial<Tiers>;
  expect(reckonedBy({ ...credit, each: {} }, family).amount?.to).toBe(125);
  expect(reckonedBy({ ...credit, each: { most: 100 } }, family).amount?.to).toBe(100);
  const old = [{ ...earning(9000), age: 70 }] satisfies Household['people'];
  expect(reckonedBy({ ...credit, each: { isOldTwice: true } }, old).amount?.to).toBe(50);
});

const renting = (tables: Tiers['tables'], housing: number, wages = 8000) =>
  reckonedBy({ tables }, [earning(wages)], {
    home: 'rent',
    costs: householdWith([person()], { costs: { housing } }).costs,
  });

test("a renter's rebate is at most the share of the rent", () => {
  const tables: Tiers['tables'] = [{ rows: [[20_000, { ofRent: 0.2, most: 500 }]] }];
  expect(renting(tables, 1200).amount?.to).toBe(240);
  expect(renting(tables, 12_000).amount?.to).toBe(500);
  expect(renting(tables, 0).assumes).toEqual(['20% of your rent is at least $500 a year']);
});

test.each([
  [9600, 35_000, 520],
  [9600, 10_000, 600],
  [9600, 48_000, null],
  [4800, 20_000, 160],
])('20%% of a rent of $%i less 4%% of $%i is %s', (housing, wages, sum) => {
  const tables: Tiers['tables'] = [{ rows: [[70_000, { ofRent: 0.2, lessIncome: 0.04, most: 600 }]] }];
  const { eligible, amount } = renting(tables, housing, wages);
  expect([eligible, amount?.from ?? null, amount?.to ?? null]).toEqual([sum !== null, sum, sum]);
});

test('a share of income above a threshold, a rate and a minimum apply', () => {
  const part = { ofRent: 0.2, rentUpTo: 1460, lessIncome: 0.1, above: 8000, rate: 0.8, most: 1168 };
  expect(renting([{ rows: [[24_000, part]] }], 12_000, 8000).amount?.to).toBe(1168);
  expect(renting([{ rows: [[24_000, part]] }], 12_000, 18_000).amount?.to).toBe(368);
  expect(renting([{ rows: [[24_000, { ...part, least: 400 }]] }], 12_000, 18_000).amount?.to).toBe(400);
});

test('without a stated rent, a circuit breaker pays up to its maximum, uncertainly', () => {
  const tables: Tiers['tables'] = [{ rows: [[70_000, { ofRent: 0.2, lessIncome: 0.04, most: 600 }]] }];
  expect(renting(tables, 0)).toMatchObject({ eligible: true, isCertain: false, amount: { from: 0, to: 600 } });
});

const book = new FigureBook({
  [REBATE]: [figureFile.parse(pennsylvania)],
  'poverty-guidelines': [figureFile.parse(guidelines)],
});
const walter = {
  ...{ age: 71, location: 'Erie, PA', occupation: 'Retired machinist', citizenshipStatus: 'citizen' },
  ...{ householdSize: 1, homeownershipStatus: 'own' },
};
const rebateOf = (answers: Readonly<Record<string, unknown>>) =>
  estimatesOf(profileUpdate.parse({ ...walter, ...answers }), book, '2026-11-27').get(REBATE);

test('half of Social Security counts, and the reason says so', () => {
  const estimate = rebateOf({ householdIncome: 16_800, employmentStatus: 'retired' });
  expect(estimate).toMatchObject({ verdict: 'yes', amount: { from: 1000, to: 1000, per: 'year' } });
  expect(estimate?.reason()).toBe(
    '$8,400 a year, the part of your $16,800 that counts, is within $8,550, which pays up to $1,000 a year',
  );
});

test('a kind of income that decides between two tiers gives a range and is asked for', () => {
  const estimate = rebateOf({ householdIncome: 16_800 });
  expect(estimate).toMatchObject({ verdict: 'yes', amount: { from: 460, to: 1000 }, missing: ['income-kind'] });
  expect(estimate?.reason()).toBeNull();
});

test('without an income, the whole range stays open', () => {
  const estimate = rebateOf({ employmentStatus: 'retired' });
  expect(estimate).toMatchObject({ verdict: 'maybe', amount: { from: 380, to: 1000 } });
  expect(estimate?.missing).toContain('income');
  expect(estimate?.reason()).toBeNull();
});

test('above the end of the table, nothing is paid', () => {
  const estimate = rebateOf({ householdIncome: 60_000, employmentStatus: 'employed' });
  expect(estimate).toMatchObject({ verdict: 'no', amount: null });
  expect(estimate?.reason()).toBe('$60,000 a year is above $48,110, the limit.');
});
