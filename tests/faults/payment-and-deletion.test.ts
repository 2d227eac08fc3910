import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { deleteAccount } from '../../contract/account/own-account.ts';
import { postActivateSubscription, postPrepareSubscription } from '../../contract/billing.ts';
import { departedCustomers, users } from '../../worker/db/schema/index.ts';
import { TASKS } from '../../worker/features/upkeep/scheduled.ts';
import { billingKit, DAY } from '../harness/members/billing.ts';
import { type FaultyProxy, startFaultyProxy } from '../harness/product/faulty-proxy.ts';
import { type Payer, type ProductWithStripe, productWithStripe } from '../harness/product/paid-product.ts';

/*
A member pays in one window and deletes the account in another. In either order, nobody pays for an account that doesn't
exist.
*/

const [EVERY_FIVE_MINUTES = ''] = Object.keys(TASKS);
let product: ProductWithStripe;
let toDatabase: FaultyProxy;
let toStripe: FaultyProxy;
const { customerOf, living, prepare, rowOf, subscriber, memberInThePast, planOf } = billingKit(() => product);

beforeAll(async () => {
  product = await productWithStripe();
  [toDatabase, toStripe] = await Promise.all([
    startFaultyProxy(product.databaseUrl),
    startFaultyProxy(product.stripe.url),
  ]);
  await product.restart({ DATABASE_URL: toDatabase.url, STRIPE_API_BASE: toStripe.url, STRIPE_RETRIES: '0' });
}, 60_000);
beforeEach(() => product.stripe.sendTo(product.webhookUrl));
afterAll(async () => {
  await product.close();
  await Promise.all([toDatabase.close(), toStripe.close()]);
});

const COMMIT = /delete from \\"users\\"/i;
const charges = z.object({ data: z.array(z.object({ amount: z.number(), amount_refunded: z.number() })) });

const leave = ({ client, password }: Payer) => client.ok(deleteAccount, { body: { password } });
const isGone = async ({ id }: Payer) => (await product.db.$count(users, eq(users.id, id))) === 0;
const untilEnded = (customer: string) =>
  expect.poll(() => product.db.$count(departedCustomers, eq(departedCustomers.stripeCustomerId, customer))).toBe(0);
const makeDue = () =>
  product.db.update(departedCustomers).set({ nextAttemptAt: new Date(Date.now() - 1000).toISOString() });

/** Returns a customer's payments and refunds, in cents. */
async function moneyOf(customer: string) {
  const headers = { authorization: `Bearer ${product.stripe.secretKey}` };
  const answer = await fetch(`${product.stripe.url}/v1/charges?customer=${customer}`, { headers });
  const { data } = charges.parse(await answer.json());
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
  return { paid: sum(data.map(({ amount }) => amount)), back: sum(data.map((one) => one.amount_refunded)) };
}
const RETURNED = { paid: 999, back: 999 };

test('a payment for an account deleted before we heard about it is refunded', async () => {
  const payer = await product.newMember();
  const { clientSecret } = await prepare(payer);
  const customer = await customerOf(payer);
  await product.stripe.settled();
  product.stripe.sendTo(null);
  await product.stripe.confirm(clientSecret, 'ok');
  expect((await rowOf(payer))?.status).toBe('pending');
  await leave(payer);
  await untilEnded(customer);
  expect(await moneyOf(customer)).toEqual(RETURNED);
  expect(living(customer)).toEqual([]);
});

test("a payment during the account's deletion is refunded, though the plan had started", async () => {
  const payer = await product.newMember();
  const { clientSecret, payment } = await prepare(payer);
  const customer = await customerOf(payer);
  const deletion = toDatabase.hold(COMMIT);
  const left = leave(payer);
  await deletion.arrived;
  await product.stripe.confirm(clientSecret, 'ok');
  await product.stripe.settled();
  await payer.client.ok(postActivateSubscription, { body: { subscriptionId: payment, tier: 'premium' } });
  expect(await planOf(payer)).toMatchObject({ active: true });
  await deletion.letGo();
  await left;
  await untilEnded(customer);
  expect(await isGone(payer)).toBe(true);
  expect(await moneyOf(customer)).toEqual(RETURNED);
});

test.each([
  ['subscription is ended', /^DELETE \/v1\/subscriptions\//],
  ['invoice is voided', /^POST \/v1\/invoices\/[^/]+\/void/],
])('a payment after the account was deleted and before the %s is refunded', async (_, call) => {
  const payer = await product.newMember();
  const { clientSecret } = await prepare(payer);
  const customer = await customerOf(payer);
  const ending = toStripe.hold(call);
  await leave(payer);
  await ending.arrived;
  expect(await isGone(payer)).toBe(true);
  const paying = async () => product.stripe.confirm(clientSecret, 'ok');
  // It may be too late, because the payment has been canceled.
  await paying().catch(() => {});
  await ending.letGo();
  await untilEnded(customer);
  const { paid, back } = await moneyOf(customer);
  expect(back).toBe(paid);
  expect(living(customer)).toEqual([]);
});

test('a refund that failed at first is made by cron', async () => {
  const { payer, customer } = await subscriber();
  product.stripe.plan({ fault: 'server_error', holding: 'POST /v1/refunds' });
  await leave(payer);
  await expect.poll(() => product.logs().some((line) => line.includes('departedCustomer'))).toBe(true);
  expect(await moneyOf(customer)).toEqual({ paid: 999, back: 0 });
  await makeDue();
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  await untilEnded(customer);
  expect(await moneyOf(customer)).toEqual(RETURNED);
});

test('a used month is not refunded', async () => {
  const { payer, customer } = await memberInThePast(3 * DAY, async () => {});
  const { clientSecret } = await prepare(payer);
  await product.stripe.confirm(clientSecret, 'ok');
  await product.stripe.settled();
  expect(await planOf(payer)).toMatchObject({ active: true });
  await leave(payer);
  await untilEnded(customer);
  expect(await moneyOf(customer)).toEqual({ paid: 999, back: 0 });
  expect(living(customer)).toEqual([]);
});

test('a payment being prepared while the account is deleted is never made', async () => {
  const payer = await product.newMember();
  const creation = toStripe.hold(/^POST \/v1\/subscriptions\n/);
  const prepared = payer.client.fails(postPrepareSubscription, { body: { tier: 'premium' } });
  await creation.arrived;
  const customer = await customerOf(payer);
  await leave(payer);
  await untilEnded(customer);
  await creation.letGo();
  expect((await prepared).body).toMatchObject({
    code: 'unauthenticated',
    message: 'This account no longer exists.',
  });
  expect(living(customer)).toEqual([]);
});
