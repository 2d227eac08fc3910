import { expect, test } from 'vitest';
import { EMPTY_HOUSEHOLD, type Person } from '../../contract/profile/household.ts';
import { type Profile, profileUpdate } from '../../contract/profile/profile.ts';
import { evaluate } from '../rules/evaluate.ts';
import { factsOf } from './facts.ts';

const NOBODY_KNOWN = { age: null, disability: false, pregnant: false, student: false, veteran: false } as const;
const person = (given: Partial<Person>): Person => ({
  ...{ relation: 'child', citizenshipStatus: 'not_specified', permanentResidentSince: null },
  ...NOBODY_KNOWN,
  ...given,
});

function facts(people: Person[], answers: Partial<Profile> = {}) {
  const form = profileUpdate.parse({ age: 34, location: 'Columbus, OH', occupation: 'Clerk' });
  const household = { ...EMPTY_HOUSEHOLD, people };
  return factsOf({ ...form, ...answers, household: answers.household ?? (people.length > 0 ? household : null) });
}

const truthOf = (fact: 'youngestChild' | 'oldestOther', range: object, known: ReturnType<typeof facts>) =>
  evaluate({ fact, ...range, says: 'It holds', source: 'law' }, known).truth;

test('the people listed give the household’s size, children and their ages', () => {
  const known = facts([person({ relation: 'spouse', age: 36 }), person({ age: 3 }), person({ age: 9 })]);
  expect(known).toMatchObject({
    ...{ householdSize: 4, children: 2, youngestChild: 3, oldestOther: 36 },
    ...{ schoolAgeChild: true, spouse: true, spouseVeteran: false, disabledChild: false, pregnantOther: false },
  });
});

test('a member who lives alone has no child and no older person', () => {
  const alone = facts([], { householdSize: 1, numberOfChildren: 0 });
  expect(truthOf('youngestChild', { atMost: 4 }, alone)).toBe('false');
  expect(truthOf('oldestOther', { atLeast: 60 }, alone)).toBe('false');
});

test('unanswered household facts stay open', () => {
  const four = facts([], { householdSize: 4, numberOfChildren: 2 });
  expect(truthOf('youngestChild', { atMost: 4 }, four)).toBe('unknown');
  expect(truthOf('oldestOther', { atLeast: 60 }, four)).toBe('unknown');
  expect(four).not.toHaveProperty('spouse');
});

test('a person who is not listed could be anyone', () => {
  const known = facts([person({ age: 3 })], { householdSize: 4 });
  expect(known).toMatchObject({ householdSize: 4, children: 1 });
  expect(known).not.toHaveProperty('oldestOther');
  expect(known).not.toHaveProperty('disabledOther');
});

test.each([
  [{ employmentStatus: 'employed' }, true],
  [{ employmentStatus: 'retired', householdSize: 1 }, false],
  [{ employmentStatus: 'unemployed' }, undefined],
] as const)('for %j, whether anyone works for pay: %s', (answers, worksForPay) => {
  expect(facts([], answers).worksForPay).toBe(worksForPay);
});

test('kinds of income add up to the household’s income', () => {
  const incomes = [
    { kind: 'wages' as const, yearly: 20_000, whose: 'self' as const },
    { kind: 'ssi' as const, yearly: 5_000, whose: 'self' as const },
  ];
  const household = { ...EMPTY_HOUSEHOLD, incomes };
  expect(facts([], { household })).toMatchObject({ householdIncome: 25_000, worksForPay: true });
});

test.each([
  [2015, 11],
  [2024, 2],
  [2021, undefined],
])('a permanent resident since %d has been one for %s years', (permanentResidentSince, years) => {
  const form = profileUpdate.parse({ age: 34, location: 'Columbus, OH', occupation: 'Clerk' });
  const answers = { ...form, citizenshipStatus: 'permanent-resident' as const, permanentResidentSince };
  expect(factsOf(answers, new Date('2026-11-23')).permanentResidentYears).toBe(years);
});

test('a sibling whose parents live there too is in their care', () => {
  const sibling = person({ relation: 'sibling', age: 14 });
  const of = (people: Person[]) => facts(people, { age: 18, householdSize: people.length + 1 }).relativesChild;
  expect(of([sibling])).toBe(true);
  expect(of([sibling, person({ relation: 'parent', age: 45 })])).toBe(false);
});

test('a pregnant minor does not count as another person', () => {
  const parents = [person({ relation: 'parent', age: 40 }), person({ relation: 'sibling', age: 11 })];
  const girl = facts(parents, { age: 16, pregnancy: 'yes', householdSize: 3 });
  expect(girl).toMatchObject({ pregnant: true, pregnantOther: false });
});
