import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../../db/client.ts';

export type Statement = BatchItem<'sqlite'>;

const OVERTAKEN = 'overtaken';
const MOST_TRIES = 6;

/** Returns a statement that makes its batch fail, so nothing is written, unless the condition holds. */
export function only(db: Database, condition: SQL): Statement {
  // No other JSON path in the code causes an error with this name.
  return db.run(sql`SELECT json_extract('{}', CASE WHEN ${condition} THEN '$' ELSE ${OVERTAKEN} END)`);
}

function isOvertaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(OVERTAKEN) && cause.message.includes('JSON path')) return true;
  }
  return false;
}

/**
 * Writes a plan based on the database's state, all or nothing. If another process wrote there in the meantime, plans
 * again.
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
