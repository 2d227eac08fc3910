import { expect, test } from 'vitest';
import type { Rule } from '../../contract/programs/rules.ts';
import { isPassedOn, PASSED_ON } from './passed-on.ts';

const rules: Rule = {
  any: [
    { fact: 'applicantKind', in: ['local-government', 'state-government'], says: 'You are a city', source: 'list' },
    {
      all: [
        { fact: 'applicantKind', is: 'individual', says: 'You ask for yourself', source: 'list' },
        { check: true, says: PASSED_ON, source: 'list' },
      ],
    },
  ],
};

test('a person gets help an organization applied for; a city applies itself', () => {
  expect(isPassedOn(rules, { applicantKind: ['individual'] })).toBe(true);
  expect(isPassedOn(rules, { applicantKind: ['local-government'] })).toBe(false);
  expect(isPassedOn(null, {})).toBe(false);
});
