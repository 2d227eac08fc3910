import { asc, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { claim, isSuperseded } from '../../../worker/crawler/lease.ts';
import { CannotStart, type CrawlSettings, resumeRun, startRun } from '../../../worker/crawler/run/start.ts';
import { release } from '../../../worker/crawler/run/take-over.ts';
import { crawlErrors, crawlRuns, crawlSources } from '../../../worker/db/schema/index.ts';
import { previewSource } from '../../../worker/features/admin/source-preview.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { sweep } from '../../../worker/features/upkeep/sweep.ts';
import { sourceSettingsOf } from '../../../worker/settings/crawler.ts';
import { newProgram } from '../../factories/programs.ts';
import { crawlKit } from '../../harness/crawler/crawl-kit.ts';
import { forgetCrawls } from '../../harness/crawler/crawl-state.ts';

const { db, emulator } = await crawlKit({ now: Date.now(), records: 5 });
/** The runs that the platform was asked to start. */
const created: string[] = [];

const settings: CrawlSettings = {
  ...sourceSettingsOf(emulator.settings),
  CRAWLS: { create: async ({ id }) => created.push(id) },
};

beforeEach(async () => {
  await forgetCrawls(db);
  created.length = 0;
});

const refusing: CrawlSettings['CRAWLS'] = { create: () => Promise.reject(new Error('Too many instances')) };
const runs = () => db.select().from(crawlRuns).orderBy(asc(crawlRuns.id));
const died = () => db.update(crawlRuns).set({ heartbeatAt: '2026-01-01T00:00:00.000Z' });

test.each([
  ['the platform refuses it', refusing],
  ['there is no Workflow', undefined],
])("a crawl that can't start leaves no run that looks active: %s", async (_why, CRAWLS) => {
  await expect(startRun(db, { ...settings, CRAWLS }, 'somebody')).rejects.toThrow(CannotStart);
  expect(await runs()).toEqual([]);
  expect(await db.select().from(crawlSources)).toEqual([]);

  await startRun(db, settings, 'somebody');
  await died();
  await expect(resumeRun(db, { ...settings, CRAWLS })).rejects.toThrow(CannotStart);
  // The next start doesn't have to wait until the run counts as dead.
  expect(await resumeRun(db, settings)).toBe(true);
  expect(created).toHaveLength(2);
});

test('exactly one of many concurrent starts or takeovers wins', async () => {
  const starts = await Promise.all(Array.from({ length: 6 }, (_, index) => startRun(db, settings, `starter ${index}`)));
  expect(starts.filter(({ outcome }) => outcome === 'started')).toHaveLength(1);
  expect(starts.filter(({ outcome }) => outcome === 'is running')).toHaveLength(5);
  await died();
  const takers = await Promise.all(Array.from({ length: 6 }, () => resumeRun(db, settings)));
  expect(takers.filter((isTaken) => isTaken)).toHaveLength(1);
  expect(created).toHaveLength(2);
  expect(await runs()).toHaveLength(1);
});

test('a retried slice owns its run; an instance that lost the run gets nothing', async () => {
  await startRun(db, settings, 'somebody');
  const [run] = await runs();
  const [runId, instance = ''] = [run?.id ?? 0, created[0]];
  const first = await claim(db, runId, instance);
  const second = await claim(db, runId, instance);
  expect(second?.holder).not.toBe(first?.holder);
  expect((await runs())[0]?.holder).toBe(second?.holder);
  expect(await claim(db, runId, 'another instance')).toBeNull();
  await died();
  await resumeRun(db, settings);
  expect(await claim(db, runId, instance)).toBeNull();
  expect(isSuperseded(new Error('another fault'))).toBe(false);
});

test('a source is skipped after a crawl died three times at one of its pages', async () => {
  await startRun(db, settings, 'somebody');
  const isFirst = eq(crawlSources.position, 0);
  await db.update(crawlSources).set({ status: 'reading' }).where(isFirst);
  for (let stops = 0; stops < 4; stops++) {
    await release(db);
    expect(await resumeRun(db, settings)).toBe(true);
  }
  expect(await db.select().from(crawlErrors)).toEqual([]);
  // Simulates a database that fails repeatedly, with pages stored in between.
  for (let pages = 1; pages <= 4; pages++) {
    await db.update(crawlSources).set({ pages }).where(isFirst);
    await died();
    expect(await resumeRun(db, settings)).toBe(true);
  }
  expect((await db.select().from(crawlSources).where(isFirst))[0]).toMatchObject({ status: 'reading', errors: 4 });
  await db.update(crawlSources).set({ pages: 5 }).where(isFirst);
  for (let deaths = 1; deaths <= 3; deaths++) {
    const [source] = await db.select().from(crawlSources).where(isFirst);
    expect(source?.status).toBe('reading');
    await died();
    expect(await resumeRun(db, settings)).toBe(true);
  }
  const [source] = await db.select().from(crawlSources).where(isFirst);
  expect(source).toMatchObject({ status: 'failed', errors: 7, reason: expect.stringContaining('stopped 3 times') });
  expect((await db.select().from(crawlErrors)).map(({ cause, message }) => `${cause} ${message}`).at(-1)).toBe(
    'stopped The crawl stopped while it read page 6 of this source, and went on there.',
  );
});

test('the daily file is reread if it was incomplete, and skipped once it was complete', async () => {
  const EXTRACT = 'grants-gov-extract';
  await upsertPrograms(db, [{ ...newProgram('grants-gov-1', {}), source: 'grants-gov', sourceId: '1' }]);
  const planned = async () => {
    await startRun(db, settings, 'somebody');
    const [row] = await db
      .select({ status: crawlSources.status })
      .from(crawlSources)
      .where(eq(crawlSources.name, EXTRACT))
      .orderBy(desc(crawlSources.runId));
    return row?.status;
  };
  const ended = async (status: string) => {
    await db.update(crawlSources).set({ status }).where(eq(crawlSources.status, 'waiting'));
    await db.update(crawlRuns).set({ status: 'complete' });
  };
  expect(await planned()).toBe('skipped');
  await db.update(crawlSources).set({ status: 'waiting' });
  await ended('failed');
  expect(await planned()).toBe('waiting');
  await ended('done');
  expect(await planned()).toBe('skipped');
});

test('the last fifty crawls are kept, with their errors', async () => {
  const all = Array.from({ length: 53 }, (_, index) => ({
    startedBy: `run ${index}`,
    holder: 'x',
    status: 'complete',
  }));
  const made = await db.insert(crawlRuns).values(all).returning({ id: crawlRuns.id });
  await db.insert(crawlErrors).values(made.map(({ id }) => ({ runId: id, name: 'x', cause: 'x', message: 'x' })));
  expect(await sweep(db)).toMatchObject({ crawlRuns: 3 });
  expect((await runs()).map(({ startedBy }) => startedBy)).toEqual(all.slice(3).map(({ startedBy }) => startedBy));
  expect(await db.select().from(crawlErrors)).toHaveLength(50);
  expect(await sweep(db)).toMatchObject({ crawlRuns: 0 });
});

test('a preview names a missing key, and says when no page came in time', async () => {
  const { LIVE_SEARCH_API_KEY: _key, ...others } = settings;
  await expect(previewSource(db, others, 'live-search')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('LIVE_SEARCH_API_KEY'),
  });
  const late = await previewSource(db, settings, 'grants-gov', { timeMs: 1 });
  expect(late).toMatchObject({ records: 0, faults: [{ cause: 'timed_out' }] });
});
