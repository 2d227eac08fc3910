import { describe, expect, test } from 'vitest';
import type { ProfileForm } from '../../contract/profile/profile.ts';
import { planOf } from '../../matching/order/plan.ts';
import { FAMILY_STATUS, mayBeNamed } from '../../matching/person/private-facts.ts';
import { firstPages } from '../factories/own-list.ts';

const listOf = firstPages(new Date(2026, 10, 27, 12));
const idsOf = (answers: ProfileForm) => listOf(answers).grants.map(({ id }) => id);

describe('a permanent resident in her first five years', () => {
  const mother: ProfileForm = {
    ...{ age: 36, location: 'Phoenix, AZ', occupation: 'House cleaner', employmentStatus: 'employed' },
    ...{ householdSize: 4, householdIncome: 31_000, numberOfChildren: 2, homeownershipStatus: 'rent' },
    ...{ citizenshipStatus: 'permanent-resident', permanentResidentSince: 2023, permanentResidentMonth: 5 },
    household: {
      people: [
        { relation: 'spouse', age: 38, citizenshipStatus: 'other' },
        { relation: 'child', age: 4, citizenshipStatus: 'citizen' },
        { relation: 'child', age: 8, citizenshipStatus: 'citizen' },
      ],
    },
  };
  const said = (answers: ProfileForm, id: string) =>
    listOf(answers)
      .grants.find((grant) => grant.id === id)
      ?.match.reasons.map(({ text }) => text) ?? [];
  const WAIT = 'For yourself, usually not before May 2028, five years after your green card';

  test('starts with what her citizen children get', () => {
    expect(idsOf(mother).slice(0, 6)).toEqual(expect.arrayContaining(['medicaid', 'school-meals', 'snap', 'wic']));
  });

  test('reads from which month on she gets it herself, with her month or without', () => {
    expect(said(mother, 'snap')[0]).toBe(WAIT);
    expect(said(mother, 'medicaid')[0]).toBe(WAIT);
    expect(said(mother, 'wic')).not.toContain(WAIT);
    expect(said(mother, 'chip')).not.toContain(WAIT);
    expect(said({ ...mother, permanentResidentMonth: null }, 'snap')[0]).toContain('not before 2028,');
  });

  test('sees for which people the amounts are', () => {
    const snap = listOf(mother).grants.find(({ id }) => id === 'snap');
    expect(snap?.match.estimate?.recipients).toBe('your children, 4 and 8');
  });

  test('waits no longer once the years are over', () => {
    const since = { ...mother, permanentResidentSince: 2021 };
    expect(said({ ...since, permanentResidentMonth: 10 }, 'snap').join()).not.toContain('not before');
    expect(said({ ...since, permanentResidentMonth: 12 }, 'snap')[0]).toContain('not before December 2026');
  });

  test('has no wait that her answers don’t prove, or that service makes needless', () => {
    const since = { ...mother, permanentResidentSince: 2021 };
    expect(said({ ...since, permanentResidentMonth: null }, 'snap').join()).not.toContain('not before');
    expect(said({ ...since, permanentResidentMonth: 11 }, 'snap').join()).not.toContain('not before');
    expect(said({ ...mother, isVeteran: true }, 'snap').join()).not.toContain('not before');
  });

  test('reads of a citizen child only what she said, and only her own children are hers', () => {
    const at = 'A child who lives with you is a U.S. citizen';
    const status = (answers: ProfileForm) =>
      listOf(answers)
        .grants.flatMap(({ match }) => match.reasons)
        .find(({ text }) => text === at)?.criterion;
    expect(status(mother)).toBe(FAMILY_STATUS);
    expect(mayBeNamed(FAMILY_STATUS)).toBe(false);
    const people = [{ relation: 'sibling', age: 15, citizenshipStatus: 'citizen' }] as const;
    expect(status({ ...mother, numberOfChildren: 0, household: { people: [...people] } })).toBeUndefined();
    const roommate = [{ relation: 'unrelated', age: 40, citizenshipStatus: 'citizen' }] as const;
    const alone = { ...mother, numberOfChildren: 0, household: { people: [...roommate] } };
    expect(said(alone, 'snap').join()).not.toContain('Someone who lives with you is a U.S. citizen');
  });

  test('is not asked about an army she never mentioned, once her children are known to be citizens', () => {
    expect(said(mother, 'snap').join()).not.toContain('armed forces');
  });
});

describe('what a farmer needs first comes first', () => {
  const farmer: ProfileForm = {
    ...{ age: 34, location: 'Twin Falls, ID', occupation: 'Farmer', needs: ['land'], citizenshipStatus: 'citizen' },
    ...{ householdSize: 3, householdIncome: 48_000, numberOfChildren: 1, employmentStatus: 'self-employed' },
  };
  test.each([
    ['buy-land', ['fsa-farm-ownership-loan', 'fsa-microloan']],
    ['operate', ['fsa-farm-operating-loan', 'fsa-microloan']],
    ['equipment', ['fsa-farm-operating-loan', 'farm-storage-facility-loan']],
    ['conserve', ['environmental-quality-incentives', 'conservation-stewardship-program']],
    ['disaster', ['noninsured-crop-assistance', 'emergency-conservation-program']],
  ] as const)('%s', (farmPlan, due) => {
    expect(idsOf({ ...farmer, farmPlan }).slice(0, 5)).toEqual(expect.arrayContaining([...due]));
    // The page shows what to start with first, and groups the rest by likelihood.
    const { grants, total } = listOf({ ...farmer, farmPlan });
    const starts = planOf(grants, { counted: total.counted.map(({ id }) => id) }).starts.map(({ id }) => id);
    expect(starts.some((id) => due.some((one) => one === id))).toBe(true);
    if (farmPlan === 'buy-land') expect(starts).toEqual(expect.arrayContaining([...due]));
  });

  test('also if only their own words say so', () => {
    const ids = idsOf({ ...farmer, occupation: 'Farmer who wants to buy land' });
    expect(ids.slice(0, 5)).toEqual(expect.arrayContaining(['fsa-farm-ownership-loan', 'fsa-microloan']));
  });

  test('crop insurance is not very likely for someone who only says that they farm', () => {
    const insurance = listOf(farmer).grants.find(({ id }) => id === 'federal-crop-insurance');
    expect(insurance?.match.likelihood).toBe('worth-checking');
  });
});

test('what an organization does puts its grants first', () => {
  const director: ProfileForm = {
    ...{ age: 58, location: 'Norton, KS', occupation: 'Director', needs: ['community'], nonprofitStatus: '501c3' },
    ...{ organizationName: 'Norton Helping Hands', annualRevenue: 90_000, numberOfEmployees: 2 },
  };
  const pantry = ['tefap-food-pantries', 'emergency-food-shelter-program'];
  expect(idsOf({ ...director, mainWork: 'food' }).slice(0, 3)).toEqual(expect.arrayContaining(pantry));
  expect(idsOf({ ...director, mainWork: 'arts' }).slice(0, 3)).toContain('nea-grants-for-arts-projects');
  expect(idsOf({ ...director, mainWork: 'arts' }).slice(0, 6)).not.toContain('tefap-food-pantries');
});

test('programs stay away from people they are not for', () => {
  const young: ProfileForm = { age: 34, location: 'Augusta, GA', occupation: 'between jobs' };
  const listed = listOf({ ...young, needs: ['health', 'bills'], householdSize: 1, numberOfChildren: 0 }).grants;
  const likely = listed.filter(({ match }) => match.likelihood !== 'only-if').map(({ id }) => id);
  for (const id of ['chip', 'eldercare-locator', 'tva-energyright-home-rebates', 'job-accommodation-network'])
    expect(likely, id).not.toContain(id);
});
