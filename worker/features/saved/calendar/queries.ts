import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '../../../../contract/locales.ts';
import type { CalendarFeed } from '../../../../contract/saved/calendar.ts';
import type { Database } from '../../../db/client.ts';
import { calendarFeeds, grants, savedGrants, sessions, users } from '../../../db/schema/index.ts';
import { type Program, programOf } from '../../programs/program.ts';

export async function findFeed(db: Database, userId: number): Promise<CalendarFeed | null> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed ?? null;
}

/**
 * Stores a member's feed. A member has only one, so a new token replaces the previous one. Returns null if the calling
 * session has ended.
 */
export async function putFeed(db: Database, sessionHash: string, tokenHash: string): Promise<CalendarFeed | null> {
  const createdAt = new Date().toISOString();
  const { rowsAffected } = await db.run(
    sql`INSERT INTO ${calendarFeeds} (user_id, token_hash, created_at)
        SELECT ${sessions.userId}, ${tokenHash}, ${createdAt} FROM ${sessions} WHERE ${eq(sessions.tokenHash, sessionHash)}
        ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at`,
  );
  return rowsAffected > 0 ? { createdAt } : null;
}

export async function removeFeed(db: Database, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Returns the language of a feed's owner and the programs they saved, or null if the feed is unknown. */
export async function contentOfFeed(
  db: Database,
  tokenHash: string,
): Promise<{ language: Locale; programs: Program[] } | null> {
  const [[owner], rows] = await db.batch([
    db
      .select({ language: users.language })
      .from(calendarFeeds)
      .innerJoin(users, eq(users.id, calendarFeeds.userId))
      .where(eq(calendarFeeds.tokenHash, tokenHash)),
    db
      .select({ program: grants })
      .from(calendarFeeds)
      .innerJoin(savedGrants, eq(savedGrants.userId, calendarFeeds.userId))
      .innerJoin(grants, eq(grants.id, savedGrants.grantId))
      .where(and(eq(calendarFeeds.tokenHash, tokenHash), sql`${grants.status} <> 'hidden'`)),
  ]);
  return owner ? { language: owner.language, programs: rows.map(({ program }) => programOf(program)) } : null;
}
