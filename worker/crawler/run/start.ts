import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isDuplicate } from '../../db/database-errors.ts';
import { crawlRuns } from '../../db/schema/index.ts';
import type { CrawlInstances, SourceSettings } from '../../settings/crawler.ts';
import { planOf } from './plan.ts';
import { takeOver } from './take-over.ts';

/** The `startedBy` of nightly crawls. */
export const THE_SCHEDULE = 'the schedule';

export interface CrawlSettings extends SourceSettings {
  CRAWLS?: CrawlInstances | undefined;
}

/** A run in progress: who started it, and when. */
export interface Living {
  startedBy: string;
  startedAt: string;
}

export type Start = { outcome: 'started' | 'resumed' } | { outcome: 'is running'; run: Living };

/** Thrown when no run can be started: there is no Workflow, or the platform refuses an instance. */
export class CannotStart extends Error {}

/**
 * Starts a run, or resumes a dead one. If two calls race, exactly one succeeds and the other gets the run in progress.
 * Throws `CannotStart` without leaving a run that looks alive.
 */
export async function startRun(db: Database, settings: CrawlSettings, startedBy: string): Promise<Start> {
  const taken = await resumeRun(db, settings);
  if (taken) return { outcome: 'resumed' };
  const instance = newInstance();
  const runId = await insertRun(db, settings, { startedBy, holder: instance });
  if (runId === null) {
    const run = await livingRun(db);
    // That run has just ended, so try again.
    return run ? { outcome: 'is running', run } : startRun(db, settings, startedBy);
  }
  await createInstance(settings, instance, runId, () =>
    db.delete(crawlRuns).where(and(eq(crawlRuns.id, runId), eq(crawlRuns.holder, instance))),
  );
  return { outcome: 'started' };
}

/** Resumes a dead run. False if there is none, or another worker was faster. */
export async function resumeRun(db: Database, settings: CrawlSettings): Promise<boolean> {
  const instance = newInstance();
  const taken = await takeOver(db, instance);
  if (!taken) return false;
  await createInstance(settings, instance, taken.runId, () => taken.release());
  return true;
}

async function createInstance(
  { CRAWLS }: CrawlSettings,
  id: string,
  runId: number,
  undo: () => Promise<unknown>,
): Promise<void> {
  try {
    if (!CRAWLS) throw new Error('the binding CRAWLS is missing');
    await CRAWLS.create({ id, params: { runId } });
  } catch (error) {
    await undo();
    throw new CannotStart(`The crawler's Workflow could not be started: ${error}`, { cause: error });
  }
}

/** Inserts a run with its sources and returns its ID; null if one is in progress. */
async function insertRun(
  db: Database,
  settings: CrawlSettings,
  { startedBy, holder }: { startedBy: string; holder: string },
): Promise<number | null> {
  const plan = JSON.stringify(await planOf(db, settings));
  try {
    const [[run]] = await db.batch([
      db.insert(crawlRuns).values({ startedBy, holder }).returning({ id: crawlRuns.id }),
      db.run(sql`
        INSERT INTO crawl_sources (run_id, name, phase, position, status, reason)
        SELECT crawl_runs.id, value ->> 'name', value ->> 'phase', key, value ->> 'status', value ->> 'reason'
        FROM json_each(${plan}) JOIN crawl_runs ON crawl_runs.holder = ${holder}`),
    ]);
    return run?.id ?? null;
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

async function livingRun(db: Database): Promise<Living | null> {
  const [run] = await db
    .select({ startedBy: crawlRuns.startedBy, startedAt: crawlRuns.startedAt })
    .from(crawlRuns)
    .where(eq(crawlRuns.status, 'running'));
  return run ?? null;
}

function newInstance(): string {
  return `crawl-${crypto.randomUUID()}`;
}
