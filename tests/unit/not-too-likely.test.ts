import { expect, test } from 'vitest';
import { profileUpdate } from '../../contract/profile.ts';
import { ownLists } from '../../dev/own-lists.ts';
import { PLAIN } from './members.fixture.ts';

const listOf = ownLists();
const USUAL_ANSWERS = { ...PLAIN, numberOfChildren: 0 };
const RETIRED_COUPLE = {
  age: 72,
  location: 'Scranton, PA',
  employmentStatus: 'retired',
  householdSize: 2,
  household: { people: [{ relation: 'spouse', age: 70, disability: false }] },
};
const SOLDIER = { age: 24, location: 'Killeen, TX', isVeteran: true, veteranDischarge: 'still-serving' };
const DEAF_STUDENT = {
  age: 20,
  location: 'Rochester, NY',
  hasDisability: true,
  isStudent: 'current',
  employmentStatus: 'employed',
  household: { incomes: [{ kind: 'wages', yearly: 11_000 }] },
};

test.each([
  ['family-caregiver-support', 'a healthy couple of seventy', RETIRED_COUPLE, ['worth-checking', 'only-if']],
  ['va-health-care', 'a soldier on active duty', SOLDIER, ['worth-checking', 'only-if']],
  ['va-disability-compensation', 'a soldier on active duty', SOLDIER, ['only-if']],
  ['medicare', 'a student who lists wages alone', DEAF_STUDENT, ['only-if']],
])('%s for %s says no more than what was told', (id, _, answers, words) => {
  const profile = profileUpdate.parse({ ...USUAL_ANSWERS, ...answers });
  const likelihood = listOf(profile).listed.find((one) => one.id === id)?.likelihood;
  expect(words).toContain(likelihood);
});
