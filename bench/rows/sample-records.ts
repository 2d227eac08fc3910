/** Reads the real records of SAMPLE_DATA_DIR, each with the crawler's own source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { opportunityOfSnapshot, type Recorded, recorded, snapshotOf, unionOf } from '../../dev/sources/snapshots.ts';
import { PoliteFetcher } from '../../worker/crawler/fetching/polite.ts';
import { elementsOf } from '../../worker/crawler/reading/elements.ts';
import type { CrawlSource } from '../../worker/crawler/source.ts';
import { assistanceListingsApi } from '../../worker/crawler/sources/assistance-listings/api-source.ts';
import { csvRecords } from '../../worker/crawler/sources/assistance-listings/csv-record.ts';
import { assistanceListingsCsv } from '../../worker/crawler/sources/assistance-listings/source.ts';
import { CALIFORNIA } from '../../worker/crawler/sources/data-sets/list.ts';
import { dataSetSource } from '../../worker/crawler/sources/data-sets/source.ts';
import { energyIncentives } from '../../worker/crawler/sources/energy-incentives/source.ts';
import { entriesOf } from '../../worker/crawler/sources/feeds/record.ts';
import { feedsSource } from '../../worker/crawler/sources/feeds/source.ts';
import { rowsOfOpportunity } from '../../worker/crawler/sources/grants-gov/opportunity.ts';
import { grantsGov } from '../../worker/crawler/sources/grants-gov/source.ts';
import { FORECAST, SYNOPSIS } from '../../worker/crawler/sources/grants-gov-extract/record.ts';
import { grantsGovExtract } from '../../worker/crawler/sources/grants-gov-extract/source.ts';
import { pennsylvania } from '../../worker/crawler/sources/pennsylvania/source.ts';
import { simplerGrants } from '../../worker/crawler/sources/simpler-grants/source.ts';
import { recordsIn, statePrograms } from '../../worker/crawler/sources/state-programs/source.ts';
import { listingOfInventory } from './inventory.ts';

const BASE = 'https://source.example';

/** A source, its records by id, and the time they were read. */
export interface Sample {
  source: CrawlSource;
  records: Map<string, unknown>;
  now: number;
}

/** Returns the records of each source, by sample name. */
export async function sampleRecords(folder: string): Promise<Map<string, Sample>> {
  const bytes = (path: string) => readFileSync(join(folder, path));
  const text = (path: string) => (path.endsWith('.gz') ? gunzipSync(bytes(path)) : bytes(path)).toString('utf8');
  const json = <T extends z.ZodMiniType>(path: string, shape: T) => shape.parse(JSON.parse(text(path)));
  const list = z.array(z.unknown());

  const dump = json(
    'states/california/ckan_dump_2025-06-16.json',
    z.object({ fields: z.array(z.object({ id: z.string() })), records: z.array(z.array(z.unknown())) }),
  );
  const details = readdirSync(join(folder, 'grants-gov/api-samples'))
    .filter((name) => /^fetchOpportunity_(cdc|hrsa|nsf)/.test(name))
    .map((name) => json(`grants-gov/api-samples/${name}`, z.object({ response: z.object({ data: z.unknown() }) })));
  const feeds = readdirSync(join(folder, 'feeds')).flatMap((name) =>
    entriesOf(text(`feeds/${name}`)).map((entry) => ({
      ...entry,
      ...{ feedTitle: name, feedUrl: `${BASE}/${name}`, provider: null },
    })),
  );

  return new Map<string, Sample>([
    [
      'california',
      sampleOf(
        dataSetSource(CALIFORNIA, BASE),
        dump.records.map((row) => Object.fromEntries(dump.fields.map(({ id }, index) => [id, row[index]]))),
        '2025-06-20',
        'PortalID',
      ),
    ],
    [
      'pennsylvania',
      sampleOf(
        pennsylvania(BASE),
        json('states/pennsylvania/egrants_2025-08_part1.json', z.object({ grants: list })).grants,
        '2025-08-07',
        'slug',
      ),
    ],
    [
      'grants-gov',
      sampleOf(
        grantsGov(BASE),
        details.map(({ response }) => response.data),
        '2026-09-23',
        'id',
      ),
    ],
    ['grants-gov-days', sampleOf(recordedDays(), recordedCalls(folder), '2025-11-15', 'opportunityId')],
    [
      'grants-gov-extract',
      sampleOf(
        grantsGovExtract(BASE),
        await all(
          elementsOf([text('grants-gov/xml-extract/GrantsDBExtract_v2_sample_shared.xml')], {
            names: [SYNOPSIS, FORECAST],
            root: 'Grants',
          }),
        ),
        '2026-09-23',
        /<OpportunityID>(\d+)/,
      ),
    ],
    [
      'simpler-grants',
      sampleOf(
        simplerGrants(BASE, 'key'),
        json('simpler-grants/search_response_mock.json', z.object({ data: list })).data,
        '2024-03-10',
        'opportunity_id',
      ),
    ],
    [
      'assistance-listings',
      sampleOf(
        assistanceListingsCsv(BASE),
        await all(csvRecords(bytesOf(join(folder, 'assistance-listings/datagov_bulk_csv_sample_2018.csv')))),
        '2018-09-01',
        'Program Number',
      ),
    ],
    [
      'assistance-listings-api',
      sampleOf(
        assistanceListingsApi(BASE, 'key'),
        linesOf(text('assistance-listings/fpi_programs_2025-02-26_sample.jsonl.gz')).flatMap(listingOfInventory),
        '2025-02-26',
        'assistanceListingId',
      ),
    ],
    ['energy-incentives', sampleOf(...(await energyPrograms(folder)), '2026-08-06', 'key')],
    [
      'state-programs',
      sampleOf(
        statePrograms(BASE),
        recordsIn(text('state-programs/state-programs.jsonl')),
        '2026-08-19',
        'place',
        'agency',
        'program',
      ),
    ],
    ['feeds', sampleOf(feedsSource([], { name: 'feeds', title: 'Feeds', phase: 'ngos' }), feeds, '2026-08-26', 'id')],
  ]);
}

/** Returns the records by their own ids. If two share an id, the first one counts. */
function sampleOf<Raw>(
  source: CrawlSource<Raw>,
  records: readonly unknown[],
  day: string,
  ...fields: (string | RegExp)[]
): Sample {
  const named = records.map((raw): [string, unknown] => [
    fields
      .map((field) => part(raw, field))
      .join(' ')
      .trim(),
    raw,
  ]);
  return { source, records: new Map(named.toReversed()), now: Date.parse(`${day}T12:00:00Z`) };
}

function part(raw: unknown, field: string | RegExp): string {
  if (typeof raw === 'string') return (field instanceof RegExp && field.exec(raw)?.[1]) || '';
  const value = z.record(z.string(), z.unknown()).parse(raw)[String(field)];
  return value === undefined ? '' : String(value);
}

/** Reads recorded days of Grants.gov, with the newest record of each opportunity. */
function recordedCalls(folder: string): Recorded[] {
  return [...unionOf(folder), ...snapshotOf(folder, '2025-11-15'), ...snapshotOf(folder, '2025-09-16')];
}

function recordedDays(): CrawlSource<Recorded> {
  return {
    ...{ id: 'grants-gov', name: 'grants-gov', title: 'Grants.gov', phase: 'federal', listsAll: false },
    // Records come from files instead.
    async *pages() {},
    parse: (raw) => recorded.parse(raw),
    normalize: (record, now) => rowsOfOpportunity(opportunityOfSnapshot(record), now),
  };
}

const wholeState = z.object({ authorities: z.unknown(), programs: z.unknown(), incentives: z.unknown() });

/** Splits the sample's file for each state into the three files that the publisher has. */
async function energyPrograms(folder: string): Promise<[CrawlSource, unknown[]]> {
  const unzipped = (name: string): unknown =>
    JSON.parse(gunzipSync(readFileSync(join(folder, `states/incentives/${name}.json.gz`))).toString());
  const answers = new Map<string, unknown>([['low_income_thresholds.json', unzipped('low_income_thresholds')]]);
  for (const name of readdirSync(join(folder, 'states/incentives'))) {
    const [, state] = /^([A-Z]{2})\.json/.exec(name) ?? [];
    if (!state) continue;
    for (const [file, value] of Object.entries(wholeState.parse(unzipped(state))))
      answers.set(`${state}/${file}.json`, value);
  }
  const fetcher = new PoliteFetcher({
    allowed: [BASE],
    userAgent: 'samples',
    intervalOf: () => 0,
    fetch: async (input) => Response.json(answers.get(new URL(String(input)).pathname.slice(1))),
  });
  const source: CrawlSource = energyIncentives(BASE);
  const records: unknown[] = [];
  for await (const page of source.pages({ fetcher, known: {}, now: 0 }, null)) records.push(...page.records);
  return [source, records];
}

function linesOf(text: string): unknown[] {
  return text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line)] : []));
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield readFileSync(path);
}

async function all(records: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const record of records) found.push(record);
  return found;
}
