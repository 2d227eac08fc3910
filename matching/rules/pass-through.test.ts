import { expect, test } from 'vitest';
import type { Rule } from '../../contract/programs/rules.ts';
import { isPassThrough, PASS_THROUGH } from './pass-through.ts';

const rules: Rule = {
  any: [
    { fact: 'applicantKind', in: ['local-government', 'state-government'], says: 'You are a city', source: 'list' },
    {
      all: [
        { fact: 'applicantKind', is: 'individual', says: 'You ask for yourself', source: 'list' },
        { check: true, says: PASS_THROUGH, source: 'list' },
      ],
    },
  ],
};

test('a person gets help an organization applied for; a city applies itself', () => {
  expect(isPassThrough(rules, { applicantKind: ['individual'] })).toBe(true);
  expect(isPassThrough(rules, { applicantKind: ['local-government'] })).toBe(false);
  expect(isPassThrough(null, {})).toBe(false);
});
