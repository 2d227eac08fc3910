import { expect, test } from 'vitest';
import type { ApplicantKind } from '../../../contract/programs/rules.ts';
import { evaluate } from '../../../matching/rules/evaluate.ts';
import { applicantTypeOf } from './applicant-types.ts';
import { exclusionRules } from './excluded-applicants.ts';

const rulesOf = (text: string, listed: string[] = []) => exclusionRules(text, listed.map(applicantTypeOf), 'notice');
const keptOut = (text: string, kinds: readonly ApplicantKind[]) =>
  kinds.filter((kind) => rulesOf(text).some((rule) => evaluate(rule, { applicantKind: [kind] }).truth === 'false'));
const KINDS = ['individual', 'business', 'nonprofit', 'local-government', 'state-government'] as const;

test.each<[string, ApplicantKind[]]>([
  ['Individuals are not eligible to apply.', ['individual']],
  ['Private businesses and service clubs are not eligible for direct funding but may help.', ['business']],
  [
    'Governmental entities are not eligible to receive direct awards of this money.',
    ['local-government', 'state-government'],
  ],
  [
    'The office will not award grants to individuals, commercial entities, or past recipients.',
    ['individual', 'business'],
  ],
  // These exclude only part of a group, on a condition that we can't evaluate.
  ['Public agencies currently receiving a grant are not eligible to apply.', []],
  ['Individuals under 18 are not eligible.', []],
  ['Individuals are not eligible for more than one award.', []],
  ['Businesses that owe taxes are not eligible.', []],
  ['Indirect costs are not eligible.', []],
])('%s excludes %j', (text, expected) => {
  expect(keptOut(text, KINDS)).toEqual(expected);
});

test('quotes the source’s own sentence; applicants of another kind may still apply', () => {
  const [rule] = rulesOf('Nonprofits may apply. Individuals are not eligible to apply.');
  expect(rule).toMatchObject({ source: 'notice', quote: 'Individuals are not eligible to apply.' });
  if (!rule) throw new Error('No rule');
  expect(evaluate(rule, { applicantKind: ['individual', 'nonprofit'] }).truth).toBe('true');
});

test('no one is excluded if the same notice’s list names them', () => {
  expect(rulesOf('Individuals are not eligible to apply.', ['21'])).toEqual([]);
  expect(rulesOf('Individuals are not eligible to apply.', ['12'])).toHaveLength(1);
});
