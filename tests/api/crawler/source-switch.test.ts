import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CrawlSettings, startRun } from '../../../worker/crawler/run/start.ts';
import { crawlRuns, crawlSources, grants, sourceStates } from '../../../worker/db/schema/index.ts';
import { crawlOverview } from '../../../worker/features/admin/crawl-overview.ts';
import { knownSources } from '../../../worker/features/admin/crawl-sources.ts';
import { previewSource } from '../../../worker/features/admin/source-preview.ts';
import { switchSource } from '../../../worker/features/admin/source-switch.ts';
import { sourceSettingsOf } from '../../../worker/settings/crawler.ts';
import { crawlKit } from '../../harness/crawler/crawl-kit.ts';
import { forgetCrawls } from '../../harness/crawler/crawl-state.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const RECORDS = 5;
const { db, emulator } = await crawlKit({ now: NOW, records: RECORDS });
const settings: CrawlSettings = { ...sourceSettingsOf(emulator.settings), CRAWLS: { create: async () => undefined } };

beforeEach(async () => {
  await forgetCrawls(db);
  await db.delete(sourceStates);
});

const turn = (name: string, isOn: boolean) => switchSource(db, settings, name, { isOn, adminId: 7, now: NOW });
/** Returns how a new run treats a source. */
const planned = async (name: string) => {
  await db.update(crawlRuns).set({ status: 'complete' });
  await startRun(db, settings, 'a test');
  const [run] = await db.select().from(crawlRuns).where(eq(crawlRuns.status, 'running'));
  const isRow = and(eq(crawlSources.runId, run?.id ?? 0), eq(crawlSources.name, name));
  const [row] = await db.select().from(crawlSources).where(isRow);
  return [row?.status, row?.reason];
};
const OFF = ['skipped', 'Skipped: an admin switched it off.'];

describe('a source that is switched off', () => {
  test('is skipped by future runs until it is on again', async () => {
    expect(await turn('california', false)).toContain('No crawl reads this source');
    expect(await planned('california')).toEqual(OFF);
    expect(await planned('pennsylvania')).toEqual(['waiting', null]);
    const of = async () => (await knownSources(db, settings, NOW)).find(({ name }) => name === 'california');
    expect(await of()).toMatchObject({ offSince: '2026-11-20T12:00:00.000Z', skipped: null });
    const { sources } = await crawlOverview(db, settings);
    expect(sources.filter(({ isOff }) => isOff).map(({ name }) => name)).toEqual(['california']);
    await turn('california', true);
    expect(await planned('california')).toEqual(['waiting', null]);
    expect(await of()).toMatchObject({ offSince: null });
  });

  test("is skipped by a running crawl that hasn't reached it", async () => {
    await planned('california');
    await db.update(crawlSources).set({ status: 'reading' }).where(eq(crawlSources.name, 'pennsylvania'));
    await turn('california', false);
    await turn('pennsylvania', false);
    const rows = await db.select().from(crawlSources).orderBy(asc(crawlSources.position));
    const of = (name: string) => rows.find((row) => row.name === name);
    expect([of('california')?.status, of('california')?.reason]).toEqual(OFF);
    expect(of('pennsylvania')?.status).toBe('reading');
    expect(of('feeds')?.status).toBe('waiting');
  });

  test('must exist and not be skipped by the settings', async () => {
    await expect(turn('nobody', false)).rejects.toMatchObject({ code: 'not_found' });
    const { LIVE_SEARCH_API_KEY: _key, ...others } = settings;
    await expect(switchSource(db, others, 'live-search', { isOn: true, adminId: 7, now: NOW })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('LIVE_SEARCH_API_KEY'),
    });
    expect(await db.select().from(sourceStates)).toEqual([]);
  });
});

describe('another address', () => {
  test('is read like the source: the result is shown, and nothing is stored', async () => {
    const address = `${emulator.url}/feeds/atom.xml`;
    const calls = emulator.calls.length;
    expect(await previewSource(db, settings, 'feeds', { address })).toMatchObject({
      ...{ records: RECORDS, refused: [], faults: [], inAll: { programs: RECORDS, refused: 0 } },
      programs: Array.from({ length: RECORDS }, () => expect.objectContaining({ change: 'new' })),
    });
    expect(emulator.calls.slice(calls)).toEqual(['/feeds/atom.xml']);
    expect(await db.select({ id: grants.id }).from(grants)).toEqual([]);
    expect(await db.select().from(sourceStates)).toEqual([]);
  });

  test('that answers in another format is reported as a fault', async () => {
    const address = `${emulator.url}/feeds/atom.xml`;
    const { records, faults } = await previewSource(db, settings, 'pennsylvania', { address });
    expect(records).toBe(0);
    expect(faults).toHaveLength(1);
  });

  test.each([
    'http://127.0.0.1/feed',
    'http://localhost:8080/feed',
    'http://[::1]/feed',
    'https://database.internal/feed',
    'https://foundation.example.org:8443/feed',
    'https://somebody:secret@foundation.example.org/feed',
  ])('must be public: %s', async (address) => {
    await expect(previewSource(db, settings, 'feeds', { address })).rejects.toMatchObject({ code: 'validation' });
  });

  test.each(['simpler-grants', 'live-search'])("doesn't get the key of %s", async (name) => {
    const address = 'https://elsewhere.example.org/';
    await expect(previewSource(db, settings, name, { address })).rejects.toMatchObject({ code: 'conflict' });
    const source = (await knownSources(db, settings, NOW)).find((one) => one.name === name);
    expect(source?.triesAddresses).toBe(false);
  });
});
