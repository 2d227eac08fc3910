import { expect, test } from 'vitest';
import { profile, profileUpdate } from '../../contract/profile/profile.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import { factsOf } from './facts.ts';
import { isAsPerson } from './for-organization.ts';

const told = (answers: object) =>
  factsOf(profile.parse(profileUpdate.parse({ age: 39, location: 'Norton, KS', occupation: 'Director', ...answers })));

test('a nonprofit member who describes no household applies only for it', () => {
  expect(told({ nonprofitStatus: '501c3' }).forOrganization).toBe(true);
  expect(told({ nonprofitStatus: '501c3', householdIncome: 30_000 }).forOrganization).toBeUndefined();
  expect(told({ ownsBusinesss: true }).forOrganization).toBeUndefined();
});

test('a public office implies an organization if the project is for others', () => {
  const clerk = { occupation: 'Town clerk' };
  expect(told({ ...clerk, needs: ['community'] }).forOrganization).toBe(true);
  expect(told({ ...clerk, needs: ['rent'] }).forOrganization).toBeUndefined();
});

test('a nonprofit’s need shows its mission, unless it says more', () => {
  expect(told({ nonprofitStatus: '501c3', needs: ['food'] }).fields).toEqual(['food']);
  expect(told({ nonprofitStatus: '501c3', needs: ['food', 'community'] }).fields).toBeUndefined();
  expect(told({ nonprofitStatus: '501c3', needs: ['food'], occupation: 'Museum director' }).fields).not.toContain(
    'food',
  );
  expect(told({ needs: ['food'] }).fields).toBeUndefined();
});

test('a program for people fits an organization only if its kind may apply too', () => {
  const kind = (kinds: string[]): Rule => ({ fact: 'applicantKind', in: kinds, says: 'You apply', source: 'law' });
  const facts = told({ nonprofitStatus: '501c3' });
  expect(isAsPerson(kind(['individual']), facts)).toBe(true);
  expect(isAsPerson(kind(['individual', 'nonprofit']), facts)).toBe(false);
  expect(isAsPerson(kind(['individual']), told({}))).toBe(false);
});
