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

test('asks for the family’s status only where it matters: if the member isn’t a citizen and lives with others', () => {
  const family = { ...form, householdSize: 4, numberOfChildren: 2 };
  expect(stepsFor({ ...family, citizenshipStatus: 'permanent-resident' })).toContain('family');
  expect(stepsFor({ ...family, citizenshipStatus: 'other' })).toContain('family');
  expect(stepsFor({ ...family, citizenshipStatus: 'citizen' })).not.toContain('family');
  expect(stepsFor(family)).not.toContain('family');
  expect(stepsFor({ ...form, householdSize: 1, citizenshipStatus: 'other' })).not.toContain('family');
});

test('asks for the kind of income and the rent only if the household has little', () => {
  const three = { ...form, householdSize: 3 };
  expect(stepsFor({ ...three, householdIncome: 18_000 }).at(-1)).toBe('money');
  expect(stepsFor({ ...three, householdIncome: 90_000 })).not.toContain('money');
  expect(stepsFor(three)).not.toContain('money');
});

test('asks someone who runs a pantry about the organization before the household', () => {
  const steps = stepsFor({ ...form, occupation: 'I run a food pantry', needs: ['food'] });
  expect(steps.slice(0, 3)).toEqual(['basics', 'needs', 'organization']);
});
