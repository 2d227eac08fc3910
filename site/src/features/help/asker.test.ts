import { expect, test } from 'vitest';
import type { Situation } from '../../../../contract/profile/helpers.ts';
import { household } from '../../../../contract/profile/household.ts';
import { askerOf } from './asker.ts';
import { type Asker, askerAbout, suits as suitsHelper } from './choosing/picks.ts';

const suits = (audiences: readonly string[], asker: Asker) => suitsHelper({ audiences }, asker);

const ROSA: Parameters<typeof askerOf>[0] = {
  ...{ age: 27, householdSize: 3, industryExperience: 'retail', isVeteran: false, hasDisability: false },
  ...{
    ownsBusinesss: false,
    seekingStartupGrant: false,
    numberOfChildren: 2,
    householdIncome: 24_000,
    needs: ['food', 'rent'],
  },
  ...{ isStudent: 'no', employmentStatus: 'employed', pregnancy: 'not_specified', household: null },
  nonprofitStatus: 'not_applicable',
  homeownershipStatus: 'rent',
};

test('a 27-year-old mother gets no veterans’ officer or phone line for older people', () => {
  const mother = askerOf(ROSA);
  const groups = [['veterans'], ['seniors'], ['families'], ['renters']];
  expect(groups.map((group) => suits(group, mother))).toEqual([false, false, true, true]);
  const alone = askerOf({ ...ROSA, needs: ['bills'], age: 71, householdSize: 1, numberOfChildren: 0 });
  expect([['families'], ['seniors'], ['veterans']].map((one) => suits(one, alone))).toEqual([false, true, false]);
});

test('a nonprofit gets its own helpers, and picking a need adds those who know it', () => {
  const noHousehold = { householdSize: null, householdIncome: null, numberOfChildren: null };
  const pantry = askerOf({ ...ROSA, ...noHousehold, nonprofitStatus: '501c3' });
  expect([suits(['individuals', 'families'], pantry), suits(['nonprofits'], pantry)]).toEqual([false, true]);
  expect(suits(['students'], askerAbout(pantry, ['school']))).toBe(false);
  expect(suits(['students'], askerOf(ROSA))).toBe(false);
  expect(suits(['students'], askerAbout(askerOf(ROSA), ['school']))).toBe(true);
});

test('helpers for children, work and school are only for people in that situation', () => {
  const isFor = (situation: Situation, changes: Partial<typeof ROSA>) =>
    suitsHelper({ audiences: ['individuals', 'families'], situation }, askerOf({ ...ROSA, ...changes }));
  const alone = { age: 71, householdSize: 1, numberOfChildren: null, employmentStatus: 'retired' } as const;
  for (const situation of ['child-under-five', 'child', 'looking-for-work', 'going-to-school'] as const) {
    expect(isFor(situation, alone)).toBe(false);
  }
  const withAges = (...ages: number[]) => ({
    numberOfChildren: ages.length,
    household: household.parse({ people: ages.map((age) => ({ relation: 'child', age })) }),
  });
  const wic = (changes: Partial<typeof ROSA>) => isFor('child-under-five', changes);
  expect([wic({}), wic(withAges(3)), wic(withAges(8, 15))]).toEqual([true, true, false]);
  expect([wic({ numberOfChildren: 0 }), wic({ numberOfChildren: 0, pregnancy: 'yes' })]).toEqual([false, true]);
  expect([isFor('child', withAges(8)), isFor('child', withAges(15))]).toEqual([true, false]);
  expect(isFor('looking-for-work', { employmentStatus: 'unemployed' })).toBe(true);
  expect(isFor('going-to-school', { isStudent: 'future' })).toBe(true);
  // People who pick a need see all of its helpers.
  const office = { audiences: ['individuals'], situation: 'looking-for-work' };
  expect(suitsHelper(office, askerAbout(askerOf({ ...ROSA, ...alone }), ['work']))).toBe(true);
});
