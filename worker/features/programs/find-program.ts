import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import { type Program, programOf } from './program.ts';
import { shownId } from './shown.ts';

/** A program by its id; null if it's unknown or hidden. */
export async function findProgram(db: Database, id: string): Promise<Program | null> {
  const [row] = await db.select().from(grants).where(isShown(id));
  return row ? programOf(row) : null;
}

/** The row shown for an id, unless it's hidden. */
export function isShown(id: string) {
  return and(eq(grants.id, shownId(id)), sql`${grants.status} <> 'hidden'`);
}
