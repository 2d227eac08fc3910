import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { extractXml, zipped } from './extract-file.ts';
import { type MadeUp, usDay } from './made-up.ts';
import { isUnchanged, pageOfRecords, recordsOf, renamed, sendJson, type Wire } from './wire.ts';

const ENVELOPE = { errorcode: 0, msg: 'Webservice Succeeds', token: 'made-up' };

const searchBody = z.object({ rows: z._default(z.number(), 25), startRecordNum: z._default(z.number(), 0) });

/** Grants.gov's REST API, which always responds with status 200. */
export const grantsGovWire: Wire = {
  path: '/grants-gov/',
  type: 'application/json',
  answer(call) {
    if (call.fault === 'says_error') {
      return sendJson(call, {
        ...ENVELOPE,
        data: { message: 'No response received, as the webservice is not available.' },
      });
    }
    if (call.path === 'search2') {
      const { rows, startRecordNum } = searchBody.parse(call.body);
      const { records, total } = pageOfRecords(call, startRecordNum, rows);
      const hits = records.map((one) => renamed(call, hitOf(one), 'id'));
      const data = { hitCount: total, startRecord: startRecordNum, oppHits: hits, errorMsgs: [] };
      return sendJson(call, { ...ENVELOPE, data });
    }
    const { opportunityId } = z.object({ opportunityId: z.number() }).parse(call.body);
    const record = recordsOf(call).find(({ id }) => id === opportunityId);
    const data = record
      ? renamed(call, detailOf(record), 'opportunityTitle')
      : { revision: 0, cfdas: [], errorMessages: ['There is no record found for your search.'] };
    sendJson(call, { ...ENVELOPE, data });
  },
};

function hitOf(record: MadeUp) {
  return {
    id: String(record.id),
    number: record.number,
    title: record.title,
    agency: record.agency,
    openDate: usDay(record.posted, '/'),
    closeDate: record.isForecast || !record.closes ? '' : usDay(record.closes, '/'),
    oppStatus: record.isForecast ? 'forecasted' : 'posted',
    docType: record.isForecast ? 'forecast' : 'synopsis',
    cfdaList: [record.listing],
  };
}

function detailOf(record: MadeUp) {
  const closes = record.closes ? `${record.closes}-00-00-00` : '2099-12-31-00-00-00';
  const common = {
    applicantTypes: record.applicants.map((id) => ({ id, description: `Applicant ${id}` })),
    fundingInstruments: [{ id: 'G', description: 'Grant' }],
    fundingActivityCategories: record.subjects.map((id) => ({ id, description: `Subject ${id}` })),
    costSharing: false,
    awardCeiling: record.ceiling === null ? 'none' : String(record.ceiling),
    awardFloor: record.floor === null ? 'none' : String(record.floor),
    agencyContactEmail: 'somebody@agency.example',
    lastUpdatedDate: 'Oct 19, 2026 12:00:00 AM EDT',
    postingDateStr: `${record.posted}-00-00-00`,
    ...(record.archives ? { archiveDateStr: `${record.archives}-00-00-00` } : {}),
  };
  const part = record.isForecast
    ? { ...common, forecastDesc: record.description, estApplicationResponseDateStr: closes }
    : { ...common, synopsisDesc: record.description, responseDateStr: closes, responseDateDesc: record.closesNote };
  return {
    id: record.id,
    opportunityNumber: record.number,
    opportunityTitle: record.title,
    docType: record.isForecast ? 'forecast' : 'synopsis',
    ost: record.isForecast ? 'FORECASTED' : 'POSTED',
    agencyDetails: { agencyName: record.agency },
    cfdas: [{ cfdaNumber: record.listing }],
    synopsis: record.isForecast ? null : part,
    forecast: record.isForecast ? part : null,
    errorMessages: [],
  };
}

/** The archive with the daily XML extract. `?records=80000` generates an extract of that size. */
export const extractWire: Wire = {
  path: '/extract/',
  type: 'application/zip',
  async answer(call) {
    const { query, world, response, fault } = call;
    if (isUnchanged(call, { 'Content-Type': 'application/zip' })) return;
    const records = Number(query.get('records') ?? world.listed.length);
    const xml = extractXml({ records, now: world.now, closedShare: world.closedShare });
    const changed =
      fault === 'changed_schema'
        ? mapped(xml, (chunk) => chunk.replaceAll('OpportunityTitle', 'Heading'))
        : // Uses the element names of the 2015 schema.
          fault === 'other_names'
          ? mapped(xml, (chunk) => chunk.replaceAll(/Opportunity(Synopsis|Forecast)Detail_1_0/g, 'FundingOpp$1'))
          : xml;
    await pipeline(Readable.from(zipped('GrantsDBExtract.xml', changed)), response);
  },
};

function* mapped(chunks: Iterable<string>, change: (chunk: string) => string): Generator<string> {
  for (const chunk of chunks) yield change(chunk);
}

const pageBody = z.object({ pagination: z.object({ page_offset: z.number(), page_size: z.number() }) });

/** OpenFEMA's disaster declarations, each for two counties. */
export const femaWire: Wire = {
  path: '/fema/',
  type: 'application/json',
  answer(call) {
    const rows = recordsOf(call).flatMap((record) =>
      ['Clay (County)', 'Statewide'].map((designatedArea) =>
        renamed(
          call,
          {
            disasterNumber: record.id,
            state: 'OH',
            declarationTitle: record.title.toUpperCase(),
            declarationDate: `${record.posted}T00:00:00.000Z`,
            incidentBeginDate: `${record.posted}T00:00:00.000Z`,
            incidentEndDate: null,
            lastIAFilingDate: record.closes ? `${record.closes}T00:00:00.000Z` : null,
            designatedArea,
          },
          'declarationTitle',
        ),
      ),
    );
    const skip = Number(call.query.get('$skip'));
    const shown = rows.slice(skip, skip + Number(call.query.get('$top')));
    sendJson(call, { metadata: { skip, count: 0 }, DisasterDeclarationsSummaries: shown });
  },
};

/** The search of Simpler.Grants.gov. */
export const simplerWire: Wire = {
  path: '/simpler/',
  type: 'application/json',
  answer(call) {
    if (call.request.headers['x-api-key'] !== 'made-up-key') return sendJson(call, { message: 'Invalid API key' }, 401);
    const { page_offset: page, page_size: size } = pageBody.parse(call.body).pagination;
    const { records, total } = pageOfRecords(call, (page - 1) * size, size);
    const data = records.map((one) => renamed(call, simplerOf(one), 'opportunity_title'));
    const info = {
      page_offset: page,
      page_size: size,
      total_pages: Math.ceil(total / size),
      total_records: total,
    };
    sendJson(call, { message: 'Success', data, pagination_info: info, status_code: 200, warnings: [] });
  },
};

function simplerOf(record: MadeUp) {
  return {
    opportunity_id: `00000000-0000-4000-8000-${String(record.id).padStart(12, '0')}`,
    legacy_opportunity_id: record.id,
    opportunity_number: record.number,
    opportunity_title: record.title,
    opportunity_status: record.isForecast ? 'forecasted' : 'posted',
    agency_name: record.agency,
    opportunity_assistance_listings: [{ assistance_listing_number: record.listing, program_title: 'Made up' }],
    updated_at: '2026-10-19T00:00:00+00:00',
    summary: {
      summary_description: record.description,
      applicant_types: ['state_governments', 'individuals'],
      funding_instruments: ['grant'],
      funding_categories: ['education'],
      award_floor: record.floor,
      award_ceiling: record.ceiling,
      is_cost_sharing: false,
      is_forecast: record.isForecast,
      close_date: record.isForecast ? null : record.closes,
      close_date_description: record.closesNote,
      forecasted_close_date: record.isForecast ? record.closes : null,
      archive_date: record.archives,
    },
  };
}
