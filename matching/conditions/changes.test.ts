import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpenFact } from '../../contract/programs/benefits.ts';
import type { Change } from '../../contract/programs/grants.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { evaluate } from '../rules/evaluate.ts';
import { explainProgram } from '../rules/match.ts';
import { rulesOver } from '../rules/rules.fixture.ts';
import { whatWouldChange } from './changes.ts';
import { nextQuestion } from './questions.ts';

/** Returns the facts with these changes applied. */
function afterChanges(facts: Facts, changes: readonly Change[]): Facts {
  return { ...facts, ...Object.fromEntries(changes.flatMap(({ sets }) => Object.entries(sets))) };
}

const origin = { source: 'law' };
const isVeteran: Rule = { fact: 'veteran', is: true, says: 'You served', ...origin };
const studies: Rule = { fact: 'student', in: ['current', 'future'], says: 'You study', ...origin };
const business: Rule = { fact: 'applicantKind', in: ['business', 'startup'], says: 'You run a business', ...origin };
const small: Rule = { fact: 'employees', atMost: 500, says: 'You have at most 500 employees', ...origin };
const poor: Rule = { fact: 'incomeOfPovertyLine', atMost: 130, says: 'Your income is low', ...origin };
const old: Rule = { fact: 'age', atLeast: 60, says: 'You are 60 or older', ...origin };
const toCheck: Rule = { check: true, says: 'There is money left', ...origin };

const clerk: Facts = {
  age: 35,
  veteran: false,
  student: 'no',
  applicantKind: ['individual'],
  ownsBusiness: false,
  startingBusiness: false,
  householdIncome: 31_920,
  incomeOfPovertyLine: 200,
  employees: 600,
};

describe('what would change the answer', () => {
  test('for a person who does not study, studying would', () => {
    const changes = whatWouldChange({ all: [studies, toCheck] }, clerk);
    expect(changes).toEqual([{ criterion: 'student', text: 'You study', sets: { student: 'future' } }]);
  });

  test('an income within the limit is suggested', () => {
    const [change] = whatWouldChange(poor, clerk) ?? [];
    expect(change).toMatchObject({ criterion: 'incomeOfPovertyLine', text: 'Your income is low' });
    expect(change?.sets).toMatchObject({ householdIncome: 20_748 });
  });

  test('several changes are listed if one is not enough', () => {
    const changes = whatWouldChange({ all: [studies, business] }, clerk);
    expect(changes?.map(({ criterion }) => criterion)).toEqual(['student', 'applicantKind']);
  });

  test('the smallest set of changes wins, and a sure result beats a possible one', () => {
    const changes = whatWouldChange({ any: [{ all: [studies, business] }, { all: [small, toCheck] }, poor] }, clerk);
    expect(changes).toHaveLength(1);
    expect(changes?.[0]?.criterion).toBe('incomeOfPovertyLine');
  });

  test('only changes that are possible and needed are suggested', () => {
    expect(whatWouldChange(isVeteran, clerk)).toBeNull();
    expect(whatWouldChange({ all: [old, studies] }, clerk)).toBeNull();
    expect(whatWouldChange({ not: isVeteran }, clerk)).toBeNull();
    expect(whatWouldChange(toCheck, clerk)).toBeNull();
  });
});

describe('the next question', () => {
  test('is the one that settles the most programs', () => {
    const facts: Facts = { age: 35 };
    expect(nextQuestion([isVeteran, { all: [isVeteran, studies] }, studies, isVeteran], facts)).toBe('veteran');
    expect(nextQuestion([], facts)).toBeNull();
  });

  test('is never known, useless, or impossible to answer in a profile', () => {
    expect(nextQuestion([old, toCheck, business], { age: 35 })).toBeNull();
    expect(nextQuestion([{ any: [studies, toCheck, isVeteran] }], { student: 'no', veteran: false })).toBeNull();
  });

  test('asks for the inputs of a computed fact', () => {
    expect(nextQuestion([poor], {})).toBe('householdIncome');
    expect(nextQuestion([poor], { householdIncome: 20_000 })).toBe('householdSize');
  });

  test('asks for facts an estimate needs, except those only the profile asks', () => {
    const withinLimits: Rule = { check: true, benefit: 'liheap', says: 'Your income is within the limit', ...origin };
    const waitingFor = (missing: OpenFact[]): Facts => ({
      state: 'OH',
      estimates: {
        get: (benefit) => ({
          benefit,
          verdict: 'maybe',
          amount: null,
          assumes: [],
          note: null,
          missing,
          reason: () => null,
          explain: () => ({ steps: [], changes: [], sources: [] }),
        }),
      },
    });
    expect(nextQuestion([withinLimits], waitingFor(['ages', 'people', 'income']))).toBe('householdIncome');
    expect(nextQuestion([withinLimits], waitingFor(['people']))).toBe('householdSize');
    expect(nextQuestion([withinLimits], waitingFor(['housing']))).toBeNull();
    expect(nextQuestion([{ all: [withinLimits, toCheck] }], waitingFor(['income']))).toBe('householdIncome');
  });
});

test('an explained match has the question and the changes', () => {
  const program = { rules: { all: [studies, isVeteran] }, sources: {}, states: [] };
  expect(explainProgram(program, { student: 'current' })).toMatchObject({ verdict: 'likely', nextQuestion: 'veteran' });
  const closed = explainProgram({ ...program, rules: studies }, clerk);
  expect(closed).toMatchObject({ verdict: 'ineligible', wouldChange: [{ criterion: 'student' }] });
  expect(explainProgram({ ...program, rules: null }, clerk)).toMatchObject({
    verdict: 'check',
    likelihood: 'unknown',
    reasons: [],
  });
});

// ---- Properties over arbitrary rules and people ----

const leaf = fc.constantFrom(isVeteran, studies, business, small, poor, old, toCheck);
const rule = rulesOver(leaf);
const person: fc.Arbitrary<Facts> = fc
  .record(
    {
      age: fc.integer({ min: 16, max: 100 }),
      veteran: fc.boolean(),
      student: fc.constantFrom('current', 'future', 'no'),
      applicantKind: fc.constantFrom(['individual'], ['individual', 'business'], ['individual', 'nonprofit']),
      employees: fc.integer({ min: 0, max: 2000 }),
      householdIncome: fc.integer({ min: 0, max: 100_000 }),
    },
    { requiredKeys: [] },
  )
  .map(({ householdIncome, ...facts }) =>
    householdIncome === undefined
      ? facts
      : { ...facts, householdIncome, incomeOfPovertyLine: (100 * householdIncome) / 15_960 },
  );
const HANDS = ['student', 'applicantKind', 'ownsBusiness', 'startingBusiness', 'nonprofitStatus', 'employees'];

test('suggested changes work and only touch what the person controls', () => {
  fc.assert(
    fc.property(rule, person, (tree, facts) => {
      const changes = whatWouldChange(tree, facts);
      if (changes === null) return;
      expect(evaluate(tree, facts).truth).toBe('false');
      expect(evaluate(tree, afterChanges(facts, changes)).truth).not.toBe('false');
      const touched = changes.flatMap(({ sets }) => Object.keys(sets));
      expect([...HANDS, 'householdIncome', 'incomeOfPovertyLine']).toEqual(expect.arrayContaining(touched));
    }),
  );
});

test('a fact that settles nothing is never asked for', () => {
  fc.assert(
    fc.property(rule, person, (tree, facts) => {
      const asked = nextQuestion([tree], facts);
      if (asked === null) return;
      expect(facts).not.toHaveProperty(asked);
      expect(evaluate(tree, facts).truth).toBe('unknown');
    }),
  );
});

test('“not any” of several rules means “not” for each of them (De Morgan)', () => {
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 4 }), person, (trees, facts) => {
      const none = evaluate({ not: { any: trees } }, facts);
      expect(none).toEqual(evaluate({ all: trees.map((not) => ({ not })) }, facts));
      const notAll = evaluate({ not: { all: trees } }, facts);
      expect(notAll).toEqual(evaluate({ any: trees.map((not) => ({ not })) }, facts));
    }),
  );
});
