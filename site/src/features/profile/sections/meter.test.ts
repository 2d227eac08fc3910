import { expect, test } from 'vitest';
import { household } from '../../../../../contract/profile/household.ts';
import type { OpenQuestion } from '../../../../../contract/profile/open-question.ts';
import { profile } from '../../../../../contract/profile/profile.ts';
import { aUser } from '../../account/session/user.fixture.ts';
import { concerns, SECTION_NAMES } from './list.ts';
import { answersIn, nextOf } from './meter.ts';

const QUESTIONS: OpenQuestion[] = [
  { fact: 'pregnant', programs: 9 },
  { fact: 'householdSize', programs: 5 },
  { fact: 'employees', programs: 4 },
  { fact: 'educationLevel', programs: 3 },
];
const told = (changes: Parameters<typeof aUser>[0]) => profile.parse(aUser(changes));
const next = (changes: Parameters<typeof aUser>[0], questions: OpenQuestion[] | undefined = QUESTIONS) =>
  nextOf(told(changes), questions)?.question;

test('follows the order of the person’s own list, without what they answered or what doesn’t concern them', () => {
  expect(nextOf(told({}), QUESTIONS)).toEqual({ question: 'householdSize', programs: 5 });
  expect(next({ householdSize: 2 })).toBe('education');
  expect(next({ householdSize: 2, ownsBusinesss: true })).toBe('numberOfEmployees');
});

test('asks about the rent second to last and about a pregnancy last', () => {
  const answered = { householdSize: 1, householdIncome: 24_000, education: 'Some college' } as const;
  expect(next(answered)).toBe('housingCost');
  const paying = { ...answered, household: household.parse({ housingCost: 700 }) };
  expect(next(paying)).toBe('pregnancy');
  expect(nextOf(told({ ...paying, pregnancy: 'no' }), QUESTIONS)).toBeNull();
});

test('says nothing until the list is known', () => {
  expect(nextOf(told({}), undefined)).toBeUndefined();
});

test('required answers come first, then a family’s ages and kinds of income', () => {
  const family = { householdSize: 3, householdIncome: 24_000, numberOfChildren: 2 };
  expect(next({ ...family, age: null }, undefined)).toBe('age');
  expect(next({ location: null, occupation: '' })).toBe('location');
  expect(next(family, undefined)).toBe('childAges');
  const people = [3, 8].map((age) => ({ relation: 'child', age }));
  expect(next({ ...family, household: household.parse({ people: people.slice(1) }) })).toBe('childAges');
  expect(next({ ...family, household: household.parse({ people }) })).toBe('incomes');
  const incomes = [{ kind: 'wages', yearly: 24_000 }];
  expect(next({ ...family, household: household.parse({ people, incomes }) })).toBe('education');
  expect(next({ ...family, householdIncome: 0, household: household.parse({ people }) })).toBe('education');
  // Members under 18 aren't asked for children's ages.
  expect(next({ ...family, age: 17 })).toBe('education');
});

test('an organization isn’t asked about a household', () => {
  const organization = told({ nonprofitStatus: '501c3' });
  const left = SECTION_NAMES.filter((name) => !concerns(name, organization));
  expect(left).toEqual(['household', 'people', 'money']);
  expect(SECTION_NAMES.filter((name) => !concerns(name, told({})))).toEqual([]);
  expect(nextOf(organization, [])).toBeNull();
});

test('counts the form’s current values without partly typed ones', () => {
  const saved = told({ householdSize: 2 });
  const now = answersIn({ householdSize: null, numberOfChildren: Number.NaN, zipCode: '43215', agreed: true }, saved);
  expect(now).toEqual({ ...saved, householdSize: null, zipCode: '43215' });
});
