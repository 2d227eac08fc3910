import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { stripeEvents, subscriptionConsents, subscriptions, users } from '../../db/schema/index.ts';
import type { PlanColumns } from './plan.ts';

/** Returns a member's plan row, or null if they never started to pay. */
export async function findRow(db: Database, userId: number) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** Returns the member for a Stripe customer, with the address and language for mail about the plan. */
export async function findByCustomer(db: Database, customer: string) {
  const [row] = await db
    .select({ userId: subscriptions.userId, email: users.email, language: users.language })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.stripeCustomerId, customer));
  return row ?? null;
}

/** Ensures that the member has a row; does nothing if the account is gone. */
export async function ensureRow(db: Database, userId: number): Promise<void> {
  await db.run(
    sql`INSERT INTO ${subscriptions} (user_id) SELECT ${users.id} FROM ${users} WHERE ${users.id} = ${userId} ON CONFLICT DO NOTHING`,
  );
}

/** Claims the row for one preparation until the given time. Returns false if another one holds it. */
export async function lockRow(db: Database, userId: number, now: number, until: number): Promise<boolean> {
  const [held] = await db
    .update(subscriptions)
    .set({ heldUntil: iso(until) })
    .where(
      and(eq(subscriptions.userId, userId), or(isNull(subscriptions.heldUntil), lt(subscriptions.heldUntil, iso(now)))),
    )
    .returning({ userId: subscriptions.userId });
  return held !== undefined;
}

/** Releases the row if it's still held until that time. */
export async function unlockRow(db: Database, userId: number, until: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ heldUntil: null })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.heldUntil, iso(until))));
}

/** Stores the member's Stripe customer. Returns false if the account is gone. */
export async function storeCustomer(db: Database, userId: number, customer: string): Promise<boolean> {
  const stored = await db
    .update(subscriptions)
    .set({ stripeCustomerId: customer })
    .where(eq(subscriptions.userId, userId))
    .returning({ userId: subscriptions.userId });
  return stored.length > 0;
}

/** Returns the statement that removes a customer who was deleted at Stripe. */
export function forgetCustomer(db: Database, customer: string) {
  return db.update(subscriptions).set({ stripeCustomerId: null }).where(eq(subscriptions.stripeCustomerId, customer));
}

/** Counts a finished attempt to start a subscription, so the next one uses a different key. */
export async function countBeginning(db: Database, userId: number, begun: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ subscriptionsBegun: begun + 1 })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.subscriptionsBegun, begun)));
}

/** Returns the number of a new reading, or null if the account is gone. Later readings have higher numbers. */
export async function beginReading(db: Database, userId: number): Promise<number | null> {
  const [row] = await db
    .update(subscriptions)
    .set({ readingsBegun: sql`${subscriptions.readingsBegun} + 1` })
    .where(eq(subscriptions.userId, userId))
    .returning({ reading: subscriptions.readingsBegun });
  return row?.reading ?? null;
}

/** Returns the statement that stores a reading's result, unless a later one is already stored. */
export function showReading(
  db: Database,
  { userId, reading }: { userId: number; reading: number },
  plan: PlanColumns & { checkAt: string | null },
) {
  return db
    .update(subscriptions)
    .set({ ...plan, readingShown: reading, updatedAt: new Date().toISOString() })
    .where(and(eq(subscriptions.userId, userId), lt(subscriptions.readingShown, reading)));
}

/** Returns members whose plan is due for a check, and holds each until `heldUntil`. */
export function takeDueChecks(db: Database, now: number, heldUntil: number, limit: number) {
  const due = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(lte(subscriptions.checkAt, iso(now)))
    .orderBy(asc(subscriptions.checkAt))
    .limit(limit);
  return db
    .update(subscriptions)
    .set({ checkAt: iso(heldUntil) })
    .where(sql`${subscriptions.userId} IN ${due}`)
    .returning({
      userId: subscriptions.userId,
      customer: subscriptions.stripeCustomerId,
      email: sql<string>`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${subscriptions.userId})`,
    });
}

/** Returns the statement that makes the next scheduled check read a member's plan and send Stripe their address. */
export function checkSoon(db: Database, member: SQLWrapper) {
  return db
    .update(subscriptions)
    .set({ checkAt: iso(Date.now()) })
    .where(and(inArray(subscriptions.userId, member), isNotNull(subscriptions.stripeCustomerId)));
}

/** Returns whether an event was already handled. */
export async function isHandled(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
  return rows.length > 0;
}

/** Returns the statement that marks an event as handled. It fails if the event already was. */
export function markHandled(db: Database, event: { id: string; type: string; createdAt: number }) {
  return db
    .insert(stripeEvents)
    .values({ id: event.id, type: event.type, createdAt: iso(event.createdAt), handledAt: iso(Date.now()) });
}

/**
 * Stores a member's consent, once per subscription. With `replacing`, the latest consent counts, otherwise the first.
 */
export async function storeConsent(
  db: Database,
  consent: typeof subscriptionConsents.$inferInsert,
  { replacing }: { replacing: boolean },
): Promise<void> {
  const { tier, monthlyPrice, termsVersion, agreedAt } = consent;
  const stored = db.insert(subscriptionConsents).values(consent);
  await (replacing
    ? stored.onConflictDoUpdate({
        target: subscriptionConsents.stripeSubscriptionId,
        set: { tier, monthlyPrice, termsVersion, agreedAt },
      })
    : stored.onConflictDoNothing());
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** Returns the query for a member's ID, so a deleted member gets no mail. */
export function memberQuery(db: Database, userId: number) {
  return db.select({ id: users.id }).from(users).where(eq(users.id, userId));
}
