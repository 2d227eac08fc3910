import { and, eq, sql } from 'drizzle-orm';
import type { CalendarFeed } from '../../../contract/calendar.ts';
import type { Database } from '../../db/client.ts';
import { calendarFeeds, grants, savedGrants } from '../../db/schema/index.ts';
import { type Program, programOf } from '../catalogue/program.ts';

export async function findFeed(db: Database, userId: number): Promise<CalendarFeed | null> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed ?? null;
}

/** A member has one feed: a new token takes the place of the one before. */
export async function putFeed(db: Database, userId: number, tokenHash: string): Promise<CalendarFeed> {
  const createdAt = new Date().toISOString();
  await db
    .insert(calendarFeeds)
    .values({ userId, tokenHash, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt } });
  return { createdAt };
}

export async function removeFeed(db: Database, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** The programs that the owner of a feed saved, or null where nobody has this feed. */
export async function programsOfFeed(db: Database, tokenHash: string): Promise<Program[] | null> {
  const [feeds, rows] = await db.batch([
    db.select({ userId: calendarFeeds.userId }).from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash)),
    db
      .select({ program: grants })
      .from(calendarFeeds)
      .innerJoin(savedGrants, eq(savedGrants.userId, calendarFeeds.userId))
      .innerJoin(grants, eq(grants.id, savedGrants.grantId))
      .where(and(eq(calendarFeeds.tokenHash, tokenHash), sql`${grants.status} <> 'hidden'`)),
  ]);
  return feeds.length === 0 ? null : rows.map(({ program }) => programOf(program));
}
