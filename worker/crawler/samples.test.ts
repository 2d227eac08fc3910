/** The folder with the sources' real records, if SAMPLE_DATA_DIR is set. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { US_STATES } from '../../contract/profile/places.ts';
import { isRule } from '../../contract/programs/rules.ts';
import { PoliteFetcher } from './fetching/polite.ts';
import { type ReadRecords, readRecords } from './read-page.ts';
import { elementsOf } from './reading/elements.ts';
import type { CrawlSource } from './source.ts';
import { csvRecords } from './sources/assistance-listings/csv-record.ts';
import { assistanceListingsCsv } from './sources/assistance-listings/source.ts';
import { CALIFORNIA } from './sources/data-sets/list.ts';
import { dataSetSource } from './sources/data-sets/source.ts';
import { energyIncentives } from './sources/energy-incentives/source.ts';
import { entriesOf } from './sources/feeds/record.ts';
import { feedsSource } from './sources/feeds/source.ts';
import { grantsGov } from './sources/grants-gov/source.ts';
import { FORECAST, SYNOPSIS } from './sources/grants-gov-extract/record.ts';
import { grantsGovExtract } from './sources/grants-gov-extract/source.ts';
import { pennsylvania } from './sources/pennsylvania/source.ts';
import { simplerGrants } from './sources/simpler-grants/source.ts';
import { recordsIn, statePrograms } from './sources/state-programs/source.ts';

const samples = process.env['SAMPLE_DATA_DIR'] ?? '';
if (!samples) console.log('SAMPLE_DATA_DIR is not set: the real records are not read.');

const BASE = 'https://source.example';
const NOW = Date.parse('2025-06-20T12:00:00Z');

const fileOf = (path: string) => readFileSync(join(samples, path));
const textOf = (path: string) => fileOf(path).toString('utf8');
const json = <T extends z.ZodMiniType>(path: string, shape: T) => shape.parse(JSON.parse(textOf(path)));

/**
 * Reads records and asserts what holds for every source: at least 99.5 percent can be read, the rest have a reason, no
 * tags are left, and links are web addresses.
 */
function checked(source: CrawlSource, records: readonly unknown[], now = NOW): ReadRecords {
  const read = readRecords(source, records, now);
  expect(read.refused.length).toBeLessThanOrEqual(records.length * 0.005);
  for (const { reason } of read.refused) expect(reason.length).toBeGreaterThan(3);
  for (const row of read.rows) {
    expect(`${row.title} ${row.description} ${row.eligibility}`).not.toMatch(/<\/?[a-z]|&(?:amp|nbsp|lt|quot|#\d+);/i);
    for (const url of [row.url, row.applicationUrl, row.providerUrl].filter(Boolean))
      expect(url).toMatch(/^https?:\/\//);
    if (row.rules) expect(isRule(row.rules), row.title).toBe(true);
    if (row.deadlineKind === 'fixed') expect(row.deadlineAt).toMatch(/Z$/);
  }
  expect(readRecords(source, records, now).rows).toEqual(read.rows);
  const open = read.rows.filter(({ status }) => status === 'open').length;
  const rules = read.rows.filter((row) => row.rules).length;
  console.log(
    `${source.name}: ${records.length} records, ${read.rows.length} programs (${open} open, ${rules} with rules), ${read.left} left out, ${read.refused.length} refused`,
  );
  return read;
}

function stateRows(): ReadRecords {
  const records = recordsIn(textOf('state-programs/state-programs.jsonl'));
  return checked(statePrograms(BASE), records, Date.parse('2026-08-19'));
}

/** The fifty states and D.C. */
const STATES = Object.keys(US_STATES).filter((code) => !['PR', 'GU', 'VI', 'AS', 'MP'].includes(code));

/** Returns a function that counts a state's open programs. */
function openByState(rows: ReadRecords['rows']): (state: string) => number {
  const open = rows.filter(({ status }) => status === 'open');
  return (state) => open.filter(({ states }) => Array.isArray(states) && states.includes(state)).length;
}

async function energyPrograms(): Promise<ReadRecords> {
  const folder = 'states/incentives';
  const unzipped = (name: string): unknown => JSON.parse(gunzipSync(fileOf(`${folder}/${name}.json.gz`)).toString());
  const wholeState = z.object({ authorities: z.unknown(), programs: z.unknown(), incentives: z.unknown() });
  // The publisher's three files for a state are combined here.
  const answers = new Map<string, unknown>([['low_income_thresholds.json', unzipped('low_income_thresholds')]]);
  for (const [, state = ''] of readdirSync(join(samples, folder)).flatMap((name) => [
    /^([A-Z]{2})\.json/.exec(name) ?? [],
  ])) {
    if (!state) continue;
    const { authorities, programs, incentives } = wholeState.parse(unzipped(state));
    for (const [name, value] of Object.entries({ authorities, programs, incentives }))
      answers.set(`${state}/${name}.json`, value);
  }
  const fetcher = new PoliteFetcher({
    allowed: [BASE],
    userAgent: 'samples',
    intervalOf: () => 0,
    fetch: async (input) => {
      const path = new URL(String(input)).pathname.slice(1);
      return new Response(JSON.stringify(answers.get(path)), { headers: { 'Content-Type': 'text/plain' } });
    },
  });
  const source = energyIncentives(BASE);
  const records: unknown[] = [];
  for await (const page of source.pages({ fetcher, known: {}, now: NOW }, null)) {
    expect(page.faults).toEqual([]);
    records.push(...page.records);
  }
  return checked(source, records, Date.parse('2026-08-06'));
}

describe.runIf(samples)('real records', () => {
  test('Grants.gov: details of the API', () => {
    const answer = z.object({ response: z.object({ data: z.unknown() }) });
    const names = readdirSync(join(samples, 'grants-gov/api-samples')).filter((name) =>
      /^fetchOpportunity_(cdc|hrsa|nsf)/.test(name),
    );
    const records = names.map((name) => json(`grants-gov/api-samples/${name}`, answer).response.data);
    const { rows } = checked(grantsGov(BASE), records, Date.parse('2026-09-23'));
    expect(rows.map(({ deadlineKind }) => deadlineKind).toSorted()).toEqual(['fixed', 'forecast', 'rolling']);
  });

  test('Grants.gov: the daily file', async () => {
    const elements: string[] = [];
    const xml = textOf('grants-gov/xml-extract/GrantsDBExtract_v2_sample_shared.xml');
    for await (const element of elementsOf([xml], { names: [SYNOPSIS, FORECAST], root: 'Grants' }))
      elements.push(element);
    const { rows } = checked(grantsGovExtract(BASE), elements, Date.parse('2026-09-23'));
    expect(rows.map(({ sourceId, status }) => `${sourceId} ${status}`)).toEqual([
      '352810 open',
      '275109 open',
      '278692 closed',
      '322815 closed',
    ]);
  });

  test('assistance listings: the bulk table', async () => {
    const bytes = fileOf('assistance-listings/datagov_bulk_csv_sample_2018.csv');
    const records: unknown[] = [];
    for await (const record of csvRecords(
      (async function* () {
        yield bytes;
      })(),
    ))
      records.push(record);
    const { rows } = checked(assistanceListingsCsv(BASE), records, Date.parse('2018-09-01'));
    expect(rows.map(({ sourceId }) => sourceId)).toContain('10.030');
  });

  test('Simpler.Grants.gov', () => {
    const { data } = json('simpler-grants/search_response_mock.json', z.object({ data: z.array(z.unknown()) }));
    checked(simplerGrants(BASE, 'key'), data, Date.parse('2024-03-10'));
  });

  test('California', () => {
    const dump = z.object({ fields: z.array(z.object({ id: z.string() })), records: z.array(z.array(z.unknown())) });
    const { fields, records } = json('states/california/ckan_dump_2025-06-16.json', dump);
    const rows = records.map((row) => Object.fromEntries(fields.map(({ id }, index) => [id, row[index]])));
    const read = checked(dataSetSource(CALIFORNIA, BASE), rows);
    expect(read.rows.filter(({ programType }) => programType === 'loan')).toHaveLength(2);
    expect(read.rows).toHaveLength(51);
  });

  test('Pennsylvania', () => {
    const { grants } = json(
      'states/pennsylvania/egrants_2025-08_part1.json',
      z.object({ grants: z.array(z.unknown()) }),
    );
    const { rows } = checked(pennsylvania(BASE), grants, Date.parse('2025-08-07'));
    expect(rows.filter(({ programType }) => programType === 'loan').length).toBeGreaterThanOrEqual(8);
  });

  test('home energy incentives: every state that has any', async () => {
    const { rows, refused } = await energyPrograms();
    expect(refused).toEqual([]);
    const open = rows.filter(({ status }) => status === 'open');
    expect(new Set(open.flatMap(({ states }) => states)).size).toBe(50);
    expect(open.filter(({ amount }) => amount).length).toBeGreaterThan(open.length * 0.95);
  });

  test('programs of states, counties and cities: nearly every state has a known one', () => {
    const { rows, refused } = stateRows();
    expect(refused).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(180);
    expect(new Set(rows.flatMap(({ states }) => states)).size).toBeGreaterThanOrEqual(48);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('every state and D.C. has open programs from crawled sources alone', async () => {
    const energy = openByState((await energyPrograms()).rows);
    const listed = openByState(stateRows().rows);
    console.log(
      `Open programs of states: ${STATES.map((state) => `${state} ${energy(state)} + ${listed(state)}`).join(', ')}`,
    );
    expect(STATES.filter((state) => energy(state) + listed(state) === 0)).toEqual([]);
    // The publisher of home energy incentives has none in West Virginia, so only the state program list covers it.
    expect(STATES.filter((state) => energy(state) === 0)).toEqual(['WV']);
  });

  test.each([
    'atom_all',
    'atom_source-type_state',
    'atom_topic_arts-and-culture',
    'atom_topic_community-development',
    'rss_nsf_funding_2026-08-25',
  ])('feed %s', (name) => {
    const of = { feedTitle: name, feedUrl: `${BASE}/${name}`, provider: null };
    const entries = entriesOf(textOf(`feeds/${name}.xml`)).map((entry) => ({ ...entry, ...of }));
    checked(feedsSource([], { name: 'feeds', title: 'Feeds', phase: 'ngos' }), entries, Date.parse('2026-08-26'));
  });
});
