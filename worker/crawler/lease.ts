import { and, eq, like, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { crawlRuns } from '../db/schema/index.ts';

/** A run says that it lives this often, also while a source lets it wait. */
export const BEAT_MS = 15_000;
/** A run of which nothing was heard for so long is dead. */
export const DEAD_AFTER_MS = 60_000;

/** The clock of the database: that of a worker may be another one. */
export const databaseNow = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
/** Who has not said since then that it lives is dead. */
export const deadSince = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`-${DEAD_AFTER_MS / 1000} seconds`})`;
/** Of a run that was given up on purpose: whoever comes next may have it at once. */
export const RELEASED_AT = '1970-01-01T00:00:00.000Z';

/** One worker's right to work on a run. */
export interface Lease {
  runId: number;
  /** The name under which this worker holds the run. */
  holder: string;
}

/**
 * Says that the run is alive, and who works on it. As the first statement of a batch it lets the batch fail, and nothing of
 * it be written, where another worker has taken the run over: see `isSuperseded`.
 */
export function heartbeat(db: Database, { runId, holder }: Lease) {
  return db
    .update(crawlRuns)
    .set({
      heartbeatAt: databaseNow,
      // The column takes no null: that is what stops a batch in SQL.
      holder: sql`CASE WHEN ${crawlRuns.holder} = ${holder} AND ${crawlRuns.status} = 'running' THEN ${holder} END`,
    })
    .where(eq(crawlRuns.id, runId));
}

/** Another worker has the run now, or it has ended. */
export class Superseded extends Error {}

/** Whether a batch failed because another worker has the run now, or because the run has ended. */
export function isSuperseded(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Superseded) return true;
    if (cause.message.includes('NOT NULL constraint failed: crawl_runs.holder')) return true;
  }
  return false;
}

/**
 * Takes a run in hand for one slice of the work. A slice that is tried again gets a name of its own, so that the earlier
 * try writes nothing any more should it still be going on. Null where the run is not the instance's, or has ended.
 */
export async function claim(db: Database, runId: number, instance: string): Promise<Lease | null> {
  const holder = `${instance}/${crypto.randomUUID()}`;
  const { rowsAffected } = await db
    .update(crawlRuns)
    .set({ holder, heartbeatAt: databaseNow })
    .where(
      and(
        eq(crawlRuns.id, runId),
        eq(crawlRuns.status, 'running'),
        or(eq(crawlRuns.holder, instance), like(crawlRuns.holder, `${instance}/%`)),
      ),
    );
  return rowsAffected === 0 ? null : { runId, holder };
}
