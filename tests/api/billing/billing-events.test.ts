import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteSubscription, postStripeWebhook } from '../../../contract/billing.ts';
import { MAX_BODY_BYTES } from '../../../contract/limits.ts';
import { signatureOf } from '../../../dev/stripe/objects/delivery.ts';
import { STRIPE_EVENTS } from '../../../worker/clients/stripe/events.ts';
import { stripeEvents, subscriptions } from '../../../worker/db/schema/index.ts';
import { billingKit } from '../../harness/members/billing.ts';
import { type ProductWithStripe, productWithStripe } from '../../harness/product/paid-product.ts';

let product: ProductWithStripe;
const { advance, customerOf, planOf, prepare, rowOf, subjectsTo, subscriber } = billingKit(() => product);
beforeAll(async () => {
  product = await productWithStripe();
}, 60_000);
afterAll(() => product.close());

const premium = { active: true, status: 'active', tier: 'premium' };

/** Sends a body as Stripe would, or with the given signature. */
async function send(body: string, signature = signatureOf(body, product.stripe.webhookSecret)) {
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' };
  const { status, text } = await product.newVisitor().send('POST', postStripeWebhook.path, {
    raw: body,
    headers: { ...headers, origin: undefined },
  });
  return { status, code: JSON.parse(text).code };
}

/** Returns all of a customer's events that the product handles, in order. */
const eventsOf = (customer: string) =>
  product.stripe.events(customer).filter(({ type }) => STRIPE_EVENTS.some((known) => known === type));

/** Creates a member who has paid but whose events haven't been delivered. */
async function paidSilently() {
  const payer = await product.newMember();
  const { clientSecret } = await prepare(payer);
  await product.stripe.confirm(clientSecret, 'ok');
  return { payer, events: eventsOf(await customerOf(payer)) };
}

test('events that Stripe has not just signed for us are refused and logged', async () => {
  const { payer, events } = await paidSilently();
  const body = JSON.stringify(events.at(-1));
  const { webhookSecret } = product.stripe;
  const [now, before] = [Math.floor(Date.now() / 1000), Math.floor(Date.now() / 1000) - 400];
  product.clearLogs();
  const wrong = [
    ['none', ''],
    ['nonsense', 'v1=abc'],
    ['of another secret', signatureOf(body, 'whsec_other')],
    ['of another body', signatureOf(`${body} `, webhookSecret)],
    ['too old', signatureOf(body, webhookSecret, before)],
    ['with a newer time', signatureOf(body, webhookSecret, before).replace(String(before), String(now))],
  ] as const;
  for (const [what, signature] of wrong) {
    expect([what, await send(body, signature)]).toEqual([what, { status: 400, code: 'invalid_signature' }]);
  }
  expect(await planOf(payer)).toMatchObject({ active: false });
  const noted = () => product.logs().filter((line) => line.includes('"invalid_signature"'));
  await expect.poll(() => noted().length).toBe(wrong.length);
  expect(await send(body)).toEqual({ status: 200 });
  expect(await planOf(payer)).toMatchObject(premium);
});

test("a body that isn't an event, is too large, or is of an unknown kind does nothing", async () => {
  expect((await send('{"id":"evt_1"}')).status).toBe(503);
  expect((await send('no JSON at all')).status).toBe(503);
  expect((await send(' '.repeat(MAX_BODY_BYTES + 1))).status).toBe(413);
  const event = { id: 'evt_unknown', type: 'charge.captured', created: 1, data: { object: { id: 'ch_1' } } };
  expect((await send(JSON.stringify(event))).status).toBe(200);
  expect(await product.db.select().from(stripeEvents).where(eq(stripeEvents.id, 'evt_unknown'))).toEqual([]);
});

test('an event about an unknown customer is accepted and logged', async () => {
  const { events } = await paidSilently();
  product.clearLogs();
  const [event] = events;
  const object = { ...event?.data.object, customer: 'cus_nobody' };
  expect((await send(JSON.stringify({ ...event, id: `evt_${randomUUID()}`, data: { object } }))).status).toBe(200);
  await expect.poll(() => product.logs().some((line) => line.includes('nobody here'))).toBe(true);
});

test('repeated events, even concurrent ones, count once', async () => {
  const { payer, events } = await paidSilently();
  const bodies = events.map((event) => JSON.stringify(event));
  const sent = await Promise.all([...bodies, ...bodies, ...bodies].map((body) => send(body)));
  expect(sent.every(({ status }) => status === 200)).toBe(true);
  expect(await planOf(payer)).toMatchObject(premium);
  expect(await subjectsTo(payer)).toEqual(['Your Grantlight Premium plan has started']);
  const [paid] = events.filter(({ type }) => type === 'invoice.paid');
  expect(
    await product.db
      .select()
      .from(stripeEvents)
      .where(eq(stripeEvents.id, paid?.id ?? '')),
  ).toHaveLength(1);
});

test('events may come in any order: the current state counts', async () => {
  const { payer, events } = await paidSilently();
  for (const event of events.toReversed()) await send(JSON.stringify(event));
  expect(await planOf(payer)).toMatchObject(premium);
  await payer.client.ok(deleteSubscription);
  for (const event of eventsOf(await customerOf(payer)).toReversed()) await send(JSON.stringify(event));
  expect(await planOf(payer)).toMatchObject({ ...premium, cancelled: true });
});

test('an older read never replaces a newer one', async () => {
  const { payer, events } = await paidSilently();
  const [first, second] = events.map((event) => JSON.stringify(event));
  const begun = (await rowOf(payer))?.readingsBegun ?? 0;
  // Simulates a later read that finished first.
  const { id: userId } = payer;
  await product.db
    .update(subscriptions)
    .set({ readingShown: begun + 2 })
    .where(eq(subscriptions.userId, userId));
  await send(first ?? '');
  expect(await rowOf(payer)).toMatchObject({ status: 'pending', readingShown: begun + 2, readingsBegun: begun + 1 });
  await product.db
    .update(subscriptions)
    .set({ readingShown: begun + 1 })
    .where(eq(subscriptions.userId, userId));
  await send(second ?? '');
  expect(await rowOf(payer)).toMatchObject({ status: 'active', readingShown: begun + 2 });
});

test('an event whose handling fails is sent again by Stripe and then succeeds', async () => {
  const { payer, events } = await paidSilently();
  const body = JSON.stringify(events.find(({ type }) => type === 'invoice.paid'));
  product.stripe.plan({ fault: 'server_error', times: 2, holding: 'GET /v1/subscriptions' });
  expect((await send(body)).status).toBe(503);
  expect(await planOf(payer)).toMatchObject({ active: false });
  expect(await subjectsTo(payer)).toEqual([]);
  expect((await send(body)).status).toBe(200);
  expect(await planOf(payer)).toMatchObject(premium);
  expect(await subjectsTo(payer)).toHaveLength(1);
});

test("an event that can't produce an email still changes the plan", async () => {
  const { payer, events } = await paidSilently();
  const paid = events.find(({ type }) => type === 'invoice.paid');
  const object = { id: 'in_old', customer: await customerOf(payer) };
  product.clearLogs();
  expect(await send(JSON.stringify({ ...paid, id: `evt_${randomUUID()}`, data: { object } }))).toEqual({ status: 200 });
  expect(await planOf(payer)).toMatchObject(premium);
  await expect.poll(() => product.logs().some((line) => line.includes('no mail'))).toBe(true);
});

test('a failed payment that has since been paid is not mailed', async () => {
  const { payer, customer } = await subscriber();
  product.stripe.changeCard(customer, 'declined_later');
  await advance(customer, 32);
  product.stripe.changeCard(customer, 'ok');
  await advance(customer, 8);
  const events = eventsOf(customer);
  for (const event of events.toReversed()) expect((await send(JSON.stringify(event))).status).toBe(200);
  expect(await planOf(payer)).toMatchObject(premium);
  expect(await subjectsTo(payer)).not.toContain('Your payment for Grantlight Premium failed');
});

test('a customer deleted at Stripe has no plan and can start again', async () => {
  product.stripe.sendTo(product.webhookUrl);
  const { payer, customer } = await subscriber();
  const headers = { authorization: `Bearer ${product.stripe.secretKey}` };
  await fetch(`${product.stripe.url}/v1/customers/${customer}`, { method: 'DELETE', headers });
  await product.stripe.settled();
  expect(await planOf(payer)).toMatchObject({ active: false, status: 'canceled', tier: 'free' });
  expect((await rowOf(payer))?.stripeCustomerId).toBeNull();
  const { clientSecret } = await prepare(payer);
  await product.stripe.confirm(clientSecret, 'ok');
  await product.stripe.settled();
  product.stripe.sendTo(null);
  expect(await planOf(payer)).toMatchObject(premium);
});
