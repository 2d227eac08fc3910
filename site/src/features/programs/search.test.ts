import { expect, test } from 'vitest';
import { foundPrograms, type Listed } from './search.ts';

const listed = (id: string, name: string, words: string, state = ''): Listed => ({
  id,
  name,
  words,
  nationwide: state === '',
  facts: `Assistance · ${state}`,
});
const PROGRAMS = [
  listed('rental', 'Rental Assistance', 'housing'),
  listed('section-8', 'Section 8', 'help with rent, voucher'),
  listed('rent-relief', 'Rent Relief', 'eviction', 'Ohio'),
  listed('renters', 'Renters Credit', 'rent tax', 'Ohio'),
];
const ids = (search: string) => foundPrograms(PROGRAMS, search).map(({ id }) => id);

test.each([
  ['rent', ['rent-relief', 'section-8', 'rental', 'renters']],
  ['RENTS', ['rent-relief', 'section-8', 'rental', 'renters']],
  ['help with rent', ['rent-relief', 'section-8', 'rental', 'renters']],
  ['rent ohio', ['rent-relief', 'renters']],
  ['vouch', ['section-8']],
  ['heating', []],
  ['  ', []],
])('"%s" finds %j', (search, found) => expect(ids(search)).toEqual(found));
