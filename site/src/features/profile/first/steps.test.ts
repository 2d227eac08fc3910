import { expect, test } from 'vitest';
import type { ProfileForm } from '../../../../../contract/profile/profile.ts';
import { stepsFor } from './steps.ts';

const form: ProfileForm = { age: 39, location: 'Norton, KS', occupation: 'Director' };
const PERSON = ['household', 'situation', 'home', 'work'];
const ORGANIZATION = ['organization', 'place', 'size'];

test('asks people about home and family, and only some about an organization', () => {
  expect(stepsFor(form)).toEqual(['basics', 'needs', ...PERSON]);
  const withIt = ['basics', 'needs', ...PERSON, 'organization'];
  expect(stepsFor(form, true)).toEqual(withIt);
  expect(stepsFor({ ...form, employmentStatus: 'self-employed' })).toEqual(withIt);
  expect(stepsFor({ ...form, needs: ['business'] })).toEqual(withIt);
  expect(stepsFor({ ...form, isVeteran: true })).toContain('service');
});

test('asks nonprofit applicants only about the nonprofit', () => {
  expect(stepsFor({ ...form, nonprofitStatus: '501c3' })).toEqual(['basics', 'needs', ...ORGANIZATION]);
});

test('continues with a known household and asks about the organization last', () => {
  const both = { ...form, nonprofitStatus: '501c3' as const, householdSize: 3 };
  expect(stepsFor(both)).toEqual(['basics', 'needs', ...PERSON, ...ORGANIZATION]);
  expect(stepsFor({ ...form, ownsBusinesss: true })).toEqual(['basics', 'needs', ...PERSON, ...ORGANIZATION]);
});

test('for a project for others, asks first who applies', () => {
  expect(stepsFor({ ...form, needs: ['community'] })).toEqual(['basics', 'needs', 'organization', ...PERSON]);
});
