import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { MOST_SAVED_SEARCHES } from '../../../contract/limits.ts';
import type { AlertFrequency, SavedCriteria } from '../../../contract/saved/alerts.ts';
import type { Database } from '../../db/client.ts';
import { grants, savedSearches, users } from '../../db/schema/index.ts';

export type StoredSearch = typeof savedSearches.$inferSelect;

/** The settings a member chose for a search. */
export interface WantedSearch {
  name: string;
  frequency: AlertFrequency;
  /** When the search's first email is due; null if it sends none. */
  nextAlertAt: string | null;
  /** How many of the member's searches may send mail. */
  mostAlerts: number;
}

/** Counts a member's other searches that send mail. */
function othersThatSend(userId: number, exceptId: number): SQL {
  return sql`(SELECT count(*) FROM ${savedSearches} AS other
    WHERE other.user_id = ${userId} AND other.frequency <> 'off' AND other.id <> ${exceptId})`;
}

/** The newest program so far. The member can already find it, so it isn't news. */
const newest = sql`(SELECT coalesce(max(${grants.rowId}), 0) FROM ${grants})`;

/**
 * Stores a search if the limits leave room for it and its emails. A single statement checks that, so simultaneous
 * requests can't exceed the limits. Returns null if there's no room. A retry after a lost response returns the search
 * that's already stored.
 */
export async function insertSearch(
  db: Database,
  userId: number,
  criteria: SavedCriteria,
  { name, frequency, nextAlertAt, mostAlerts }: WantedSearch,
): Promise<StoredSearch | null> {
  const all = sql`(SELECT count(*) FROM ${savedSearches} AS kept WHERE kept.user_id = ${userId})`;
  const hasRoom = sql`${all} < ${MOST_SAVED_SEARCHES}`;
  const mayMail = sql`(${frequency} = 'off' OR ${othersThatSend(userId, 0)} < ${mostAlerts})`;
  const same = and(
    ...[eq(savedSearches.userId, userId), eq(savedSearches.name, name), eq(savedSearches.frequency, frequency)],
    eq(savedSearches.criteria, criteria),
  );
  await db.run(
    sql`INSERT INTO ${savedSearches} (user_id, name, criteria, frequency, seen_up_to, next_alert_at)
        SELECT ${userId}, ${name}, ${JSON.stringify(criteria)}, ${frequency}, ${newest}, ${nextAlertAt}
        WHERE NOT EXISTS (SELECT 1 FROM ${savedSearches} WHERE ${same}) AND ${hasRoom} AND ${mayMail}`,
  );
  const [stored] = await db.select().from(savedSearches).where(same).limit(1);
  return stored ?? null;
}

/** Returns all of a member's searches, oldest first. */
export function findSearches(db: Database, userId: number): Promise<StoredSearch[]> {
  return db.select().from(savedSearches).where(eq(savedSearches.userId, userId)).orderBy(asc(savedSearches.id));
}

/** Returns a member's search, or null if it isn't theirs or is gone. */
export async function findSearch(db: Database, userId: number, id: number): Promise<StoredSearch | null> {
  const [row] = await db.select().from(savedSearches).where(isOwn(userId, id));
  return row ? row : null;
}

/**
 * Renames a search and sets its email frequency, if allowed. Returns the search, or null if it wasn't changed. A new
 * frequency reschedules the next email. Turning email on makes existing programs count as seen.
 */
export async function updateSearch(
  db: Database,
  userId: number,
  id: number,
  { name, frequency, nextAlertAt, mostAlerts }: WantedSearch,
): Promise<StoredSearch | null> {
  const isSame = sql`${savedSearches.frequency} = ${frequency}`;
  const mayMail = sql`(${frequency} = 'off' OR ${isSame} OR ${othersThatSend(userId, id)} < ${mostAlerts})`;
  const [row] = await db
    .update(savedSearches)
    .set({
      name,
      frequency,
      seenUpTo: sql`iif(${savedSearches.frequency} = 'off' AND ${frequency} <> 'off', ${newest}, ${savedSearches.seenUpTo})`,
      nextAlertAt: sql`iif(${isSame}, ${savedSearches.nextAlertAt}, ${nextAlertAt})`,
      updatedAt: new Date().toISOString(),
    })
    .where(and(isOwn(userId, id), mayMail))
    .returning();
  return row ?? null;
}

/** Deletes a search. Returns whether the member had it. */
export async function removeSearch(db: Database, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(savedSearches).where(isOwn(userId, id)).returning({ id: savedSearches.id });
  return gone.length > 0;
}

function isOwn(userId: number, id: number): SQL | undefined {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
}

/** Returns a member's mail settings, or null if the account is gone. */
export async function findMailSettings(db: Database, userId: number) {
  const [row] = await db
    .select({
      emailConfirmedAt: users.emailConfirmedAt,
      reminderDays: users.reminderDays,
      tellsChanges: users.tellsChanges,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Stores the lead times of a member's reminders. */
export async function storeReminderDays(db: Database, userId: number, days: readonly number[]): Promise<void> {
  await db.update(users).set({ reminderDays: days }).where(eq(users.id, userId));
}

/** Stores whether the member gets mail about changes. */
export async function storeTellsChanges(db: Database, userId: number, tellsChanges: boolean): Promise<void> {
  await db.update(users).set({ tellsChanges }).where(eq(users.id, userId));
}
