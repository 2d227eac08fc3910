import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { evaluate } from '../../../matching/rules/evaluate.ts';
import { CALIFORNIA, NEW_YORK_CITY } from './data-sets/list.ts';
import { dataSetSource } from './data-sets/source.ts';
import { pennsylvania } from './pennsylvania/source.ts';

const NOW = Date.parse('2026-11-01');
const BASE = 'https://portal.example';

describe('the table of New York City', () => {
  const source = dataSetSource(NEW_YORK_CITY, BASE);
  const raw = {
    unique_id_number: 'P015en',
    program_name: 'Rent Freeze',
    program_category: 'Housing, Cash & Expenses',
    brief_excerpt: '<p>Keeps the rent as it is.</p>',
    plain_language_eligibility: '<ol><li>Be 62 or older</li><li>Live in NYC</li></ol>',
    required_documents_summary: '<p>Proof of age.</p>',
    url_of_online_application: 'https://www.nyc.example.gov/rentfreeze',
    government_agency: 'Department of Finance',
    updated_at: '2026-05-01T12:00:00.000',
  };
  const rowsOf = (changes: object = {}) => source.normalize(source.parse({ ...raw, ...changes }), NOW);

  test('has a city program for each row in English', () => {
    expect(rowsOf()).toMatchObject([
      {
        id: 'new-york-city-P015en',
        title: 'Rent Freeze',
        programType: 'assistance',
        states: ['NY'],
        eligibility: 'People who live in New York City\n• Be 62 or older\n• Live in NYC',
        requirements: 'Proof of age.',
        applicationUrl: 'https://www.nyc.example.gov/rentfreeze',
        provider: 'Department of Finance',
        status: 'open',
      },
    ]);
    expect(rowsOf({ unique_id_number: 'P015es' })).toEqual([]);
  });

  test('excludes no one: people confirm themselves that they live in the city', () => {
    const [row] = rowsOf();
    if (!row?.rules) throw new Error('No rules');
    expect(evaluate(row.rules, { applicantKind: ['individual'], age: 30 }).truth).toBe('unknown');
    expect(evaluate(row.rules, { applicantKind: ['business'] }).truth).toBe('false');
    expect(JSON.stringify(row.rules)).toContain('You live in New York City');
  });

  test('a program without a link leads to the city’s own list', () => {
    expect(rowsOf({ url_of_online_application: undefined })).toMatchObject([
      { url: 'https://access.nyc.gov/programs/' },
    ]);
  });
});

describe('a table of California', () => {
  const source = dataSetSource(CALIFORNIA, BASE);
  const raw = {
    PortalID: '5',
    Status: 'active',
    Title: 'Clean Creeks',
    Type: 'Grant; Loan',
    Categories: 'Libraries and Arts',
    Purpose: 'Cleans creeks.',
    Description: 'Cleans creeks. And rivers.',
    ApplicantType: 'Individual; Nonprofit; Tribal Government',
    EstAmounts: 'Between $10,000 and $50,000',
    ApplicationDeadline: '2026-12-01 17:00:00',
    ElecSubmission: 'url: https://apply.example.gov/x; email: a@b.example;',
    ContactInfo: 'email: a@b.example; tel: 555-0100;',
  };
  const rowsOf = (changes: object = {}) => source.normalize(source.parse({ ...raw, ...changes }), NOW);

  test('is a state program for each kind of help', () => {
    expect(rowsOf()).toMatchObject([
      {
        id: 'california-5',
        programType: 'grant',
        states: ['CA'],
        category: 'Arts & Culture',
        description: 'Cleans creeks. And rivers.',
        amountMin: 10_000,
        deadlineAt: '2026-12-02T01:00:00.000Z',
        applicationUrl: 'https://apply.example.gov/x',
        provider: 'State of California',
        url: 'https://www.grants.ca.gov/',
        detail: { contact: 'a@b.example, 555-0100' },
      },
      { id: 'california-5-loan', programType: 'loan' },
    ]);
  });

  test.each([
    [{ ApplicationDeadline: '2026-12-01 11:59:00' }, { deadlineAt: '2026-12-02T07:59:59.000Z' }],
    [{ ApplicationDeadline: 'Ongoing' }, { deadlineKind: 'ongoing', deadlineAt: null }],
    [
      { ApplicationDeadline: null, Status: 'forecasted' },
      { deadlineKind: 'forecast', status: 'open' },
    ],
    [{ Status: 'closed' }, { status: 'closed' }],
    [{ ApplicationDeadline: '2026-10-01 17:00:00' }, { status: 'closed' }],
  ])('%j', (changes, row) => {
    expect(rowsOf(changes)[0]).toMatchObject(row);
  });

  test('needs an id and a title', () => {
    expect(() => source.parse({ ...raw, Title: ' ' })).toThrow('No title');
    expect(() => source.parse({ ...raw, PortalID: null })).toThrow('No id');
  });
});

describe('Pennsylvania', () => {
  const source = pennsylvania(BASE);
  const raw = { slug: 'x1', title: 'Trails', status: 'Accepting applications', openDate: '2026-01-01T12:00:00-00:00' };
  const rowOf = (changes: object) => source.normalize(source.parse({ ...raw, ...changes }), NOW)[0];

  test.each([
    [
      { closeDate: '2035-12-31T12:00:00-00:00', grantCycle: 'Always Open' },
      { deadlineKind: 'ongoing', deadline: 'Always Open' },
    ],
    [
      { closeDate: '2035-12-31T12:00:00-00:00', grantCycle: 'Annual' },
      { deadlineKind: 'ongoing', deadline: 'Ongoing' },
    ],
    [{ closeDate: '2099-12-31T12:00:00-00:00' }, { deadlineKind: 'ongoing', deadline: 'No deadline' }],
    [{ closeDate: '2026-12-31T12:00:00-00:00' }, { deadlineKind: 'fixed', deadlineAt: '2027-01-01T04:59:59.000Z' }],
    [{ fundingType: 'Loan ' }, { programType: 'loan' }],
    [{ fundingType: 'Tax credit' }, { programType: 'assistance', assistanceType: 'Tax credit' }],
    [{ fundingType: '' }, { programType: 'grant' }],
    [{ minimumAward: '5000', maximumAward: '200000' }, { amount: '$5,000 to $200,000' }],
    [{ minimumAward: '100000', maximumAward: '$2M' }, { amount: '$100,000 to $2,000,000' }],
    [{ maximumAward: 'No award exceeds $1,000.' }, { amount: 'No award exceeds $1,000.', amountMax: 1000 }],
    [{ matchingFundsRequirements: '0.25' }, { requirements: 'Matching funds: 25 percent' }],
    [{ status: 'Closed' }, { status: 'closed' }],
    [
      { additionalResources: [{ url: 'Archive (pa.gov)' }, { url: 'https://a.pa.gov/x' }] },
      { url: 'https://a.pa.gov/x' },
    ],
  ])('%j', (changes, row) => {
    expect(rowOf(changes)).toMatchObject(row);
  });

  test('an unreadable record names all programs that it may have had', () => {
    expect(source.normalize(source.parse({ ...raw, fundingType: 'Grant; loan' }), NOW)).toMatchObject([
      { sourceId: 'x1' },
      { sourceId: 'x1-loan' },
    ]);
    expect(source.idsOf?.({ ...raw, title: 7 })).toEqual(['x1', 'x1-grant', 'x1-loan', 'x1-assistance']);
    expect(source.idsOf?.({ title: 'Trails' })).toEqual([]);
  });

  test('applicants come from the portal’s own list', () => {
    const { rules, eligibility } =
      rowOf({ applicantCategory: 'Business, Individual, and School', applicantType: 'All' }) ?? {};
    expect(JSON.stringify(rules)).toMatch(/"individual"/);
    expect(eligibility).toBe('Business, Individual, School\nAll');
    expect(rowOf({ applicantCategory: '' })?.rules).toBeNull();
  });

  const truthFor = (record: object, facts: Facts) => {
    const rules = rowOf(record)?.rules;
    return rules ? evaluate(rules, facts).truth : 'no rules';
  };
  const city: Facts = { applicantKind: ['local-government'], state: 'PA' };
  const shop: Facts = { applicantKind: ['individual', 'business'], state: 'PA', employees: 4 };
  const person: Facts = { applicantKind: ['individual'], state: 'PA' };
  const charity: Facts = { applicantKind: ['nonprofit'], state: 'PA', nonprofitStatus: '501c3' };

  // Real pairs of the portal's two fields. The categories omit applicants that the other field names.
  test.each<[string, Facts, string, string, string]>([
    ['a city', city, 'Business', 'Municipality\nEconomic development organization\nFor-Profit Organization', 'unknown'],
    ['a business', shop, 'Municipality; Public Agency; Other Legal Entity', 'Businesses; Partnerships', 'unknown'],
    [
      'a business',
      shop,
      'Nonprofit',
      'Individual destination marketing organizations; Tourism-related businesses',
      'unknown',
    ],
    ['a charity', charity, 'Business', 'Community-based Nonprofit Organizations; Educational Institution', 'unknown'],
    ['a landowner', person, 'Municipality', 'Forest landowners; Conservation Districts', 'unknown'],
    ['a taxpayer', person, '', 'Qualified taxpayers', 'unknown'],
    ['a person', person, 'Municipality', 'Host municipalities that employ certified HMIs.', 'false'],
    ['a business', shop, 'Municipality', 'Pennsylvania counties and municipalities', 'false'],
    ['a business', shop, 'Nonprofit', 'Not-for-profit organizations; Community groups.', 'false'],
    ['a business', shop, 'Other Legal Entity; Public Agency', 'Fire Companies (Volunteer); EMS squads', 'unknown'],
    ['a person', person, 'Business; ', 'All', 'unknown'],
    [
      'a person',
      person,
      '',
      'Units of local government, nonprofit organizations, and state government agencies',
      'false',
    ],
    ['anybody', person, '', 'Current PACTT Affiliates.', 'no rules'],
  ])(
    '%s is not excluded by one field if the other names it: %j of “%s” and “%s” is %s',
    (_who, facts, applicantCategory, applicantType, truth) => {
      expect(truthFor({ applicantCategory, applicantType }, facts)).toBe(truth);
    },
  );

  // Real sentences from records without an applicant list.
  test.each<[string, Facts, object, string]>([
    [
      'a charity',
      charity,
      {
        eligibility:
          'It is open to any community-based organization, non-profit, for-profit, or educational institution.',
      },
      'true',
    ],
    ['a city', city, { eligibility: 'Units of local government as well as non-profits may apply directly.' }, 'true'],
    ['a person', person, { eligibility: 'Units of local government may apply directly.' }, 'unknown'],
    ['a person', person, { eligibility: 'Practitioner shall have the capacity to provide treatment.' }, 'true'],
    ['a business', shop, { overview: 'Tax credits to eligible businesses contributing to a scholarship.' }, 'true'],
    ['a person', person, { overview: 'Grants for eligible municipalities.' }, 'unknown'],
    ['anybody', person, { eligibility: 'Applicant shall have the capacity to help individuals.' }, 'no rules'],
    ['a person', person, { applicantType: 'Organizations that are not yet affiliates' }, 'false'],
    ['a charity', charity, { applicantType: 'Organizations that are not yet affiliates' }, 'unknown'],
  ])(
    'without a list, a sentence includes the groups it names, excludes none: %s of %j',
    (_who, facts, record, truth) => {
      const rules = rowOf(record)?.rules;
      const [who] = rules && 'all' in rules ? rules.all : [];
      const outcome = rules ? evaluate(rules, facts).truth : 'no rules';
      expect(outcome === 'unknown' && who ? evaluate(who, facts).truth : outcome).toBe(truth);
    },
  );

  test.each([
    ['The commonwealth shall issue no more than $20,000,000 in tax credits per fiscal year.', null],
    ['$701,000,000 (Nationally)', null],
    ['No more than $5,000,000 in the aggregate in grant funds will be provided', null],
    ['Regional/Statewide Projects: $500,000', 500_000],
    ['$105,000 over three years, or $35,000 per year', 105_000],
  ])('a program’s total is not the size of an award: %s', (maximumAward, amountMax) => {
    expect(rowOf({ maximumAward })).toMatchObject({ amountMax });
    if (amountMax === null) expect(rowOf({ maximumAward })?.amount).toBeNull();
  });
});
