import type { MadeUp } from './made-up.ts';
import { isUnchanged, recordsOf, renamed, sendJson, type Wire } from './wire.ts';

const COLUMNS = [
  'Program Title',
  'Program Number',
  'Popular Name (020)',
  'Federal Agency (030)',
  'Objectives (050)',
  'Types of Assistance (060)',
  'Applicant Eligibility (081)',
  'Application Procedures (092)',
  'Deadlines (094)',
  'URL',
  'Published Date',
  'Archived Date',
];

/** The bulk table of assistance listings, in Windows encoding, with line breaks and JSON in cells. */
export const listingsWire: Wire = {
  path: '/listings.csv',
  type: 'application/octet-stream',
  answer(call) {
    if (isUnchanged(call, { 'Content-Type': 'application/octet-stream' })) return;
    const names =
      call.fault === 'changed_schema' ? COLUMNS.map((name) => name.replace('Program Title', 'Heading')) : COLUMNS;
    const rows = recordsOf(call).map((record, index) => [
      record.title,
      `${10 + Math.floor(index / 900)}.${String(100 + (index % 900))}`,
      `The \u0093${record.number}\u0094`,
      'OFFICE OF SAMPLES, EXAMPLES, DEPARTMENT OF',
      `First line of ${record.title}.\nSecond line, with a comma and a "quote".`,
      'PROJECT GRANTS;DIRECT LOANS',
      'States, nonprofit organizations and individuals.',
      JSON.stringify({ description: 'Apply at the office.' }),
      JSON.stringify({ flag: 'no', list: [] }),
      'https://sam.gov/fal/made-up/view',
      'Jan 01,2020',
      '',
    ]);
    const cells = (row: readonly string[]) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    // Only the column names, as if the rows had moved elsewhere.
    const shown = call.fault === 'other_names' ? [] : rows;
    call.response.end(Buffer.from([names, ...shown].map(cells).join('\r\n'), 'latin1'));
  },
};

/** The assistance listings API. */
export const listingsApiWire: Wire = {
  path: '/sam/',
  type: 'application/json',
  answer(call) {
    if (call.query.get('api_key') !== 'made-up-key') return sendJson(call, { error: { code: 'API_KEY_INVALID' } }, 403);
    const size = Number(call.query.get('pageSize') ?? 10);
    const { firstPage, unlisted } = call.world;
    const number = Number(call.query.get('pageNumber') ?? firstPage);
    const page = number - firstPage;
    const records = recordsOf(call);
    const given = records.slice(page * size, (page + 1) * size);
    sendJson(call, {
      totalRecords: records.length + unlisted,
      pageSize: size,
      pageNumber: number,
      totalPages: Math.ceil(records.length / size),
      assistanceListingsData: given.map((one) => renamed(call, listingOf(one), 'title')),
    });
  },
};

function listingOf(record: MadeUp) {
  const index = record.id - 100_000;
  return {
    status: 'Active',
    publishedDate: '2026-01-15T00:00:00Z',
    assistanceListingId: `${10 + Math.floor(index / 900)}.${String(100 + (index % 900))}`,
    title: record.title,
    popularLongName: record.number,
    federalOrganization: { department: 'Department of Examples', agency: 'Office of Samples' },
    programWebPage: 'https://www.example.gov/listing',
    overview: { objective: `First line of ${record.title}.\nSecond line, with a <b>word</b> in bold.` },
    financialInformation: {
      obligations: [
        {
          assistanceType: { code: 'F001', name: 'Grant' },
          values: [{ year: 2025, actual: 1_000_000, estimate: 900_000 }],
        },
      ],
      rangeAndAverageAssistance: [
        { fiscalYear: 2025, minimumAwardAmount: record.floor ?? 0, maximumAwardAmount: record.ceiling ?? 0 },
      ],
    },
    criteriaForApplying: {
      applicant: { types: [{ code: 'ET22010', name: 'U.S. State Government' }], description: 'States.' },
      beneficiary: { isSameAsApplicant: true, types: [], description: null },
    },
    assistanceApplication: {
      deadlines: { list: [], description: 'Contact the office.' },
      applicationProcedure: { description: 'Apply at the office.' },
    },
    contacts: { local: { flag: 'none' }, headquarters: [{ fullName: 'Office', email: 'somebody@agency.example' }] },
  };
}
