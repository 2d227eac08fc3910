import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { reasonOf } from '../../db/failure.ts';
import { errorCounts } from '../../db/schema/index.ts';

/** Errors come in crowds: those of so long are written with one statement. */
const GATHERED_MS = 2000;
/** Longer than that takes: who was to write them is gone. */
const ABANDONED_MS = 20_000;
const MOST_KINDS = 200;

/** What this isolate has counted and not written yet. */
const pending = new Map<string, number>();
let writesUntil = 0;

/**
 * Counts an unexpected error. What is counted is written a moment later, beside the answer; where the database is what
 * fails, with the next error that finds it well again.
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

/** Writes what is counted and not written yet. Never throws. */
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
