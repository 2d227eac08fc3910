import { expect, test } from 'vitest';
import { phrasesOfKinds, phrasesOfPrograms, wordsForPrograms } from './index.ts';

const phrases = [...phrasesOfPrograms()];
const ofKinds = [...phrasesOfKinds()];

test('each line is an id with phrases as people type them, without repeats', () => {
  const odd = [...phrases, ...ofKinds].filter(
    ([id, words]) =>
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ||
      !words.every((phrase) => /^[a-z0-9'&/-]+( [a-z0-9'&/-]+){0,7}$/.test(phrase)),
  );
  expect(odd).toEqual([]);
  expect(phrases.length).toBeGreaterThan(600);
});

test('a program uses the phrases of its own listing number, not of a shared one', () => {
  const words = wordsForPrograms([
    { id: 'liheap', numbers: ['93.568'] },
    { id: 'farm-loan', numbers: ['10.406'] },
    { id: 'youth-loan', numbers: ['10.406'] },
  ]);
  expect(words.get('liheap')).toContain('heating bill help');
  expect(words.get('farm-loan')).toEqual([]);
});

test('programs of one kind in different states share its phrases, and keep their own', () => {
  const [iowa, nevada] = [['iowa-firsthome'], ['nevada-home-first']].map(
    ([id = '']) => wordsForPrograms([{ id, numbers: [] }]).get(id) ?? [],
  );
  expect(iowa).toContain('tired of renting buy condo');
  expect(nevada).toContain('tired of renting buy condo');
  expect(new Set(iowa)).not.toEqual(new Set(nevada));
  expect(new Set(iowa).size).toBe(iowa?.length);
});
