import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SavedNotes } from '../../../contract/saved/saved.ts';
import type { Database } from '../../db/client.ts';
import { grants, savedGrants } from '../../db/schema/index.ts';
import { type Program, programOf } from '../programs/program.ts';
import { shownId } from '../programs/shown-id.ts';

export interface Saved extends SavedNotes {
  program: Program;
  savedAt: string;
}

/** Withdrawn programs appear nowhere. */
const isShown = sql`${grants.status} <> 'hidden'`;

/**
 * Saves a program for a member if there's room; idempotent. A single statement checks that, so simultaneous requests
 * can't exceed the limit (`null` means none). Returns null if the program wasn't saved.
 */
export async function saveProgram(
  db: Database,
  { userId, grantId, limit }: { userId: number; grantId: string; limit: number | null },
): Promise<Saved | null> {
  // Withdrawn programs don't count toward the limit, because the member couldn't remove them.
  const kept = db
    .select({ count: count() })
    .from(savedGrants)
    .innerJoin(grants, eq(grants.id, savedGrants.grantId))
    .where(and(eq(savedGrants.userId, userId), isShown));
  const room = sql`(${kept}) < ${limit ?? Number.MAX_SAFE_INTEGER}`;
  const [, rows] = await db.batch([
    db.run(
      // Revisions start at the current time, so a removed program's revisions don't recur when it's saved again.
      sql`INSERT INTO ${savedGrants} (user_id, grant_id, notes_revision)
          SELECT ${userId}, ${grants.id}, ${Date.now()} FROM ${grants}
          WHERE ${grants.id} = ${shownId(grantId)} AND ${isShown} AND ${room}
          ON CONFLICT DO NOTHING`,
    ),
    savedRows(db).where(and(isOf(userId, grantId), isShown)),
  ]);
  const [row] = rows;
  return row ? savedOf(row) : null;
}

/** Returns whether a program can be saved. */
export async function isKnownProgram(db: Database, grantId: string): Promise<boolean> {
  const rows = await db
    .select({ id: grants.id })
    .from(grants)
    .where(and(eq(grants.id, shownId(grantId)), isShown))
    .limit(1);
  return rows.length > 0;
}

/** Returns a member's saved programs, or only those with the given IDs, last saved first. Includes closed programs. */
export async function findSaved(db: Database, userId: number, ids?: readonly string[]): Promise<Saved[]> {
  // A single parameter for any number of IDs, because a statement has a parameter limit.
  const named = ids && inArray(grants.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  const rows = await savedRows(db)
    .where(and(eq(savedGrants.userId, userId), isShown, named))
    .orderBy(desc(savedGrants.savedAt), desc(grants.rowId));
  return rows.map(savedOf);
}

/** Removes a saved program. Returns whether the member had saved it. */
export async function forgetProgram(db: Database, userId: number, grantId: string): Promise<boolean> {
  const gone = await db.delete(savedGrants).where(isOf(userId, grantId)).returning({ grantId: savedGrants.grantId });
  return gone.length > 0;
}

/**
 * Writes a note if it's still at the given revision. Returns what is stored afterwards, or null if the program isn't
 * saved.
 */
export async function writeNotes(
  db: Database,
  { userId, grantId, notes, notesRevision }: SavedNotes & { userId: number; grantId: string },
): Promise<SavedNotes | null> {
  const [, [stored]] = await db.batch([
    db
      .update(savedGrants)
      .set({ notes, notesRevision: notesRevision + 1 })
      .where(and(isOf(userId, grantId), eq(savedGrants.notesRevision, notesRevision))),
    db
      .select({ notes: savedGrants.notes, notesRevision: savedGrants.notesRevision })
      .from(savedGrants)
      .where(isOf(userId, grantId)),
  ]);
  return stored ?? null;
}

function isOf(userId: number, grantId: string) {
  return and(eq(savedGrants.userId, userId), eq(savedGrants.grantId, shownId(grantId)));
}

function savedRows(db: Database) {
  const { savedAt, notes, notesRevision } = savedGrants;
  return db
    .select({ program: grants, savedAt, notes, notesRevision })
    .from(savedGrants)
    .innerJoin(grants, eq(grants.id, savedGrants.grantId));
}

function savedOf({ program, ...saved }: Omit<Saved, 'program'> & { program: typeof grants.$inferSelect }): Saved {
  return { program: programOf(program), ...saved };
}
