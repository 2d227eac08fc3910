import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FAULTS, type Fault } from '../../dev/sources/faults.ts';
import { realClock } from '../../worker/crawler/fetching/clock.ts';
import { crawlErrors, crawlRuns, crawlSources, grants } from '../../worker/db/schema/index.ts';
import { crawlKit } from '../harness/crawler/crawl-kit.ts';
import { crawlLoop } from '../harness/crawler/crawl-loop.ts';
import { crawlState } from '../harness/crawler/crawl-state.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
/** A source whose records aren't shared, because the faults change them. It lists all open programs. */
const SOURCE = 'california';
const PATH = '/california/';
/** The error list's entry for each fault. Record faults are reported per record, or not at all. */
const CAUSES: Readonly<Record<Fault, RegExp | null>> = {
  too_many: /too_many/,
  server_error: /server_error/,
  no_answer: /timed_out/,
  drips: /too_slow/,
  cut_off: /cut_off/,
  wrong_type: /wrong_type/,
  not_whole: /cut_off/,
  moved_away: /redirected_away/,
  says_error: /said_error/,
  changed_schema: /./,
  duplicates: null,
  // The crawler can only assume that programs that are no longer listed are gone.
  vanishing: null,
  other_names: /changed_form/,
  // A few records repeated at the end may just have moved, so nothing is closed or reported.
  same_page: null,
  endless: /held/,
  // Everything was read.
  small_total: null,
  large_total: /cut_off/,
  future_clock: null,
};

const kit = await crawlKit({ now: NOW, records: 12 });
const { LIVE_SEARCH_API_KEY: _key, ...settings } = kit.emulator.settings;

beforeAll(async () => {
  await crawlLoop(kit.db, await kit.newRun(settings));
}, 60_000);

const programs = () => kit.db.select({ id: grants.id, status: grants.status }).from(grants).orderBy(grants.id);

/** Runs a crawl to its end. Sleeps take no time, and a missing response times out quickly. */
async function crawl() {
  const run = await kit.newRun(settings);
  await crawlLoop(kit.db, run, { timeoutMs: 300, wholeMs: 600 });
  const [row] = await kit.db.select().from(crawlRuns).orderBy(desc(crawlRuns.id)).limit(1);
  const sources = await kit.db.select().from(crawlSources).where(eq(crawlSources.runId, run.runId));
  const errors = await kit.db.select().from(crawlErrors).where(eq(crawlErrors.runId, run.runId));
  return { row, sources, errors };
}

describe.each(FAULTS)('%s at one source', (fault) => {
  test('the crawl ends, reports the fault, reads the other sources and loses nothing', async () => {
    const before = await programs();
    kit.emulator.plan({ fault, path: PATH, times: 1000 });
    const { row, sources, errors } = await crawl();
    kit.emulator.heal();

    expect(row).toMatchObject({ status: 'complete', endedAt: expect.any(String) });
    const others = sources.filter(({ name, status }) => name !== SOURCE && status !== 'skipped');
    for (const { name, status } of others) expect([name, status]).toEqual([name, 'done']);
    const ours = errors.filter(({ name }) => name === SOURCE);
    const cause = CAUSES[fault];
    if (cause) {
      expect(ours.map((error) => error.cause).join()).toMatch(cause);
      for (const { message } of ours) expect(message.length).toBeGreaterThan(20);
    } else expect(ours).toEqual([]);
    expect(sources.find(({ name }) => name === SOURCE)?.errors).toBe(ours.length);
    const after = await programs();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    if (fault === 'vanishing') {
      expect(after.filter(({ id, status }) => status === 'closed' && id.startsWith(SOURCE)).length).toBeGreaterThan(0);
      await crawl();
    }
    expect(await programs()).toEqual(before);
    expect(JSON.stringify(errors)).not.toContain('made-up-key');
  });
});

test('a source that never finishes is stopped in time, and the others are read', async () => {
  const before = await programs();
  kit.emulator.plan({ fault: 'drips', path: PATH, times: 1000 });
  const run = await kit.newRun(settings);
  const began = Date.now();
  await crawlLoop(kit.db, run, { clock: realClock, intervalOf: () => 0, sourceMs: 1500 });
  kit.emulator.heal();
  expect(Date.now() - began).toBeLessThan(30_000);
  const sources = await kit.db.select().from(crawlSources).where(eq(crawlSources.runId, run.runId));
  expect(sources.find(({ name }) => name === SOURCE)).toMatchObject({
    ...{ status: 'failed', errors: 1, closed: 0 },
    reason: expect.stringContaining('was not read to its end within'),
  });
  expect(sources.find(({ name }) => name === 'feeds')?.status).toBe('done');
  expect(await programs()).toEqual(before);
});

test('our own error ends only its source; the cause is in the log, not the list', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = await kit.newRun(settings);
  const isOurs = and(eq(crawlSources.runId, run.runId), eq(crawlSources.name, SOURCE));
  await kit.db
    .update(crawlSources)
    .set({ pages: 1, cursor: { offset: 'nowhere' } })
    .where(isOurs);
  await crawlLoop(kit.db, run);
  const [error] = await kit.db
    .select()
    .from(crawlErrors)
    .where(eq(crawlErrors.name, SOURCE))
    .orderBy(desc(crawlErrors.id));
  expect(error).toMatchObject({ runId: run.runId, cause: 'unexpected', message: expect.stringContaining('ours') });
  expect(String(log.mock.calls)).toContain('offset');
  const rows = await kit.db.select().from(crawlSources).where(eq(crawlSources.runId, run.runId));
  expect(rows.find(({ name }) => name === 'feeds')?.status).toBe('done');
  log.mockRestore();
});

test('only the sources in the settings are called, wherever a response redirects', async () => {
  const called = new Set<string>();
  kit.emulator.plan({ fault: 'moved_away', times: 1000 });
  const run = await kit.newRun(settings);
  await crawlLoop(kit.db, run, {
    fetch: (url, init) => {
      called.add(new URL(String(url)).host);
      return fetch(url, init);
    },
  });
  kit.emulator.heal();
  expect([...called]).toEqual([new URL(kit.emulator.url).host]);
});

test('a run that lost its lease makes its waiting source stop and write nothing', async () => {
  const run = await kit.newRun(settings);
  let isTaken = false;
  await crawlLoop(kit.db, run, {
    beatMs: 10,
    fetch: async (url, init) => {
      if (isTaken) throw new Error('Called after the run was taken over');
      if (String(url).includes(PATH)) {
        isTaken = true;
        await kit.db.update(crawlRuns).set({ holder: 'somebody else' }).where(eq(crawlRuns.id, run.runId));
        // This call gets no response, so the next heartbeat ends it.
        return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      }
      return fetch(url, init);
    },
  });
  const state = await crawlState(kit.db);
  expect(state['crawl_runs']?.filter((row) => row.includes('"running"'))).toHaveLength(1);
  const rows = await kit.db.select().from(crawlSources).where(eq(crawlSources.runId, run.runId));
  expect(rows.find(({ name }) => name === SOURCE)).toMatchObject({ status: 'reading', errors: 0 });
  await kit.db.delete(crawlRuns).where(eq(crawlRuns.id, run.runId));
});

test('without a network, the crawl ends and reports each source as unreachable', async () => {
  const nowhere = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value.replaceAll(kit.emulator.url, 'http://127.0.0.1:9')]),
  );
  const before = await programs();
  const run = await kit.newRun(nowhere);
  await crawlLoop(kit.db, run);
  const sources = await kit.db.select().from(crawlSources).where(eq(crawlSources.runId, run.runId));
  const errors = await kit.db.select().from(crawlErrors).where(eq(crawlErrors.runId, run.runId));
  for (const { name } of sources.filter(({ status }) => status !== 'skipped')) {
    expect(errors.filter((error) => error.name === name).map(({ cause }) => cause)).toContain('unreachable');
  }
  const [row] = await kit.db.select().from(crawlRuns).where(eq(crawlRuns.id, run.runId));
  expect(row?.status).toBe('complete');
  expect(await programs()).toEqual(before);
});

test("a source's time limit covers all its slices", async () => {
  kit.emulator.world.listed = Array.from({ length: 120 }, (_, index) => index);
  // Each slice ends after its first page, and this clock advances by a second each time it's read.
  let now = NOW;
  const clock = { ...realClock, now: () => (now += 1000), sleep: async () => undefined };
  const rowAfter = async (sourceMs: number) => {
    const run = await kit.newRun(settings);
    await crawlLoop(kit.db, run, { clock, budgetMs: 0, sourceMs, intervalOf: () => 0 });
    const isOurs = and(eq(crawlSources.runId, run.runId), eq(crawlSources.name, SOURCE));
    const [row] = await kit.db.select().from(crawlSources).where(isOurs);
    return row;
  };
  const whole = await rowAfter(60_000);
  expect(whole).toMatchObject({ status: 'done', pages: 2, spentMs: expect.any(Number) });
  expect(whole?.spentMs).toBeGreaterThan(1000);
  const cut = await rowAfter(whole?.spentMs ?? 0);
  expect(cut).toMatchObject({ status: 'failed', pages: 1, reason: expect.stringContaining('to its end within') });
});
