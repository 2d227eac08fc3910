import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type StripeEmulator, startStripe } from './server.ts';
import { refusal, sdk, subscribe } from './test-kit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Long enough for a renewal and the hour that its invoice stays a draft. */
const MONTH = 32 * DAY;

let emulator: StripeEmulator;
let stripe: Stripe;
let customer: string;
beforeAll(async () => {
  emulator = await startStripe();
  stripe = sdk(emulator);
});
afterAll(() => emulator.close());
beforeEach(async () => {
  customer = (await stripe.customers.create({ email: 'mara@example.org' })).id;
});

async function paid() {
  const made = await subscribe(stripe, emulator, customer);
  await emulator.confirm(made.secret, 'ok');
  return made;
}
const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status;
const typesOf = () => emulator.events(customer).map(({ type }) => type);
const pass = (ms: number) => emulator.advance(ms, { customer });

test('a subscription waits for payment and is active once the card has paid', async () => {
  const { subscription, invoice, secret, intent } = await subscribe(stripe, emulator, customer);
  expect(subscription.status).toBe('incomplete');
  expect(invoice).toMatchObject({ status: 'open', amount_due: 999, billing_reason: 'subscription_create' });
  expect(invoice.payments?.data[0]?.payment.payment_intent).toBe(intent);
  await emulator.confirm(secret, 'ok');
  expect(await statusOf(subscription.id)).toBe('active');
  expect(typesOf()).toEqual(expect.arrayContaining(['customer.subscription.created', 'invoice.paid']));
  const activated = emulator.events(customer).find(({ type }) => type === 'customer.subscription.updated');
  expect(activated?.data).toMatchObject({
    object: { status: 'active' },
    previous_attributes: { status: 'incomplete', default_payment_method: null },
  });
});

test('after a declined card, another card can pay for 23 hours', async () => {
  const { id, secret } = await subscribe(stripe, emulator, customer);
  expect(await emulator.confirm(secret, 'declined')).toMatchObject({ error: { code: 'card_declined' } });
  expect(await statusOf(id)).toBe('incomplete');
  const late = await subscribe(stripe, emulator, customer);
  await emulator.confirm(secret, 'ok');
  expect(await statusOf(id)).toBe('active');
  await pass(23 * HOUR);
  expect(await statusOf(late.id)).toBe('incomplete_expired');
  expect(await stripe.invoices.retrieve(late.invoice.id)).toMatchObject({ status: 'void' });
  expect(() => emulator.confirm(late.secret, 'ok')).toThrow('status of canceled');
});

test('a card that requires authentication pays only if it succeeds', async () => {
  const { id, secret } = await subscribe(stripe, emulator, customer);
  expect(await emulator.confirm(secret, 'authentication')).toMatchObject({
    paymentIntent: { status: 'requires_action' },
  });
  await emulator.authenticate(secret, false);
  expect(await statusOf(id)).toBe('incomplete');
  await emulator.confirm(secret, 'authentication');
  await emulator.authenticate(secret, true);
  expect(await statusOf(id)).toBe('active');
  await pass(MONTH);
  expect(await statusOf(id)).toBe('active');
});

test('a plan renews on time, is collected an hour later, and counts from its anchor', async () => {
  const { subscription } = await paid();
  const before = subscription.items.data[0]?.current_period_end ?? 0;
  await pass(before * 1000 - emulator.now(customer) + 1000);
  const listed = async () => {
    const { data } = await stripe.invoices.list({ customer });
    return data.map(({ status, billing_reason }) => [status, billing_reason]);
  };
  expect(await listed()).toEqual([
    ['draft', 'subscription_cycle'],
    ['paid', 'subscription_create'],
  ]);
  await pass(2 * HOUR);
  expect((await listed())[0]).toEqual(['paid', 'subscription_cycle']);
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(after.items.data[0]?.current_period_start).toBe(before);
});

test('a failed renewal is past due, is retried on three days, then ends the plan', async () => {
  const { id } = await paid();
  emulator.changeCard(customer, 'declined_later');
  await pass(MONTH);
  expect(await statusOf(id)).toBe('past_due');
  await pass(16 * DAY);
  expect(await statusOf(id)).toBe('canceled');
  expect(typesOf().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(typesOf().at(-1)).toBe('customer.subscription.deleted');
});

test('a past due plan is active again when a new card pays the open invoice', async () => {
  const { id } = await paid();
  emulator.changeCard(customer, 'declined_later');
  await pass(MONTH);
  const { client_secret } = await stripe.setupIntents.create({ customer });
  const done = await emulator.confirm(client_secret ?? '', 'mastercard');
  const method = String(done.setupIntent?.['payment_method']);
  await stripe.subscriptions.update(id, { default_payment_method: method });
  const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
  await stripe.invoices.pay(open?.id ?? '');
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', default_payment_method: method });
});

test('a canceled plan runs to the end of its period, unless resumed', async () => {
  const { id } = await paid();
  const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({ status: 'active', cancel_at: cancelled.items.data[0]?.current_period_end });
  await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await pass(MONTH);
  expect(await statusOf(id)).toBe('active');
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await pass(MONTH);
  expect(await statusOf(id)).toBe('canceled');
  expect(typesOf().at(-1)).toBe('customer.subscription.deleted');
  expect(await refusal(stripe.subscriptions.cancel(id))).toMatchObject({ code: 'resource_missing' });
});

test('refunds can be partial but never exceed the payment, and banks can dispute it', async () => {
  const { intent } = await paid();
  await emulator.refund(intent, 400);
  await stripe.refunds.create({ payment_intent: intent });
  const { data } = await stripe.charges.list({ payment_intent: intent, expand: ['data.refunds'] });
  expect(data[0]).toMatchObject({
    amount_refunded: 999,
    refunded: true,
    refunds: { data: [{ amount: 599 }, { amount: 400 }] },
  });
  expect(await refusal(stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  await emulator.dispute(intent);
  await emulator.settleDispute(intent, 'lost');
  expect(typesOf().slice(-3)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ]);
});

test('one customer’s clock does not affect others', async () => {
  const { id } = await paid();
  const other = await stripe.customers.create({});
  const theirs = await subscribe(stripe, emulator, other.id);
  await pass(MONTH);
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
  expect(await statusOf(theirs.id)).toBe('incomplete');
});
