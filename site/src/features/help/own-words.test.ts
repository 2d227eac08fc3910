import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { filledIn, ownWordsOf, placeNote } from './own-words.ts';
import { BLANKS as SPANISH_BLANKS } from './texts.es.ts';
import { BLANKS } from './texts.ts';

const SAYING = 'My ZIP code is …, and I need help with …. Who near me is taking applications now?';

test('a member says their own place and needs on the phone', () => {
  const city = ownWordsOf({ location: 'Albuquerque, NM', zipCode: null });
  expect(city).toEqual({ path: '/get-help/new-mexico', place: 'Albuquerque', zipCode: null });
  expect(city && placeNote(city)).toContain('“I live in Albuquerque. Which office is mine?”');
  expect(city && filledIn(SAYING, city, ['food', 'rent'])).toBe(
    'I live in Albuquerque, and I need help with food and rent or a place to live. Who near me is taking applications now?',
  );
  const exact = ownWordsOf({ location: 'Albuquerque, NM', zipCode: '87102' });
  expect(exact && filledIn(SAYING, exact, [])).toContain('My ZIP code is 87102, and I need help with ….');
});

test('a state alone isn’t a place to name, and an unknown state has no page', () => {
  const state = ownWordsOf({ location: 'New Mexico', zipCode: null });
  expect(state && placeNote(state)).toBeNull();
  expect(state && filledIn(SAYING, state, [])).toBe(SAYING);
  expect(ownWordsOf({ location: 'Nowhere', zipCode: null })).toBeNull();
});

test('what to say has the same blanks in Spanish', () => {
  const folder = join(import.meta.dirname, '../../content');
  const sayingIn = (locale: string, file: string) =>
    z.object({ say: z.object({ general: z.string() }) }).parse(parse(readFileSync(join(folder, locale, file), 'utf8')))
      .say.general;
  const blanksIn = (saying: string, { zipCode, need }: { zipCode: string; need: string }) =>
    [zipCode, need].map((blank) => saying.includes(blank));
  const files = readdirSync(join(folder, 'helpers'));
  const spanish = files.map((file) => blanksIn(sayingIn('es/helpers', file), SPANISH_BLANKS));
  expect(spanish).toEqual(files.map((file) => blanksIn(sayingIn('helpers', file), BLANKS)));
  expect(spanish).toContainEqual([true, true]);
});
