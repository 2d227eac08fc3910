import { expect, test } from 'vitest';
import { type SavedSearch, savedCriteria } from '../../../../contract/alerts.ts';
import { resultsPath } from '../../../../contract/results-address.ts';
import { DOT } from '../../lib/dot.ts';
import { criteriaWords, nameFor, sameSearch } from './criteria.ts';
import { remindersDone } from './texts.ts';

const searchFor = (given: object): SavedSearch => ({
  id: 1,
  name: 'A search',
  criteria: savedCriteria.parse(given),
  frequency: 'off',
  isPaused: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastAlertAt: null,
});

test('names a search after its words, cut at a word boundary, or the profile', () => {
  expect(nameFor({ searchTerm: '  fix   my\nroof ' })).toBe('fix my roof');
  expect(nameFor({ searchTerm: 'help '.repeat(40) })).toBe(`${'help '.repeat(11)}help…`);
  expect(nameFor({ searchTerm: 'a'.repeat(100) })).toHaveLength(61);
  expect(nameFor({ searchTerm: '🏠'.repeat(100) }).isWellFormed()).toBe(true);
  expect(nameFor({})).toBe('Programs that fit my profile');
  expect(nameFor({ location: 'Ohio' })).toBe('Programs that fit my profile, Ohio');
});

test('describes the criteria in short', () => {
  const criteria = { searchTerm: 'roof', programType: 'loan', category: 'Any Category', location: 'Columbus, OH' };
  expect(criteriaWords(savedCriteria.parse(criteria))).toBe(['“roof”', 'Loans', 'Columbus, OH'].join(DOT));
  expect(criteriaWords(savedCriteria.parse({}))).toBe('Programs that fit my profile');
});

test('the address repeats the search', () => {
  const criteria = {
    searchTerm: 'roof & gutter',
    programType: 'grant',
    category: 'Education',
    location: 'Columbus, OH',
  };
  expect(resultsPath(savedCriteria.parse(criteria))).toBe(
    '/search-results?q=roof+%26+gutter&type=grant&category=Education&place=Columbus%2C+OH',
  );
  expect(resultsPath(savedCriteria.parse({ category: 'Any Category' }))).toBe('/search-results?autoSearch=true');
});

test('recognizes a search that was already saved', () => {
  const saved = [searchFor({ searchTerm: 'roof', location: null })];
  expect(sameSearch(saved, { searchTerm: 'roof', programType: 'all', category: null, location: '' })).toBe(saved[0]);
  expect(sameSearch(saved, { searchTerm: 'roof', programType: 'loan' })).toBeUndefined();
});

test('puts selected lead times into words', () => {
  expect(remindersDone([14, 3])).toBe('We’ll email you 14 and 3 days before a deadline.');
  expect(remindersDone([1])).toBe('We’ll email you 1 day before a deadline.');
  expect(remindersDone([])).toBe('No reminders.');
});
