import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount, postConfirmEmail } from '../../contract/account/own-account.ts';
import {
  deleteSubscription,
  getInvoices,
  getSubscription,
  PAYMENT_UNAVAILABLE,
  postActivateSubscription,
  postPrepareSubscription,
  postResumeSubscription,
} from '../../contract/billing.ts';
import { getHealth } from '../../contract/health.ts';
import { clientFor } from '../../dev/stripe/account-setup.ts';
import { FAULTS } from '../../dev/stripe/objects/faults.ts';
import { departedCustomers, emailChanges, subscriptions, users } from '../../worker/db/schema/index.ts';
import { hashToken, newToken } from '../../worker/features/account/sessions/secret-token.ts';
import { TASKS } from '../../worker/features/upkeep/scheduled.ts';
import { billingKit } from '../harness/members/billing.ts';
import { type Payer, type ProductWithStripe, productWithStripe } from '../harness/product/paid-product.ts';

const [EVERY_FIVE_MINUTES = ''] = Object.keys(TASKS);

/** Without retries, a fault is reported by the first call that it affects. */
const AT_ONCE = { STRIPE_RETRIES: '0', STRIPE_TIMEOUT_MS: '1500' };

let product: ProductWithStripe;
const { customerOf, living, planOf, prepare, rowOf, subscriber } = billingKit(() => product);
beforeAll(async () => {
  product = await productWithStripe();
  await product.restart(AT_ONCE);
}, 60_000);
beforeEach(() => product.stripe.sendTo(product.webhookUrl));
afterAll(() => product.close());

const premium = { active: true, status: 'active', tier: 'premium' };
const prepareFails = ({ client }: Payer) => client.fails(postPrepareSubscription, { body: { tier: 'premium' } });
const leave = ({ client, password }: Payer) => client.ok(deleteAccount, { body: { password } });
const departed = (customer: string) =>
  product.db.$count(departedCustomers, eq(departedCustomers.stripeCustomerId, customer));
const makeDue = (userId: number) =>
  product.db
    .update(subscriptions)
    .set({ checkAt: new Date(Date.now() - 1000).toISOString() })
    .where(eq(subscriptions.userId, userId));

test.each(FAULTS.filter((fault) => fault !== 'late'))(
  'when Stripe fails with %s, the payer sees it, and the next try works',
  async (fault) => {
    const payer = await product.newMember();
    for (const holding of ['POST /v1/customers', 'GET /v1/invoices', 'POST /v1/subscriptions']) {
      product.stripe.plan({ fault, holding });
      const { status, body } = await prepareFails(payer);
      expect([holding, status, body.code]).toEqual([holding, 503, 'payment_unavailable']);
      expect((await rowOf(payer))?.heldUntil).toBeNull();
    }
    expect(await planOf(payer)).toMatchObject({ active: false, status: 'inactive' });
    await prepare(payer);
    expect(living(await customerOf(payer))).toHaveLength(1);
  },
);

test('when Stripe acts but its answer is lost, the next try finds the result', async () => {
  const payer = await product.newMember();
  for (const holding of ['POST /v1/customers', 'POST /v1/subscriptions']) {
    product.stripe.plan({ fault: 'late', holding });
    expect((await prepareFails(payer)).status).toBe(503);
  }
  const { clientSecret } = await prepare(payer);
  expect(living(await customerOf(payer))).toHaveLength(1);
  await product.stripe.confirm(clientSecret, 'ok');
  expect(await planOf(payer)).toMatchObject(premium);
});

test('an ended subscription that we never heard about is not returned again', async () => {
  const payer = await product.newMember();
  product.stripe.plan({ fault: 'late', holding: 'POST /v1/subscriptions' });
  expect((await prepareFails(payer)).status).toBe(503);
  const customer = await customerOf(payer);
  const [lost] = living(customer);
  await payer.client.ok(deleteSubscription);
  const { subscriptionId, clientSecret } = await prepare(payer);
  expect(subscriptionId).not.toBe(lost?.id);
  await product.stripe.confirm(clientSecret, 'ok');
  expect(await planOf(payer)).toMatchObject(premium);
});

test("a member whose customer Stripe doesn't know can pay; one with a plan keeps it", async () => {
  const [newcomer, { payer }] = [await product.newMember(), await subscriber()];
  await prepare(newcomer);
  for (const { id } of [newcomer, payer]) {
    const lost = { stripeCustomerId: `cus_of_other_keys${id}` };
    await product.db.update(subscriptions).set(lost).where(eq(subscriptions.userId, id));
  }
  const { clientSecret } = await prepare(newcomer);
  await product.stripe.confirm(clientSecret, 'ok');
  expect(await planOf(newcomer)).toMatchObject(premium);
  expect((await prepareFails(payer)).body.code).toBe('payment_unavailable');
  expect(await planOf(payer)).toMatchObject(premium);
});

test('when Stripe is down, cancel and activate say so; the plan is still shown', async () => {
  const { payer, payment } = await subscriber();
  product.stripe.plan({ fault: 'server_error', times: 3, holding: 'GET /v1/subscriptions' });
  expect((await payer.client.fails(deleteSubscription)).body.code).toBe('payment_unavailable');
  expect((await payer.client.fails(postResumeSubscription)).body.code).toBe('payment_unavailable');
  const body = { subscriptionId: payment, tier: 'premium' };
  expect((await payer.client.fails(postActivateSubscription, { body })).body.code).toBe('payment_unavailable');
  expect(await planOf(payer)).toMatchObject({ ...premium, cancelAtPeriodEnd: false });
  expect((await payer.client.ok(deleteSubscription)).body.cancelled).toBe(true);
});

test('a member who deletes the account pays nothing more and is deleted at Stripe', async () => {
  const { payer, customer } = await subscriber();
  await leave(payer);
  await expect.poll(() => living(customer).length).toBe(0);
  await expect.poll(() => departed(customer)).toBe(0);
  const headers = { authorization: `Bearer ${product.stripe.secretKey}` };
  const found = await fetch(`${product.stripe.url}/v1/customers/${customer}`, { headers });
  expect(await found.json()).toMatchObject({ deleted: true });
  await product.stripe.settled();
});

test('an account deleted while Stripe is down pays nothing more once it is back', async () => {
  const { payer, customer } = await subscriber();
  product.stripe.plan({ fault: 'server_error', times: 3, holding: customer });
  await leave(payer);
  expect(await product.db.$count(users, eq(users.id, payer.id))).toBe(0);
  await expect.poll(() => product.logs().some((line) => line.includes('departedCustomer'))).toBe(true);
  expect(living(customer)).toHaveLength(1);
  expect(await departed(customer)).toBe(1);
  // It isn't due again yet.
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  expect(living(customer)).toHaveLength(1);
  const past = new Date(Date.now() - 1000).toISOString();
  await product.db.update(departedCustomers).set({ nextAttemptAt: past });
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  expect(living(customer)).toHaveLength(0);
  expect(await departed(customer)).toBe(0);
});

test("after the account is deleted, its open payment form can't pay any more", async () => {
  const payer = await product.newMember();
  const { clientSecret } = await prepare(payer);
  const customer = await customerOf(payer);
  await leave(payer);
  await expect.poll(() => departed(customer)).toBe(0);
  await expect((async () => product.stripe.confirm(clientSecret, 'ok'))()).rejects.toThrow();
});

test("receipts go to the member's current address", async () => {
  const { payer, customer } = await subscriber();
  const token = newToken();
  const newEmail = `moved-${payer.email}`;
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  await product.db.insert(emailChanges).values({ userId: payer.id, newEmail, tokenHash: hashToken(token), expiresAt });
  await payer.client.ok(postConfirmEmail, { params: { token } });
  product.stripe.plan({ fault: 'server_error', holding: `POST /v1/customers/${customer}` });
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  expect(await emailAtStripe(customer)).toBe(payer.email);
  await makeDue(payer.id);
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  expect(await emailAtStripe(customer)).toBe(newEmail);
  expect(await planOf(payer)).toMatchObject(premium);
});

test('cron repairs a plan when neither webhook nor activation arrived', async () => {
  const payer = await product.newMember();
  const { clientSecret } = await prepare(payer);
  await product.stripe.settled();
  product.stripe.sendTo(null);
  await product.stripe.confirm(clientSecret, 'ok');
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  expect(await planOf(payer)).toMatchObject({ active: false, status: 'pending' });
  await makeDue(payer.id);
  product.stripe.plan({ fault: 'server_error', holding: await customerOf(payer) });
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  expect(await planOf(payer)).toMatchObject({ active: false, status: 'pending' });
  await makeDue(payer.id);
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  expect(await planOf(payer)).toMatchObject(premium);
  expect(Date.parse((await rowOf(payer))?.checkAt ?? '')).toBeGreaterThan(Date.now() + 20 * 24 * 60 * 60_000);
});

test('a lock whose holder died is released in the end', async () => {
  const payer = await product.newMember();
  await prepare(payer);
  const past = new Date(Date.now() - 1).toISOString();
  await product.db.update(subscriptions).set({ heldUntil: past }).where(eq(subscriptions.userId, payer.id));
  await prepare(payer);
  await product.db
    .update(subscriptions)
    .set({ heldUntil: sql`'9999-01-01T00:00:00.000Z'` })
    .where(eq(subscriptions.userId, payer.id));
  expect((await prepareFails(payer)).body.code).toBe('conflict');
});

test('a member can set up only a limited number of payments an hour', async () => {
  await product.restart({ LIMIT_PAYMENT_SETUPS_PER_ACCOUNT: '2/1h' });
  const payer = await product.newMember();
  for (const _ of [1, 2]) await prepare(payer);
  const { status, headers } = await prepareFails(payer);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('no one is charged a price other than the one shown', async () => {
  const headers = { authorization: `Bearer ${product.stripe.secretKey}` };
  const prices = `${product.stripe.url}/v1/prices`;
  const { product: of } = await (await fetch(`${prices}/${product.stripe.price}`, { headers })).json();
  const other = { currency: 'usd', unit_amount: '1999', 'recurring[interval]': 'month', product: of };
  const made = await fetch(prices, { method: 'POST', headers, body: new URLSearchParams(other) });
  const { id } = await made.json();
  await product.restart({ STRIPE_PRICE_PREMIUM: id });
  const payer = await product.newMember();
  const { status, body } = await prepareFails(payer);
  expect([status, body.message]).toEqual([503, PAYMENT_UNAVAILABLE]);
  expect(living(await customerOf(payer))).toHaveLength(0);
});

test("without Stripe's keys, payments are refused, and the rest works", async () => {
  const none = {
    STRIPE_SECRET_KEY: null,
    STRIPE_PUBLISHABLE_KEY: null,
    STRIPE_WEBHOOK_SECRET: null,
    STRIPE_PRICE_PREMIUM: null,
  };
  await product.restart(none);
  const payer = await product.newMember();
  const { status, body } = await prepareFails(payer);
  expect([status, body.code, body.message]).toEqual([503, 'payment_unavailable', PAYMENT_UNAVAILABLE]);
  expect((await payer.client.ok(getSubscription)).body.tier).toBe('free');
  expect((await payer.client.ok(getInvoices)).body.invoices).toEqual([]);
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  await leave(payer);
});

test.each([
  ['one key alone', { STRIPE_SECRET_KEY: null }, 'STRIPE_SECRET_KEY'],
  ['a key in the wrong setting', { STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
  ['keys of different modes', { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
])('wrong settings fail loudly: %s', async (_, settings, name) => {
  await product.restart(settings);
  product.clearLogs();
  expect((await product.newVisitor().fails(getHealth)).status).toBe(500);
  await expect.poll(() => product.logs().some((line) => line.includes(name))).toBe(true);
});

async function emailAtStripe(customer: string): Promise<string | null> {
  const found = await clientFor(product.stripe.secretKey, product.stripe.url).customers.retrieve(customer);
  return found.deleted ? null : found.email;
}
