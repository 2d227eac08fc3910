import { expect, test } from 'vitest';
import { readPrograms } from '../../dev/catalog/curated-files.ts';
import { documentRulesOf, ownPapers } from '../../matching/program/papers/own-papers.ts';

const documents = readPrograms().find(({ id }) => id === 'medicaid')?.program.documents ?? [];
const { documentRules } = documentRulesOf(documents);
const texts = documents.map(({ text }) => text);
const asksForWork = (state: string) =>
  ownPapers(texts, documentRules, { age: 34, state }).some(({ text }) => text.includes('80 hours'));

test('Medicaid asks for proof of work only where states have added adults', () => {
  for (const state of ['GA', 'TX', 'FL']) expect(asksForWork(state)).toBe(false);
  for (const state of ['OH', 'PA', 'DC']) expect(asksForWork(state)).toBe(true);
});
