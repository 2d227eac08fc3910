import { eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  getCrawlErrors,
  getCrawlOverview,
  getCrawlRuns,
  getCrawlStatus,
  getSources,
  postCrawl,
  postSourcePreview,
} from '../../../contract/crawler.ts';
import { crawlErrors, crawlRuns, crawlSources, grants } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { crawlWorker } from '../../harness/crawler/crawl-worker.ts';
import { cronOf } from '../../harness/product/cron.ts';

const EVERY_FIVE_MINUTES = cronOf('crawl-watch');
const EVERY_NIGHT = cronOf('crawl');
const RECORDS = 30;
/** Makes one source unreadable. */
const BROKEN = { fault: 'wrong_type', path: '/pennsylvania/', times: 1000 } as const;

const crawler = await crawlWorker({ records: RECORDS });

const status = async () => (await crawler.client.ok(getCrawlStatus, { headers: crawler.headers })).body;
const runs = async () => (await crawler.client.ok(getCrawlRuns, { headers: crawler.headers })).body.runs;

/** Stores a run as its dead Worker left it: the first source done, the second half read. */
async function deadRun(heartbeatAt = '2026-01-01T00:00:00.000Z'): Promise<number> {
  const { db } = crawler;
  const values = { startedBy: 'nobody@example.org', holder: 'a Worker that is dead', heartbeatAt };
  const [run] = await db.insert(crawlRuns).values(values).returning({ id: crawlRuns.id });
  const runId = run?.id ?? 0;
  await db.insert(crawlSources).values([
    { runId, name: 'grants-gov', phase: 'federal', position: 0, status: 'done', read: 20, grants: 20 },
    { runId, name: 'california', phase: 'states', position: 1, status: 'reading' },
    { runId, name: 'feeds', phase: 'ngos', position: 2 },
  ]);
  return runId;
}

/** Runs the first crawl, with several concurrent starts. Returns what was seen before, during and after it. */
async function firstCrawl() {
  const { client, headers } = crawler;
  const before = { status: await status(), runs: await runs() };
  crawler.emulator.plan(BROKEN);
  const starts = await Promise.all(Array.from({ length: 4 }, () => client.send('POST', postCrawl.path, { headers })));
  const { body: refusal } = await client.fails(postCrawl, { headers });
  const progress = await crawler.untilComplete();
  const { body: sources } = await client.ok(getSources, { headers });
  const [run] = await runs();
  return { before, starts, refusal, progress, sources, run };
}

let first: Awaited<ReturnType<typeof firstCrawl>>;
beforeAll(async () => {
  first = await firstCrawl();
}, 300_000);
// Keeps a test that fails halfway from leaving a run for the next one to resume.
afterEach(async () => {
  await crawler.db.delete(crawlRuns).where(isNull(crawlRuns.endedAt));
  crawler.emulator.heal();
});

test('before the first crawl, the status reports that there was none', () => {
  const none = { total: 0, completed: 0, sources: 0, failed: 0 };
  expect(first.before.status).toEqual({
    progress: {
      ...{ isRunning: false, isComplete: false, progress: 0, grantsFound: 0, errors: [] },
      ...{ currentTask: null, startTime: null, endTime: null },
      ...{ categoriesProgress: none, federalProgress: none, stateProgress: none, ngoProgress: none },
      programTypeCounts: { grant: 0, loan: 0, assistance: 0 },
      ...{ failedSources: [], sourcesInAll: 0 },
    },
  });
  expect(first.before.runs).toEqual([]);
});

test('only one of several concurrent starts wins; the others see who started and when', () => {
  expect(first.starts.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409]);
  const [started] = first.starts.filter((answer) => answer.status === 200);
  expect(JSON.parse(started?.text ?? '')).toEqual({ message: 'Grant crawler started' });
  expect(first.refusal).toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(
      /^A crawl is running already\. the-admin-20@example\.org started it at \d\d:\d\d UTC on \w+ \d+, \d{4}\.$/,
    ),
  });
});

test('the crawl reads every source and reports progress', async () => {
  const { progress, run } = first;
  const { grant, loan, assistance } = progress.programTypeCounts;
  expect(progress).toMatchObject({ isRunning: false, isComplete: true, progress: 100, currentTask: null });
  expect(progress.grantsFound).toBe(grant + loan + assistance);
  for (const phase of [progress.categoriesProgress, progress.federalProgress, progress.ngoProgress]) {
    expect(phase.total).toBeGreaterThan(0);
    expect(phase.completed).toBe(phase.total);
  }
  expect(progress.stateProgress).toMatchObject({ failed: 1 });
  expect(progress.stateProgress.sources).toBeGreaterThan(2);
  expect(progress.errors[0]).toMatch(/^Pennsylvania eGrants: .* calls its answer text\/html, not json/);
  expect(progress.failedSources.map(({ title }) => title)).toEqual(['Pennsylvania eGrants']);
  expect(Date.parse(progress.endTime ?? '')).toBeGreaterThan(Date.parse(progress.startTime ?? ''));

  expect(run).toMatchObject({
    state: 'complete',
    startedBy: 'the-admin-20@example.org',
    grantsFound: progress.grantsFound,
  });
  expect(run?.sources.map(({ name, state }) => `${name} ${state}`)).toEqual([
    ...['live-search done', 'grants-gov-extract done', 'grants-gov done', 'assistance-listings done'],
    ...[
      'simpler-grants done',
      'federal-register done',
      'sbir done',
      'fema-disasters done',
      'nsf-feed done',
      'california done',
      'new-york-city done',
      'pennsylvania failed',
      'energy-incentives done',
      'state-programs done',
    ],
    'feeds done',
    'assistance-listings-api skipped',
  ]);
  const { body: overview } = await crawler.client.ok(getCrawlOverview, { headers: crawler.headers });
  expect(overview.nights).toEqual([{ run: run?.id, at: progress.endTime, open: expect.any(Number), failed: 1 }]);
  expect(overview.nights[0]?.open).toBeGreaterThanOrEqual(RECORDS);
  const bad = overview.sources.filter(({ goodAt, last }) => goodAt === null || goodAt !== last?.at);
  expect(bad.map(({ name, last }) => `${name} ${last?.state}`)).toEqual(['pennsylvania failed']);
  expect(overview.sources.find(({ name }) => name === 'california')?.last).toMatchObject({ changed: 0, closed: 0 });

  expect(run?.sources.find(({ name }) => name === 'grants-gov')).toMatchObject({
    ...{ title: 'Grants.gov', phase: 'federal', total: RECORDS, read: RECORDS, refused: 0, errors: 0, reason: null },
  });
  const { body } = await crawler.client.ok(getCrawlErrors, {
    headers: crawler.headers,
    params: { id: String(run?.id) },
  });
  expect(body.total).toBe(run?.errors);
  expect(body.errors).toHaveLength(body.total);
  expect(body.errors[0]).toMatchObject({ source: 'pennsylvania', record: null, url: expect.any(String) });
  expect(body.errors.at(-1)).toMatchObject({ source: 'live-search', record: expect.any(String) });
  const unknown = await crawler.client.fails(getCrawlErrors, { headers: crawler.headers, params: { id: '4711' } });
  expect(unknown.status).toBe(404);
});

test('each source shows its number of programs and an honest state', () => {
  const of = (name: string) => first.sources.sources.find((source) => source.name === name);
  expect(of('grants-gov')).toMatchObject({ title: 'Grants.gov', tried: 1, failed: 0, skipped: null, note: null });
  expect(of('grants-gov')?.open).toBeGreaterThan(0);
  expect(of('grants-gov')?.readAt).toMatch(/^20/);
  // All of its programs are merged into Grants.gov's, which isn't the same as finding nothing.
  const { open = 0, programs, merged, note } = of('simpler-grants') ?? {};
  expect({ programs, merged, note }).toEqual({ programs: RECORDS, merged: RECORDS, note: null });
  expect(open).toBe(of('grants-gov')?.open);
  expect(of('pennsylvania')).toMatchObject({
    ...{
      programs: 0,
      tried: 1,
      failed: 1,
      readAt: null,
      note: expect.stringContaining('calls its answer text/html'),
    },
  });
});

test('the nightly crawl starts on schedule and finds no changes', async () => {
  const known = await runs();
  const before = await crawler.db
    .select({ id: grants.id, updatedAt: grants.updatedAt })
    .from(grants)
    .orderBy(grants.id);
  const late = { ...newProgram('of-yesterday', {}), deadlineKind: 'fixed', deadlineAt: '2026-01-01T00:00:00.000Z' };
  await upsertPrograms(crawler.db, [late]);
  crawler.emulator.plan(BROKEN);
  await crawler.run(EVERY_NIGHT);
  const ofYesterday = eq(grants.id, late.id);
  expect(await crawler.db.select({ status: grants.status }).from(grants).where(ofYesterday)).toEqual([
    { status: 'closed' },
  ]);
  await crawler.db.delete(grants).where(ofYesterday);
  // Neither task affects a crawl that's running normally.
  await crawler.run(EVERY_NIGHT);
  await crawler.run(EVERY_FIVE_MINUTES);
  const { errors } = await crawler.untilComplete();
  const [night, ...earlier] = await runs();
  expect(earlier.map(({ id }) => id)).toEqual(known.map(({ id }) => id));
  expect(night).toMatchObject({ startedBy: 'the schedule', written: 0, closed: 0 });
  const filled = night?.sources.find(({ name }) => name === 'grants-gov-extract');
  expect(filled).toMatchObject({ state: 'skipped', reason: expect.stringContaining('first fill') });
  expect(errors.join()).not.toContain('stopped');
  expect(
    await crawler.db.select({ id: grants.id, updatedAt: grants.updatedAt }).from(grants).orderBy(grants.id),
  ).toEqual(before);
});

describe('a crawl whose Worker has died', () => {
  test('is reported as stopped and resumes when an admin starts it; only one start wins', async () => {
    const runId = await deadRun();
    expect(await status()).toEqual({
      progress: expect.objectContaining({ isRunning: false, isComplete: false, currentTask: null }),
      error: expect.stringMatching(
        /^The crawl stopped before its end\. Nothing was heard of it since 00:00 UTC on January 1, 2026\./,
      ),
    });
    expect((await runs()).find(({ id }) => id === runId)?.state).toBe('stopped');
    const { client, headers } = crawler;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => client.send('POST', postCrawl.path, { headers })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.map(({ text }) => text).join()).toContain('It has resumed where it left off.');
    await crawler.untilComplete();
    const errors = await crawler.db.select().from(crawlErrors).where(eq(crawlErrors.runId, runId));
    expect(errors.map(({ name, cause }) => `${name} ${cause}`)).toEqual(['california stopped']);
    const [run] = await runs();
    expect(run).toMatchObject({ id: runId, startedBy: 'nobody@example.org', state: 'complete' });
    expect(run?.sources.map(({ name, state }) => `${name} ${state}`)).toEqual([
      ...['grants-gov done', 'california done', 'feeds done'],
    ]);
    expect(run?.sources[0]?.read).toBe(20);
  });

  test('resumes by itself within five minutes; a live one is left alone', async () => {
    const runId = await deadRun('9999-01-01T00:00:00.000Z');
    await crawler.run(EVERY_FIVE_MINUTES);
    const holderOf = async () => (await crawler.db.select().from(crawlRuns).where(eq(crawlRuns.id, runId)))[0]?.holder;
    expect(await holderOf()).toBe('a Worker that is dead');
    await crawler.db
      .update(crawlRuns)
      .set({ heartbeatAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-61 seconds')` })
      .where(eq(crawlRuns.id, runId));
    await crawler.run(EVERY_FIVE_MINUTES);
    await crawler.untilComplete();
    expect((await runs())[0]).toMatchObject({ id: runId, state: 'complete' });
  });
});

describe('the preview of a source', () => {
  const preview = (name: string) =>
    crawler.client.ok(postSourcePreview, { headers: crawler.headers, params: { name } }).then(({ body }) => body);

  test('shows what one page would change, and stores nothing', async () => {
    const { db, emulator } = crawler;
    const ofCalifornia = eq(grants.id, 'california-100000');
    const [stored] = await db
      .select({ title: grants.title, contentHash: grants.contentHash })
      .from(grants)
      .where(ofCalifornia);
    const listed = [...emulator.world.listed];
    const known = await runs();
    onTestFinished(async () => {
      emulator.world.listed = listed;
      await db
        .update(grants)
        .set(stored ?? {})
        .where(ofCalifornia);
    });
    await db.update(grants).set({ title: 'Another title', contentHash: '' }).where(ofCalifornia);
    const before = await crawler.db.select({ id: grants.id, hash: grants.contentHash }).from(grants).orderBy(grants.id);
    const { programs, ...rest } = await preview('california');
    expect(rest).toMatchObject({ records: expect.any(Number), refused: [], faults: [] });
    const changed = programs.filter(({ change }) => change === 'changed');
    expect(changed.map(({ id }) => id)).toEqual(['california-100000']);
    expect(changed[0]?.fields).toEqual([{ field: 'title', before: 'Another title', after: changed[0]?.title }]);
    emulator.world.listed.push(900);
    expect((await preview('simpler-grants')).programs.filter(({ change }) => change === 'new')).toHaveLength(1);
    expect(
      await crawler.db.select({ id: grants.id, hash: grants.contentHash }).from(grants).orderBy(grants.id),
    ).toEqual(before);
    expect(await runs()).toEqual(known);
  });

  test("returns a source's fault as an answer, and 404 for an unknown source", async () => {
    crawler.emulator.plan({ fault: 'wrong_type', path: '/california/', times: 5 });
    expect(await preview('california')).toEqual({
      ...{ records: 0, left: 0, refused: [], programs: [], inAll: { programs: 0, refused: 0 } },
      faults: [{ cause: 'wrong_type', message: expect.stringContaining('text/html') }],
    });
    crawler.emulator.heal();
    const params = { name: 'nobody' };
    expect((await crawler.client.fails(postSourcePreview, { headers: crawler.headers, params })).status).toBe(404);
  });
});
