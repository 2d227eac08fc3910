import { describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { adminLogin } from '../admin.ts';
import { preparedSubscription } from '../billing.ts';
import { CITIZENSHIP_STATUS } from '../profile/household.ts';
import * as profiles from '../profile/profile.ts';
import * as account from './account.ts';
import * as passwords from './passwords.ts';

/** Returns the first message for each field. */
function messages(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of schema.safeParse(value).error?.issues ?? []) fields[issue.path.join('.')] ??= issue.message;
  return fields;
}

describe.each([
  ['login', account.login],
  ['admin login', adminLogin],
])('%s', (_, schema) => {
  test('asks for a valid address and at least 6 characters', () => {
    expect(messages(schema, { email: 'nobody', password: '12345' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(messages(schema, { email: ' Somebody@Example.org ', password: '123456' })).toEqual({});
  });
});

test('sign-up does not need a phone number, and keeps the consent in the browser', () => {
  const form = { firstName: 'A', lastName: 'B', email: 'a@example.org', password: 'long enough 1' };
  expect(messages(account.registrationForm, form)).toEqual({
    agreeTerms: 'You must agree to the terms and privacy policy',
  });
  const sent = { ...form, phone: null, sharedComputer: false };
  expect(account.registration.parse({ ...form, agreeTerms: true })).toEqual(sent);
});

test('a forgotten password needs a valid address', () => {
  expect(messages(passwords.forgotPassword, { email: 'x@' })).toEqual({ email: 'Please enter a valid email address' });
});

test.each([
  ['Password must be at least 8 characters', 'aB1!'],
  ['Password must be at least 8 characters', 'aB1!🐝🐝🐝'],
  ['Password must contain at least one uppercase letter', 'lower case 1'],
  ['Password must contain at least one lowercase letter', 'UPPER CASE 1'],
  ['Password must contain at least one number', 'No Digits!'],
  ['Password must contain at least one special character', 'OnlyLetters1'],
])('a new password is refused: %s', (sentence, password) => {
  expect(messages(passwords.passwordReset, { password })).toEqual({ password: sentence });
});

test('the repeated new password must match', () => {
  const form = { password: 'Good enough 1', confirmPassword: 'Good enough 2' };
  expect(messages(passwords.passwordResetForm, form)).toEqual({ confirmPassword: "Passwords don't match" });
  expect(messages(passwords.passwordResetForm, { ...form, confirmPassword: form.password })).toEqual({});
});

const profile = { age: 40, location: 'Columbus, OH', occupation: 'Clerk' };

test.each([
  ['text', 'forty'],
  ['not a whole number', 40.5],
  ['not finite', Number.POSITIVE_INFINITY],
])('an age that is %s is refused', (_, age) => {
  expect(messages(profiles.profileUpdate, { ...profile, age })).toEqual({ age: expect.any(String) });
});

test('yes/no answers default to no, choices to unspecified, the rest to null', () => {
  expect(profiles.profileUpdate.parse(profile)).toEqual({
    ...profile,
    isVeteran: false,
    ownsBusinesss: false,
    seekingStartupGrant: false,
    isSingleParent: false,
    hasDisability: false,
    previousGrantExperience: false,
    isStudent: 'no',
    industryExperience: 'not_specified',
    minorityGroup: 'not_specified',
    nonprofitStatus: 'not_applicable',
    projectTimeline: 'not_specified',
    citizenshipStatus: 'not_specified',
    communityType: 'not_specified',
    homeownershipStatus: 'not_specified',
    pregnancy: 'not_specified',
    veteranDischarge: 'not_specified',
    employmentStatus: 'not_specified',
    education: null,
    tribalAffiliation: null,
    zipCode: null,
    householdSize: null,
    householdIncome: null,
    numberOfChildren: null,
    veteranDisabilityRating: null,
    organizationName: null,
    annualRevenue: null,
    numberOfEmployees: null,
    permanentResidentSince: null,
    permanentResidentMonth: null,
    farmPlan: 'not_specified',
    mainWork: null,
    needs: [],
    household: null,
  });
});

test.each([
  [undefined, 'Age must be at least 16 years'],
  [null, 'Age must be at least 16 years'],
  ['abc', 'Enter your age as a number'],
  [Number.NaN, 'Enter your age as a number'],
])('age %s gets the message: %s', (age, sentence) => {
  expect(messages(profiles.profileUpdate, { ...profile, age })).toEqual({ age: sentence });
});

test.each([
  ['', 'First name is required'],
  [' ', 'First name is required'],
  ['🐝🐝', 'Please write the name in letters'],
  ['123', 'Please write the name in letters'],
  ['Ana 🐝', undefined],
  ['美玲', undefined],
  ['علي', undefined],
])('first name %j gets the message: %s', (firstName, sentence) => {
  const given = messages(account.nameAndPhone, { firstName, lastName: 'B', phone: null });
  expect(given).toEqual(sentence ? { firstName: sentence } : {});
});

test.each([
  ['householdSize', 0, 'At least 1'],
  ['householdSize', 2.5, 'Please give a whole number of people'],
  ['householdSize', Number.NaN, 'Please give a whole number of people'],
  ['householdIncome', -1, 'At least 0'],
  ['householdIncome', 2_000_000_000, 'At most 1,000,000,000'],
  ['veteranDisabilityRating', 15, 'Please give a multiple of 10'],
  ['veteranDisabilityRating', 110, 'At most 100'],
  ['zipCode', '4321', 'A ZIP code has 5 digits'],
])('%s as %s is refused: %s', (field, answer, sentence) => {
  expect(messages(profiles.profileUpdate, { ...profile, [field]: answer })).toEqual({ [field]: sentence });
});

test.each([
  ['zipCode', '43215-1234'],
  ['householdIncome', 0],
  ['veteranDisabilityRating', 100],
])('%s may be %s', (field, answer) => {
  expect(profiles.profileUpdate.parse({ ...profile, [field]: answer })).toMatchObject({ [field]: answer });
});

test.each([
  ['isStudent', profiles.STUDENT_STATUS],
  ['industryExperience', profiles.INDUSTRIES],
  ['minorityGroup', profiles.MINORITY_GROUPS],
  ['nonprofitStatus', profiles.NONPROFIT_STATUS],
  ['projectTimeline', profiles.PROJECT_TIMELINES],
  ['citizenshipStatus', CITIZENSHIP_STATUS],
  ['communityType', profiles.COMMUNITY_TYPES],
  ['homeownershipStatus', profiles.HOMEOWNERSHIP_STATUS],
] as const)('%s accepts each of its values and nothing else', (field, values) => {
  for (const value of values) expect(messages(profiles.profileUpdate, { ...profile, [field]: value })).toEqual({});
  expect(messages(profiles.profileUpdate, { ...profile, [field]: 'something else' })).toHaveProperty(field);
});

test('a prepared subscription needs an id and a secret', () => {
  expect(messages(preparedSubscription, {})).toEqual({ '': 'Invalid response from server' });
  expect(messages(preparedSubscription, { clientSecret: 'pi_1_secret_2' })).toEqual({});
  expect(messages(preparedSubscription, { error: 'No such price' })).toEqual({});
});
