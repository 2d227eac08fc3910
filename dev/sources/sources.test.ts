import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourcesOf } from '../../worker/crawler/registry.ts';
import { sourceSettingsOf } from '../../worker/settings/crawler.ts';
import type { Fault } from './faults.ts';
import { readAll, readingOf } from './reading.ts';
import { type SourcesEmulator, startSources } from './server.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const RECORDS = 60;
/** Each source, with the part of its path that faults are planned for. */
const SOURCES: readonly [name: string, path: string, settings?: Record<string, string>][] = [
  ['grants-gov', 'search2'],
  ['grants-gov-extract', '/extract/'],
  ['assistance-listings', '/listings.csv'],
  ['assistance-listings-api', '/sam/', { SOURCE_ASSISTANCE_LISTINGS_KEY: 'made-up-key' }],
  ['simpler-grants', '/simpler/'],
  ['california', '/california/'],
  ['new-york-city', '/new-york-city/'],
  ['federal-register', '/federal-register/'],
  ['sbir', '/sbir/'],
  ['fema-disasters', '/fema/'],
  ['pennsylvania', '/pennsylvania/'],
  ['energy-incentives', '/energy/'],
  ['state-programs', '/state-programs/'],
  ['nsf-feed', '/feeds/nsf.xml'],
  ['feeds', '/feeds/'],
  ['live-search', '/search/'],
];

let emulator: SourcesEmulator;
beforeEach(async () => {
  emulator = await startSources({ records: RECORDS, now: NOW });
});
afterEach(() => emulator.close());

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();

describe.each(SOURCES)('%s', (name, path, settings = {}) => {
  beforeEach(() => void Object.assign(emulator.settings, settings));

  test('is read completely, and a second reading gives the same result', async () => {
    const first = await readAll(readingOf(emulator, name));
    expect(first.faults).toEqual([]);
    expect(first.pages.at(-1)?.cursor).toBeNull();
    // Feeds and notice lists have 40 entries each. The live search finds three programs per question, one of them
    // without a page that was read.
    const wanted =
      { 'federal-register': 40, sbir: 40, feeds: 80, 'nsf-feed': 40, 'live-search': 48, california: RECORDS + 12 }[
        name
      ] ?? RECORDS;
    expect(first.rows).toHaveLength(wanted);
    expect(first.refused).toHaveLength(name === 'live-search' ? 24 : 0);
    expect(new Set(first.rows.map(({ id }) => id)).size).toBe(name === 'live-search' ? 48 : wanted);
    expect((await readAll(readingOf(emulator, name))).rows).toEqual(first.rows);
  });

  test('resumes where it was stopped', async () => {
    const whole = await readAll(readingOf(emulator, name));
    for (const [index, page] of whole.pages.entries()) {
      if (page.cursor === null) continue;
      const cursor = JSON.parse(JSON.stringify(page.cursor));
      const rest = await readAll(readingOf(emulator, name), cursor);
      expect(rest.pages.length).toBe(whole.pages.length - index - 1);
      if (index > 2) break;
    }
  });

  test.each<Fault>(['server_error', 'cut_off', 'too_many'])('recovers from %s', async (fault) => {
    const whole = await readAll(readingOf(emulator, name));
    emulator.plan({ fault, path, times: 2, retryAfter: '7' });
    const reading = readingOf(emulator, name);
    const again = await readAll(reading);
    expect(idsOf(again.rows)).toEqual(idsOf(whole.rows));
    expect(again.faults).toEqual([]);
    if (fault === 'too_many') expect(reading.clock.slept.filter((ms) => ms === 7000)).toHaveLength(2);
  });

  test.each<Fault>(['server_error', 'wrong_type', 'moved_away', 'not_whole'])(
    'reports what is wrong with %s',
    async (fault) => {
      emulator.plan({ fault, path, times: 1000 });
      const ending = await readAll(readingOf(emulator, name)).then(
        ({ faults }) => faults.map(({ message, source }) => `${source} ${message}`).join('\n'),
        (error: unknown) => String(error),
      );
      expect(ending).toContain(name);
      expect(ending).toMatch(/error 500|calls its answer|sends us to|has moved|not whole|another form/);
      expect(ending).not.toContain('made-up-key');
    },
  );

  test('refuses records of a changed schema, with the reason', async () => {
    emulator.plan({ fault: 'changed_schema', times: 1000 });
    const outcome = await readAll(readingOf(emulator, name)).then(
      ({ rows, refused }) => ({ rows: rows.length, reasons: refused.map(({ reason }) => reason).join('\n') }),
      (error: unknown) => ({ rows: 0, reasons: String(error) }),
    );
    expect(outcome.rows).toBe(0);
    expect(outcome.reasons).toMatch(/title|name|column|programs|oppHits/i);
  });

  test('tolerates duplicate and missing records', async () => {
    emulator.plan({ fault: 'duplicates', times: 1000 });
    const twice = await readAll(readingOf(emulator, name));
    expect(new Set(twice.rows.map(({ id }) => id)).size).toBeGreaterThanOrEqual(40);
    await emulator.close();
    emulator = await startSources({ records: RECORDS, now: NOW });
    Object.assign(emulator.settings, settings);
    emulator.plan({ fault: 'vanishing', times: 1000 });
    expect((await readAll(readingOf(emulator, name))).refused.length).toBeLessThanOrEqual(24);
  });
});

test.each(['grants-gov-extract', 'assistance-listings'])(
  '%s: a file without a single known record is an error, not empty',
  async (name) => {
    emulator.plan({ fault: 'other_names', times: 1000 });
    const { message } = await readAll(readingOf(emulator, name)).then(
      () => ({ message: 'It was read as an empty file' }),
      (error: unknown) => ({ message: String(error) }),
    );
    expect(message).toContain('holds no record in the form that we know');
    expect(message).toContain(name);
  },
);

test('a source that responds with its own error cannot be read', async () => {
  emulator.plan({ fault: 'says_error', path: 'search2', times: 1000 });
  await expect(readAll(readingOf(emulator, 'grants-gov'))).rejects.toThrow('says: No response received');
  emulator.plan({ fault: 'says_error', path: '/california/', times: 1000 });
  await expect(readAll(readingOf(emulator, 'california'))).rejects.toThrow('Not found');
});

test('an opportunity whose detail fails stays listed, with its error', async () => {
  emulator.plan({ fault: 'says_error', path: 'fetchOpportunity', times: 4 });
  const { rows, faults, pages } = await readAll(readingOf(emulator, 'grants-gov'));
  expect(rows).toHaveLength(RECORDS - 1);
  expect(faults).toHaveLength(1);
  expect(pages.flatMap(({ listed }) => listed ?? [])).toHaveLength(RECORDS);
});

test('an opportunity that disappears before its detail is not an error', async () => {
  const reading = readingOf(emulator, 'grants-gov');
  const [first] = (await readAll(reading, null, 1)).pages;
  emulator.world.listed = emulator.world.listed.slice(0, -3);
  const rest = await readAll(reading, first?.cursor ?? null);
  expect(rest.faults).toEqual([]);
  expect(rest.rows).toHaveLength(RECORDS - 25 - 3);
});

test.each(['grants-gov-extract', 'assistance-listings', 'state-programs', 'feeds'])(
  '%s: an unchanged file is not sent again',
  async (name) => {
    const first = await readAll(readingOf(emulator, name));
    const known = Object.assign({}, ...first.pages.map(({ versions }) => versions ?? {}));
    const second = await readAll(readingOf(emulator, name, { known }));
    expect(second.rows).toEqual([]);
    expect(second.pages.every(({ unchanged }) => unchanged)).toBe(true);
    emulator.world.revision += 1;
    expect((await readAll(readingOf(emulator, name, { known }))).rows).toHaveLength(first.rows.length);
  },
);

test('the daily file matches the API, and yesterday’s file replaces a missing one', async () => {
  const file = await readAll(readingOf(emulator, 'grants-gov-extract'));
  const api = await readAll(readingOf(emulator, 'grants-gov'));
  const bare = (rows: typeof api.rows) =>
    rows.map(({ id, title, description, deadlineAt, amount, rules }) => ({
      id,
      title,
      description,
      deadlineAt,
      amount,
      rules,
    }));
  expect(bare(file.rows)).toEqual(bare(api.rows));
  expect(emulator.calls[0]).toContain('GrantsDBExtract20261101v2.zip');
});

test('with a key, federal listings are read from the API, however it counts pages', async () => {
  const csv = await readAll(readingOf(emulator, 'assistance-listings'));
  Object.assign(emulator.settings, { SOURCE_ASSISTANCE_LISTINGS_KEY: 'made-up-key' });
  emulator.world.listed = Array.from({ length: 2300 }, (_, index) => index);
  const fromNought = await readAll(readingOf(emulator, 'assistance-listings-api'));
  expect(idsOf(fromNought.rows)).toEqual(expect.arrayContaining(idsOf(csv.rows)));
  expect(fromNought.rows).toHaveLength(2300);
  expect(emulator.calls.filter((path) => path.startsWith('/sam/'))).toHaveLength(3);
  emulator.world.firstPage = 1;
  expect((await readAll(readingOf(emulator, 'assistance-listings-api'))).rows).toEqual(fromNought.rows);
});

test('an API list that ends early closes nothing', async () => {
  Object.assign(emulator.settings, { SOURCE_ASSISTANCE_LISTINGS_KEY: 'made-up-key' });
  emulator.world.unlisted = 5;
  const { rows, faults } = await readAll(readingOf(emulator, 'assistance-listings-api'));
  expect(rows).toHaveLength(RECORDS);
  expect(faults).toEqual([expect.objectContaining({ cause: 'cut_off' })]);
  expect(faults[0]?.message).toContain(`names ${RECORDS + 5} listings and gave ${RECORDS}`);
});

test('a file that changes while being read is read again from the start', async () => {
  emulator.world.listed = Array.from({ length: 1000 }, (_, index) => index);
  const [first] = (await readAll(readingOf(emulator, 'grants-gov-extract'), null, 1)).pages;
  expect(first?.records).toHaveLength(400);
  expect((await readAll(readingOf(emulator, 'grants-gov-extract'), first?.cursor ?? null)).rows).toHaveLength(600);
  emulator.world.revision += 1;
  expect((await readAll(readingOf(emulator, 'grants-gov-extract'), first?.cursor ?? null)).rows).toHaveLength(1000);
}, 20_000);

test('without its key, a source is skipped with a reason', () => {
  const { sources, skipped } = sourcesOf(sourceSettingsOf({}));
  expect(sources.map(({ name }) => name)).not.toContain('live-search');
  expect(skipped).toEqual([
    {
      name: 'live-search',
      title: 'Live AI search',
      phase: 'categories',
      reason: expect.stringContaining('LIVE_SEARCH_API_KEY'),
    },
    {
      name: 'assistance-listings-api',
      title: 'SAM.gov assistance listings',
      phase: 'federal',
      reason: expect.stringContaining('SOURCE_ASSISTANCE_LISTINGS_KEY'),
    },
    {
      name: 'simpler-grants',
      title: 'Simpler.Grants.gov',
      phase: 'federal',
      reason: expect.stringContaining('SOURCE_SIMPLER_GRANTS_KEY'),
    },
    {
      name: 'state-programs',
      title: 'Programs of states, counties and cities',
      phase: 'states',
      reason: expect.stringContaining('SOURCE_URLS names none'),
    },
  ]);
});

test('sources name the Grants.gov opportunity that a record is about', async () => {
  for (const name of ['grants-gov', 'simpler-grants', 'feeds']) {
    const { source, crawl } = readingOf(emulator, name);
    for await (const { records } of source.pages(crawl, null)) {
      expect(source.knownAs?.(source.parse(records[0]))).toEqual([expect.stringMatching(/^grants-gov:1000\d\d$/)]);
      break;
    }
  }
});
