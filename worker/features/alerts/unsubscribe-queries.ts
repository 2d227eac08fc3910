import { and, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { savedSearches, unsubscribeLinks, users } from '../../db/schema/index.ts';

/** Returns the current settings of the mail that a link turns off, or null if the link is unknown or expired. */
export async function findLink(db: Database, tokenHash: string) {
  const [row] = await db
    .select({
      searchId: unsubscribeLinks.searchId,
      about: unsubscribeLinks.about,
      name: savedSearches.name,
      frequency: savedSearches.frequency,
      reminderDays: users.reminderDays,
      tellsChanges: users.tellsChanges,
    })
    .from(unsubscribeLinks)
    .innerJoin(users, eq(users.id, unsubscribeLinks.userId))
    .leftJoin(
      savedSearches,
      and(eq(savedSearches.id, unsubscribeLinks.searchId), eq(savedSearches.userId, unsubscribeLinks.userId)),
    )
    .where(isGood(tokenHash));
  return row ?? null;
}

/** Turns off the mail that a link came with. */
export async function turnOff(db: Database, tokenHash: string): Promise<void> {
  const searches = db
    .select({ id: unsubscribeLinks.searchId })
    .from(unsubscribeLinks)
    .where(and(isGood(tokenHash), isNotNull(unsubscribeLinks.searchId)));
  const memberOf = (about: string) =>
    db
      .select({ id: unsubscribeLinks.userId })
      .from(unsubscribeLinks)
      .where(and(isGood(tokenHash), isNull(unsubscribeLinks.searchId), eq(unsubscribeLinks.about, about)));
  await db.batch([
    db
      .update(savedSearches)
      .set({ frequency: 'off', nextAlertAt: null, updatedAt: new Date().toISOString() })
      .where(inArray(savedSearches.id, searches)),
    db
      .update(users)
      .set({ reminderDays: [] })
      .where(inArray(users.id, memberOf('reminders'))),
    db
      .update(users)
      .set({ tellsChanges: false })
      .where(inArray(users.id, memberOf('changes'))),
  ]);
}

function isGood(tokenHash: string): SQL | undefined {
  return and(eq(unsubscribeLinks.tokenHash, tokenHash), gt(unsubscribeLinks.expiresAt, new Date().toISOString()));
}
