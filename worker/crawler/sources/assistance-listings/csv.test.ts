import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../../matching/rules/evaluate.ts';
import { applicantsNamedIn } from '../../extract/prose-applicants.ts';
import { numberOf } from './csv-normalize.ts';
import { csvRecords, saysOf } from './csv-record.ts';
import { assistanceListingsCsv } from './source.ts';

const NOW = Date.parse('2026-11-01');
const source = assistanceListingsCsv('https://x.example/a.csv');
const raw = {
  'Program Title': 'Farm Storm Relief',
  'Program Number': '10.03',
  'Popular Name': '(FSR), Storm money',
  'Federal Agency': 'FARM OFFICE, AGRICULTURE, DEPARTMENT OF',
  Objectives: 'Pays farmers after storms.',
  'Types of Assistance': 'DIRECT PAYMENTS FOR SPECIFIED USE;PROJECT GRANTS;DIRECT PAYMENTS WITH UNRESTRICTED USE',
  'Applicant Eligibility': 'Any agricultural producer, nonprofit organizations and states.',
  'Credentials/Documentation': '{"description":"Proof of the storm.","isApplicable":true}',
  'Application Procedures': '{}',
  Deadlines: '{"flag":"yes","description":"Within the year.","list":[{"start":"2026-01-01","end":"2026-12-31"}]}',
  Obligations: '(Direct) FY 24$1,000.00; FY 25 est $5,000.00; (Grants) FY 25 est $2,000; FY 17$9,000.00',
  'Website Address': 'http://www.example.gov.',
  URL: 'https://sam.gov/fal/x/view',
  'Published Date': 'Jan 01,2020',
};
const rowOf = (changes: object = {}) => source.normalize(source.parse({ ...raw, ...changes }), NOW)[0];

test('a row of the table becomes a program', () => {
  expect(rowOf()).toMatchObject({
    id: 'assistance-listings-10.030',
    provider: 'Farm Office, Department of Agriculture',
    programType: 'assistance',
    assistanceType: 'Direct payments for specified use',
    deadlineKind: 'fixed',
    deadlineDate: '2026-12-31',
    requirements: 'Proof of the storm.',
    providerUrl: 'http://www.example.gov/',
    keywords: 'FSR, Storm money, 10.030, 10030',
    yearlyMoney: 7000,
    status: 'open',
  });
});

test('its prose includes the groups it names, and excludes no one', () => {
  const rules = rowOf()?.rules;
  if (!rules) throw new Error('No rules');
  expect(JSON.stringify(rules)).toContain('Any agricultural producer');
  for (const kind of ['individual', 'business', 'farm', 'nonprofit', 'school', 'utility']) {
    expect(evaluate(rules, { applicantKind: [kind] }).truth).not.toBe('false');
  }
  expect(JSON.stringify(rules)).toContain('You apply as a farm');
  expect(JSON.stringify(rules)).not.toContain('Private nonprofit institution');
  expect(applicantsNamedIn('')).toEqual([]);
});

test('archived listings are dropped, and numbers keep their zeros', () => {
  expect(rowOf({ 'Archived Date': 'Aug 19,2010' })).toBeUndefined();
  expect(['10.03', '10.5', '10.500', '93.abC'].map(numberOf)).toEqual(['10.030', '10.500', '10.500', '93.abC']);
  expect(() => source.parse({ ...raw, 'Program Number': 'none' })).toThrow();
});

describe('the table', () => {
  const read = async (text: string) => {
    const records: unknown[] = [];
    for await (const record of csvRecords(
      (async function* () {
        yield Buffer.from(text, 'latin1');
      })(),
    ))
      records.push(record);
    return records;
  };

  test('is read by column name, in Windows’ encoding', async () => {
    const text =
      '"Program Title","Program Number","Objectives (050)"\r\n"A \u0093b\u0094","10.001","line\r\ntwo"\r\n"","",""\r\n';
    expect(await read(text)).toEqual([
      { 'Program Title': 'A “b”', 'Program Number': '10.001', Objectives: 'line\r\ntwo' },
    ]);
  });

  test('is refused without its columns', async () => {
    await expect(read('"Heading","Program Number"\r\n"A","10.001"')).rejects.toThrow(
      'no column Program Title, Objectives',
    );
  });
});

test('the text of cells', () => {
  expect(
    ['Not Applicable.', ' None ', '{"isApplicable":false}', '{"broken', 'No Data Available. '].map(saysOf),
  ).toEqual(Array(5).fill(''));
  expect(saysOf('{"description":"Yes"}')).toBe('Yes');
});
