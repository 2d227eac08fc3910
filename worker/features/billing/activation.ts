import { paymentIntent } from '../../clients/stripe/objects.ts';
import { readAs } from '../../clients/stripe/read.ts';
import { ApiFailure } from '../../failure.ts';
import type { Plan } from './plan.ts';
import { columnsOf, planOf } from './plan.ts';
import { findRow } from './queries.ts';
import { type Billing, keepReading, readPlan } from './reading.ts';

/**
 * Checks with Stripe after the browser has paid, and returns the plan; idempotent. Throws `forbidden` if `payment`
 * doesn't belong to the member's latest invoice. A payment that the bank is still processing leaves the plan pending.
 * Throws `payment_incomplete` if nothing was paid.
 */
export async function activate(billing: Billing, userId: number, payment: string): Promise<Plan> {
  const customer = (await findRow(billing.db, userId))?.stripeCustomerId;
  if (!customer) throw notTheirs();
  const reading = await readPlan(billing, { userId, customer });
  const { state, truth } = reading;
  const own = truth.subscriptions.find(({ id }) => id === state.subscription)?.latestInvoice;
  if (!truth.invoices.some(({ id, payments }) => id === own && payments.includes(payment))) throw notTheirs();
  await keepReading(billing.db, reading);
  const plan = planOf(columnsOf(state), Date.now());
  if (plan.active || plan.status !== 'pending') return plan;
  const { status } = readAs(paymentIntent, await billing.payments.stripe.paymentIntents.retrieve(payment));
  // Paid a moment ago, so the events about it are on their way.
  if (status === 'processing' || status === 'succeeded') return plan;
  throw new ApiFailure('payment_incomplete', 'The payment isn’t complete. You weren’t charged. Please try again.');
}

function notTheirs(): ApiFailure {
  return new ApiFailure('forbidden', 'This payment doesn’t belong to your subscription.');
}
