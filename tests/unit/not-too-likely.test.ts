import { expect, test } from 'vitest';
import { profileUpdate } from '../../contract/profile/profile.ts';
import { ownLists } from '../../dev/catalog/own-lists.ts';
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
const ON_SSI = {
  ...{ age: 47, location: 'Barre, VT', hasDisability: true, employmentStatus: 'unable-to-work' },
  ...{ occupation: 'Unable to work', householdSize: 1, householdIncome: 11_900 },
  household: { people: [], incomes: [{ kind: 'ssi', yearly: 11_900 }] },
};
const WELL_PAID = {
  ...{ age: 38, occupation: 'Software architect', employmentStatus: 'employed', homeownershipStatus: 'own' },
  ...{ householdSize: 2, householdIncome: 310_000, household: { people: [{ relation: 'spouse', age: 37 }] } },
};
const ABOVE_THE_LIMIT = {
  ...{ age: 46, location: 'Dover, DE', employmentStatus: 'employed', homeownershipStatus: 'own' },
  ...{ householdSize: 2, householdIncome: 70_000 },
};

test.each([
  ['family-caregiver-support', 'a healthy couple of seventy', RETIRED_COUPLE, ['worth-checking', 'only-if']],
  ['va-health-care', 'a soldier on active duty', SOLDIER, ['worth-checking', 'only-if']],
  ['va-disability-compensation', 'a soldier on active duty', SOLDIER, ['only-if']],
  ['medicare', 'a student who lists wages alone', DEAF_STUDENT, ['only-if']],
  ['medicare', 'somebody with SSI alone', ON_SSI, ['only-if']],
  ['ssdi', 'somebody with SSI alone', ON_SSI, ['only-if', undefined]],
  ['vermont-vpharm', 'somebody with SSI alone', ON_SSI, ['only-if', undefined]],
  ['public-safety-officers-benefits', 'somebody unable to work', ON_SSI, ['only-if']],
  ['weatherization', 'an owner a third above the limit', ABOVE_THE_LIMIT, ['only-if']],
  ['cdfi-lenders', 'a private person', { ...WELL_PAID, location: 'Dover, DE' }, ['only-if']],
])('%s for %s claims no more than the answers support', (id, _, answers, words) => {
  const profile = profileUpdate.parse({ ...USUAL_ANSWERS, ...answers });
  const likelihood = listOf(profile).listed.find((one) => one.id === id)?.likelihood;
  expect(words).toContain(likelihood);
});

test.each([
  ['delaware-young-farmer-loan', 'DE'],
  ['new-hampshire-current-use', 'NH'],
  ['iowa-beginning-farmer-loan', 'IA'],
  ['hawaii-new-farmer-loan', 'HI'],
  ['pennsylvania-farm-vitality-grant', 'PA'],
  ['south-dakota-beginning-farmer-bond', 'SD'],
  ['louisiana-project-grants', 'LA'],
  ['maryland-creativity-grants', 'MD'],
  ['wyoming-works-grant', 'WY'],
  ['kentucky-homestead-exemption', 'KY'],
  ['massachusetts-child-and-family-tax-credit', 'MA'],
])('%s in %s is not for an office worker with a high income', (id, state) => {
  const profile = profileUpdate.parse({ ...USUAL_ANSWERS, ...WELL_PAID, location: `Greenville, ${state}` });
  const likelihood = listOf(profile).listed.find((one) => one.id === id)?.likelihood;
  expect(['only-if', undefined]).toContain(likelihood);
});

test.each([
  [
    'va-survivors-pension',
    'the widow of a veteran who names the war',
    { age: 82, location: 'Concord, NH', occupation: 'Widow of a Korean War veteran' },
    { householdSize: 1, householdIncome: 12_000 },
  ],
  [
    'teacher-loan-forgiveness',
    'a teacher who names her loans',
    { age: 31, location: 'Columbus, OH', occupation: 'High school math teacher with student loans' },
    { education: "Bachelor's degree", householdSize: 1, householdIncome: 52_000 },
  ],
  [
    'va-home-loan',
    'a veteran who owns a home and wants to repair it',
    { age: 46, location: 'Dover, DE', isVeteran: true, veteranDischarge: 'honorable', veteranDisabilityRating: 70 },
    { homeownershipStatus: 'own', householdIncome: 68_000, householdSize: 2, needs: ['home', 'health'] },
  ],
])('%s is on the first page of %s', (id, _, answers, more) => {
  const { listed, onFirstPage } = listOf(profileUpdate.parse({ ...USUAL_ANSWERS, ...answers, ...more }));
  expect(listed.slice(0, onFirstPage).map((one) => one.id)).toContain(id);
});
