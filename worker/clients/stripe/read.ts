import * as z from 'zod/mini';
import { type BilledCharge, type BillingTruth, billedInvoice, billedSubscription, charge, dispute } from './objects.ts';
import type { Payments } from './stripe.ts';

/** Stripe's largest page. Lists start with the newest, so one page covers years of payments. */
const MANY = 100;

/** Thrown when Stripe's response is invalid, so nothing can be decided from it. */
export class UnreadableAnswer extends Error {}

/** Parses a response from Stripe. Throws `UnreadableAnswer`. */
export function readAs<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new UnreadableAnswer(fields.join('; '));
}

const list = z.object({ data: z.array(z.unknown()) });

/** Parses the objects in a list from Stripe. Throws `UnreadableAnswer`. */
export function readList<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S>[] {
  return readAs(list, answer).data.map((one) => readAs(schema, one));
}

/** Reads the current state of everything that decides a customer's plan. */
export async function readTruth({ stripe }: Payments, customer: string): Promise<BillingTruth> {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: MANY }),
    stripe.invoices.list({ customer, limit: MANY, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: MANY }),
  ]);
  return {
    subscriptions: readList(billedSubscription, subscriptions),
    invoices: readList(billedInvoice, invoices),
    charges: await Promise.all(readList(charge, charges).map((one) => withDisputes(stripe, one))),
  };
}

async function withDisputes(stripe: Payments['stripe'], one: z.output<typeof charge>): Promise<BilledCharge> {
  const disputes = one.disputed ? readList(dispute, await stripe.disputes.list({ charge: one.id, limit: MANY })) : [];
  return {
    payment: one.payment_intent,
    madeAt: one.created,
    isPaid: one.status === 'succeeded',
    amount: one.amount,
    refunded: one.amount_refunded,
    receiptUrl: one.receipt_url,
    disputes: disputes.map(({ status }) => status),
  };
}
