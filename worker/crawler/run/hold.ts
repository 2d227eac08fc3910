import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { crawlRuns } from '../../db/schema/index.ts';

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
      heartbeatAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
      // The column takes no null: that is what stops a batch in SQL.
      holder: sql`CASE WHEN ${crawlRuns.holder} = ${holder} AND ${crawlRuns.status} = 'running' THEN ${holder} END`,
    })
    .where(eq(crawlRuns.id, runId));
}

/** Whether a batch failed because another worker has the run now, or because the run has ended. */
export function isSuperseded(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('NOT NULL constraint failed: crawl_runs.holder')) return true;
  }
  return false;
}
