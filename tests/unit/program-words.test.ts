import { expect, test } from 'vitest';
import { readPrograms } from '../../dev/curated-files.ts';
import { phrasesOfKinds, phrasesOfPrograms } from '../../matching/program-words/index.ts';

test('phrases are of programs that the catalogue has', () => {
  const ids = new Set(readPrograms().map(({ id }) => id));
  const named = [...phrasesOfPrograms().keys(), ...phrasesOfKinds().keys()];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
