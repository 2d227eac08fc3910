import { expect, test } from 'vitest';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { ownRequirements } from './own-requirements.ts';

const RENT = 'If you rent: the rent form';
const detail = {
  documents: ['Photo ID', RENT],
  documentRules: { [RENT]: { fact: 'home', is: 'rent', source: 'law' } as const },
};
const says = (text: string, quote: string | null) => ({ text, quote, source: null, type: 'Document' });
const STATEMENTS = [
  says('Photo ID', 'Photo ID'),
  says(RENT, RENT),
  says('Bring the rent form', RENT),
  says('Ask', null),
];
const textsFor = (facts: Facts) => ownRequirements(STATEMENTS, detail, facts).map(({ text }) => text);

test("statements on a document that the person doesn't need are omitted", () =>
  expect(textsFor({ home: 'own' })).toEqual(['Photo ID', 'Ask']));

test('a model’s own words on documents that they may need stay unchanged', () => {
  for (const facts of [{ home: 'rent' }, {}]) expect(textsFor(facts)).toEqual(STATEMENTS.map(({ text }) => text));
});
