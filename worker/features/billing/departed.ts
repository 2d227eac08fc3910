import { asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { isMissing, isRefusedAsSuch, stripeFaultOf } from '../../clients/stripe/faults.ts';
import { readTruth } from '../../clients/stripe/read.ts';
import type { Payments } from '../../clients/stripe/stripe.ts';
import type { Database } from '../../db/client.ts';
import { departedCustomers, subscriptions } from '../../db/schema/index.ts';
import { type Billing, endingOf, endSubscription } from './reading.ts';
import { isEnded } from './state.ts';
import { unusedPayments } from './unused-payments.ts';

const AT_ONCE = 20;

/** The statement that notes, in the batch that deletes an account where that is `allowed`, that its customer is to go at Stripe too. */
export function departMember(db: Database, userId: number, allowed: SQL) {
  const { stripeCustomerId, stripeSubscriptionId, status, userId: owner } = subscriptions;
  return db.run(
    sql`INSERT INTO ${departedCustomers} (stripe_customer_id, next_attempt_at, pending_subscription)
        SELECT ${stripeCustomerId}, ${new Date().toISOString()}, CASE WHEN ${status} = 'pending' THEN ${stripeSubscriptionId} END
        FROM ${subscriptions}
        WHERE ${owner} = ${userId} AND ${stripeCustomerId} IS NOT NULL AND ${allowed} ON CONFLICT DO NOTHING`,
  );
}

/** Notes it of a customer whom no row of ours knows. */
export async function departCustomer(db: Database, stripeCustomerId: string): Promise<void> {
  const nextAttemptAt = new Date().toISOString();
  await db.insert(departedCustomers).values({ stripeCustomerId, nextAttemptAt }).onConflictDoNothing();
}

/**
 * Deletes at Stripe the customers whose account is gone: that ends their subscriptions at once and forgets their cards.
 * Before that, what they have paid without having had the use of it goes back. What fails is tried again, ever more seldom but never given up: somebody would go on paying. Returns how many went.
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
    // From here on nothing can be paid, but it may have been paid up to here.
    const last = endings.length === 0 ? truth : await readTruth(payments, customer);
    if (last.invoices.some(({ status }) => status === 'open'))
      throw new Error('A payment of this customer is under way');
    for (const payment of unusedPayments(last, due)) await giveBack(payments, payment, `departed-${attempts}`);
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

/** Gives a payment back whole. What Stripe refuses as such is not tried again: it is given back already, or never can be. */
async function giveBack({ stripe }: Payments, payment: string, why: string): Promise<void> {
  const request = { payment_intent: payment, reason: 'requested_by_customer' } as const;
  await stripe.refunds.create(request, { idempotencyKey: `back-${payment}-${why}` }).catch((error: unknown) => {
    if (!isRefusedAsSuch(error)) throw error;
    console.error(JSON.stringify({ unusedPayment: payment, stripe: stripeFaultOf(error) }));
  });
}

interface Due {
  customer: string;
  departedAt: number;
  pendingSubscription: string | null;
  /** Part of the keys: Stripe repeats its answer to a key, a fault too. */
  attempts: number;
}

/** One statement takes them, so that no two runs work on the same; the next try comes after 5, 20, 45 … minutes, a day at most. */
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
