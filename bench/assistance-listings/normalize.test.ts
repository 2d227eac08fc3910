import { expect, test } from 'vitest';
import { categoryOf } from './category.ts';
import { assistanceListings } from './normalize.ts';

const NOW = Date.parse('2026-11-01');
const rowsOf = (raw: unknown) => assistanceListings.normalize(assistanceListings.parse(raw), NOW);

const record = {
  cfda: '93.568',
  title: 'Low-Income Home Energy Assistance',
  popular_name: '(LIHEAP); Energy help',
  agency: 'Department of Examples',
  'sub-agency': 'Office of Samples',
  objective: '<p>Pays for heat &amp; cooling&nbsp;of homes.</p>',
  program_type: 'assistance_listing',
  assistance_types: ['Formula Grants', 'Formula Grants'],
  applicant_types: ['State', null],
  beneficiary_types: ['Low Income'],
  categories: ['Income Security and Social Services - Emergency and Crisis Assistance'],
  fiscal_year: '2024',
  sam_url: 'https://sam.gov/fal/0/view',
  obligations: [
    { x: '2019', sam_estimate: 9e9, sam_actual: 0, usa_spending_actual: 0 },
    { x: '2022', sam_estimate: 0, sam_actual: 4e9, usa_spending_actual: null },
    { x: 2023, sam_actual: 3e9 },
    { x: '2024' },
  ],
};

test('a listing becomes a program with its names, size and number in both spellings', () => {
  const [row] = rowsOf(record);
  expect(row).toMatchObject({
    id: 'assistance-listings-93.568',
    source: 'assistance-listings',
    sourceId: '93.568',
    description: 'Pays for heat & cooling of homes.',
    keywords: 'LIHEAP, Energy help, 93.568, 93568',
    provider: 'Office of Samples, Department of Examples',
    programType: 'grant',
    yearlyMoney: 4e9,
    states: [],
    assistanceListings: ['93.568'],
    detail: { sources: { listing: { date: '2024-01-01' } } },
  });
  expect(row?.eligibility?.split('\n')).toEqual(['State', 'Low Income', record.categories[0]]);
});

test('the same record gives the same row, and a changed one a different hash', () => {
  const [first] = rowsOf(record);
  expect(rowsOf(record)[0]).toEqual(first);
  expect(rowsOf({ ...record, title: 'Another title' })[0]?.contentHash).not.toBe(first?.contentHash);
});

test('a record needs only a number and a title', () => {
  const [row] = rowsOf({ cfda: '10.001', title: 'Bare', program_type: 'assistance_listing' });
  expect(row).toMatchObject({ description: null, provider: null, yearlyMoney: null, programType: 'assistance' });
  expect(row?.url).toContain('10.001');
});

test('a record with nothing to apply for is not a program', () => {
  expect(rowsOf({ ...record, program_type: 'tax_expenditure' })).toEqual([]);
  expect(rowsOf({ ...record, program_type: null })).toEqual([]);
  expect(rowsOf({ ...record, cfda: 'interest' })).toEqual([]);
});

test('the category is the one most of the listing’s own categories map to', () => {
  expect(categoryOf(['Health - Mental Health', 'Health - General', 'Education - Teacher Training'], 'X')).toBe(
    'Healthcare',
  );
  expect(categoryOf(['Housing - Home Improvement'], 'Homes for Veterans')).toBe('Veterans');
  expect(categoryOf([], 'X')).toBe('Community Development');
});
