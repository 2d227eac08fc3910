import { expect, test } from 'vitest';
import { wordsForListings } from './index.ts';

const words = [...wordsForListings()];

test('each line is a listing number with phrases as people type them', () => {
  const odd = words.filter(
    ([number, phrases]) =>
      !/^\d\d\.[\dA-Z]{3}$/.test(number) ||
      !phrases.split(', ').every((phrase) => /^[a-z0-9'&/-]+( [a-z0-9'&/-]+){0,7}$/.test(phrase)),
  );
  expect(odd).toEqual([]);
});

test('no number is repeated, and every domestic listing has its words', () => {
  expect(words.length).toBeGreaterThan(2400);
  expect(words.filter(([, phrases]) => phrases.split(', ').length < 3)).toEqual([]);
});
