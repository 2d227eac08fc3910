import type { Locale } from '../../../contract/locales.ts';
import { intoOutbox } from '../../clients/mail/outbox.ts';
import { cardRefusalOf, isMissing } from '../../clients/stripe/faults.ts';
import { setupIntent } from '../../clients/stripe/objects.ts';
import { readAs } from '../../clients/stripe/read.ts';
import { isDuplicate } from '../../db/database-errors.ts';
import { ApiFailure } from '../../failure.ts';
import { ownSubscription } from './cancellation.ts';
import { type Card, cardOf } from './invoices.ts';
import { cardChangedMail } from './mails.ts';
import { memberQuery } from './queries.ts';
import { type Billing, refreshPlan } from './reading.ts';

const NO_SUBSCRIPTION = 'You don’t have a subscription paid by card.';

/** Starts a card change. Returns the secret that the browser needs to send the new card to Stripe. */
export async function beginCardChange(billing: Billing, userId: number) {
  const { reading } = await ownSubscription(billing, userId, NO_SUBSCRIPTION);
  const { stripe, browser } = billing.payments;
  const created = await stripe.setupIntents.create(
    { customer: reading.customer, allowed_payment_method_types: ['card'], usage: 'off_session' },
    { idempotencyKey: `setup-${userId}-${reading.number}` },
  );
  const { client_secret: clientSecret } = readAs(setupIntent, created);
  if (!clientSecret) throw new Error('Stripe started a card change without a secret');
  return { clientSecret, ...browser };
}

/**
 * Uses a confirmed SetupIntent's card for renewals, and pays an open invoice with it. Throws `forbidden` if it isn't
 * the member's, and `payment_incomplete` if it isn't confirmed or the bank declines the payment.
 */
export async function changeCard(
  billing: Billing,
  member: { id: number; email: string; language: Locale; appUrl: string },
  setupIntentId: string,
): Promise<Card | null> {
  const { db, payments } = billing;
  const { reading, own } = await ownSubscription(billing, member.id, NO_SUBSCRIPTION);
  const setup = await readSetup(billing, setupIntentId, reading.customer);
  if (setup.status !== 'succeeded' || !setup.payment_method) {
    throw new ApiFailure('payment_incomplete', 'The new card isn’t confirmed yet. Please try again.');
  }
  const card = setup.payment_method;
  const key = `card-${setup.id}-${reading.number}`;
  await payments.stripe.subscriptions.update(own.id, { default_payment_method: card }, { idempotencyKey: key });
  const shown = await cardOf(payments, card);
  const reader = { recipient: member.email, language: member.language, appUrl: member.appUrl };
  const mail = cardChangedMail(reader, shown);
  await intoOutbox(db, mail, memberQuery(db, member.id), `card:${setup.id}`).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
  const isOpen = own.status === 'past_due' || own.status === 'unpaid';
  const refusal = isOpen && own.latestInvoice ? await pay(billing, own.latestInvoice, card, key) : null;
  await refreshPlan(billing, reading);
  if (refusal !== null) {
    throw new ApiFailure('payment_incomplete', `The card was saved, but the open payment failed: ${refusal}`);
  }
  return shown;
}

/** Reads a SetupIntent. Throws `forbidden` for an unknown ID, or another member's. */
async function readSetup({ payments }: Billing, id: string, customer: string) {
  const answer = await payments.stripe.setupIntents.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const setup = answer && readAs(setupIntent, answer);
  if (setup?.customer === customer) return setup;
  throw new ApiFailure('forbidden', 'This card doesn’t belong to your subscription.');
}

/** Pays an open invoice. Returns the bank's reason if it declined, otherwise null. */
async function pay({ payments }: Billing, invoice: string, card: string, key: string): Promise<string | null> {
  try {
    await payments.stripe.invoices.pay(invoice, { payment_method: card }, { idempotencyKey: `pay-${key}` });
    return null;
  } catch (error) {
    const refusal = cardRefusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}
