import { expect, test } from 'vitest';
import { household } from '../../../../../contract/household.ts';
import { profile } from '../../../../../contract/profile.ts';
import { DOT } from '../../../lib/dot.ts';
import { aUser } from '../../session/user.fixture.ts';
import { firstOf, sectionOf } from './list.ts';
import { summaryOf } from './summaries.ts';

const of = (section: Parameters<typeof summaryOf>[0], changes: Parameters<typeof aUser>[0] = {}) =>
  summaryOf(section, profile.parse(aUser(changes))).replaceAll(DOT, ' · ');

test('no line of a summary begins with a dot', () => {
  expect(summaryOf('you', profile.parse(aUser()))).toContain(`Age 34${DOT}Columbus`);
  expect(DOT.startsWith('\u00a0')).toBe(true);
});

test('a section summarizes its answers on one line without unanswered questions', () => {
  expect(of('you')).toBe('Age 34 · Columbus, OH · U.S. citizen or national');
  expect(of('household')).toBe('Nothing here yet');
  expect(of('household', { householdSize: 1, householdIncome: 24_000, numberOfChildren: 0 })).toBe(
    '1 person · $24,000 a year · no children',
  );
  expect(of('situation', { isVeteran: true, hasDisability: true })).toBe('Veteran · disability · City · I rent');
  expect(of('needs', { needs: ['food', 'rent'] })).toBe('Food · Rent or a place to live');
});

test('leaves out questions that no longer apply', () => {
  expect(of('plans', { annualRevenue: 90_000 })).toBe('Nothing here yet');
  expect(of('plans', { annualRevenue: 90_000, ownsBusinesss: true })).toBe('Owns a business · $90,000 revenue');
});

test('household people and money have separate lines', () => {
  const told = household.parse({
    people: [{ relation: 'child', age: 3 }, { relation: 'spouse' }],
    incomes: [{ kind: 'wages', yearly: 20_000 }],
    housingCost: 800,
  });
  expect(of('people', { household: told })).toBe('My child, 3 · My husband or wife');
  expect(of('money', { household: told })).toBe('1 income · $800 for housing');
});

test('a field leads to its section', () => {
  expect(['occupation', 'needs', 'zipCode', 'numberOfEmployees'].map((name) => sectionOf(name))).toEqual([
    'work',
    'needs',
    'you',
    'plans',
  ]);
  expect(sectionOf('household', { household: { people: [] } })).toBe('people');
  expect(sectionOf('household', { household: {} })).toBe('money');
});

test('shows the first error on the page', () => {
  expect(firstOf({ householdSize: {}, zipCode: {}, root: {} } as Parameters<typeof firstOf>[0])).toBe('zipCode');
  expect(firstOf({ occupation: {}, household: { people: [] } } as Parameters<typeof firstOf>[0])).toBe('household');
  expect(firstOf({})).toBeUndefined();
});
