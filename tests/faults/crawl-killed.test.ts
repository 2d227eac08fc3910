import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../dev/run/stack.ts';
import { release, takeOver } from '../../worker/crawler/run/take-over.ts';
import type { ChildTask } from '../harness/crawler/crawl-child.ts';
import { crawlKit } from '../harness/crawler/crawl-kit.ts';
import { type CrawlLoop, crawlLoop, type Death, watchCalls } from '../harness/crawler/crawl-loop.ts';
import { crawlState, forgetCrawls } from '../harness/crawler/crawl-state.ts';
import { randomOf } from '../harness/random.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const RECORDS = 10;
/** Each round crawls an empty catalog and then changed sources, and each of the two crawls is killed. */
const ROUNDS = 10;
const HOWS = ['before it is sent', 'while it is answered', 'after its answer'] as const;
const SEED = Number(process.env['KILL_SEED'] || Date.now() % 100_000);

const kit = await crawlKit({ records: RECORDS, now: NOW });
// The live search makes two dozen queries of one page each. They'd be most of the work, and they're all alike.
const { LIVE_SEARCH_API_KEY: _key, ...settings } = kit.emulator.settings;
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Sets one of two states of the sources. In the second one, some programs are gone, some are new, and the rest have a
 * different deadline.
 */
function setWorld(crawl: 0 | 1): void {
  const all = Array.from({ length: RECORDS }, (_, index) => index);
  kit.emulator.world.revision = crawl + 1;
  kit.emulator.world.now = NOW + crawl * 2 * DAY_MS;
  kit.emulator.world.listed = crawl === 0 ? all : [...all.slice(3), RECORDS, RECORDS + 1];
}

/** Starts a process in advance, because starting it takes longer than its work. */
function newChild(): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', join(ROOT, 'tests/harness/crawler/crawl-child.ts')], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // All children load the same files, so they share a compile cache.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'grantlight-compiled') },
  });
  children.push(child);
  return child;
}

async function killedAt(child: ChildProcess, death: Death): Promise<CrawlLoop> {
  const run = await kit.newRun(settings);
  const task: ChildTask = { ...run, databaseUrl: kit.url, death };
  child.stdin?.end(`${JSON.stringify(task)}\n`);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  return run;
}

/** Acts as another Worker and resumes the dead one's run. */
async function resume({ now }: CrawlLoop): Promise<void> {
  await release(kit.db);
  const taken = await takeOver(kit.db, 'another');
  if (taken) await crawlLoop(kit.db, { settings, runId: taken.runId, instance: 'another', now });
}

test(`a crawl killed with SIGKILL at 20 points resumes unharmed (seed ${SEED})`, async () => {
  const undisturbed: { state: Awaited<ReturnType<typeof crawlState>>; calls: number }[] = [];
  const callsSoFar = watchCalls(kit.url, null, () => undefined);
  for (const crawl of [0, 1] as const) {
    setWorld(crawl);
    const run = await kit.newRun(settings);
    const before = callsSoFar();
    await crawlLoop(kit.db, run);
    undisturbed.push({ calls: callsSoFar() - before, state: await crawlState(kit.db) });
  }
  expect(undisturbed.map(({ state }) => state['crawl_pages'])).toEqual([[], []]);
  expect(undisturbed[1]?.state['grant_changes']).not.toEqual([]);

  const random = randomOf(SEED);
  let next = newChild();
  for (let round = 0; round < ROUNDS; round++) {
    await forgetCrawls(kit.db);
    for (const crawl of [0, 1] as const) {
      const { calls = 0, state } = undisturbed[crawl] ?? {};
      const how = HOWS[Math.floor(random() * HOWS.length)] ?? HOWS[0];
      const death = { atCall: 1 + Math.floor(random() * calls), how };
      const child = next;
      next = newChild();
      setWorld(crawl);
      await resume(await killedAt(child, death));
      expect(
        await crawlState(kit.db),
        `seed ${SEED}, round ${round}: ${JSON.stringify({ crawl, ...death, calls })}`,
      ).toEqual(state);
    }
  }
}, 300_000);
