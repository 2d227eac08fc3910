import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Mail } from '../../clients/mail/mailer.ts';
import { intoOutbox } from '../../clients/mail/outbox.ts';
import type { Database } from '../../db/client.ts';
import { savedSearches, subscriptions, unsubscribeLinks, users } from '../../db/schema/index.ts';
import type { StoredLink } from './unsubscribe.ts';

/**
 * Claims due searches, longest overdue first, and holds them until the given time. After that, they're due again, so
 * nothing is lost if a run is killed. `held` is also the key for finishing a search: a later run has a different one.
 */
export async function claimDueSearches(db: Database, now: number, held: string, limit: number) {
  const isDue = lte(savedSearches.nextAlertAt, new Date(now).toISOString());
  const due = db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(isDue)
    .orderBy(asc(savedSearches.nextAlertAt), asc(savedSearches.id))
    .limit(limit);
  const before = sql<number>`(SELECT count(*) FROM ${savedSearches} AS earlier WHERE earlier.user_id = ${savedSearches.userId}
    AND earlier.frequency <> 'off' AND earlier.id < ${savedSearches.id})`;
  const [, rows] = await db.batch([
    // Takes the write lock. A batch that starts with a read fails if another one writes in the meantime.
    db.update(savedSearches).set({ nextAlertAt: held }).where(sql`false`),
    db
      .select({ search: savedSearches, member: users, subscription: subscriptions, sendingBefore: before })
      .from(savedSearches)
      .innerJoin(users, eq(users.id, savedSearches.userId))
      .leftJoin(subscriptions, eq(subscriptions.userId, savedSearches.userId))
      .where(inArray(savedSearches.id, due))
      .orderBy(asc(savedSearches.nextAlertAt), asc(savedSearches.id)),
    db.update(savedSearches).set({ nextAlertAt: held }).where(inArray(savedSearches.id, due)),
  ]);
  return rows;
}
export type DueSearch = Awaited<ReturnType<typeof claimDueSearches>>[number];

/** Reschedules held searches that have nothing to send. */
export async function postpone(
  db: Database,
  held: string,
  plans: readonly { id: number; nextAlertAt: string }[],
): Promise<void> {
  const [first, ...others] = plans.map(({ id, nextAlertAt }) =>
    db.update(savedSearches).set({ nextAlertAt }).where(isHeld(id, held)),
  );
  if (first) await db.batch([first, ...others]);
}

/**
 * Stores a held search's email in the outbox and schedules the next one, all or nothing. Does nothing if the member
 * left, turned it off or changed their address, or if another run holds the search. Returns whether the email was
 * stored.
 */
export async function storeAlert(
  db: Database,
  { search, member }: Pick<DueSearch, 'search' | 'member'>,
  mail: Mail,
  link: StoredLink,
  plan: { held: string; seenUpTo: number; now: number; nextAlertAt: string },
): Promise<boolean> {
  const owner = () =>
    db
      .select({ id: users.id })
      .from(savedSearches)
      .innerJoin(users, eq(users.id, savedSearches.userId))
      .where(and(isHeld(search.id, plan.held), eq(users.email, member.email), isNotNull(users.emailConfirmedAt)));
  const [, , done] = await db.batch([
    // New programs after a given one are mailed only once.
    intoOutbox(db, mail, owner(), `alert ${search.id} after ${search.seenUpTo}`),
    db.run(
      sql`WITH owner(id) AS ${owner()}
          INSERT INTO ${unsubscribeLinks} (token_hash, user_id, search_id, expires_at)
          SELECT ${link.tokenHash}, id, ${search.id}, ${link.expiresAt} FROM owner`,
    ),
    db
      .update(savedSearches)
      .set({
        seenUpTo: plan.seenUpTo,
        lastAlertAt: new Date(plan.now).toISOString(),
        nextAlertAt: plan.nextAlertAt,
      })
      .where(and(eq(savedSearches.id, search.id), inArray(savedSearches.userId, owner()), isHeld(search.id, plan.held)))
      .returning({ id: savedSearches.id }),
  ]);
  return done.length > 0;
}

function isHeld(id: number, held: string) {
  return and(eq(savedSearches.id, id), eq(savedSearches.nextAlertAt, held));
}
