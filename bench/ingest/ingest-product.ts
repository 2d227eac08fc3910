import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, sql } from 'drizzle-orm';
import { postAdminLogin } from '../../contract/admin.ts';
import { postCrawl } from '../../contract/crawler.ts';
import { freePort, type Running, waitUntilHealthy } from '../../dev/run/processes.ts';
import { migrated, startDatabase, startWorker } from '../../dev/run/stack.ts';
import { storedAdmin } from '../../tests/factories/accounts.ts';
import { PROGRAMS } from '../../tests/factories/programs.ts';
import { Client } from '../../tests/harness/client.ts';
import type { Database } from '../../worker/db/client.ts';
import { crawlErrors, crawlRuns, crawlSources, grants } from '../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { forgetMost, memoryOf, processesIn, processorTime } from './ingest-processes.ts';

const SOURCE = 'grants-gov-extract';
const LOOK_EVERY_MS = 250;
/** A run without a heartbeat for this long is considered stuck. */
const LONGEST_SILENCE_MS = 90_000;
/** The time the runtime needs to finish its startup work. */
const REST_MS = 3000;

export interface Crawl {
  /** From the time the source starts to the time it ends. */
  seconds: number;
  read: number;
  written: number;
  unchanged: number;
  refused: number;
  workerSeconds: number;
  databaseSeconds: number;
  /** Resident memory of the Worker's runtime, in MB. */
  idle: number;
  most: number;
}

export interface CrawlingProduct {
  db: Database;
  crawl(): Promise<Crawl>;
  /**
   * Crawls the same source again. A new run would skip it because the catalog is already filled, so this resets the
   * last run to before that source and resumes it.
   */
  crawlAgain(): Promise<Crawl>;
  /** Returns the number of programs and when one was last written. */
  programs(): Promise<{ count: number; writtenAt: string | null }>;
}

/**
 * Starts the database and Worker as `npm start` does, with an admin who starts crawls. Passes each server to `onStart`
 * as soon as it starts.
 */
export async function startCrawlingProduct(
  dataDir: string,
  settings: Record<string, string>,
  onStart: (server: Running) => void,
): Promise<CrawlingProduct> {
  const server = await startDatabase(dataDir, onStart);
  const db = await migrated(server.database);
  const { email, password } = await storedAdmin(db, 1);
  // The health check fails if the catalog is empty.
  await upsertPrograms(db, PROGRAMS);
  // Nothing requests pages, so an empty one is enough.
  const siteDir = join(dataDir, 'site');
  mkdirSync(siteDir, { recursive: true });
  writeFileSync(join(siteDir, 'index.html'), '');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const vars = { ...settings, APP_URL: url, DATABASE_URL: server.url };
  const worker = await startWorker({ port, dataDir, siteDir, settings: vars });
  onStart(worker);
  await waitUntilHealthy(`${url}/api/health`, worker, 120_000);
  const client = new Client(url);
  const { token } = (await client.ok(postAdminLogin, { body: { email, password } })).body;
  const runtime = processesIn(worker.child.pid ?? 0, 'workerd');
  const database = server.running.child.pid === undefined ? [] : [server.running.child.pid];
  const crawl = async (): Promise<Crawl> => {
    await pause(REST_MS);
    const before = { worker: processorTime(runtime), database: processorTime(database) };
    const idle = memoryOf(runtime).now;
    forgetMost(runtime);
    await client.ok(postCrawl, { headers: { authorization: `Bearer ${token}` } });
    const run = await untilComplete(db);
    return {
      ...run,
      idle,
      most: memoryOf(runtime).most,
      workerSeconds: processorTime(runtime) - before.worker,
      databaseSeconds: processorTime(database) - before.database,
    };
  };
  return {
    db,
    crawl,
    async crawlAgain() {
      await stopBeforeSource(db);
      return crawl();
    },
    async programs() {
      const [found] = await db
        .select({ count: sql<number>`count(*)`, writtenAt: sql<string | null>`max(${grants.updatedAt})` })
        .from(grants)
        .where(eq(grants.source, 'grants-gov'));
      return found ?? { count: 0, writtenAt: null };
    },
  };
}

async function stopBeforeSource(db: Database): Promise<void> {
  const [run] = await db.select({ id: crawlRuns.id }).from(crawlRuns).orderBy(desc(crawlRuns.id)).limit(1);
  if (!run) throw new Error('There is no run');
  const nothing = { pages: 0, read: 0, unchanged: 0, left: 0, refused: 0, written: 0, closed: 0, errors: 0 };
  await db
    .update(crawlSources)
    .set({ status: 'waiting', cursor: null, startedAt: null, endedAt: null, ...nothing })
    .where(and(eq(crawlSources.runId, run.id), eq(crawlSources.name, SOURCE)));
  const longAgo = new Date(Date.now() - 60 * 60_000).toISOString();
  await db
    .update(crawlRuns)
    .set({ status: 'running', heartbeatAt: longAgo, endedAt: null })
    .where(eq(crawlRuns.id, run.id));
}

/** Waits for the newest run to end and returns the source's result. */
async function untilComplete(db: Database) {
  const begunAt = Date.now();
  for (;;) {
    await pause(LOOK_EVERY_MS);
    const [run] = await db.select().from(crawlRuns).orderBy(desc(crawlRuns.id)).limit(1);
    if (!run || run.status === 'running') {
      const silentMs = run ? Date.now() - Date.parse(run.heartbeatAt) : 0;
      // A resumed run starts with an old heartbeat.
      if (silentMs > LONGEST_SILENCE_MS && Date.now() - begunAt > LONGEST_SILENCE_MS)
        throw new Error("The crawl has stopped: see the Worker's log");
      continue;
    }
    const sources = await db.select().from(crawlSources).where(eq(crawlSources.runId, run.id));
    const source = sources.find(({ name }) => name === SOURCE);
    if (source?.status === 'failed') {
      const errors = await db.select().from(crawlErrors).where(eq(crawlErrors.runId, run.id));
      throw new Error(`The file could not be read: ${errors.map(({ message }) => message).join(' ')}`);
    }
    return {
      seconds: secondsBetween(source?.startedAt, source?.endedAt),
      read: source?.read ?? 0,
      written: sources.reduce((sum, { written }) => sum + written, 0),
      unchanged: source?.unchanged ?? 0,
      refused: source?.refused ?? 0,
    };
  }
}

function secondsBetween(from: string | null | undefined, to: string | null | undefined): number {
  if (!from || !to) throw new Error('The file was not read');
  return (Date.parse(to) - Date.parse(from)) / 1000;
}
