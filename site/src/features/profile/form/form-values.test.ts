import { describe, expect, test } from 'vitest';
import { profileUpdate } from '../../../../../contract/profile/profile.ts';
import { factsOf } from '../../../../../matching/person/facts.ts';
import { numberOf } from '../../../lib/typed-number.ts';
import { aUser } from '../../account/session/user.fixture.ts';
import { completed } from '../save.ts';
import * as spanish from './field-questions.es.ts';
import * as english from './field-questions.ts';
import { askedOf, formValuesOf } from './form-values.ts';

test('a new member has an empty age field and no null in any text field', () => {
  const values = formValuesOf(aUser({ age: null, location: null, occupation: null, education: null }));
  expect(values).not.toHaveProperty('age');
  expect(values).toMatchObject({ location: '', occupation: '', education: '', tribalAffiliation: '' });
});

test('the form’s initial values are a valid profile', () => {
  const values = formValuesOf(aUser({ education: 'GED' }));
  const empty = { household: null, tribalAffiliation: null, zipCode: null, organizationName: null, mainWork: null };
  expect(profileUpdate.parse(askedOf(profileUpdate.parse(values)))).toEqual({ ...values, ...empty });
});

test('does not save answers to questions that no longer apply', () => {
  const service = { veteranDischarge: 'honorable', veteranDisabilityRating: 30 } as const;
  const organization = { organizationName: 'Sample Bakery', annualRevenue: 90_000, numberOfEmployees: 3 };
  const sent = (changes: Parameters<typeof aUser>[0]) =>
    askedOf(profileUpdate.parse(formValuesOf(aUser({ ...service, ...organization, ...changes }))));
  expect(sent({})).toMatchObject({
    veteranDischarge: 'not_specified',
    veteranDisabilityRating: null,
    organizationName: null,
    annualRevenue: null,
    numberOfEmployees: null,
  });
  expect(sent({ isVeteran: true })).toMatchObject(service);
  expect(sent({ ownsBusinesss: true })).toMatchObject(organization);
  expect(sent({ nonprofitStatus: '501c3' })).toMatchObject(organization);
});

test.each([
  ['34', 34],
  [' 34 ', 34],
  ['0', 0],
  ['$52,000', 52_000],
  ['', null],
  [undefined, null],
  ['old', Number.NaN],
  ['1e9', Number.NaN],
  ['0x10', Number.NaN],
  ['52 000', 52_000],
  ['24,00', Number.NaN],
  ['2 4', Number.NaN],
  ['1.000', Number.NaN],
  ['-5', Number.NaN],
  ['2.5', Number.NaN],
  ['$ 1,052,000', 1_052_000],
])('the number typed as %j is %d', (typed, number) => expect(numberOf(typed)).toBe(number));

test.each([...english.EDUCATION_SUGGESTIONS, ...spanish.EDUCATION_SUGGESTIONS])(
  'matching understands the suggested education %s',
  (education) => {
    expect(factsOf(aUser({ education })).educationLevel).toBeDefined();
  },
);

test('Spanish questions take the same answers', () => {
  const inputs = ({ FIELD_QUESTIONS }: typeof english | typeof spanish) =>
    Object.entries(FIELD_QUESTIONS).map(([name, { hint, input }]) => [
      ...[name, hint !== undefined, { ...input, choices: null, suggestions: null }],
      ...('choices' in input ? [Object.keys(input.choices)] : []),
    ]);
  expect(inputs(spanish)).toEqual(inputs(english));
});

describe('completed', () => {
  const { profileComplete: _left, ...withoutFlag } = aUser();
  test('trusts the response', () => expect(completed(aUser({ profileComplete: false })).profileComplete).toBe(false));
  test('is complete if the response does not say', () => expect(completed(withoutFlag).profileComplete).toBe(true));
});
