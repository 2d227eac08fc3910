import { asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { isInvalidRequest, isMissing, stripeFaultOf } from '../../clients/stripe/faults.ts';
import { readTruth } from '../../clients/stripe/read.ts';
import type { Payments } from '../../clients/stripe/stripe.ts';
import type { Database } from '../../db/client.ts';
import { departedCustomers, subscriptions } from '../../db/schema/index.ts';
import { type Billing, endingOf, endSubscription } from './reading.ts';
import { isEnded } from './state.ts';
import { unusedPayments } from './unused-payments.ts';

const AT_ONCE = 20;

/**
 * Returns the statement for the batch that deletes an account. If `allowed` is true, it records that the account's
 * Stripe customer must be deleted too.
 */
export function recordDeparture(db: Database, userId: number, allowed: SQL) {
  const { stripeCustomerId, stripeSubscriptionId, status, userId: owner } = subscriptions;
  return db.run(
    sql`INSERT INTO ${departedCustomers} (stripe_customer_id, next_attempt_at, pending_subscription)
        SELECT ${stripeCustomerId}, ${new Date().toISOString()}, CASE WHEN ${status} = 'pending' THEN ${stripeSubscriptionId} END
        FROM ${subscriptions}
        WHERE ${owner} = ${userId} AND ${stripeCustomerId} IS NOT NULL AND ${allowed} ON CONFLICT DO NOTHING`,
  );
}

/** Records that a customer who isn't in any of our rows must be deleted at Stripe. */
export async function departCustomer(db: Database, stripeCustomerId: string): Promise<void> {
  const nextAttemptAt = new Date().toISOString();
  await db.insert(departedCustomers).values({ stripeCustomerId, nextAttemptAt }).onConflictDoNothing();
}

/**
 * Deletes the Stripe customers of deleted accounts, which ends their subscriptions immediately and removes their cards.
 * Refunds unused payments first. Retries failures with growing delays and never gives up, because the customer would
 * keep paying. Returns how many were deleted.
 */
export async function endDeparted({ db, payments }: Billing): Promise<number> {
  const due = await takeDue(db, Date.now());
  const ended = await Promise.all(due.map((one) => endCustomer({ db, payments }, one)));
  return ended.filter(Boolean).length;
}

async function endCustomer({ db, payments }: Billing, due: Due): Promise<boolean> {
  const { customer, attempts } = due;
  try {
    const truth = await readTruth(payments, customer);
    const endings = truth.subscriptions
      .map((one) => ({ ...endingOf(truth, one.id), isOver: isEnded(one) }))
      .filter(({ isOver, openInvoices }) => !isOver || openInvoices.length > 0);
    for (const ending of endings) await endSubscription(payments, ending, `departed-${attempts}`);
    // From here on nothing can be paid, but a payment may have just come in.
    const last = endings.length === 0 ? truth : await readTruth(payments, customer);
    if (last.invoices.some(({ status }) => status === 'open'))
      throw new Error('A payment by this customer is in progress');
    for (const payment of unusedPayments(last, due)) await refund(payments, payment, `departed-${attempts}`);
    await payments.stripe.customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) {
      console.error(JSON.stringify({ departedCustomer: customer, stripe: stripeFaultOf(error) }));
      return false;
    }
  }
  await db.delete(departedCustomers).where(eq(departedCustomers.stripeCustomerId, customer));
  return true;
}

/**
 * Refunds a payment in full. Doesn't retry if Stripe rejects the refund itself, because then the payment is already
 * refunded or can't be.
 */
async function refund({ stripe }: Payments, payment: string, why: string): Promise<void> {
  const request = { payment_intent: payment, reason: 'requested_by_customer' } as const;
  await stripe.refunds.create(request, { idempotencyKey: `back-${payment}-${why}` }).catch((error: unknown) => {
    if (!isInvalidRequest(error)) throw error;
    console.error(JSON.stringify({ unusedPayment: payment, stripe: stripeFaultOf(error) }));
  });
}

interface Due {
  customer: string;
  departedAt: number;
  pendingSubscription: string | null;
  /** Part of the idempotency keys, because Stripe repeats its response to a key, even an error. */
  attempts: number;
}

/**
 * Claims due customers in a single statement, so no two runs work on the same ones. Schedules the next attempt after 5,
 * 20, 45 … minutes, at most a day.
 */
async function takeDue(db: Database, now: number): Promise<Due[]> {
  const due = db
    .select({ id: departedCustomers.stripeCustomerId })
    .from(departedCustomers)
    .where(lte(departedCustomers.nextAttemptAt, new Date(now).toISOString()))
    .orderBy(asc(departedCustomers.nextAttemptAt))
    .limit(AT_ONCE);
  const pause = sql`min(1440, 5 * (${departedCustomers.attempts} + 1) * (${departedCustomers.attempts} + 1))`;
  const taken = await db
    .update(departedCustomers)
    .set({
      attempts: sql`${departedCustomers.attempts} + 1`,
      nextAttemptAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${now / 1000}, 'unixepoch', format('+%d minutes', ${pause}))`,
    })
    .where(sql`${departedCustomers.stripeCustomerId} IN ${due}`)
    .returning();
  return taken.map(({ stripeCustomerId: customer, createdAt, pendingSubscription, attempts }) => ({
    ...{ customer, departedAt: Date.parse(createdAt), pendingSubscription, attempts },
  }));
}
