import { expect, test } from 'vitest';
import { conceptsOf } from '../concepts.ts';
import { understand } from '../understand.ts';
import { phraseStems } from '../words.ts';
import { relevanceOf } from './relevance.ts';
import { isWeak, type Scored, withoutHalfPhrases } from './weak.ts';

const scored = (
  words: string,
  programs: Record<string, { names?: string; text?: string }>,
): (Scored & { title: readonly string[] })[] =>
  Object.entries(programs).map(([title, { names = '', text = '' }]) => {
    const stems = { title: phraseStems(title), names: [phraseStems(names)], description: phraseStems(text) };
    const { named, mentioned } = conceptsOf(stems);
    const program = { ...stems, named, mentioned, inText: new Set(stems.description), textFit: 1, yearlyMoney: null };
    return { ...program, relevance: relevanceOf(understand(words), program, new Set()) };
  });

const CRIME = { 'Crime Victim Compensation': { names: 'shooting', text: 'For victims of a shooting.' } };
const HUNTING = { 'Wildlife Restoration and Basic Hunter Education': { names: 'public shooting range' } };

test('half a phrase is not a close match if no program is about the whole phrase', () => {
  const words = 'shooting range';
  expect(isWeak(understand(words), scored(words, CRIME))).toBe(true);
  expect(withoutHalfPhrases(understand(words), scored(words, CRIME))).toEqual([]);
  const both = scored(words, { ...CRIME, ...HUNTING });
  expect(isWeak(understand(words), both)).toBe(false);
  expect(withoutHalfPhrases(understand(words), both)).toHaveLength(2);
});

test.each([
  ['green card help', { Medicare: { names: 'medicare card' } }],
  ['renew my green card', { 'Urban Renewal': { text: 'Renew cities. Green roofs.' } }],
  ['water rights', { 'Tenant Education': { text: 'Tenants learn their rights. Running water.' } }],
])('no program fits well: %s', (words, programs) => {
  expect(isWeak(understand(words), scored(words, programs))).toBe(true);
});

test.each([
  ['food stamps', { 'Supplemental Nutrition Assistance Program': { names: 'food stamps' } }],
  ['elder abuse', { 'Social Services Block Grant': { names: 'adult protective services' } }],
])('a program fits well: %s', (words, programs) => {
  expect(isWeak(understand(words), scored(words, programs))).toBe(false);
});
