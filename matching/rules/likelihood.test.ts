import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckRule, type Leaf, ODDS, type Rule } from '../../contract/programs/rules.ts';
import { LINES_OF_2026 } from '../benefits/income-lines.fixture.ts';
import type { Facts } from '../person/fact-types.ts';
import { truthIn } from './evaluate.ts';
import { likelihoodOf } from './likelihood.ts';
import { matchProgram } from './match.ts';
import { isWellBelowLimit } from './odds/income-odds.ts';
import { oddsOfCheck } from './odds/odds.ts';
import { rulesOver } from './rules.fixture.ts';

const said = (says: string) => ({ says, source: 'law' });
const veteran: Rule = { fact: 'veteran', is: true, ...said('You served') };
const formality: Rule = { check: true, odds: 'nearly-always', ...said('You ask in your own state') };
const illness: Rule = { check: true, odds: 'rarely', ...said('You have black lung disease') };
const lowIncome: Rule = { check: true, odds: { povertyLine: 185 }, ...said('Your income is low') };

const match = (rules: Rule, facts: Facts) => matchProgram({ rules, sources: {}, states: [] }, facts);

test.each<[string, Rule, Facts]>([
  ['qualify', veteran, { veteran: true }],
  ['no', veteran, { veteran: false }],
  ['very-likely', { all: [veteran, formality] }, { veteran: true }],
  ['only-if', { all: [formality, illness] }, {}],
])('a program is %s', (likelihood, rules, facts) => {
  expect(match(rules, facts)).toMatchObject({ likelihood });
});

test('a program for rare circumstances names them, with all alternatives', () => {
  expect(match({ all: [formality, illness] }, {}).onlyIf).toEqual(['You have black lung disease']);
  const { onlyIf } = match({ all: [formality, { any: [illness, { ...illness, says: 'You are a survivor' }] }] }, {});
  expect(onlyIf).toEqual(['You have black lung disease', 'You are a survivor']);
  expect(match(formality, {}).onlyIf).toBeUndefined();
});

test('several rare conditions together do not rule a program out', () => {
  const rare = ['has black lung disease', 'worked in a mine', 'lives far away'].map((does) => ({
    ...illness,
    says: `Somebody ${does}`,
  }));
  expect(match({ all: rare }, {})).toMatchObject({ likelihood: 'only-if', verdict: 'likely' });
  const farTooHigh = { householdIncome: 400_000, householdSize: 1, lines: LINES_OF_2026 };
  expect(match({ all: [lowIncome, ...rare] }, farTooHigh)).toMatchObject({ likelihood: 'no' });
});

test('a program with many rare alternatives is still rare', () => {
  const ways = ['parent', 'spouse', 'child', 'widow', 'caregiver'].map((who) => ({
    ...illness,
    says: `A ${who} has it`,
  }));
  expect(match({ all: [formality, { any: ways }] }, {})).toMatchObject({ likelihood: 'only-if' });
});

test.each([
  ['Your household income is at most $60,000', true],
  ['You depend on your parents, and your taxable income is at most $60,000', false],
  ['You receive SNAP or public assistance', false],
  ['Your income is within the limit, and your net worth is too', false],
])('an income alone answers "%s": %s', (says, isAnswered) => {
  const leaf: CheckRule = { check: true, odds: { yearly: 60_000 }, ...said(says) };
  expect(isWellBelowLimit(leaf, { householdIncome: 9000 })).toBe(isAnswered);
});

test.each([
  'Other people live with you',
  'You have another immigration status',
  'You are not a student now',
  'You are out of work, have a job or are self-employed',
])('"%s" is shown alone, but not next to a more specific condition', (says) => {
  const empty: Rule = { fact: 'age', atLeast: 5, ...said(says) };
  expect(match({ all: [empty, veteran] }, { age: 30, veteran: true }).reasons.map(({ text }) => text)).toEqual([
    'You served',
  ]);
});

test('asking for help after a disaster means one may have happened', () => {
  const flood: CheckRule = { check: true, odds: 'rarely', need: 'disaster', ...said('A flood damaged your home') };
  expect(oddsOfCheck(flood, { needs: ['disaster'] })).toBeGreaterThan(oddsOfCheck(flood, { needs: ['home'] }));
});

test("a project is rarely outside the researcher's own field", () => {
  const project: CheckRule = {
    check: true,
    odds: 'sometimes',
    fields: ['physical-sciences'],
    ...said('It is about physics'),
  };
  const odds = (facts: Facts) => oddsOfCheck(project, facts);
  expect(odds({ fields: ['physical-sciences'] })).toBeGreaterThan(odds({}));
  expect(odds({ fields: ['humanities'] })).toBeLessThan(odds({}));
});

test("working in a field isn't a project in it, but fits the field's organizations", () => {
  const odds = (text: string) =>
    oddsOfCheck({ check: true, odds: 'rarely', fields: ['food'], ...said(text) }, { fields: ['food'] });
  expect(odds('Your project gives patients prescriptions for fresh food')).toBeLessThan(odds('You run a food bank'));
});

test.each([
  [12_000, 'very-likely'],
  [70_000, 'only-if'],
])('an income of %d is %s to be within 185% of the poverty line for three', (householdIncome, likelihood) => {
  const facts = { state: 'OH', householdSize: 3, householdIncome, lines: LINES_OF_2026 };
  expect(match(lowIncome, facts)).toMatchObject({ likelihood });
});

test('income is compared with the limit for the place and household size', () => {
  const odds = (facts: Facts) => likelihoodOf(lowIncome, { householdIncome: 45_000, lines: LINES_OF_2026, ...facts });
  expect(odds({ householdSize: 5, state: 'OH' })).toBeGreaterThan(odds({ householdSize: 1, state: 'OH' }));
  expect(odds({ householdSize: 2, state: 'AK' })).toBeGreaterThan(odds({ householdSize: 2, state: 'OH' }));
});

test('an unknown income leaves help for the poor possible, more so without work', () => {
  const unemployed = likelihoodOf(lowIncome, { employment: 'unemployed' });
  const anybody = likelihoodOf(lowIncome, {});
  expect(unemployed).toBeGreaterThan(anybody);
  expect(anybody).toBeGreaterThan(0.1);
});

test('the likelihood of any rule is from 0 to 1, and 0 or 1 where facts settle it', () => {
  const leaf = fc.constantFrom<Leaf>(
    { fact: 'veteran', is: true, ...said('served') },
    { fact: 'age', atLeast: 60, ...said('old') },
    { fact: 'home', in: ['own', 'rent'], ...said('home') },
    ...ODDS.map((odds) => ({ check: true as const, odds, ...said('check') })),
  );
  const facts = fc.record(
    { veteran: fc.boolean(), age: fc.integer({ min: 16, max: 99 }), home: fc.constantFrom('own', 'seeking') },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(rulesOver(leaf), facts, (rule, known) => {
      const odds = likelihoodOf(rule, known);
      const truth = truthIn(rule, known);
      if (truth === 'true') expect(odds).toBeCloseTo(1);
      else if (truth === 'false') expect(odds).toBeCloseTo(0);
      else expect(odds >= 0 && odds <= 1).toBe(true);
    }),
  );
});

test('a member’s words about their work support an otherwise rare condition', () => {
  const shelter = { check: true, odds: 'rarely', says: 'You serve veterans who are homeless', source: 'law' } as const;
  const director = { ownWords: 'Director of a shelter for homeless veterans' };
  expect(oddsOfCheck(shelter, director)).toBeGreaterThan(0.5);
  expect(oddsOfCheck(shelter, { ownWords: 'Director of a shelter for cats' })).toBeLessThan(0.1);
  expect(oddsOfCheck(shelter, { ownWords: 'Veterans officer' })).toBeLessThan(0.1);
  expect(oddsOfCheck(shelter, {})).toBeLessThan(0.1);
});
