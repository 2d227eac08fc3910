import { expect, test } from 'vitest';
import type { Rule } from '../contract/rules.ts';
import { describeRules, matchProgram, type RuledProgram } from './match.ts';
import { rank, wishOf } from './rank.ts';
import { coverage, tellingWords } from './words.ts';

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

test('reasons name the condition, the words of the source and the source, what tells most first', () => {
  const { verdict, reasons } = matchProgram(program(), person);
  expect(verdict).toBe('likely');
  expect(reasons).toEqual([
    { criterion: 'veteran', verdict: 'met', text: 'You served', quote: 'must have served', source: law },
    { criterion: 'applicantKind', verdict: 'met', text: 'You apply for yourself', quote: null, source: law },
    { criterion: 'check', verdict: 'unknown', text: 'Your income is low', quote: null, source: law },
  ]);
});

test('what strikes a program out is the first reason', () => {
  const { verdict, reasons, score } = matchProgram(program(), { ...person, veteran: false });
  expect(verdict).toBe('ineligible');
  expect(reasons[0]).toMatchObject({ criterion: 'veteran', verdict: 'unmet' });
  expect(score).toBeLessThan(20);
});

test('a program without rules is to be checked', () => {
  expect(matchProgram(program({ rules: null }), person)).toMatchObject({ verdict: 'check', reasons: [] });
});

test('scores keep the order of verdicts, and what is made for few counts more', () => {
  const anyone: Rule = { fact: 'applicantKind', is: 'individual', ...leaf('You apply for yourself') };
  const forAll = matchProgram(program({ rules: anyone }), person).score;
  const forVeterans = matchProgram(
    program({ rules: { all: [anyone, { fact: 'veteran', is: true, ...leaf('You served') }] } }),
    person,
  ).score;
  const likely = matchProgram(program(), person).score;
  const unruled = matchProgram(program({ rules: null }), person).score;
  expect(forVeterans).toBeGreaterThan(forAll);
  expect(forAll).toBeGreaterThan(likely);
  expect(likely).toBeGreaterThan(unruled);
  expect(forVeterans).toBeLessThanOrEqual(100);
});

test('with words the closest program comes first, without them the best fit', () => {
  const match = (score: number) => ({ score, verdict: 'eligible' as const, reasons: [] });
  const close = { id: 'close', programType: 'grant' as const, match: match(50), relevance: 1 };
  const fitting = { id: 'fitting', programType: 'grant' as const, match: match(90), relevance: 0.2 };
  expect(rank([fitting, close], 'words').map(({ id }) => id)).toEqual(['close', 'fitting']);
  expect(rank([close, fitting], 'profile').map(({ id }) => id)).toEqual(['fitting', 'close']);
});

test('money to be paid back comes after money that is not, unless a loan was asked for', () => {
  const match = { score: 70, verdict: 'likely' as const, reasons: [] };
  const loan = { id: 'a-loan', programType: 'loan' as const, match, relevance: 0.5 };
  const grant = { ...loan, id: 'b-grant', programType: 'grant' as const };
  expect(rank([loan, grant], 'profile').map(({ id }) => id)).toEqual(['b-grant', 'a-loan']);
  expect(rank([loan, grant], wishOf(['heating', 'bill'])).map(({ id }) => id)).toEqual(['b-grant', 'a-loan']);
  expect(rank([loan, grant], wishOf(['heating', 'loan'])).map(({ id }) => id)).toEqual(['a-loan', 'b-grant']);
});

test('a program of another state fits less than one of the own state', () => {
  const open: Rule = { check: true, ...leaf('The house is in Ohio') };
  const inOhio = program({ rules: open, states: ['OH'] });
  const [here, elsewhere, unknown] = ['OH', 'TX', undefined].map(
    (state) => matchProgram(inOhio, state ? { state } : {}).score,
  );
  expect(here).toBeGreaterThan(unknown ?? 0);
  expect(elsewhere).toBeLessThan(unknown ?? 0);
});

test('words are covered in any of their common endings', () => {
  expect(coverage(['heating', 'bill'], 'Heat, bills and power')).toBe(1);
  expect(coverage(['farm', 'bill'], 'heating bills')).toBe(0.5);
  expect(coverage([], 'anything')).toBe(0);
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

test('telling words leave out what says nothing, and any syntax', () => {
  expect(tellingWords(`I can't pay "my" heating-bill OR (title:*)`)).toEqual(['pay', 'heating', 'bill', 'title']);
  expect(tellingWords('please help me with the')).toEqual([]);
  expect(tellingWords('Éducation für CAFÉS')).toEqual(['education', 'fur', 'cafes']);
  expect(tellingWords('93.568 energy')).toEqual(['93', '568', 'energy']);
});
