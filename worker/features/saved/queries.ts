import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { grants, savedGrants } from '../../db/schema/index.ts';
import { type Program, programOf } from '../grants/program.ts';

export interface Saved {
  program: Program;
  savedAt: string;
}

/**
 * Keeps a program for a member, where there is room: one statement, so that calls at the same moment cannot keep more
 * than the limit (`null`: there is none). Keeping it twice is keeping it once. Null where it is not kept.
 */
export async function saveProgram(
  db: Database,
  { userId, grantId, limit }: { userId: number; grantId: string; limit: number | null },
): Promise<Saved | null> {
  // What is withdrawn is shown nowhere, so it takes no room: nobody could remove it.
  const kept = db
    .select({ count: count() })
    .from(savedGrants)
    .innerJoin(grants, eq(grants.id, savedGrants.grantId))
    .where(and(eq(savedGrants.userId, userId), sql`${grants.status} <> 'hidden'`));
  const room = sql`(${kept}) < ${limit ?? Number.MAX_SAFE_INTEGER}`;
  const [, rows] = await db.batch([
    db.run(
      sql`INSERT INTO ${savedGrants} (user_id, grant_id)
          SELECT ${userId}, ${grants.id} FROM ${grants}
          WHERE ${grants.id} = ${grantId} AND ${grants.status} <> 'hidden' AND ${room}
          ON CONFLICT DO NOTHING`,
    ),
    savedRows(db).where(and(eq(savedGrants.userId, userId), eq(savedGrants.grantId, grantId))),
  ]);
  const [row] = rows;
  return row ? { program: programOf(row.program), savedAt: row.savedAt } : null;
}

/** Whether anybody can keep this program. */
export async function isKnownProgram(db: Database, grantId: string): Promise<boolean> {
  const rows = await db
    .select({ id: grants.id })
    .from(grants)
    .where(and(eq(grants.id, grantId), sql`${grants.status} <> 'hidden'`))
    .limit(1);
  return rows.length > 0;
}

/** What a member keeps, the last kept first; closed programs too. */
export async function findSaved(db: Database, userId: number): Promise<Saved[]> {
  const rows = await savedRows(db)
    .where(and(eq(savedGrants.userId, userId), sql`${grants.status} <> 'hidden'`))
    .orderBy(desc(savedGrants.savedAt), desc(grants.rowId));
  return rows.map(({ program, savedAt }) => ({ program: programOf(program), savedAt }));
}

/** Whether the member had kept it. */
export async function forgetProgram(db: Database, userId: number, grantId: string): Promise<boolean> {
  const gone = await db
    .delete(savedGrants)
    .where(and(eq(savedGrants.userId, userId), eq(savedGrants.grantId, grantId)))
    .returning({ grantId: savedGrants.grantId });
  return gone.length > 0;
}

function savedRows(db: Database) {
  return db
    .select({ program: grants, savedAt: savedGrants.savedAt })
    .from(savedGrants)
    .innerJoin(grants, eq(grants.id, savedGrants.grantId));
}
