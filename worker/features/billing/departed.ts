import { asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { isMissing, stripeFaultOf } from '../../clients/stripe/faults.ts';
import { readTruth } from '../../clients/stripe/read.ts';
import type { Database } from '../../db/client.ts';
import { departedCustomers, subscriptions } from '../../db/schema/index.ts';
import { type Billing, endingOf, endSubscription } from './reading.ts';
import { isEnded } from './state.ts';

const AT_ONCE = 20;

/** The statement that notes, in the batch that deletes an account where that is `allowed`, that its customer is to go at Stripe too. */
export function departMember(db: Database, userId: number, allowed: SQL) {
  const { stripeCustomerId, userId: owner } = subscriptions;
  return db.run(
    sql`INSERT INTO ${departedCustomers} (stripe_customer_id, next_attempt_at)
        SELECT ${stripeCustomerId}, ${new Date().toISOString()} FROM ${subscriptions}
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
 * What fails is tried again, ever more seldom but never given up: somebody would go on paying. Returns how many went.
 */
export async function endDeparted({ db, payments }: Billing): Promise<number> {
  const due = await takeDue(db, Date.now());
  const ended = await Promise.all(due.map((one) => endCustomer({ db, payments }, one)));
  return ended.filter(Boolean).length;
}

async function endCustomer({ db, payments }: Billing, { customer, attempts }: Due): Promise<boolean> {
  try {
    const truth = await readTruth(payments, customer);
    for (const one of truth.subscriptions.filter((each) => !isEnded(each))) {
      await endSubscription(payments, endingOf(truth, one.id), `departed-${attempts}`);
    }
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

interface Due {
  customer: string;
  /** Part of the keys: Stripe repeats its answer to a key, a fault too. */
  attempts: number;
}

/** One statement takes them, so that no two runs work on the same; the next try comes after 5, 20, 45 … minutes, a day at most. */
function takeDue(db: Database, now: number): Promise<Due[]> {
  const due = db
    .select({ id: departedCustomers.stripeCustomerId })
    .from(departedCustomers)
    .where(lte(departedCustomers.nextAttemptAt, new Date(now).toISOString()))
    .orderBy(asc(departedCustomers.nextAttemptAt))
    .limit(AT_ONCE);
  const pause = sql`min(1440, 5 * (${departedCustomers.attempts} + 1) * (${departedCustomers.attempts} + 1))`;
  return db
    .update(departedCustomers)
    .set({
      attempts: sql`${departedCustomers.attempts} + 1`,
      nextAttemptAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${now / 1000}, 'unixepoch', format('+%d minutes', ${pause}))`,
    })
    .where(sql`${departedCustomers.stripeCustomerId} IN ${due}`)
    .returning({ customer: departedCustomers.stripeCustomerId, attempts: departedCustomers.attempts });
}
