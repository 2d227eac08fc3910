import { expect, test } from 'vitest';
import { conceptsOf } from '../../../../../matching/search/concepts.ts';
import { phraseStems } from '../../../../../matching/search/words.ts';
import { foundPrograms, type Listed } from './search.ts';

const listed = (id: string, names: string[], more: Partial<Listed> = {}): Listed => {
  const { named } = conceptsOf({
    title: phraseStems(names[0] ?? ''),
    names: names.map(phraseStems),
    description: [],
  });
  return {
    id,
    name: names[0] ?? id,
    names,
    facts: 'Assistance',
    states: [],
    about: named,
    mentions: [],
    need: 'rent',
    standing: 0.5,
    ...more,
  };
};
const PROGRAMS = [
  listed('crop-rental', ['Conservation Reserve Program', 'rent for farm land'], { standing: 0.1, need: 'land' }),
  listed('section-8', ['Section 8 Housing Choice Vouchers', 'help with rent', 'housing voucher'], { standing: 0.9 }),
  listed('heating', ['Low-Income Home Energy Assistance', 'heating bill', 'electric bill']),
  listed('hotel', ['Housing for Persons with AIDS', 'rent']),
  listed('ohio-heating', ['Ohio Home Energy Assistance Program', 'heating bill'], {
    states: ['OH'],
    formOf: 'heating',
  }),
  listed('ohio-credit', ['Ohio renters credit', 'rent'], { states: ['OH'] }),
  listed('wic', ['Special Supplemental Nutrition Program for Women, Infants, and Children', 'WIC', 'baby food']),
  listed('unemployment', ['Unemployment Insurance', 'lost my job', 'laid off']),
  listed('adoption', ['Adoption Assistance', 'adoption']),
  listed('legal-aid', ['Legal aid', 'eviction', 'lawyer']),
];
const ids = (words: string, state = '') => foundPrograms(PROGRAMS, words, state).programs.map(({ id }) => id);

test.each([
  ['rent', 'section-8'],
  ['heating bill', 'heating'],
  ['I lost my job and can not pay my rent', 'unemployment'],
  ['diapers', 'wic'],
  ['I am being evicted next week', 'legal-aid'],
  ['vouch', 'section-8'],
  ['heatng bill', 'heating'],
])('"%s" finds %s first', (words, first) => expect(ids(words)[0]).toBe(first));

test('a sentence finds programs for each of its parts', () => {
  expect(ids('I lost my job and can not pay my rent')).toContain('section-8');
});

test('leaves out programs that only share a word and ranks nationwide ones first', () => {
  const found = ids('rent');
  expect(found).not.toContain('crop-rental');
  expect(found.indexOf('section-8')).toBeLessThan(found.indexOf('ohio-credit'));
  expect(found).not.toContain('heating');
});

test('a selected or named state shows its own forms and hides other states', () => {
  expect(ids('heating bill')).toEqual(['heating']);
  expect(ids('heating bill', 'OH')).toEqual(['ohio-heating']);
  expect(ids('heating bill in ohio')).toEqual(['ohio-heating']);
  expect(ids('rent', 'PA')).not.toContain('ohio-credit');
});

test('says when results are only close matches', () => {
  expect(foundPrograms(PROGRAMS, 'diapers')).toMatchObject({ isNear: true });
  expect(foundPrograms(PROGRAMS, 'rent')).toMatchObject({ isNear: false });
});

test.each(['zebra', 'abortion', '  ', 'the'])('"%s" finds nothing', (words) => {
  expect(foundPrograms(PROGRAMS, words)).toMatchObject({ programs: [], isNear: false });
});

test('a word is completed while it has an accent', () => {
  const programs = [listed('tuition', ['Ayuda para la matrícula'])];
  expect(foundPrograms(programs, 'matríc', '').programs.map(({ id }) => id)).toEqual(['tuition']);
});
