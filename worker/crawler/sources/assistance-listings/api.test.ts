import { expect, test } from 'vitest';
import { isRule } from '../../../../contract/programs/rules.ts';
import { describeRules } from '../../../../matching/rules/match.ts';
import { readRecords } from '../../read-page.ts';
import { assistanceListingsApi } from './api-source.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const source = assistanceListingsApi('https://api.source.example', 'key');

/** A made-up listing with every documented field that the product reads. */
const LISTING = {
  version: '3',
  status: 'Active',
  fiscalYear: 2026,
  publishedDate: '2026-02-03T00:00:00Z',
  assistanceListingId: '10.500',
  title: 'Orchard &amp; Clinic Loans',
  popularLongName: 'Orchard Loans, N/A',
  popularShortName: 'OCL',
  federalOrganization: { department: 'Department of Examples', agency: 'Office of Samples', office: 'None' },
  programWebPage: 'https://www.example.gov/orchards',
  overview: { objective: '<p>Helps farmers plant orchards.</p>', functionalCodes: [{ code: '1', name: 'Farming' }] },
  financialInformation: {
    isFundedCurrentFY: true,
    obligations: [
      {
        assistanceType: { code: 'F003', name: 'Direct Loan' },
        values: [
          { year: 2019, actual: 90_000_000, estimate: 1 },
          { year: 2025, actual: 4_000_000, estimate: 5_000_000 },
          { year: 2026, estimate: 6_000_000 },
        ],
      },
    ],
    rangeAndAverageAssistance: [
      { fiscalYear: 2024, minimumAwardAmount: 1, maximumAwardAmount: 2 },
      { fiscalYear: 2025, minimumAwardAmount: 5000, maximumAwardAmount: 60_000, averageAwardAmount: 20_000 },
    ],
  },
  criteriaForApplying: {
    documentation: { isApplicable: true, description: ['A map of the land', 'N/A'] },
    applicant: {
      types: [
        { code: 'ET11020', name: 'Unrestricted by Individual Type' },
        { code: 'ET25010', name: 'Public Housing Authority' },
      ],
      description: 'Applicants must live in the United States.',
    },
    beneficiary: { isSameAsApplicant: true, types: [], description: '' },
    assistanceUsage: { types: [], description: 'Trees & fences.' },
  },
  assistanceApplication: {
    deadlines: { value: 'yes', list: [{ start: '2026-01-01', end: '2027-03-31' }, { end: '2020-01-01' }] },
    applicationProcedure: { description: 'Write to the <b>office</b>.<script>alert(1)</script>' },
  },
  contacts: { local: { flag: 'none' }, headquarters: [{ email: 'office@example.gov', phone: '555-0100' }] },
};

test('a listing from the API becomes the same program as in the table', () => {
  const { rows, refused } = readRecords(source, [LISTING], NOW);
  expect(refused).toEqual([]);
  expect(rows[0]).toMatchObject({
    id: 'assistance-listings-10.500',
    source: 'assistance-listings',
    sourceId: '10.500',
    title: 'Orchard & Clinic Loans',
    description: 'Helps farmers plant orchards.\n\nTrees & fences.',
    programType: 'loan',
    amount: '$5,000 to $60,000',
    amountMin: 5000,
    amountMax: 60_000,
    deadlineKind: 'fixed',
    deadlineDate: '2027-03-31',
    provider: 'Office of Samples, Department of Examples',
    providerUrl: 'https://www.example.gov/orchards',
    url: 'https://sam.gov/search/?keywords=10.500',
    keywords: 'Orchard Loans, OCL, 10.500, 10500',
    assistanceListings: ['10.500'],
    yearlyMoney: 6_000_000,
    status: 'open',
    detail: {
      documents: ['A map of the land'],
      howToApply: ['Write to the office.'],
      contact: 'office@example.gov, 555-0100',
      sources: { listing: { title: 'Assistance Listing 10.500', date: '2026-02-03' } },
    },
  });
});

test('who may apply comes from its list', () => {
  const [row] = readRecords(source, [LISTING], NOW).rows;
  expect(isRule(row?.rules)).toBe(true);
  const said = row?.rules ? describeRules(row.rules).join('\n') : '';
  expect(said).toMatch(/person/i);
  expect(said).toMatch(/housing authority/i);
  expect(row?.eligibility).toContain('Public Housing Authority');
});

test('only number and title are needed', () => {
  const bare = { assistanceListingId: '84.007', title: 'A listing' };
  const { rows, refused } = readRecords(source, [bare, { ...bare, overview: null, contacts: null }], NOW);
  expect(refused).toEqual([]);
  expect(rows.map(({ sourceId, status, rules }) => [sourceId, status, rules])).toEqual([
    ['84.007', 'open', null],
    ['84.007', 'open', null],
  ]);
});

test('inactive listings are no programs, and invalid ones are refused with a reason', () => {
  const { rows, left, refused } = readRecords(
    source,
    [{ ...LISTING, status: 'Inactive' }, { ...LISTING, assistanceListingId: '10.5' }, { title: 'No number' }, 'text'],
    NOW,
  );
  expect(rows).toEqual([]);
  expect(left).toBe(1);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.reason).toContain('NN.NNN');
});
