import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { applications, grants } from '../../db/schema/index.ts';
import { type Program, programColumns, programOf } from '../programs/program.ts';
import { shownId } from '../programs/shown-id.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** Withdrawn programs never appear. */
const isShown = sql`${grants.status} <> 'hidden'`;

/**
 * Starts an application, or returns the existing one. There's one row per member and program, even with simultaneous
 * requests.
 */
export async function putApplication(db: Database, userId: number, grantId: string): Promise<ApplicationRow | null> {
  const [, [row]] = await db.batch([
    db.run(
      sql`INSERT INTO ${applications} (user_id, grant_id)
          SELECT ${userId}, ${grants.id} FROM ${grants} WHERE ${grants.id} = ${shownId(grantId)} AND ${isShown}
          ON CONFLICT DO NOTHING`,
    ),
    db
      .select({ application: applications })
      .from(applications)
      .innerJoin(grants, eq(grants.id, applications.grantId))
      .where(and(eq(applications.userId, userId), eq(applications.grantId, shownId(grantId)), isShown)),
  ]);
  return row?.application ?? null;
}

/** Returns a member's applications and their programs, most recently changed first. */
export async function findApplications(
  db: Database,
  userId: number,
): Promise<{ application: ApplicationRow; program: Program }[]> {
  const rows = await db
    .select({ application: applications, program: programColumns })
    .from(applications)
    .innerJoin(grants, eq(grants.id, applications.grantId))
    .where(and(eq(applications.userId, userId), isShown))
    .orderBy(desc(applications.updatedAt), desc(applications.id));
  return rows.map(({ application, program }) => ({ application, program: programOf(program) }));
}

/** Changes a member's own application. Returns null if they have none with this ID. */
export async function changeApplication(
  db: Database,
  userId: number,
  id: number,
  change: Pick<ApplicationRow, 'status'>,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .update(applications)
    .set({ ...change, updatedAt: new Date().toISOString() })
    .where(and(eq(applications.id, id), eq(applications.userId, userId)))
    .returning();
  return row ?? null;
}

/**
 * Overwrites the notes if they match `replaces`, or unconditionally if it's undefined. Returns what is stored
 * afterwards, or null if there's no such application.
 */
export async function writeNotes(
  db: Database,
  {
    userId,
    id,
    notes,
    replaces,
  }: { userId: number; id: number; notes: string | null; replaces: string | null | undefined },
): Promise<ApplicationRow | null> {
  const isOwn = and(eq(applications.id, id), eq(applications.userId, userId));
  const isAsNamed = replaces === undefined ? undefined : sql`${applications.notes} IS ${replaces}`;
  const [, [stored]] = await db.batch([
    db.update(applications).set({ notes, updatedAt: new Date().toISOString() }).where(and(isOwn, isAsNamed)),
    db.select().from(applications).where(isOwn),
  ]);
  return stored ?? null;
}

/** Deletes an application. Returns whether the member had it. */
export async function removeApplication(db: Database, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(applications)
    .where(and(eq(applications.id, id), eq(applications.userId, userId)))
    .returning({ id: applications.id });
  return gone.length > 0;
}
