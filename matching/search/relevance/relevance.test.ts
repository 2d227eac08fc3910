import { expect, test } from 'vitest';
import { conceptsOf } from '../concepts.ts';
import { understand } from '../understand.ts';
import { phraseStems } from '../words.ts';
import { type Candidate, relevanceOf } from './relevance.ts';

const NOBODY: ReadonlySet<string> = new Set();

function candidate(
  title: string,
  { names = '', description = '', yearlyMoney = null as number | null } = {},
): Candidate {
  const stems = { title: phraseStems(title), names: [phraseStems(names)], description: phraseStems(description) };
  const { named, mentioned } = conceptsOf(stems);
  return { ...stems, named, mentioned, inText: new Set(stems.description), textFit: 0.5, yearlyMoney };
}

function ranked(search: string, candidates: Record<string, Candidate>, interests = NOBODY): string[] {
  const understood = understand(search);
  return Object.entries(candidates)
    .map(([id, program]) => ({ id, relevance: relevanceOf(understood, program, interests) }))
    .toSorted((a, b) => b.relevance - a.relevance)
    .map(({ id }) => id);
}

test('a title with the same meaning ranks above text with some of the words', () => {
  const order = ranked("can't pay my power bill", {
    text: candidate('Grid Research', { description: 'Studies how people pay a bill for power.' }),
    meaning: candidate('Low-Income Home Energy Assistance'),
    nothing: candidate('Museum Fellowships'),
  });
  expect(order).toEqual(['meaning', 'text', 'nothing']);
});

test('a word of a fixed phrase counts less if the phrase is not meant', () => {
  const crime = candidate('Victim Compensation', { names: 'shooting', description: 'For victims of a shooting.' });
  const relevance = (search: string) => relevanceOf(understand(search), crime, NOBODY);
  expect(relevance('shooting range')).toBeLessThan(0.8 * relevance('shooting'));
});

test('a popular name counts as much as a title', () => {
  const [first] = ranked('double up bucks', {
    other: candidate('Bucks County Preservation'),
    named: candidate('Nutrition Incentive Program', { names: 'double up bucks' }),
  });
  expect(first).toBe('named');
});

test('a near synonym matches a name, but less than the word itself', () => {
  const programs = {
    other: candidate('Rural Programs', { names: 'tractor parts' }),
    near: candidate('Farm Programs', { names: 'borrow money for a tractor' }),
    said: candidate('Land Programs', { names: 'loan for a tractor' }),
  };
  expect(ranked('tractor loan', programs)).toEqual(['said', 'near', 'other']);
});

test('general words favor the larger of two similar programs', () => {
  const order = ranked('school lunch', {
    small: candidate('School Lunch Equipment', { yearlyMoney: 1e6 }),
    large: candidate('School Lunch Program', { yearlyMoney: 2e10 }),
  });
  expect(order).toEqual(['large', 'small']);
});

test('the person’s interests add to a short search', () => {
  const programs = {
    farm: candidate('Farm Operating Loans'),
    student: candidate('Student Loans', { yearlyMoney: 1e8 }),
  };
  expect(ranked('loan', programs)[0]).toBe('student');
  expect(ranked('loan', programs, new Set(['farm']))[0]).toBe('farm');
});

test('a listing number finds only its listing', () => {
  const [first] = ranked('93.568 energy assistance', {
    words: candidate('Energy Assistance'),
    number: candidate('Something Else', { names: '93.568' }),
  });
  expect(first).toBe('number');
});

test('a title for certain people ranks lower unless they are mentioned', () => {
  const programs = {
    tribes: candidate('Indian Adult Education', { yearlyMoney: 1e8 }),
    everybody: candidate('Adult Education for the States of the Union', { yearlyMoney: 1e8 }),
  };
  expect(ranked('adult education', programs)[0]).toBe('everybody');
  expect(ranked('adult education for our tribe', programs)[0]).toBe('tribes');
  expect(ranked('adult education', programs, new Set(['indian']))[0]).toBe('tribes');
});
