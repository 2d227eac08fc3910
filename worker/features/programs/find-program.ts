import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import { type Program, programOf } from './program.ts';
import { shownId } from './shown-id.ts';

/** Returns a program by ID, or null if it's unknown or hidden. */
export async function findProgram(db: Database, id: string): Promise<Program | null> {
  const [row] = await db.select().from(grants).where(isShown(id));
  return row ? programOf(row) : null;
}

/** Returns the condition for the row that is shown for an ID, unless it's hidden. */
export function isShown(id: string) {
  return and(eq(grants.id, shownId(id)), sql`${grants.status} <> 'hidden'`);
}
