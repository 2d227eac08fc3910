import { expect, test } from 'vitest';
import type { PlacedHelper } from '../../../../contract/help-of-place.ts';
import { helpersOf } from './known.ts';
import { countIn } from './narrow.ts';
import { helpPath, stateForHelp, stateOfMember } from './route.ts';

const placed = (id: string): PlacedHelper => ({
  ...{
    id,
    name: id,
    does: 'Helps.',
    say: { program: '{program}', general: 'Help' },
    office: null,
    phone: null,
    page: null,
  },
  source: { title: 'A page', url: 'https://www.example.gov', date: '2026-01-02' },
});
const help = {
  helpers: ['legal-aid', 'score', 'sbdc', 'grants-gov-support'].map(placed),
  best: [{ helpers: [3, 0], programs: ['snap', 'wic'] }],
};
const idsFor = (id: string, sourceType: string, category: string | null = null) =>
  helpersOf(help, { id, sourceType, category }).map((helper) => helper.id);

test('our own program has the helpers chosen for it', () => {
  expect(idsFor('wic', 'curated')).toEqual(['grants-gov-support', 'legal-aid']);
  expect(idsFor('another', 'curated', 'Small Business')).toEqual([]);
});

test('a crawled program has the helpers for its source or topic', () => {
  expect(idsFor('g-1', 'grants-gov')).toEqual(['grants-gov-support']);
  expect(idsFor('c-1', 'california', 'Small Business')).toEqual(['score', 'sbdc']);
  expect(idsFor('c-2', 'california', 'Education')).toEqual([]);
});

test('uses the program’s state, else the member’s; territories use the national list', () => {
  const ohio = stateOfMember({ location: 'Columbus, Ohio', zipCode: null });
  expect(ohio).toBe('OH');
  expect(stateOfMember({ location: null, zipCode: '00901' })).toBeNull();
  expect(stateForHelp({ states: [] }, ohio)).toBe('OH');
  expect(stateForHelp({ states: ['PA'] }, ohio)).toBe('PA');
  expect(stateForHelp({ states: ['OH', 'PA'] }, ohio)).toBe('OH');
  expect(stateForHelp({ states: ['PR'] }, null)).toBeNull();
  expect([helpPath('DC'), helpPath(null)]).toEqual(['/get-help/district-of-columbia', '/get-help']);
});

test('replaces the number in a list heading', () => {
  expect(countIn('22 helpers in Ohio', 1, false)).toBe('1 helper in Ohio');
  expect(countIn('1 helper', 3, false)).toBe('3 helpers');
  expect(countIn('3 helpers in Ohio', 2, true)).toBe('2 more helpers in Ohio');
  expect(countIn('2 more helpers in Ohio', 1, false)).toBe('1 helper in Ohio');
});
