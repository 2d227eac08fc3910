import { expect, test } from 'vitest';
import { household } from '../../../../contract/profile/household.ts';
import { aUser } from '../account/session/user.fixture.ts';
import { editWords, householdWords } from './edit-words.ts';

test.each([
  ['householdIncome', { householdIncome: 24_000 }, { householdIncome: 31_000 }, '$24,000 → $31,000'],
  ['age', { age: null }, { age: 71 }, 'no answer → 71'],
  ['isVeteran', { isVeteran: false }, { isVeteran: true }, 'no → yes'],
  ['homeownershipStatus', { homeownershipStatus: 'rent' }, { homeownershipStatus: 'own' }, 'I rent → '],
  ['occupation', { occupation: 'Cook' }, { occupation: '' }, 'Cook → no answer'],
] as const)('%s is shown as it was and as it is now', (field, was, now, words) =>
  expect(editWords(field, aUser(was), aUser(now))).toContain(`(${words}`),
);

test('a changed household names the answers that changed', () => {
  const paying = (changes: object) => aUser({ household: household.parse({ housingCost: 700, ...changes }) });
  expect(householdWords(paying({}), paying({ savings: 200 }))).toEqual(['Savings of your household']);
  const incomes = [{ kind: 'wages', yearly: 24_000 }];
  expect(householdWords(aUser(), paying({ incomes }))).toEqual(['Income by source', 'Monthly rent or mortgage']);
  expect(householdWords(paying({}), paying({}))).toEqual([]);
});
