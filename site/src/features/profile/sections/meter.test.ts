import { expect, test } from 'vitest';
import { household } from '../../../../../contract/profile/household.ts';
import { profile } from '../../../../../contract/profile/profile.ts';
import { aUser } from '../../account/session/user.fixture.ts';
import { answersIn, meterOf } from './meter.ts';

const asked = { age: 4, children: 3, incomeOfPovertyLine: 5, veteranDischarge: 2, employees: 2, applicantKind: 90 };

function meter(changes: Parameters<typeof aUser>[0]) {
  return meterOf(profile.parse(aUser(changes)), asked);
}

test('known or irrelevant facts count as settled; who applies is always known', () => {
  expect(meter({})).toEqual({ percent: 50, next: { question: 'householdSize', programs: 5 } });
  expect(meter({ isVeteran: true })).toMatchObject({ percent: 37 });
  expect(meter({ ownsBusinesss: true })).toMatchObject({ percent: 37 });
});

test('half an answer leads to the other half', () => {
  expect(meter({ householdSize: 2 }).next).toEqual({ question: 'householdIncome', programs: 5 });
  expect(meter({ householdSize: 2, householdIncome: 0 })).toEqual({
    percent: 81,
    next: { question: 'numberOfChildren', programs: 3 },
  });
});

test('is full once everything programs ask is answered', () => {
  expect(meter({ householdSize: 2, householdIncome: 0, numberOfChildren: 0 })).toEqual({ percent: 100, next: null });
  expect(meterOf(profile.parse(aUser()), {})).toEqual({ percent: 100, next: null });
});

test('asks about the rent second to last and about a pregnancy last', () => {
  const next = (changes: Parameters<typeof aUser>[0]) =>
    meterOf(profile.parse(aUser(changes)), { ...asked, pregnant: 28 }).next?.question;
  const settled = { householdSize: 2, householdIncome: 24_000 };
  expect(next(settled)).toBe('numberOfChildren');
  expect(next({ ...settled, numberOfChildren: 0 })).toBe('housingCost');
  const paying = household.parse({ housingCost: 700 });
  expect(next({ ...settled, numberOfChildren: 0, household: paying })).toBe('pregnancy');
});

test('a family’s kinds of income come before what most programs ask', () => {
  const people = [{ relation: 'child', age: 8 }];
  const family = {
    householdSize: 2,
    householdIncome: 24_000,
    numberOfChildren: 1,
    household: household.parse({ people }),
  };
  expect(meter(family).next?.question).toBe('incomes');
  const wages = household.parse({ people, incomes: [{ kind: 'wages', yearly: 24_000, whose: 'self' }] });
  expect(meter({ ...family, household: wages }).next?.question).not.toBe('incomes');
  expect(meter({ ...family, householdIncome: 0 }).next?.question).not.toBe('incomes');
  expect(meter({ ...family, age: null }).next?.question).toBe('age');
});

test('required answers come first, and nothing is checked before any is given', () => {
  const nothing = { age: null, location: null, occupation: null };
  expect(meter(nothing)).toEqual({ percent: 0, next: { question: 'age', programs: 4 } });
  expect(meter({ location: null, occupation: '' }).next?.question).toBe('location');
});

test('an unknown place leads to the ZIP code', () => {
  const somewhere = profile.parse(aUser({ location: 'at home' }));
  const next = { question: 'zipCode', programs: 3 };
  expect(meterOf(somewhere, { state: 3 })).toEqual({ percent: 0, next });
  expect(meterOf({ ...somewhere, zipCode: '43215' }, { state: 3 })).toEqual({ percent: 100, next: null });
});

test('counts the form’s current values without partly typed ones', () => {
  const saved = profile.parse(aUser({ householdSize: 2 }));
  const now = answersIn({ householdSize: null, numberOfChildren: Number.NaN, zipCode: '43215', agreed: true }, saved);
  expect(now).toEqual({ ...saved, householdSize: null, zipCode: '43215' });
});

test('counted children lead to their ages until these are filled in', () => {
  const asksForChildren = { ...asked, youngestChild: 6, schoolAgeChild: 4 };
  const family = (people: { relation: 'child'; age: number }[], age = 34) =>
    meterOf(
      profile.parse(
        aUser({
          age,
          householdSize: 3,
          householdIncome: 24_000,
          numberOfChildren: 2,
          household: household.parse({ people }),
        }),
      ),
      asksForChildren,
    );
  const untold = family([]);
  expect(untold.next).toEqual({ question: 'childAges', programs: 10 });
  const told = family([
    { relation: 'child', age: 3 },
    { relation: 'child', age: 8 },
  ]);
  expect(told).toEqual({ percent: 100, next: { question: 'incomes', programs: 0 } });
  expect(untold.percent).toBeLessThan(told.percent);
  // Members under 18 aren't asked for children's ages.
  expect(family([], 17).next).toBeNull();
});
