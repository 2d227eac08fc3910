import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { distinctiveWords, isBare, isGeneral, phraseStems } from './words.ts';

const distinctive = (text: string) => distinctiveWords(text).map((word) => word.text);

test('distinctive words omit filler words and any syntax', () => {
  expect(distinctive(`I can't pay "my" heating-bill OR (title:*)`)).toEqual(['pay', 'heating', 'bill', 'title']);
  expect(distinctive('please help me with the')).toEqual([]);
  expect(distinctive('Éducation für CAFÉS')).toEqual(['education', 'fur', 'cafes']);
  expect(distinctive('93.568 energy')).toEqual(['93', '568', 'energy']);
  expect(distinctive('3 days, two kids, section 8')).toEqual(['days', 'kids', 'section', '8']);
  expect(distinctive('necesito ayuda con la luz')).toEqual(['luz']);
});

test('a word counts once in any form, and even long text gives few words', () => {
  expect(distinctive('farm farms farming')).toEqual(['farm']);
  expect(distinctiveWords(Array.from({ length: 500 }, (_, index) => `word${index}`).join(' '))).toHaveLength(24);
});

test('phrases keep words that reverse their meaning', () => {
  expect(phraseStems('without insurance')).toEqual(phraseStems('no insurance'));
  expect(phraseStems('out of prison')).not.toEqual(phraseStems('prison'));
});

test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['conflated', 'conflat'],
  ['hopping', 'hop'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['relational', 'relat'],
  ['vietnamization', 'vietnam'],
  ['hopefulness', 'hope'],
  ['electrical', 'electr'],
  ['adjustment', 'adjust'],
  ['adoption', 'adopt'],
  ['controlling', 'control'],
  ['sky', 'sky'],
  ['by', 'by'],
  ['93', '93'],
])('the stem of %s is %s, as in the search tables', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed);
});

test('words in nearly every program are separated from words for a need', () => {
  expect(['money', 'grants', 'funding', 'program', 'individual'].every((word) => isGeneral(stem(word)))).toBe(true);
  expect(['heating', 'roof', 'tuition', 'loan'].some((word) => isGeneral(stem(word)))).toBe(false);
});

test.each([
  '',
  'I need money',
  'need some money fast',
  'free government grants',
  'financial assistance',
  'help me pls',
  'get rich',
])('%j asks for nothing in particular', (text) => {
  expect(isBare(text)).toBe(true);
});

test.each(['money for rent', 'national service', 'cash assistance', 'start a business', 'loan', 'state parks'])(
  '%j asks for something',
  (text) => {
    expect(isBare(text)).toBe(false);
  },
);

test('words with another meaning keep their own stem', () => {
  expect(stem('aids')).not.toBe(stem('aid'));
  expect(stem('fired')).not.toBe(stem('fire'));
  expect(phraseStems('hearing aids')).toEqual(phraseStems('hearing aid'));
});
