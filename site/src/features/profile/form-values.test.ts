import { describe, expect, test } from 'vitest';
import { profileUpdate } from '../../../../contract/profile.ts';
import { factsOf } from '../../../../matching/facts.ts';
import { aUser } from '../session/user.fixture.ts';
import { EDUCATION_SUGGESTIONS } from './choices.ts';
import { ageOf, formValuesOf, requestOf } from './form-values.ts';
import { completed } from './save.ts';

test('a new member has an empty age field and no null in any text field', () => {
  const values = formValuesOf(aUser({ age: null, location: null, occupation: null, education: null }));
  expect(values).not.toHaveProperty('age');
  expect(values).toMatchObject({ location: '', occupation: '', education: '', tribalAffiliation: '' });
});

test('what the form starts with is a valid profile again', () => {
  const values = formValuesOf(aUser({ education: 'GED' }));
  expect(requestOf(profileUpdate.parse(values))).toEqual({ ...values, tribalAffiliation: null });
});

test.each([
  ['34', 34],
  [' 34 ', 34],
  ['0', 0],
  ['', Number.NaN],
  ['old', Number.NaN],
  [undefined, Number.NaN],
])('the age typed as %j is %d', (typed, age) => expect(ageOf(typed)).toBe(age));

test.each(EDUCATION_SUGGESTIONS)('matching understands the suggested education %s', (education) => {
  expect(factsOf(aUser({ education })).educationLevel).toBeDefined();
});

describe('completed', () => {
  const { profileComplete: _left, ...withoutFlag } = aUser();
  test('believes the answer', () => expect(completed(aUser({ profileComplete: false })).profileComplete).toBe(false));
  test('is complete where the answer does not say', () => expect(completed(withoutFlag).profileComplete).toBe(true));
});
