import { desc, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { getSubscription, postPrepareSubscription } from '../../../contract/billing.ts';
import type { CardName } from '../../../dev/stripe/objects/cards.ts';
import { outbox, subscriptions } from '../../../worker/db/schema/index.ts';
import type { Payer, ProductWithStripe } from '../product/paid-product.ts';

export const DAY = 24 * 60 * 60_000;

/** Returns helpers for a product's members to pay, cancel and so on. */
export function billingKit(product: () => ProductWithStripe) {
  const { db, stripe } = { db: () => product().db, stripe: () => product().stripe };

  async function rowOf({ id }: { id: number }) {
    const [row] = await db().select().from(subscriptions).where(eq(subscriptions.userId, id));
    return row;
  }
  async function customerOf(payer: Payer): Promise<string> {
    const customer = (await rowOf(payer))?.stripeCustomerId;
    if (!customer) throw new Error('The member has no customer at Stripe');
    return customer;
  }
  async function prepare({ client }: Payer) {
    const { body } = await client.ok(postPrepareSubscription, { body: { tier: 'premium' } });
    const { subscriptionId = '', clientSecret = '', renewsAt, publishableKey } = body;
    return { subscriptionId, clientSecret, renewsAt, publishableKey, payment: clientSecret.split('_secret_')[0] ?? '' };
  }
  return {
    rowOf,
    customerOf,
    prepare,
    planOf: async ({ client }: Payer) => (await client.ok(getSubscription)).body,
    /** Creates a member who has paid and whose events have all been delivered. */
    async subscriber(card: CardName = 'ok') {
      const payer = await product().newMember();
      const prepared = await prepare(payer);
      await stripe().confirm(prepared.clientSecret, card);
      await stripe().settled();
      return { payer, ...prepared, customer: await customerOf(payer) };
    },
    /** Creates a member whose Stripe customer was created `ms` ago and has paid nothing. */
    async memberInThePast(ms: number, leave: (payer: Payer) => Promise<unknown>) {
      const payer = await product().newMember();
      await prepare(payer);
      await leave(payer);
      await stripe().settled();
      const customer = await customerOf(payer);
      await stripe().advance(-ms, { customer });
      return { payer, customer };
    },
    advance: async (customer: string, days: number) => {
      await stripe().advance(days * DAY, { customer });
      await stripe().settled();
    },
    /** Returns a customer's subscriptions at Stripe that haven't ended. */
    living: (customer: string): Stripe.Subscription[] =>
      stripe()
        .subscriptions(customer)
        .filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired'),
    subjectsTo: async ({ email }: Payer) => {
      const mails = await db().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
      return mails.map(({ subject }) => subject);
    },
    newestMailTo: async ({ email }: Payer) => {
      const [mail] = await db()
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, email))
        .orderBy(desc(outbox.id))
        .limit(1);
      return mail;
    },
  };
}
