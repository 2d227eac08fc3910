import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Mail } from '../../clients/mail/mailer.ts';
import { intoOutbox } from '../../clients/mail/outbox.ts';
import type { Database } from '../../db/client.ts';
import { deadlineReminders, grants, savedGrants, unsubscribeLinks, users } from '../../db/schema/index.ts';
import type { DueDeadline, SavedDeadline } from './due-deadlines.ts';
import type { StoredLink } from './unsubscribe.ts';

/** Claims the members who are due for a deadline check, and holds them until the given time (see `claimDueSearches`). */
export async function claimDueMembers(db: Database, now: number, held: string, limit: number) {
  const due = db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.nextReminderAt, new Date(now).toISOString()))
    .orderBy(asc(users.nextReminderAt), asc(users.id))
    .limit(limit);
  const [, rows] = await db.batch([
    db.update(users).set({ nextReminderAt: held }).where(sql`false`),
    db.select().from(users).where(inArray(users.id, due)),
    db.update(users).set({ nextReminderAt: held }).where(inArray(users.id, due)),
  ]);
  return rows;
}
export type DueMember = Awaited<ReturnType<typeof claimDueMembers>>[number];

/**
 * Returns the fixed deadlines of several members' saved programs within a time span, and the reminders already sent for
 * them.
 */
export async function findDeadlines(db: Database, userIds: readonly number[], from: string, to: string) {
  const [saved, sent] = await db.batch([
    db
      .select({
        userId: savedGrants.userId,
        id: grants.id,
        title: grants.title,
        provider: grants.provider,
        deadlineAt: grants.deadlineAt,
        savedAt: savedGrants.savedAt,
      })
      .from(savedGrants)
      .innerJoin(grants, eq(grants.id, savedGrants.grantId))
      .where(
        and(
          inArray(savedGrants.userId, [...userIds]),
          eq(grants.status, 'open'),
          eq(grants.deadlineKind, 'fixed'),
          gt(grants.deadlineAt, from),
          lte(grants.deadlineAt, to),
        ),
      ),
    db
      .select()
      .from(deadlineReminders)
      .where(and(inArray(deadlineReminders.userId, [...userIds]), gt(deadlineReminders.deadlineAt, from))),
  ]);
  const withDeadline = saved.flatMap(({ deadlineAt, ...program }): (SavedDeadline & { userId: number })[] =>
    deadlineAt === null ? [] : [{ ...program, deadlineAt }],
  );
  return { saved: withDeadline, sent };
}

/** Reschedules held members who have nothing due. */
export async function postponeMembers(
  db: Database,
  held: string,
  plans: readonly { id: number; nextReminderAt: string }[],
): Promise<void> {
  const [first, ...others] = plans.map(({ id, nextReminderAt }) =>
    db
      .update(users)
      .set({ nextReminderAt })
      .where(and(eq(users.id, id), eq(users.nextReminderAt, held))),
  );
  if (first) await db.batch([first, ...others]);
}

/**
 * Stores a member's reminders for the day in the outbox and records them, all or nothing: the batch fails if one was
 * already recorded. Does nothing if the member left, turned reminders off or changed their address. Returns whether the
 * email was stored.
 */
export async function storeReminders(
  db: Database,
  member: DueMember,
  deadlines: readonly DueDeadline[],
  mail: Mail,
  link: StoredLink,
  plan: { held: string; nextReminderAt: string },
): Promise<boolean> {
  const isHeld = and(
    eq(users.id, member.id),
    eq(users.nextReminderAt, plan.held),
    eq(users.email, member.email),
    isNotNull(users.emailConfirmedAt),
    sql`${users.reminderDays} <> '[]'`,
  );
  const owner = () => db.select({ id: users.id }).from(users).where(isHeld);
  const noted = deadlines.flatMap(({ id, deadlineAt, covers }) => covers.map((days) => ({ id, deadlineAt, days })));
  const [, , , done] = await db.batch([
    intoOutbox(db, mail, owner()),
    db.run(
      sql`WITH owner(id) AS ${owner()}
          INSERT INTO ${unsubscribeLinks} (token_hash, user_id, expires_at)
          SELECT ${link.tokenHash}, id, ${link.expiresAt} FROM owner`,
    ),
    db.run(
      sql`WITH owner(id) AS ${owner()}
          INSERT INTO ${deadlineReminders} (user_id, grant_id, days_before, deadline_at)
          SELECT owner.id, value ->> '$.id', value ->> '$.days', value ->> '$.deadlineAt'
          FROM owner, json_each(${JSON.stringify(noted)})`,
    ),
    db.update(users).set({ nextReminderAt: plan.nextReminderAt }).where(isHeld).returning({ id: users.id }),
  ]);
  return done.length > 0;
}
