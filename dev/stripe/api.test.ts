import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type StripeStandIn, startStripe } from './server.ts';

const DAY = 86_400_000;
const MONTH = 32 * DAY;

let standIn: StripeStandIn;
let stripe: Stripe;
beforeAll(async () => {
  standIn = await startStripe();
  stripe = sdk(standIn);
});
afterAll(() => standIn.close());

let customer: Stripe.Customer;
beforeEach(async () => {
  customer = await stripe.customers.create({ email: 'mara@example.org', metadata: { member: '7' } });
});

function sdk({ url, secretKey }: StripeStandIn, options: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, ...options });
}

async function subscribe(options: Partial<Stripe.SubscriptionCreateParams> = {}, key?: string) {
  const subscription = await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: standIn.price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
      ...options,
    },
    key === undefined ? {} : { idempotencyKey: key },
  );
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== 'object' || !invoice) throw new Error('Not expanded');
  return { subscription, invoice, secret: invoice.confirmation_secret?.client_secret ?? '' };
}

async function paid() {
  const made = await subscribe();
  await standIn.confirm(made.secret, 'ok');
  return made;
}

const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status;
const typesOf = () => standIn.events(customer.id).map(({ type }) => type);

test('a subscription waits for its payment and is active when the card paid', async () => {
  const { subscription, invoice, secret } = await subscribe();
  expect(subscription.status).toBe('incomplete');
  expect(invoice).toMatchObject({ status: 'open', amount_due: 999, billing_reason: 'subscription_create' });
  const intentId = invoice.payments?.data[0]?.payment.payment_intent;
  expect(secret.startsWith(`${intentId}_secret_`)).toBe(true);
  await standIn.confirm(secret, 'ok');
  const now = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ['default_payment_method', 'latest_invoice.payments.data.payment.payment_intent'],
  });
  expect(now.status).toBe('active');
  expect(now.default_payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
  expect(now.latest_invoice).toMatchObject({
    status: 'paid',
    amount_paid: 999,
    payments: { data: [{ status: 'paid', payment: { payment_intent: { id: intentId, status: 'succeeded' } } }] },
  });
  expect(typesOf()).toEqual(expect.arrayContaining(['customer.subscription.created', 'invoice.paid']));
});

test('the clock renews, collects after an hour, and counts the period from its anchor', async () => {
  const { subscription } = await paid();
  const before = subscription.items.data[0]?.current_period_end ?? 0;
  await standIn.advance(before * 1000 - standIn.now(customer.id) + 1000, { customer: customer.id });
  const draft = await stripe.invoices.list({ customer: customer.id });
  expect(draft.data.map(({ status }) => status)).toEqual(['draft', 'paid']);
  await standIn.advance(2 * 3_600_000, { customer: customer.id });
  const all = await stripe.invoices.list({ customer: customer.id });
  expect(all.data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_create'],
  ]);
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(after.items.data[0]?.current_period_start).toBe(before);
  expect(after.status).toBe('active');
});

test('a renewal that fails is past due, is tried again, and ends the plan at last', async () => {
  const { subscription } = await paid();
  standIn.changeCard(customer.id, 'declined_later');
  await standIn.advance(MONTH, { customer: customer.id });
  expect(await statusOf(subscription.id)).toBe('past_due');
  await standIn.advance(16 * DAY, { customer: customer.id });
  expect(await statusOf(subscription.id)).toBe('canceled');
  expect(typesOf().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(typesOf().at(-1)).toBe('customer.subscription.deleted');
});
