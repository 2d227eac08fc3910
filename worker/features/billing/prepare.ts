import { createHash } from 'node:crypto';
import { PLATINUM_SOON, type Tier } from '../../../contract/billing.ts';
import { PREMIUM_CENTS } from '../../../contract/limits.ts';
import { isMissing, isStripeError, isUnanswered } from '../../clients/stripe/faults.ts';
import {
  type BilledSubscription,
  billedSubscription,
  customer,
  payableSubscription,
  paymentIntent,
} from '../../clients/stripe/objects.ts';
import { readAs } from '../../clients/stripe/read.ts';
import { ApiFailure, accountGone } from '../../failure.ts';
import { departCustomer } from './departed.ts';
import { withMemberLock } from './member-lock.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { cannotPay } from './payment-failures.ts';
import { planOf } from './plan.ts';
import { countBeginning, ensureRow, findRow, forgetCustomer, storeCustomer } from './queries.ts';
import { type Billing, endingOf, endSubscription, endUnpaid, keepReading, type Reading, readPlan } from './reading.ts';
import { stateOf } from './state.ts';

export interface Payer {
  id: number;
  email: string;
  name: string;
}

const REFUSALS = {
  subscribed: () => new ApiFailure('already_subscribed', 'You already have an active subscription.'),
  'payment failed': () =>
    new ApiFailure(
      'already_subscribed',
      'You already have an active subscription, and its last payment failed. Change your card in your profile to pay it.',
    ),
  'in dispute': () =>
    new ApiFailure('conflict', 'Your subscription is on hold because a payment is in dispute. Please contact support.'),
  'under way': () =>
    new ApiFailure(
      'conflict',
      'Your payment is being processed. Your plan starts automatically as soon as it’s confirmed.',
    ),
} satisfies Record<Extract<NextStep, { do: 'refuse' }>['because'], () => ApiFailure>;

/**
 * Returns what the browser needs to pay for the first month, for a subscription that awaits payment or a new one.
 * Throws `not_for_sale`, `already_subscribed`, and `conflict` if a payment is in progress or in dispute.
 */
export async function preparePayment(billing: Billing, payer: Payer, tier: Tier) {
  if (tier !== 'premium') throw new ApiFailure('not_for_sale', PLATINUM_SOON.description);
  await ensureRow(billing.db, payer.id);
  return withMemberLock(billing.db, payer.id, async () => {
    const row = await findRow(billing.db, payer.id);
    // The plan was granted, not bought.
    if (!row?.stripeSubscriptionId && planOf(row, Date.now()).active) throw REFUSALS.subscribed();
    const begun = row?.subscriptionsBegun ?? 0;
    try {
      return await tryToPrepare(billing, payer, begun);
    } catch (error) {
      // If the account is deleted during this request, so is its Stripe customer.
      if (isMissing(error) && !(await findRow(billing.db, payer.id))) throw accountGone();
      // The customer was created with other keys, or deleted at Stripe. A member with an active plan keeps theirs,
      // because then it's more likely that our keys are wrong.
      if (!row?.stripeCustomerId || planOf(row, Date.now()).active || !isMissing(error, 'customer')) throw error;
      await forgetCustomer(billing.db, row.stripeCustomerId);
      return await tryToPrepare(billing, payer, begun + 1);
    }
  });
}

async function tryToPrepare(billing: Billing, payer: Payer, begun: number) {
  try {
    return await prepareAlone(billing, payer, begun);
  } catch (error) {
    // Stripe repeats its response to a key, even an error, so the next attempt uses a new one. If there was no
    // response, it reuses the key because the outcome is unknown.
    if (isStripeError(error) && !isUnanswered(error)) await countBeginning(billing.db, payer.id, begun);
    throw error;
  }
}

async function prepareAlone(billing: Billing, payer: Payer, begun: number) {
  const { db, payments } = billing;
  const id = await customerOf(billing, payer, begun);
  const reading = await readPlan(billing, { userId: payer.id, customer: id });
  const step = nextStep(reading.truth, reading, payments.price);
  if (step.do === 'refuse') {
    await keepReading(db, reading);
    throw REFUSALS[step.because]();
  }
  for (const other of step.ending) await giveUp(billing, reading, other);
  const reused = step.do === 'reuse' ? await secretOf(billing, reading, step.id) : null;
  if (reused) {
    await keepReading(db, reading);
    return { ...reused, ...payments.browser };
  }
  // The count includes a subscription that was created without a response and has since ended, so its response isn't
  // repeated.
  const made = await createSubscription(billing, payer, id, `${begun}-${reading.truth.subscriptions.length}`);
  const subscriptions = [
    made.subscription,
    ...reading.truth.subscriptions.filter((one) => one.status !== 'incomplete'),
  ];
  await keepReading(db, { ...reading, ...stateOf({ ...reading.truth, subscriptions }) });
  await countBeginning(db, payer.id, begun);
  const { clientSecret, renewsAt } = made;
  return { subscriptionId: made.subscription.id, clientSecret, renewsAt, ...payments.browser };
}

/** Returns the member's Stripe customer, creating it only once. */
async function customerOf({ db, payments }: Billing, payer: Payer, begun: number): Promise<string> {
  const known = (await findRow(db, payer.id))?.stripeCustomerId;
  if (known) return known;
  const { id: userId, email, name } = payer;
  // Stripe rejects a key that is reused with different details.
  const details = createHash('sha256').update(`${email}\n${name}`).digest('base64url').slice(0, 16);
  const created = await payments.stripe.customers.create(
    { email, name, metadata: { user_id: String(userId) } },
    { idempotencyKey: `customer-${userId}-${details}-${begun}` },
  );
  const { id } = readAs(customer, created);
  if (await storeCustomer(db, userId, id)) return id;
  await departCustomer(db, id);
  throw accountGone();
}

/**
 * Returns the payment details of a subscription that can still be paid, or null if its payment was canceled or is
 * missing.
 */
async function secretOf(billing: Billing, reading: Reading, id: string) {
  const { stripe } = billing.payments;
  const answer = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] });
  const { clientSecret, renewsAt } = readAs(payableSubscription, answer);
  if (clientSecret) {
    const payment = readAs(paymentIntent, await stripe.paymentIntents.retrieve(paymentOf(clientSecret)));
    if (payment.status === 'processing' || payment.status === 'succeeded') throw REFUSALS['under way']();
    if (payment.status !== 'canceled') return { subscriptionId: id, clientSecret, renewsAt };
  }
  await giveUp(billing, reading, id);
  return null;
}

/** Ends a subscription that shouldn't be paid anymore. Throws `conflict` if it was just paid. */
async function giveUp({ payments }: Billing, { truth, number }: Reading, id: string): Promise<void> {
  if (!(await endUnpaid(payments, endingOf(truth, id), `given-up-${number}`))) throw REFUSALS['under way']();
}

async function createSubscription({ db, payments }: Billing, payer: Payer, customerId: string, attempt: string) {
  const { stripe, price } = payments;
  const answer = await stripe.subscriptions
    .create(
      {
        customer: customerId,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        metadata: { user_id: String(payer.id) },
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: `subscription-${customerId}-${attempt}` },
    )
    .catch(async (error: unknown) => {
      // The customer was deleted at Stripe, so the next attempt creates a new one.
      if (isMissing(error, 'customer')) await forgetCustomer(db, customerId);
      throw error;
    });
  const subscription = readAs(billedSubscription, answer);
  const { clientSecret, renewsAt } = readAs(payableSubscription, answer);
  if (!clientSecret || !costsWhatWeSay(subscription)) {
    console.error(
      JSON.stringify({ stripe: 'The subscription does not cost what the plans say', prices: subscription.prices }),
    );
    const openInvoices = subscription.latestInvoice ? [subscription.latestInvoice] : [];
    await endSubscription(payments, { id: subscription.id, openInvoices }, 'wrong');
    throw cannotPay();
  }
  return { subscription, clientSecret, renewsAt };
}

/** Returns whether the subscription has the price that the member saw. No one is charged a different one. */
function costsWhatWeSay({ prices }: BilledSubscription): boolean {
  return prices.every(
    ({ unit_amount, currency, recurring }) =>
      unit_amount === PREMIUM_CENTS &&
      currency === 'usd' &&
      recurring?.interval === 'month' &&
      recurring.interval_count === 1,
  );
}

/** Returns a client secret's payment ID, which is the part before the marker. */
export function paymentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
