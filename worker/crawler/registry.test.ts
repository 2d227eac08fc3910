import { expect, test } from 'vitest';
import { CRAWL_PHASES } from '../../contract/crawler.ts';
import { sourceSettingsOf } from '../settings/crawler.ts';
import { fetcherOf, SOURCES, sourcesOf } from './registry.ts';
import { TABLES } from './sources/data-sets/list.ts';
import { FOUNDATIONS } from './sources/feeds/list.ts';

const registryOf = (given: Record<string, string> = {}) => sourcesOf(sourceSettingsOf(given));
const KEYS = {
  ...{ LIVE_SEARCH_API_KEY: 'a', SOURCE_SIMPLER_GRANTS_KEY: 'b' },
  SOURCE_URLS: 'feeds=https://foundation.example/rss',
};

test('every source has its own name, and phases are in order', () => {
  const { sources, skipped } = registryOf(KEYS);
  const names = [...sources, ...skipped].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const phases = sources.map(({ phase }) => CRAWL_PHASES.indexOf(phase));
  expect(phases).toEqual(phases.toSorted());
  expect(new Set(phases).size).toBe(CRAWL_PHASES.length);
});

test('an entry describes its source completely, and shares its name', () => {
  for (const entry of SOURCES) {
    expect(entry.license.length, entry.name).toBeGreaterThan(10);
    expect(entry.everyDays).toBeGreaterThanOrEqual(1);
    for (const address of entry.addresses) expect(address).toMatch(/^https:\/\//);
    const settings = sourceSettingsOf({ ...KEYS, SOURCE_ASSISTANCE_LISTINGS_KEY: 'c' });
    const addresses = { address: entry.addresses[0] ?? '', addresses: entry.addresses };
    const { name, title, phase } = entry;
    expect(entry.read({ ...addresses, key: 'a', settings })).toMatchObject({ name, title, phase });
  }
});

test('with its key set, one source replaces another', () => {
  const { sources, skipped } = registryOf({ SOURCE_ASSISTANCE_LISTINGS_KEY: 'c' });
  expect(sources.map(({ name }) => name)).toContain('assistance-listings-api');
  expect(skipped).toContainEqual(
    expect.objectContaining({
      name: 'assistance-listings',
      reason: 'Skipped: assistance-listings-api is read instead of it.',
    }),
  );
});

test('omitted sources are listed with what they are missing', () => {
  const { skipped } = registryOf();
  expect(skipped.map(({ name, phase }) => `${phase} ${name}`)).toEqual([
    'categories live-search',
    'federal assistance-listings-api',
    'federal simpler-grants',
    'states state-programs',
  ]);
  for (const { reason } of skipped) expect(reason).toMatch(/^Skipped: .* [A-Z_]+ /);
});

test('settings can replace the foundations’ feeds; each is called at its own address', async () => {
  const calledWith = async (given: Record<string, string>) => {
    const settings = sourceSettingsOf(given);
    const called: string[] = [];
    const fetcher = fetcherOf(settings, {
      patience: { tries: 1, longestWaitMs: 0 },
      fetch: async (input) => {
        called.push(String(input));
        return new Response('<rss><channel></channel></rss>', { headers: { 'Content-Type': 'application/rss+xml' } });
      },
      intervalOf: () => 0,
    });
    const source = sourcesOf(settings).sources.find(({ name }) => name === 'feeds');
    for await (const page of source?.pages({ fetcher, known: {}, now: 0 }, null) ?? [])
      expect(page.faults).toBeUndefined();
    return called;
  };
  expect(await calledWith({})).toEqual(FOUNDATIONS.map(({ url }) => url));
  expect(await calledWith({ SOURCE_URLS: 'feeds=https://foundation.example/rss' })).toEqual([
    'https://foundation.example/rss',
  ]);
  expect(new Set(FOUNDATIONS.map(({ provider }) => provider)).size).toBeGreaterThanOrEqual(10);
});

test('a federal agency’s feed is not an NGO’s', () => {
  const { sources } = registryOf();
  expect(sources.find(({ name }) => name === 'nsf-feed')).toMatchObject({ phase: 'federal', id: 'feeds' });
});

test('one entry describes a whole table; a setting can replace its address', async () => {
  for (const { id, title } of TABLES)
    expect(registryOf().sources).toContainEqual(expect.objectContaining({ id, name: id, title, phase: 'states' }));
  const [table] = TABLES;
  const addressesOf = async (given: Record<string, string>) => {
    const settings = sourceSettingsOf(given);
    const called: string[] = [];
    const fetcher = fetcherOf(settings, {
      fetch: async (input) => {
        called.push(new URL(String(input)).origin);
        return new Response('{}', { status: 404 });
      },
    });
    const source = sourcesOf(settings).sources.find(({ name }) => name === table?.id);
    const pages = source?.pages({ fetcher, known: {}, now: 0 }, null)[Symbol.asyncIterator]();
    await pages?.next().catch(() => undefined);
    return called;
  };
  expect(await addressesOf({})).toEqual([table?.address]);
  const given = { SOURCE_URLS: `${table?.id}=http://127.0.0.1:1/x other=https://b.example` };
  expect(await addressesOf(given)).toEqual(['http://127.0.0.1:1']);
});
