import { expect, test } from 'vitest';
import type { Rule } from '../../contract/programs/rules.ts';
import { describeRules, matchProgram, type RuledProgram } from './match.ts';

const law = { title: 'The law', url: 'https://www.example.gov/law', date: '2026-01-01' };
const leaf = (says: string) => ({ says, source: 'law' });
const rules: Rule = {
  all: [
    { fact: 'applicantKind', is: 'individual', ...leaf('You apply for yourself') },
    { fact: 'veteran', is: true, ...leaf('You served'), quote: 'must have served' },
    { check: true, ...leaf('Your income is low') },
  ],
};
const program = (given: Partial<RuledProgram> = {}): RuledProgram => ({
  rules,
  sources: { law },
  states: [],
  ...given,
});
const person = { applicantKind: ['individual'], veteran: true };

test('reasons have the condition, quote and source, most specific first', () => {
  const { verdict, reasons } = matchProgram(program(), person);
  expect(verdict).toBe('likely');
  expect(reasons).toEqual([
    { criterion: 'veteran', verdict: 'met', text: 'You served', quote: 'must have served', source: law },
    { criterion: 'applicantKind', verdict: 'met', text: 'You apply for yourself', quote: null, source: law },
    { criterion: 'check', verdict: 'unknown', text: 'Your income is low', quote: null, source: law },
  ]);
});

test('the failed condition is the first reason', () => {
  const { verdict, reasons, score } = matchProgram(program(), { ...person, veteran: false });
  expect(verdict).toBe('ineligible');
  expect(reasons[0]).toMatchObject({ criterion: 'veteran', verdict: 'unmet' });
  expect(score).toBeLessThan(20);
});

test('a program without rules is to be checked', () => {
  expect(matchProgram(program({ rules: null }), person)).toMatchObject({ verdict: 'check', reasons: [] });
});

test('settled conditions outrank open ones, and specific ones outrank general ones', () => {
  const anyone: Rule = { fact: 'applicantKind', is: 'individual', ...leaf('You apply for yourself') };
  const forVeterans: Rule = { all: [anyone, { fact: 'veteran', is: true, ...leaf('You served') }] };
  const scoreOf = (rules: Rule | null) => matchProgram(program({ rules }), person).score;
  expect(scoreOf(forVeterans)).toBeGreaterThan(scoreOf(anyone));
  expect(scoreOf(forVeterans)).toBeGreaterThan(scoreOf(rules));
  expect(scoreOf(rules)).toBeGreaterThan(scoreOf(null));
  expect(scoreOf(forVeterans)).toBeLessThanOrEqual(100);
});

test('another state’s program fits less than one of the person’s own', () => {
  const open: Rule = { check: true, ...leaf('The house is in Ohio') };
  const inOhio = program({ rules: open, states: ['OH'] });
  const [here, elsewhere, unknown] = ['OH', 'TX', undefined].map(
    (state) => matchProgram(inOhio, state ? { state } : {}).score,
  );
  expect(here).toBeGreaterThan(unknown ?? 0);
  expect(elsewhere).toBeLessThan(unknown ?? 0);
});

test('rules are described in their own words', () => {
  const part = (says: string): Rule => ({ check: true, ...leaf(says) });
  const choice: Rule = { any: [part('You rent'), { all: [part('You own'), part('You live there')] }] };
  expect(describeRules({ all: [rules, choice] })).toEqual([
    'You apply for yourself',
    'You served',
    'Your income is low',
    'One of these: You rent; You own and You live there',
  ]);
  expect(describeRules({ not: { any: [part('You are no student'), part('You are no minor')] } })).toEqual([
    'You are no student',
    'You are no minor',
  ]);
});

test('of conditions on one fact that hold, only the narrowest is shown', () => {
  const schooling = (says: string, ...values: string[]): Rule => ({
    fact: 'educationLevel',
    in: values,
    ...leaf(says),
  });
  const several: Rule = {
    all: [
      { fact: 'age', atMost: 66, ...leaf('You are 66 or younger') },
      { fact: 'age', atMost: 61, ...leaf('You are 61 or younger') },
      { fact: 'age', atLeast: 18, ...leaf('You are 18 or over') },
      schooling('No degree', 'high-school', 'some-college'),
      schooling('A diploma', 'high-school', 'some-college', 'bachelor'),
    ],
  };
  const texts = (facts: Parameters<typeof matchProgram>[1]) =>
    matchProgram(program({ rules: several }), facts).reasons.map(({ text }) => text);
  expect(texts({ age: 40, educationLevel: 'high-school' })).toEqual([
    ...['You are 61 or younger', 'You are 18 or over', 'No degree'],
  ]);
  expect(texts({ age: 64, educationLevel: 'bachelor' })).toContain('You are 61 or younger');
});

test('of several ways to meet one condition, one is enough, and they count as one thing to confirm', () => {
  const ways: Rule = {
    all: [
      { fact: 'veteran', is: true, ...leaf('You served') },
      {
        any: [
          { check: true, odds: 'sometimes', ...leaf('You get SSI') },
          { check: true, odds: 'sometimes', ...leaf('You get SNAP') },
        ],
      },
      { check: true, odds: 'sometimes', ...leaf('You heat your own home') },
    ],
  };
  const { reasons, open } = matchProgram(program({ rules: ways }), person);
  const groups = reasons.filter(({ oneOf }) => oneOf !== undefined);
  expect(groups.map(({ text }) => text).toSorted()).toEqual(['You get SNAP', 'You get SSI']);
  expect(new Set(groups.map(({ oneOf }) => oneOf)).size).toBe(1);
  expect(open).toBe(2);
});

test('conditions that must both hold are not marked as alternatives', () => {
  const both: Rule = {
    any: [
      { check: true, ...leaf('You get SSI') },
      {
        all: [
          { check: true, ...leaf('You rent') },
          { check: true, ...leaf('Your income is low') },
        ],
      },
    ],
  };
  const { reasons } = matchProgram(program({ rules: both }), person);
  expect(reasons.every(({ oneOf }) => oneOf === undefined)).toBe(true);
});
