import { expect, test } from 'vitest';
import { isGeneral } from '../search/words.ts';
import { officialWordsFor } from './everyday.ts';
import { allConcepts, readThesaurus } from './index.ts';

const concepts = allConcepts();

test('text is parsed by indentation: official phrases, then everyday ones', () => {
  const [first, second] = readThesaurus(`
school lunch ; school meals
  free lunch,
  lunch at school
burial
  funeral
`);
  expect(first?.official).toEqual([
    ['school', 'lunch'],
    ['school', 'meal'],
  ]);
  expect(first?.lay).toEqual([
    ['free', 'lunch'],
    ['lunch', 'school'],
  ]);
  expect(second?.name).toBe('burial');
});

test('the thesaurus has hundreds of concepts and thousands of everyday phrases', () => {
  expect(concepts.length).toBeGreaterThan(800);
  expect(concepts.reduce((count, { lay }) => count + lay.length, 0)).toBeGreaterThan(3000);
});

test('every concept has official and everyday words, and a unique token', () => {
  const empty = concepts.filter(
    ({ official, lay }) => lay.length === 0 || official.some((stems) => stems.length === 0),
  );
  expect(empty.map(({ name }) => name)).toEqual([]);
  expect(new Set(concepts.map(({ token }) => token)).size).toBe(concepts.length);
});

test('no concept repeats a phrase', () => {
  const twice = concepts.flatMap(({ name, lay, official }) => [
    ...repeated(lay).map((phrase) => `${name}: ${phrase}`),
    ...repeated(official).map((phrase) => `${name}; ${phrase}`),
  ]);
  expect(twice).toEqual([]);
});

test('no phrase consists only of words that every program has', () => {
  const vague = concepts.flatMap(({ name, lay }) =>
    lay.filter((stems) => stems.every(isGeneral)).map((stems) => `${name}: ${stems.join(' ')}`),
  );
  expect(vague).toEqual([]);
});

test('everyday words lead to official words, and never to themselves', () => {
  expect(officialWordsFor('kid')).toContain('child');
  expect(officialWordsFor('narwhal')).toEqual([]);
  expect(officialWordsFor('disabl')).not.toContain('disabl');
});

function repeated(phrases: readonly (readonly string[])[]): string[] {
  const texts = phrases.map((stems) => stems.toSorted().join(' '));
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
