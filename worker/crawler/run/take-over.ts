import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { crawlRuns } from '../../db/schema/index.ts';
import { databaseNow, deadSince, RELEASED_AT } from '../lease.ts';

/**
 * If a run dies this often on the same page of a source, that source is to blame. If the page changed in between, the
 * cause was something else.
 */
const MOST_DEATHS = 3;

export interface TakenOver {
  runId: number;
  /** Releases the run if the worker can't work on it after all. */
  release(): Promise<unknown>;
}

/**
 * Assigns the dead run to a new instance. Null if none is dead, or another worker was faster. If the run died without
 * being released, adds that to the error list. Once the run has died three times on the same page, the source of that
 * page fails.
 */
export async function takeOver(db: Database, instance: string): Promise<TakenOver | null> {
  const [dead] = await db
    .select({ id: crawlRuns.id, holder: crawlRuns.holder, heartbeatAt: crawlRuns.heartbeatAt })
    .from(crawlRuns)
    .where(and(eq(crawlRuns.status, 'running'), lt(crawlRuns.heartbeatAt, deadSince)));
  if (!dead) return null;
  const isOurs = and(eq(crawlRuns.id, dead.id), eq(crawlRuns.holder, instance));
  const hasDied = dead.heartbeatAt !== RELEASED_AT;
  const [taken] = await db.batch([
    db
      .update(crawlRuns)
      .set({ holder: instance, heartbeatAt: databaseNow })
      .where(
        and(
          eq(crawlRuns.id, dead.id),
          eq(crawlRuns.status, 'running'),
          eq(crawlRuns.holder, dead.holder),
          lt(crawlRuns.heartbeatAt, deadSince),
        ),
      ),
    ...(hasDied ? deathNotes(db, dead.id, instance) : []),
  ]);
  if (taken.rowsAffected === 0) return null;
  return {
    runId: dead.id,
    release: () => db.update(crawlRuns).set({ heartbeatAt: RELEASED_AT }).where(isOurs),
  };
}

function deathNotes(db: Database, runId: number, instance: string) {
  const isOurs = sql`EXISTS (SELECT 1 FROM crawl_runs WHERE id = ${runId} AND holder = ${instance})`;
  const message = sql`'The crawl stopped while it read page ' || (crawl_sources.pages + 1) || ' of this source, and went on there.'`;
  return [
    db.run(sql`
      INSERT INTO crawl_errors (run_id, name, cause, message)
      SELECT run_id, name, 'stopped', ${message}
      FROM crawl_sources WHERE run_id = ${runId} AND status = 'reading' AND ${isOurs}`),
    db.run(
      sql`UPDATE crawl_sources SET errors = errors + 1 WHERE run_id = ${runId} AND status = 'reading' AND ${isOurs}`,
    ),
    db.run(sql`
      UPDATE crawl_sources SET status = 'failed', ended_at = ${databaseNow},
        reason = ${`Left out: the crawl stopped ${MOST_DEATHS} times at the same page of this source.`}
      WHERE run_id = ${runId} AND status = 'reading' AND ${isOurs} AND ${MOST_DEATHS} <= (
        SELECT count(*) FROM crawl_errors AS error
        WHERE error.run_id = ${runId} AND error.name = crawl_sources.name AND error.cause = 'stopped' AND error.message = ${message})`),
  ];
}

/**
 * Releases a run whose worker is known to be dead, so the next worker may resume it right away. False if there is none.
 */
export async function release(db: Database): Promise<boolean> {
  const { rowsAffected } = await db
    .update(crawlRuns)
    .set({ heartbeatAt: RELEASED_AT })
    .where(eq(crawlRuns.status, 'running'));
  return rowsAffected > 0;
}
