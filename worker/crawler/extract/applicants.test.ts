import { describe, expect, test } from 'vitest';
import { rule as ruleSchema } from '../../../contract/programs/rules.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { evaluate, type Truth } from '../../../matching/rules/evaluate.ts';
import { APPLICANT_TYPES } from './applicant-list.ts';
import { applicantTypeOf } from './applicant-types.ts';
import { applicantRule } from './applicants.ts';

const city: Facts = { applicantKind: ['local-government'] };
const state: Facts = { applicantKind: ['state-government'], state: 'OH' };
const guam: Facts = { applicantKind: ['state-government'], state: 'GU' };
const tribe: Facts = { applicantKind: ['tribal-government'] };
const charity: Facts = { applicantKind: ['nonprofit'], nonprofitStatus: '501c3' };
const shop: Facts = { applicantKind: ['individual', 'business'], employees: 12 };
const person: Facts = { applicantKind: ['individual'] };

const PRIVATE_NONPROFIT =
  'Private nonprofit institution/organization (includes institutions of higher education and hospitals)';
const LOCAL = 'Local (includes State-designated Indian Tribes, excludes institutions of higher education and hospitals';

function truthFor(types: readonly string[], facts: Facts): Truth {
  const rule = applicantRule(types, 'listing');
  return rule ? evaluate(rule, facts).truth : 'unknown';
}

describe('who may apply', () => {
  test.each<[string, string[], Facts, Truth]>([
    ['a city by the local type', [LOCAL], city, 'true'],
    ['a state by the local type', [LOCAL], state, 'false'],
    ['anybody', ['Anyone/general public'], person, 'true'],
    ['a person where only tribes may', ['Federally Recognized Indian Tribal Governments'], person, 'false'],
    ['a tribe by a name with a misprint', ['Federally Recognized lndian Tribal Governments'], tribe, 'true'],
    ['a territory by its own type', ['U.S. Territories and possessions'], guam, 'true'],
    ['a state by the type of territories', ['U.S. Territories and possessions'], state, 'false'],
    ['a charity', [PRIVATE_NONPROFIT, 'State'], charity, 'true'],
    ['a charity by its tax status', ['Nonprofits that do not have a 501(c)(3) status with the IRS'], charity, 'false'],
    ['a charity where public ones may', ['Public nonprofit institution/organization'], charity, 'unknown'],
    ['a small business', ['Small business (less than 500 employees)'], shop, 'true'],
    ['a large business', ['Small business (less than 500 employees)'], { ...shop, employees: 900 }, 'false'],
    [
      'a member of a special group',
      ['Specialized group (e.g. health professionals, students, veterans)'],
      person,
      'unknown',
    ],
    ['nobody but federal agencies', ['Federal'], state, 'false'],
    ['a city by a code of Grants.gov', ['02'], city, 'true'],
    ['a person by a code of SAM', ['ET11020'], person, 'true'],
    ['a veteran by a code of SAM', ['ET59060'], { ...person, veteran: true }, 'true'],
    ['who may be the dependent of one', ['ET59060'], { ...person, veteran: false }, 'unknown'],
    ['a type that nobody knows', ['Space agency', 'State'], city, 'unknown'],
    ['an empty list', [], person, 'unknown'],
  ])('%s', (_, types, facts, truth) => {
    expect(truthFor(types, facts)).toBe(truth);
  });

  test('the rule fits the contract, states it in words, and quotes the list', () => {
    const rule = applicantRule(['Individual/Family', 'State', 'Minority group'], 'listing');
    expect(ruleSchema.safeParse(rule).success).toBe(true);
    expect(rule).toMatchObject({
      any: [{ says: 'You apply as a person, a researcher or a state', quote: 'Individual/Family; State' }, {}],
    });
  });

  test('only the wanted kinds are mentioned', () => {
    const people = applicantRule([LOCAL, 'Individual/Family'], 'listing', (kind) => kind === 'individual');
    expect(people).toMatchObject({ fact: 'applicantKind', in: ['individual'] });
    expect(applicantRule([LOCAL], 'listing', (kind) => kind === 'individual')).toBeUndefined();
  });
});

test('no applicant name has two types, and every name is found', () => {
  const names = APPLICANT_TYPES.flatMap((type) => type.names);
  expect(new Set(names).size).toBe(names.length);
  for (const type of APPLICANT_TYPES)
    for (const name of type.names) expect(applicantTypeOf(name.toUpperCase())).toBe(type);
});
