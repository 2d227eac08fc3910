import { escapeUTF8 } from 'entities/escape';
import * as z from 'zod/mini';
import { type Call, isUnchanged, pageOfRecords, recordsOf, renamed, sendJson, updatedBy, type Wire } from './wire.ts';

/** A CKAN portal with the same columns as California's. */
export const ckanWire: Wire = {
  path: '/california/',
  type: 'application/json',
  answer(call) {
    if (call.fault === 'says_error') return sendJson(call, { success: false, error: { message: 'Not found' } });
    const offset = Number(call.query.get('offset'));
    const limit = Number(call.query.get('limit'));
    const { records, total } = pageOfRecords(call, offset, limit);
    const rows = records.map((record, at) => ({
      _id: offset + at + 1,
      PortalID: String(record.id),
      Status: record.isForecast ? 'forecasted' : 'active',
      LastUpdated: updatedBy(call, '2026-10-01 12:00:00'),
      AgencyDept: record.agency,
      Title: record.title,
      Type: at % 5 === 0 ? 'Grant; Loan' : 'Grant',
      Categories: 'Education; Agriculture',
      Purpose: record.description,
      ApplicantType: 'Nonprofit; Public Agency',
      EstAmounts: 'Between $10,000 and $50,000',
      ApplicationDeadline: record.closes ? `${record.closes} 17:00:00` : 'Ongoing',
      GrantURL: 'https://www.example.gov/grant',
      ContactInfo: 'email: somebody@agency.example; tel: 555-0100;',
    }));
    const shown = rows
      .map((row) => renamed(call, row, 'Title'))
      .map((row) =>
        call.fault === 'other_names' ? { ...row, ApplicationDeadline: undefined, Closes: 'Ongoing' } : row,
      );
    sendJson(call, { success: true, result: { fields: [], records: shown, total } });
  },
};

/** A Socrata portal with the same columns as New York City's. Each program also exists in Spanish. */
export const socrataWire: Wire = {
  path: '/new-york-city/',
  type: 'application/json',
  answer(call) {
    if (call.fault === 'says_error') return sendJson(call, { error: true, message: 'Not found' }, 404);
    const { records } = pageOfRecords(call, Number(call.query.get('$offset')), Number(call.query.get('$limit')));
    const rows = records.flatMap(({ id, title, description, agency }) =>
      ['en', 'es'].map((language) => ({
        unique_id_number: `P${id}${language}`,
        program_name: title,
        program_category: 'Cash & Expenses',
        brief_excerpt: description,
        program_description: description,
        plain_language_eligibility: '<ol><li>Live in NYC</li><li>Be 62 or older</li></ol>',
        required_documents_summary: '<p>Proof of age.</p>',
        url_of_online_application: 'https://www.example.gov/apply',
        government_agency: agency,
        updated_at: '2026-10-01T12:00:00.000',
      })),
    );
    sendJson(
      call,
      rows.map((row) => renamed(call, row, 'program_name')),
    );
  },
};

/** Pennsylvania's eGrants, with everything in one response. */
export const pennsylvaniaWire: Wire = {
  path: '/pennsylvania/',
  type: 'application/json',
  answer(call) {
    const grants = recordsOf(call).map((record, at) => ({
      slug: `made${record.id}`,
      last_modified: '2026-10-01T00:00:00Z',
      title: record.title,
      status: 'Accepting applications',
      category: 'Education',
      issuingAgency: record.agency,
      overview: record.description,
      openDate: `${record.posted}T12:00:00-00:00`,
      closeDate: record.closes ? `${record.closes}T12:00:00-00:00` : '2099-12-31T12:00:00-00:00',
      grantCycle: 'Annual',
      applicantCategory: 'Nonprofit; School',
      eligibility: '',
      fundingType: at % 7 === 0 ? 'Loan ' : 'Grant',
      maximumAward: record.ceiling ?? '',
      linkToApply: 'https://www.example.gov/apply',
      pointOfContact: { name: 'Somebody, somebody@agency.example' },
      processSteps: [{ stepNumber: 1, description: 'Read the guidelines.' }],
      additionalResources: [{ title: 'Page', url: 'https://www.example.gov/program' }],
    }));
    sendJson(call, { grants: grants.map((grant) => renamed(call, grant, 'title')) });
  },
};

/** The states that have energy programs. The files of all other states are empty. */
const ENERGY_STATES = ['OH', 'TX', 'VT'];

/**
 * Home energy incentives: three files per state, plus one with income limits. Like the real host, serves JSON as plain
 * text.
 */
export const energyWire: Wire = {
  path: '/energy/',
  type: 'text/plain',
  answer(call) {
    const [state = '', file = ''] = call.path.split('/');
    const place = ENERGY_STATES.indexOf(state);
    const own = recordsOf(call).filter(({ id }) => id % ENERGY_STATES.length === place);
    call.response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
    call.response.end(JSON.stringify(energyFile(call, state === 'low_income_thresholds.json' ? state : file, own)));
  },
};

function energyFile(call: Call, file: string, own: ReturnType<typeof recordsOf>): unknown {
  if (file === 'low_income_thresholds.json') {
    return { 'made-up-limit': { type: 'hhsize', description: 'A limit', thresholds: { 1: 30_000, 2: 40_000 } } };
  }
  if (file === 'authorities.json') return { utility: { 'made-up-power': { name: 'Made-up Power' } } };
  if (file === 'programs.json') {
    return Object.fromEntries(
      own.map(({ id, title }) => [
        `made_up_${id}`,
        renamed(
          call,
          {
            name: { en: title },
            url: { en: 'https://power.example/rebates' },
            authority: 'made-up-power',
            authority_type: 'utility',
          },
          'name',
        ),
      ]),
    );
  }
  return own.map(({ id }, at) => ({
    id: `MADE-UP-${id}`,
    payment_methods: ['rebate'],
    items: ['heat_pump_water_heater'],
    program: `made_up_${id}`,
    amount: { type: 'dollar_amount', number: 500 },
    owner_status: ['homeowner'],
    short_description: { en: '$500 rebate for a heat pump water heater.' },
    ...(at % 4 === 0 ? { low_income: 'made-up-limit' } : {}),
  }));
}

/** Feeds. `atom.xml` is Atom, and any other name is RSS. */
export const feedsWire: Wire = {
  path: '/feeds/',
  type: 'application/xml',
  answer(call) {
    const isAtom = call.path === 'atom.xml';
    const records = recordsOf(call).slice(0, 40);
    if (isUnchanged(call, { 'Content-Type': isAtom ? 'application/atom+xml' : 'application/rss+xml' })) return;
    const entries = records.map((record) => {
      const title = call.fault === 'changed_schema' ? '' : `<title>${escapeUTF8(record.title)}</title>`;
      const link = `https://www.grants.gov/search-results-detail/${record.id}`;
      return isAtom
        ? `<entry>${title}<link href="${link}"/><id>urn:made-up:${record.id}</id><updated>2026-10-01T00:00:00Z</updated><summary type="html">${escapeUTF8(record.description)}</summary></entry>`
        : `<item>${title}<link>${link}</link><guid>${link}</guid><pubDate>Thu, 01 Oct 2026 08:00:00 EDT</pubDate><description><![CDATA[${record.description}]]></description></item>`;
    });
    const head = '<?xml version="1.0" encoding="utf-8"?>';
    call.response.end(
      isAtom
        ? `${head}<feed xmlns="http://www.w3.org/2005/Atom"><title>Made up</title>${entries.join('')}</feed>`
        : `${head}<rss version="2.0"><channel><title>Made up</title>${entries.join('')}</channel></rss>`,
    );
  },
};

const asked = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

/** A live search that returns three programs per question, the last one without a page that was read. */
export const searchWire: Wire = {
  path: '/search/chat/completions',
  type: 'application/json',
  answer(call: Call) {
    if (call.request.headers.authorization !== 'Bearer made-up-key') return sendJson(call, { error: 'No key' }, 401);
    const question = asked.parse(call.body).messages.at(-1)?.content ?? '';
    const page = 'https://www.example.gov/found';
    const programs = [1, 2, 3].map((number) => ({
      title: `Found ${question.slice(10, 140)} ${number}`,
      provider: 'Department of Examples',
      description: 'It pays for examples [1].',
      eligibility: 'Residents of Ohio',
      amount: 'Up to $5,000',
      deadline: null,
      states: ['OH'],
      url: `${page}/${number}`,
      citations: number === 3 ? ['https://invented.example/page'] : [`${page}/${number}`],
    }));
    const content = JSON.stringify(call.fault === 'changed_schema' ? { results: programs } : { programs });
    sendJson(call, {
      id: 'made-up',
      object: 'chat.completion',
      choices: [
        { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: `<think>Hm.</think>${content}` } },
      ],
      citations: [`${page}/1`, `${page}/2`],
      search_results: [],
    });
  },
};
