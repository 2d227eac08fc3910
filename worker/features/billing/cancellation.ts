import type { BilledSubscription } from '../../clients/stripe/objects.ts';
import { ApiFailure } from '../../failure.ts';
import type { Plan } from './plan.ts';
import { findRow } from './queries.ts';
import { type Billing, endingOf, endUnpaid, keepReading, type Reading, readPlan, refreshPlan } from './reading.ts';
import { isEnded } from './state.ts';

/** Running subscriptions. All others have no paid time left, so canceling ends them immediately. */
const RUNNING = new Set(['active', 'trialing']);

/**
 * Cancels the member's subscription at the end of the paid period, or now if nothing is paid; idempotent. A member who
 * paid at the same moment keeps the paid period, and the response says so. Throws `not_found` if there's no
 * subscription.
 */
export async function cancel(billing: Billing, userId: number): Promise<Plan> {
  const { reading, own } = await ownSubscription(billing, userId, 'You don’t have a subscription to cancel.');
  const { payments } = billing;
  const key = `cancel-${own.id}-${reading.number}`;
  if (!RUNNING.has(own.status))
    await endUnpaid(payments, endingOf(reading.truth, own.id), `canceled-${reading.number}`);
  else if (!own.endsWithPeriod || !own.isCanceledByMember) {
    // Clears an end date that we set ourselves. The end of the period is no later.
    if (own.cancelAt !== null && !own.endsWithPeriod) {
      await payments.stripe.subscriptions.update(own.id, { cancel_at: '' }, { idempotencyKey: `${key}-date` });
    }
    await payments.stripe.subscriptions.update(
      own.id,
      { cancel_at_period_end: true, metadata: { canceled_by: 'member' } },
      { idempotencyKey: key },
    );
  }
  return refreshPlan(billing, reading);
}

/** Undoes a cancellation during the paid period. Throws `conflict` if there's none to undo. */
export async function resume(billing: Billing, userId: number): Promise<Plan> {
  const nothing = 'There’s no cancellation to undo.';
  const { reading, own } = await ownSubscription(billing, userId, nothing);
  if (!RUNNING.has(own.status) || !own.endsWithPeriod) {
    await keepReading(billing.db, reading);
    throw new ApiFailure('conflict', nothing);
  }
  await billing.payments.stripe.subscriptions.update(
    own.id,
    { cancel_at_period_end: false, metadata: { canceled_by: '' } },
    { idempotencyKey: `resume-${own.id}-${reading.number}` },
  );
  return refreshPlan(billing, reading);
}

/**
 * Returns the member's subscription that hasn't ended, as Stripe has it now. Throws `not_found` with this sentence if
 * there's none.
 */
export async function ownSubscription(
  billing: Billing,
  userId: number,
  sentence: string,
): Promise<{ reading: Reading; own: BilledSubscription }> {
  const customer = (await findRow(billing.db, userId))?.stripeCustomerId;
  if (!customer) throw new ApiFailure('not_found', sentence);
  const reading = await readPlan(billing, { userId, customer });
  const isReversed = reading.reversed.some(({ id }) => id === reading.state.subscription);
  const own = reading.truth.subscriptions.find(({ id }) => id === reading.state.subscription);
  if (own && !isEnded(own) && !isReversed) return { reading, own };
  await keepReading(billing.db, reading);
  throw new ApiFailure('not_found', sentence);
}
