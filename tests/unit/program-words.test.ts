import { expect, test } from 'vitest';
import { readPrograms } from '../../dev/catalog/curated-files.ts';
import { phrasesOfKinds, phrasesOfPrograms } from '../../matching/program-words/index.ts';

test('every phrase belongs to a program in the catalog', () => {
  const ids = new Set(readPrograms().map(({ id }) => id));
  const named = [...phrasesOfPrograms().keys(), ...phrasesOfKinds().keys()];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
