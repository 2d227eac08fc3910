import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INCOME_KINDS, RELATIONS } from '../../../contract/profile/household.ts';
import { type StateCode, TERRITORIES, US_STATES } from '../../../contract/profile/places.ts';
import type { Benefit } from '../../../contract/programs/benefits.ts';
import { readFigureFiles } from '../../../dev/catalog/figure-files.ts';
import { RECKONINGS, reckonOf } from '../../../matching/benefits/estimates/estimators.ts';
import { reckonerOf } from '../../../matching/benefits/estimates/reckoning.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { householdWith, person } from '../../../matching/benefits/household.fixture.ts';
import { type Household, PLAIN_PERSON } from '../../../matching/benefits/household.ts';

const book = new FigureBook(readFigureFiles());
const STATES = (Object.keys(US_STATES) as StateCode[]).filter((code) => !TERRITORIES.includes(code));
const ALL = Object.keys(RECKONINGS) as Benefit[];
const ON = '2026-11-23';

const reckoned = (benefit: Benefit, people: Household['people'], given: Parameters<typeof householdWith>[1] = {}) =>
  reckonerOf(householdWith(people, { on: ON, ...given }), book, reckonOf).of(benefit);

const sum = fc.integer({ min: 0, max: 120_000 });
const somebody = (relation: Household['people'][number]['relation']) =>
  fc
    .record({
      age: fc.integer({ min: 0, max: 95 }),
      disabled: fc.boolean(),
      pregnant: fc.boolean(),
      student: fc.boolean(),
      medicare: fc.boolean(),
      status: fc.constantFrom('citizen', 'permanent-resident', 'refugee', 'daca', 'undocumented', 'visa-holder'),
      income: fc.dictionary(fc.constantFrom(...INCOME_KINDS), sum, { maxKeys: 3 }),
      hoursWorkedPerWeek: fc.constantFrom(0, 20, 40),
    })
    .map((given) => ({ ...PLAIN_PERSON, ...given, relation }));
const household = fc
  .record({
    self: somebody('self'),
    others: fc.array(fc.constantFrom(...RELATIONS).chain(somebody), { maxLength: 6 }),
    state: fc.constantFrom(...STATES),
    savings: sum,
    housing: sum,
    childCare: sum,
  })
  .map(({ self, others, state, savings, housing, childCare }) =>
    householdWith([self, ...others], { on: ON, state, savings, costs: { housing, childCare } }),
  );

describe('every estimator', () => {
  test.each(ALL)('%s returns a possible sum and sentences for any household', (benefit) => {
    fc.assert(
      fc.property(household, (one) => {
        const { eligible, amount, steps, people, figures } = reckonerOf(one, book, reckonOf).of(benefit);
        if (amount) {
          expect(Number.isFinite(amount.from) && Number.isFinite(amount.to)).toBe(true);
          expect(amount.from).toBeGreaterThanOrEqual(0);
          expect(amount.to).toBeGreaterThanOrEqual(amount.from);
        }
        if (eligible === null) return;
        if (eligible === false) expect(amount).toBeNull();
        expect(steps().length).toBeGreaterThan(0);
        for (const step of steps()) {
          expect(step).toMatch(/^[A-Z$\d].*\.$/);
          expect(step).not.toMatch(/NaN|Infinity|undefined|null|\[object/);
        }
        if (eligible) expect(figures.length).toBeGreaterThan(0);
        if (people) expect(people.length).toBe(one.people.length);
      }),
      { numRuns: 60 },
    );
  });

  test.each(STATES)('%s has an answer for the programs that all states have', (state) => {
    const family = householdWith(
      [person({ income: { wages: 12_000 }, hoursWorkedPerWeek: 30 }), person({ age: 6, relation: 'child' })],
      { on: ON, state },
    );
    const reckoner = reckonerOf(family, book, reckonOf);
    const answers = (
      ['snap', 'medicaid', 'chip', 'tanf', 'child-care', 'liheap', 'eitc', 'state-eitc', 'school-meals'] as const
    ).map((benefit) => [benefit, reckoner.of(benefit).eligible !== null]);
    expect(answers.filter(([, isCovered]) => !isCovered)).toEqual([]);
  });
});

const child = (age: number) => person({ age, relation: 'child' });
const worker = (wages: number) => person({ income: { wages }, hoursWorkedPerWeek: 40 });
const retired = (socialSecurity: number) =>
  person({ age: 70, medicare: true, income: { 'social-security': socialSecurity } });

// Calculated by hand from the laws that the estimators cite, with the 2026 figures.
test.each<[string, Benefit, Household['people'], Partial<Household>, unknown]>([
  [
    '34% of $12,000',
    'eitc',
    [worker(12_000), child(5)],
    {},
    { from: expect.closeTo(4080), to: expect.closeTo(4080), per: 'year' },
  ],
  ['the most with one child', 'eitc', [worker(20_000), child(5)], {}, { from: 4427, to: 4427, per: 'year' }],
  ['a child without tax to lower', 'child-tax-credit', [worker(24_000), child(5)], {}, { to: 1700 }],
  ['half of $2,000, but no more than the tax', 'savers-credit', [worker(20_000)], {}, { from: 0, to: 390 }],
  [
    'the most up to 225% for a single parent',
    'pell-grant',
    [person({ student: true, income: { wages: 30_000 } }), child(5)],
    {},
    { from: 7395, to: 7395 },
  ],
  [
    'between the limits of the most and of the least',
    'pell-grant',
    [person({ student: true, income: { wages: 60_000 } }), child(5)],
    {},
    { from: 740, to: 7395 },
  ],
  [
    'the premium of Part B',
    'medicare-savings-programs',
    [retired(14_000)],
    {},
    { from: 202.9, to: 202.9, per: 'month' },
  ],
])('%s: %s', (_, benefit, people, given, amount) => {
  expect(reckoned(benefit, people, given).amount).toMatchObject(amount as object);
});

test.each<[string, Benefit, Household['people'], Partial<Household>, boolean]>([
  ['an adult within 138% in Ohio', 'medicaid', [worker(20_000)], {}, true],
  ['an adult above it', 'medicaid', [worker(25_000)], {}, false],
  ['an adult in Texas, which has not expanded it', 'medicaid', [worker(10_000)], { state: 'TX' }, false],
  [
    'a pregnant woman in Texas within 203%',
    'medicaid',
    [{ ...worker(30_000), pregnant: true, expectedBabies: 1 }],
    { state: 'TX' },
    true,
  ],
  ['within 150%', 'extra-help', [retired(20_000)], {}, true],
  ['above 150%', 'extra-help', [retired(30_000)], {}, false],
  ['an adult without children', 'tanf', [worker(5000)], {}, false],
  ['a child of two', 'wic', [worker(30_000), child(2)], {}, true],
  ['a child of six', 'wic', [worker(30_000), child(6)], {}, false],
  ['a working parent of a child of three', 'child-care', [worker(24_000), child(3)], {}, true],
  ['a parent of a child of fifteen', 'child-care', [worker(24_000), child(15)], {}, false],
  ['no one old', 'csfp', [worker(10_000)], {}, false],
  ['a 70-year-old', 'csfp', [retired(10_000)], {}, true],
])('%s: %s', (_, benefit, people, given, eligible) => {
  expect(reckoned(benefit, people, given).eligible).toBe(eligible);
});

test('Pell for a student with unknown parents is a range that is not certain', () => {
  const { eligible, isCertain, amount } = reckoned('pell-grant', [person({ age: 19, student: true })]);
  expect({ eligible, isCertain, amount }).toEqual({
    eligible: true,
    isCertain: false,
    amount: { from: 740, to: 7395, per: 'year' },
  });
});
