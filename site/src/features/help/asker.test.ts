import { expect, test } from 'vitest';
import { askerOf } from './asker.ts';
import { askerAbout, suits } from './choosing/picks.ts';

const ROSA: Parameters<typeof askerOf>[0] = {
  ...{ age: 27, householdSize: 3, industryExperience: 'retail', isVeteran: false, hasDisability: false },
  ...{
    ownsBusinesss: false,
    seekingStartupGrant: false,
    numberOfChildren: 2,
    householdIncome: 24_000,
    needs: ['food', 'rent'],
  },
  isStudent: 'no',
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
