import { expect, test } from 'vitest';
import type { ProfileForm } from '../../../../../contract/profile.ts';
import { stepsFor } from './steps.ts';

const form: ProfileForm = { age: 39, location: 'Norton, KS', occupation: 'Director' };
const PERSON = ['household', 'situation', 'home', 'work'];
const ORGANIZATION = ['organization', 'place', 'size'];

test('a person is asked about their home and family, and last whether they apply for others', () => {
  expect(stepsFor(form)).toEqual(['basics', 'needs', ...PERSON, 'organization']);
  expect(stepsFor({ ...form, isVeteran: true })).toContain('service');
});

test('who applies for a nonprofit is asked about it alone', () => {
  expect(stepsFor({ ...form, nonprofitStatus: '501c3' })).toEqual(['basics', 'needs', ...ORGANIZATION]);
});

test('who has told of a household goes on with it, and is asked about the organization at the end', () => {
  const both = { ...form, nonprofitStatus: '501c3' as const, householdSize: 3 };
  expect(stepsFor(both)).toEqual(['basics', 'needs', ...PERSON, ...ORGANIZATION]);
  expect(stepsFor({ ...form, ownsBusinesss: true })).toEqual(['basics', 'needs', ...PERSON, ...ORGANIZATION]);
});

test('for a project for others it is asked first who applies', () => {
  expect(stepsFor({ ...form, needs: ['community'] })).toEqual(['basics', 'needs', 'organization', ...PERSON]);
});
