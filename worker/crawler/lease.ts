import { and, eq, like, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { crawlRuns } from '../db/schema/index.ts';

/** A run's heartbeat interval, even while it waits for a source. */
export const BEAT_MS = 15_000;
/** A run without a heartbeat for this long is dead. */
export const DEAD_AFTER_MS = 60_000;

/** The current time according to the database's clock, because workers' clocks may differ. */
export const databaseNow = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
/** A run whose last heartbeat is older than this is dead. */
export const deadSince = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`-${DEAD_AFTER_MS / 1000} seconds`})`;
/** Marks a run as deliberately released, so the next worker may take it right away. */
export const RELEASED_AT = '1970-01-01T00:00:00.000Z';

/** One worker's right to work on a run. */
export interface Lease {
  runId: number;
  /** The name of the worker that holds the run. */
  holder: string;
}

/**
 * Updates the run's heartbeat. As the first statement of a batch, it makes the whole batch fail if another worker has
 * taken over the run: see `isSuperseded`.
 */
export function heartbeat(db: Database, { runId, holder }: Lease) {
  return db
    .update(crawlRuns)
    .set({
      heartbeatAt: databaseNow,
      // NULL violates the column's NOT NULL constraint, which aborts the batch.
      holder: sql`CASE WHEN ${crawlRuns.holder} = ${holder} AND ${crawlRuns.status} = 'running' THEN ${holder} END`,
    })
    .where(eq(crawlRuns.id, runId));
}

/** Thrown when another worker holds the run, or it has ended. */
export class Superseded extends Error {}

/** Returns whether a batch failed because another worker holds the run, or because it has ended. */
export function isSuperseded(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Superseded) return true;
    if (cause.message.includes('NOT NULL constraint failed: crawl_runs.holder')) return true;
  }
  return false;
}

/**
 * Claims a run for one slice of work. A retried slice gets a new holder name, so an earlier try that is still running
 * can't write anymore. Null if the run doesn't belong to the instance, or has ended.
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
