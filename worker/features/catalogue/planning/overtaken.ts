import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../../db/client.ts';

export type Statement = BatchItem<'sqlite'>;

const OVERTAKEN = 'overtaken';
const MOST_TRIES = 6;

/** A statement that lets its batch fail, so that nothing of it is written, unless the condition holds. */
export function only(db: Database, condition: SQL): Statement {
  // No path of JSON but this one reads as a fault of that name.
  return db.run(sql`SELECT json_extract('{}', CASE WHEN ${condition} THEN '$' ELSE ${OVERTAKEN} END)`);
}

function isOvertaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(OVERTAKEN) && cause.message.includes('JSON path')) return true;
  }
  return false;
}

/**
 * Writes what was planned by what stood in the database, all or nothing; where somebody else wrote there meanwhile, it is
 * planned anew.
 */
export async function writePlanned(db: Database, plan: () => Promise<readonly Statement[]>): Promise<void> {
  for (let tried = 1; ; tried++) {
    const [first, ...others] = await plan();
    if (!first) return;
    try {
      await db.batch([first, ...others]);
      return;
    } catch (error) {
      if (!isOvertaken(error) || tried === MOST_TRIES) throw error;
    }
  }
}
