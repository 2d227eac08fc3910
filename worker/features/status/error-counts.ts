import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { reasonOf } from '../../db/database-errors.ts';
import { errorCounts } from '../../db/schema/index.ts';

/** Errors come in bursts, so all of those within this time are written in one statement. */
const GATHERED_MS = 2000;
/** Longer than a write takes. After this time, the request that was going to write is gone. */
const ABANDONED_MS = 20_000;
const MOST_KINDS = 200;

/** The counts that this isolate hasn't written yet. */
const pending = new Map<string, number>();
let writesUntil = 0;

/**
 * Counts an unexpected error. Writes the counts a moment later, without delaying the response. If the database is the
 * problem, they're written with the next error once it works again.
 */
export function countError(db: Database, what: string, keepRunning: (work: Promise<unknown>) => void): void {
  if (pending.has(what) || pending.size < MOST_KINDS) pending.set(what, (pending.get(what) ?? 0) + 1);
  if (Date.now() < writesUntil) return;
  writesUntil = Date.now() + ABANDONED_MS;
  keepRunning(
    new Promise((resolve) => setTimeout(resolve, GATHERED_MS)).then(() => {
      writesUntil = 0;
      return writeErrorCounts(db);
    }),
  );
}

/** Writes the pending counts. Never throws. */
export async function writeErrorCounts(db: Database): Promise<void> {
  const counts = [...pending];
  if (counts.length === 0) return;
  pending.clear();
  const at = new Date().toISOString();
  try {
    await db.run(sql`
      INSERT INTO ${errorCounts} (day, what, count, last_at)
      SELECT ${at.slice(0, 10)}, value ->> 0, value ->> 1, ${at} FROM json_each(${JSON.stringify(counts)}) WHERE true
      ON CONFLICT (day, what) DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at`);
  } catch (error) {
    for (const [what, count] of counts) pending.set(what, (pending.get(what) ?? 0) + count);
    console.error(JSON.stringify({ errorCounts: reasonOf(error) }));
  }
}
