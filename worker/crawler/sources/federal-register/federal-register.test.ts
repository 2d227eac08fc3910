import { describe, expect, test } from 'vitest';
import { isCall, markWithdrawn } from './calls.ts';
import { deadlineIn } from './dates.ts';
import { federalRegister } from './source.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const source = federalRegister('https://register.example/api/v1');

const document = {
  document_number: '2026-20001',
  title: 'Applications for New Awards; Rural Orchard Schools Program',
  action: 'Notice.',
  dates:
    'Applications Available: November 10, 2026. Deadline for Notice of Intent to Apply: December 1, 2026. Deadline for Transmittal of Applications: January 15, 2027. Deadline for Intergovernmental Review: March 16, 2027.',
  abstract:
    'The Department of Education (Department) is issuing a notice inviting applications for new awards for fiscal year (FY) 2027 for the Rural Orchard Schools Program, Assistance Listing Number (ALN) 84.358X. Eligible applicants are local educational agencies, Tribes and nonprofit organizations in the United States. We estimate $9,000,000 for all awards.',
  toc_subject: 'Applications for New Awards:',
  html_url: 'https://www.federalregister.gov/documents/2026/11/10/2026-20001/applications-for-new-awards',
  publication_date: '2026-11-10',
  agencies: [{ raw_name: 'DEPARTMENT OF EDUCATION', name: 'Education Department', id: 126, parent_id: null }],
  docket_ids: ['Docket ID ED-2026-OESE-0001'],
  topics: [],
};
const rowsOf = (given: object) => source.normalize(source.parse({ ...document, ...given }), NOW);
const rowOf = (given: object = {}) => rowsOf(given)[0];

test('a call for applications is a program with the words of its notice', () => {
  expect(rowOf()).toMatchObject({
    id: 'federal-register-2026-20001',
    title: 'Rural Orchard Schools Program',
    programType: 'grant',
    category: 'Education',
    deadlineKind: 'fixed',
    deadlineAt: '2027-01-16T04:59:59.000Z',
    provider: 'Department of Education',
    eligibility:
      'Eligible applicants are local educational agencies, Tribes and nonprofit organizations in the United States.',
    url: document.html_url,
    amount: null,
    amountMax: null,
    status: 'open',
  });
  expect(rowOf()?.assistanceListings).toEqual(['84.358']);
});

test('applicants come from sentences that state them, and no one is excluded', () => {
  const rules = JSON.stringify(rowOf()?.rules);
  expect(rules).toContain('tribal-government');
  expect(rules).toContain('nonprofit');
  // "the United States" isn't a state.
  expect(rules).not.toContain('"state-government"');
  expect(rules).toContain('Eligible applicants are');
  expect(rowOf({ abstract: 'States and cities have long asked for this.' })?.rules).toBeNull();
});

test.each([
  ['Notice of Funding Opportunity for Ferry Grants', 'Notice of funding opportunity (NOFO).', true],
  ['Ferry Grants for Fiscal Year 2027', 'Notice of funding availability.', true],
  ['Ferry Grants for Fiscal Year 2027', 'Notice.', false],
  ['Notice of Funding Opportunity for Ferry Grants; Correction', 'Notice; correction.', false],
  ['Notice of Funding Opportunity for Ferry Grants', 'Notice; cancellation.', false],
  ['Agency Information Collection Activities; Notice of Funding Opportunity Forms', 'Notice.', false],
  ['Draft Notice of Funding Opportunity', 'Notice; request for comments.', false],
])('%s, %s: is a call: %s', (title, action, expected) => {
  expect(isCall({ title, action, toc_subject: '' })).toBe(expected);
  expect(rowsOf({ title, action, toc_subject: '' })).toHaveLength(expected ? 1 : 0);
});

describe('the last day to apply', () => {
  test.each([
    ['Applications must be received by 5:00 p.m. Eastern Time on January 15, 2027.', '2027-01-15T22:00:00.000Z'],
    [
      'Completed applications must be submitted no later than 11:59 p.m. PT on January 15, 2027.',
      '2027-01-16T07:59:00.000Z',
    ],
    [
      'The deadline for applications is February 1, 2027. Comments are due on December 1, 2026.',
      '2027-02-02T04:59:59.000Z',
    ],
    ['The application closing date is 02/01/2027.', '2027-02-02T04:59:59.000Z'],
  ])('%s', (dates, at) => expect(deadlineIn(dates)).toMatchObject({ kind: 'fixed', at }));

  test.each([
    ['Letters of intent are due December 1, 2026.', 'unknown'],
    ['Applications are due 60 days after publication of this notice.', 'unknown'],
    ['', 'unknown'],
    [
      'Applications are accepted until February 1, 2027. Applications of the second round are due August 2, 2027.',
      'several',
    ],
    ['Applications will be accepted on a rolling basis until funds are exhausted.', 'rolling'],
  ])('is not invented: %s', (dates, kind) => expect(deadlineIn(dates)).toMatchObject({ kind, date: null, at: null }));
});

test.each([
  [{ dates: 'Applications are due November 1, 2026.' }, 'closed'],
  [{ dates: '', publication_date: '2026-09-01' }, 'open'],
  [{ dates: '', publication_date: '2026-05-01' }, 'closed'],
  [{ publication_date: '2026-05-01' }, 'open'],
])('is open until its deadline, or for some months without one: %j', (given, status) => {
  expect(rowOf(given)?.status).toBe(status);
});

test('a call that a later notice of its docket cancels is closed', () => {
  const cancels = { ...document, document_number: '2026-21000', action: 'Notice; cancellation.' };
  const [call, ...others] = markWithdrawn([document, { ...cancels, publication_date: '2026-11-15' }]);
  expect(source.normalize(source.parse(call), NOW)[0]?.status).toBe('closed');
  expect(others.flatMap((raw) => source.normalize(source.parse(raw), NOW))).toEqual([]);
  // A call published after the cancellation stays open.
  const [again] = markWithdrawn([document, { ...cancels, publication_date: '2026-11-01' }]);
  expect(source.normalize(source.parse(again), NOW)[0]?.status).toBe('open');
});

test('the provider is the office itself, not its department', () => {
  const agencies = [
    { raw_name: 'DEPARTMENT OF THE INTERIOR', name: 'Interior Department', id: 253, parent_id: null },
    { raw_name: 'National Park Service', name: 'National Park Service', id: 362, parent_id: 253 },
  ];
  expect(rowOf({ agencies })?.provider).toBe('National Park Service');
  expect(rowOf({ agencies: agencies.slice(0, 1) })?.provider).toBe('Department of the Interior');
  expect(rowOf({ agencies: [{ raw_name: 'Denali Commission' }] })?.provider).toBe('Denali Commission');
});

test('a record without a title is refused by its number', () => {
  const { title: _title, ...rest } = document;
  expect(() => source.parse(rest)).toThrow('title');
  expect(source.idsOf?.(rest)).toEqual(['2026-20001']);
});
