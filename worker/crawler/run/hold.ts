import { and, eq, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { crawlRuns } from '../../db/schema/index.ts';
import { databaseNow } from './moments.ts';

/** A run in the hands of one worker. */
export interface Hold {
  runId: number;
  /** The name under which this worker holds the run. */
  holder: string;
}

/**
 * Says that the run is alive, and who works on it. As the first statement of a batch it lets the batch fail, and nothing of
 * it be written, where another worker has taken the run over: see `isSuperseded`.
 */
export function heartbeat(db: Database, { runId, holder }: Hold) {
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
export async function claim(db: Database, runId: number, instance: string): Promise<Hold | null> {
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
