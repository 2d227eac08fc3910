import { expect, test } from 'vitest';
import type { Facts } from '../../person/fact-types.ts';
import { ownPapers } from './own-papers.ts';

const RENTS = { fact: 'home', is: 'rent', source: 'law' } as const;
const WIDOWED = { check: true, says: 'You are a widow or widower', source: 'law' } as const;
const DOCUMENTS = [
  'Photo ID',
  'If you rent: the rent certificate',
  'If you are a widow or widower: the death certificate',
];
const RULES = {
  'If you rent: the rent certificate': RENTS,
  'If you are a widow or widower: the death certificate': {
    all: [{ fact: 'spouse', is: false, source: 'law' } as const, WIDOWED],
  },
};
const seenBy = (facts: Facts) => ownPapers(DOCUMENTS, RULES, facts).map(({ text }) => text);

test("a document that can't apply is omitted, and a needed one loses its condition", () => {
  expect(seenBy({ home: 'own', spouse: true })).toEqual(['Photo ID']);
  expect(seenBy({ home: 'rent', spouse: true })).toEqual(['Photo ID', 'The rent certificate']);
});

test('a document keeps its condition while that is open', () => {
  expect(seenBy({})).toEqual(DOCUMENTS);
  expect(seenBy({ home: 'own', spouse: false })).toEqual(['Photo ID', DOCUMENTS[2]]);
});

test('a document keeps its place, because its source is looked up by it', () =>
  expect(ownPapers(DOCUMENTS, RULES, { home: 'own' }).map(({ place }) => place)).toEqual([0, 2]));

test('a condition without a rule, or with one that cannot be read, stays', () => {
  const facts = { home: 'own' };
  expect(ownPapers(DOCUMENTS, null, facts)).toHaveLength(3);
  expect(ownPapers(DOCUMENTS, { 'If you rent: the rent certificate': null }, facts)).toHaveLength(3);
});
