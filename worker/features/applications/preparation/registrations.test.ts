import { expect, test } from 'vitest';
import type { Rule } from '../../../../contract/programs/rules.ts';
import { type RegisteredFor, registrationsFor } from './registrations.ts';

const kinds = (...named: string[]): Rule => ({ fact: 'applicantKind', in: named, says: 'You are one', source: 'law' });
const PERSON = { applicantKind: ['individual'] };
const NONPROFIT = { applicantKind: ['individual', 'nonprofit'] };

const federal: RegisteredFor = {
  programType: 'grant',
  rules: kinds('nonprofit', 'local-government'),
  url: 'https://www.grants.gov/search-results-detail/361098',
  applicationUrl: null,
  provider: 'Environmental Protection Agency',
  states: [],
  requirements: null,
  detail: { documents: [], howToApply: [], sources: {} },
};
const keysFor = (program: Partial<RegisteredFor>, facts = NONPROFIT) =>
  registrationsFor({ ...federal, ...program }, facts).map(({ key }) => key);
const steps = (...howToApply: string[]) => ({ detail: { ...federal.detail, howToApply } });

test('a federal grant to organizations requires SAM.gov and Grants.gov', () =>
  expect(keysFor({})).toEqual(['sam', 'grants-gov']));

test('an individual is never sent to SAM.gov, whatever the program says', () => {
  const open = { rules: kinds('individual', 'nonprofit'), ...steps('Register with SAM.gov before you apply.') };
  expect(keysFor(open, PERSON)).not.toContain('sam');
  expect(keysFor({ rules: null }, PERSON)).not.toContain('sam');
  const [sam] = registrationsFor({ ...federal, ...open }, NONPROFIT);
  expect(sam?.why).toContain('Only if you apply for an organization');
});

test('a program only for individuals never asks a member with an organization', () =>
  expect(keysFor({ rules: kinds('individual') })).toEqual([]));

test('state programs, loans and benefits require only what their texts name', () => {
  const source = { title: 'The federal notice', url: federal.url ?? '', date: '2026-01-01' };
  const ofState = {
    states: ['NY'],
    url: 'https://www.nyserda.ny.gov/program',
    detail: { ...federal.detail, sources: { source } },
  };
  expect(keysFor(ofState)).toEqual([]);
  expect(keysFor({ programType: 'loan' })).toEqual([]);
  expect(keysFor({ programType: 'assistance' })).toEqual([]);
});

test('the line that names an account is the reason', () => {
  const line = 'Register with SAM.gov well ahead, because that can take a while.';
  const [sam] = registrationsFor({ ...federal, url: 'https://www.fema.gov/x', ...steps(line) }, NONPROFIT);
  expect(sam).toEqual({ key: 'sam', why: `The program says: “${line}”` });
});

test.each([
  ["Apply in EDA's own online system, EDGE, not on Grants.gov.", false],
  ['Apply in FEMA GO while a round is open. There is no other way to apply.', false],
  ['Apply on Grants.gov while a round is open. There is no other way to apply.', true],
  ['Find the notice for your kind of grant on Grants.gov and apply while its round is open.', true],
  ['Read the current call and apply on Grants.gov.', true],
])('%s', (line, isNeeded) => expect(keysFor(steps(line)).includes('grants-gov')).toBe(isNeeded));

test('on Grants.gov, an organization needs SAM.gov; an individual does not', () => {
  const anywhere = { url: 'https://www.neh.gov/x', ...steps('Apply on Grants.gov.') };
  expect(keysFor(anywhere)).toEqual(['sam', 'grants-gov']);
  expect(keysFor({ ...anywhere, rules: kinds('individual') }, PERSON)).toEqual(['grants-gov']);
});

test('an address that only looks like Grants.gov does not count', () =>
  expect(keysFor({ url: 'https://grants.gov.example.com/x' })).toEqual([]));

test('NIH requires eRA Commons, NSF requires Research.gov', () => {
  const nih = { provider: 'National Institutes of Health' };
  expect(keysFor(nih)).toEqual(['sam', 'grants-gov', 'era-commons']);
  const nsf = { provider: 'National Science Foundation', rules: kinds('college') };
  expect(keysFor(nsf, PERSON)).toEqual(['sam', 'grants-gov', 'research-gov']);
});

test('a member who must file the FAFSA needs an account to sign it', () => {
  const pell = {
    rules: kinds('individual'),
    url: 'https://studentaid.gov/pell',
    ...steps('Fill out the FAFSA form at studentaid.gov.'),
  };
  expect(keysFor(pell, PERSON)).toEqual(['student-aid']);
  expect(keysFor(steps('Help people with the FAFSA.'))).not.toContain('student-aid');
});
