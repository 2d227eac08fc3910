import { describe, expect, test } from 'vitest';
import { grantsGovExtract } from '../grants-gov-extract/source.ts';
import { type Opportunity, rowsOfOpportunity } from './opportunity.ts';
import { grantsGov } from './source.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');

const opportunity: Opportunity = {
  source: 'grants-gov',
  sourceId: '7',
  grantsGovId: '7',
  number: 'EX-7',
  title: 'Bridges &amp; Roads',
  isForecast: false,
  description: '&lt;p&gt;Builds.&lt;/p&gt;',
  agency: 'Office of Examples',
  agencyCode: 'EX',
  instruments: ['G'],
  subjects: ['T'],
  applicants: ['00', '12'],
  eligibilityNote: 'N/A',
  listings: ['20.205'],
  closes: '12012026',
  closesNote: null,
  archived: '01012027',
  posted: '01012026',
  updated: '02012026',
  awardCeiling: '500000',
  awardFloor: '0',
  costSharing: true,
  link: 'www.example.gov/bridges',
  contact: ['a@b.example', '555-0100', 'a@b.example'],
  status: null,
};
const rowsOf = (changes: Partial<Opportunity>, now = NOW) => rowsOfOpportunity({ ...opportunity, ...changes }, now);

test('an opportunity keeps its Washington dates, amounts, rules and notice', () => {
  expect(rowsOf({})[0]).toMatchObject({
    id: 'grants-gov-7',
    title: 'Bridges & Roads',
    description: 'Builds.',
    amount: 'Up to $500,000',
    amountMin: null,
    amountMax: 500_000,
    deadlineDate: '2026-12-01',
    deadlineAt: '2026-12-02T04:59:59.000Z',
    status: 'open',
    keywords: 'EX-7, 20.205, 20205',
    eligibility:
      'Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education\nState governments',
    requirements: 'Cost sharing or matching funds are required',
    citations: ['https://www.grants.gov/search-results-detail/7', 'https://www.example.gov/bridges'],
    detail: { contact: 'a@b.example, 555-0100', sources: { notice: { date: '2026-02-01' } } },
    rules: { all: [{ any: expect.anything() }, { check: true }] },
  });
});

describe('is kept', () => {
  const status = (changes: Partial<Opportunity>) => rowsOf(changes)[0]?.status ?? 'left out';

  test.each<[string, Partial<Opportunity>, string]>([
    ['while it is open', {}, 'open'],
    ['without a day', { closes: null, archived: null, closesNote: 'Proposals accepted anytime' }, 'open'],
    ['for a year after it closed', { closes: '01152026', archived: null }, 'closed'],
    ['not for longer', { closes: '10152025', archived: '11152025' }, 'left out'],
    ['closed where it was archived', { closes: null, archived: '10152026' }, 'closed'],
    ['closed where its source says so', { closes: null, archived: null, status: 'closed' }, 'closed'],
    ['while it is expected', { isForecast: true }, 'open'],
    [
      'closed where it was expected for a day that has passed',
      { isForecast: true, closes: '12052019', archived: null },
      'closed',
    ],
    ['not once a forecast was archived long ago', { isForecast: true, archived: '12052019' }, 'left out'],
  ])('%s', (_, changes, wanted) => {
    expect(status(changes)).toBe(wanted);
  });

  test('to the last second of its day in Washington', () => {
    const at = (moment: string) => rowsOf({}, Date.parse(moment))[0]?.status;
    expect(at('2026-12-02T04:59:00Z')).toBe('open');
    expect(at('2026-12-02T05:00:00Z')).toBe('closed');
  });
});

test('the hash covers its content, not when it was read or modified', () => {
  const [first] = rowsOf({});
  expect(rowsOf({ updated: '03012026' }, NOW + 86_400_000)[0]?.contentHash).toBe(first?.contentHash);
  expect(rowsOf({ awardCeiling: '500001' })[0]?.contentHash).not.toBe(first?.contentHash);
});

test('personal names in the agency’s field are not shown', () => {
  expect(rowsOf({ agency: 'Somebody Special\nGMS' })[0]?.provider).toBeNull();
});

test.each<[string, Partial<Opportunity>, string[]]>([
  ['an embassy', { agencyCode: 'DOS-ALB', agency: 'U.S. Mission to Albania' }, ['ABROAD']],
  ['a person in the agency’s field', { agencyCode: 'DOS-FRA', agency: 'Somebody Special\nGrantor' }, ['ABROAD']],
  ['a bureau of the Department of State', { agencyCode: 'DOS-PRM' }, ['ABROAD']],
  ['its exchanges, whose partners are here', { agencyCode: 'DOS-ECA' }, []],
  ['foreign aid', { agencyCode: 'USAID' }, ['ABROAD']],
  ['the center for global health', { agencyCode: 'HHS-CDC-GHC' }, ['ABROAD']],
  ['an embassy that is named alone', { agencyCode: null, title: 'U.S. Embassy Praia: small grants' }, ['ABROAD']],
  ['an agency of this country', { agencyCode: 'DOSE' }, []],
  ['none that is told', { agencyCode: null }, []],
])('a call from %s has its place', (_who, changes, states) => {
  expect(rowsOf(changes)[0]?.states).toEqual(states);
});

test('a call whose title names tribes has its own rules', () => {
  const open: Partial<Opportunity> = { applicants: ['99'] };
  expect(rowsOf({ ...open, title: 'Tribal bridges' })[0]?.rules).not.toEqual(rowsOf(open)[0]?.rules);
});

test('a record without the part it refers to, or without its id, is refused', () => {
  const record = { id: 1, opportunityTitle: 'A', docType: 'synopsis', synopsis: null, forecast: {} };
  expect(() => grantsGov('https://x.example').parse(record)).toThrow();
  expect(() => grantsGov('https://x.example').parse({ ...record, id: undefined, synopsis: {} })).toThrow();
  const file = grantsGovExtract('https://x.example/{day}');
  expect(() =>
    file.parse('<OpportunitySynopsisDetail_1_0><OpportunityID>x</OpportunityID></OpportunitySynopsisDetail_1_0>'),
  ).toThrow();
  expect(() => file.parse('<a')).toThrow();
});

test('a stale forecast in a posted record is ignored', () => {
  const source = grantsGov('https://x.example');
  const record = source.parse({
    id: 1,
    opportunityTitle: 'A',
    docType: 'synopsis',
    synopsis: { synopsisDesc: 'Now', responseDateStr: '2026-12-01-00-00-00' },
    forecast: { forecastDesc: 'Then', estApplicationResponseDateStr: '2020-01-01-00-00-00' },
  });
  expect(source.normalize(record, NOW)[0]).toMatchObject({ description: 'Now', deadlineKind: 'fixed' });
});
