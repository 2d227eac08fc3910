import { expect, test } from 'vitest';
import type { Need } from '../../../../../contract/profile/profile.ts';
import type { Audience } from '../../../../../contract/programs/catalog.ts';
import { ANYBODY, pickHelpers } from './picks.ts';

const helper = (name: string, audiences: Audience[], needs: Need[], hasPhone = false) => ({
  ...{ name, audiences, needs, hasPhone },
});
const agency = helper('agency', ['individuals', 'families', 'seniors'], ['bills', 'food']);
const counselor = helper('counselor', ['seniors', 'people-with-disabilities'], ['health'], true);
const law = helper('law', ['individuals', 'families', 'seniors'], ['rent', 'health'], true);
const taxes = helper('taxes', ['individuals', 'families', 'seniors'], ['money'], true);
const adviser = helper('adviser', ['small-businesses'], ['business'], true);
const all = [agency, counselor, law, taxes, adviser];
const names = (picked: { name: string }[]) => picked.map(({ name }) => name);

test('by default picks helpers for the first needs, those with a phone first', () => {
  expect(names(pickHelpers(all, ANYBODY))).toEqual(['law', 'agency']);
});

test('at 65, also picks the counselor for seniors, whatever the need', () => {
  const asker = { audiences: ['seniors', 'individuals', 'families'], needs: ['bills'] } as const;
  expect(names(pickHelpers(all, asker))).toEqual(['counselor', 'agency']);
});

test('keeps one of three places for the need', () => {
  const officer = helper('officer', ['veterans'], ['money']);
  const mentor = helper('mentor', ['veterans'], ['business']);
  const asker = { audiences: ['veterans', 'seniors', 'individuals'], needs: ['bills'] } as const;
  const picked = names(pickHelpers([...all, officer, mentor], asker));
  expect(picked).toHaveLength(3);
  expect(picked).toContain('agency');
});

test('a business gets the adviser and no helpers for households', () => {
  expect(names(pickHelpers(all, { audiences: ['small-businesses'], needs: ['business'] }))).toEqual(['adviser']);
});

test('a need for money picks the tax volunteers; three at most', () => {
  const asker = { audiences: ['individuals'], needs: ['money', 'food', 'rent'] } as const;
  expect(names(pickHelpers([...all, taxes], asker))).toHaveLength(3);
  expect(names(pickHelpers(all, asker))).toContain('taxes');
});
