import { sql } from 'drizzle-orm';
import type { TaskName } from '../../../contract/status.ts';
import type { Database } from '../../db/client.ts';
import { taskRuns } from '../../db/schema/index.ts';

/** The last run of a scheduled task. */
export interface TaskRun {
  name: TaskName;
  startedAt: number;
  tookMs: number;
  done: Record<string, number | string>;
  /** Why it failed, or null if it didn't. */
  failure: string | null;
}

const LONGEST_FAILURE = 300;

/** Stores the tasks' last runs, replacing the previous ones. */
export async function noteTaskRuns(db: Database, runs: readonly TaskRun[]): Promise<void> {
  const rows = runs.map(({ startedAt, failure, ...run }) => ({
    ...run,
    startedAt: new Date(startedAt).toISOString(),
    failure: failure?.slice(0, LONGEST_FAILURE).toWellFormed() ?? null,
  }));
  await db.run(sql`
    INSERT INTO ${taskRuns} (name, started_at, took_ms, done, failure, succeeded_at, failed_in_a_row)
    SELECT value ->> 'name', value ->> 'startedAt', value ->> 'tookMs', value -> 'done', value ->> 'failure',
      iif(value ->> 'failure' IS NULL, value ->> 'startedAt', NULL), iif(value ->> 'failure' IS NULL, 0, 1)
    FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (name) DO UPDATE SET
      started_at = excluded.started_at, took_ms = excluded.took_ms, done = excluded.done, failure = excluded.failure,
      succeeded_at = coalesce(excluded.succeeded_at, succeeded_at),
      failed_in_a_row = iif(excluded.failure IS NULL, 0, failed_in_a_row + 1)`);
}
