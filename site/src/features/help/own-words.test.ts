import { expect, test } from 'vitest';
import { filledIn, ownWordsOf, placeNote } from './own-words.ts';

const SAYING = 'My ZIP code is …, and I need help with …. Who near me takes applications now?';

test('a member says their own place and needs on the phone', () => {
  const city = ownWordsOf({ location: 'Albuquerque, NM', zipCode: null });
  expect(city).toEqual({ path: '/get-help/new-mexico', place: 'Albuquerque', zipCode: null });
  expect(city && placeNote(city)).toContain('“I live in Albuquerque. Which office is mine?”');
  expect(city && filledIn(SAYING, city, ['food', 'rent'])).toBe(
    'I live in Albuquerque, and I need help with food and rent or a place to live. Who near me takes applications now?',
  );
  const exact = ownWordsOf({ location: 'Albuquerque, NM', zipCode: '87102' });
  expect(exact && filledIn(SAYING, exact, [])).toContain('My ZIP code is 87102, and I need help with ….');
});

test('a state alone is no place to name, and an unknown one has no page', () => {
  const state = ownWordsOf({ location: 'New Mexico', zipCode: null });
  expect(state && placeNote(state)).toBeNull();
  expect(state && filledIn(SAYING, state, [])).toBe(SAYING);
  expect(ownWordsOf({ location: 'Nowhere', zipCode: null })).toBeNull();
});
