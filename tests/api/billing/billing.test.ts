import { afterAll, beforeAll, expect, test } from 'vitest';
import { putLanguage } from '../../../contract/account/own-account.ts';
import {
  deleteSubscription,
  postActivateSubscription,
  postPrepareSubscription,
  postResumeSubscription,
} from '../../../contract/billing.ts';
import { billingKit, DAY } from '../../harness/members/billing.ts';
import { type Payer, type ProductWithStripe, productWithStripe } from '../../harness/product/paid-product.ts';

let product: ProductWithStripe;
const { advance, customerOf, living, memberInThePast, newestMailTo, planOf, prepare, rowOf, subjectsTo, subscriber } =
  billingKit(() => product);
beforeAll(async () => {
  product = await productWithStripe();
  product.stripe.sendTo(product.webhookUrl);
}, 60_000);
afterAll(() => product.close());

const activate = (payer: Payer, subscriptionId: string) =>
  payer.client.ok(postActivateSubscription, { body: { subscriptionId, tier: 'premium' } });
const activationFails = (payer: Payer, subscriptionId: string) =>
  payer.client.fails(postActivateSubscription, { body: { subscriptionId, tier: 'premium' } });
const prepareFails = (payer: Payer, tier = 'premium') =>
  payer.client.fails(postPrepareSubscription, { body: { tier } });
const premium = { active: true, status: 'active', tier: 'premium', cancelled: false, cancelAtPeriodEnd: false };
const free = { active: false, tier: 'free', endsAt: null, displayEndDate: null };

test('paying makes a member premium, which only the webhook can report', async () => {
  const payer = await product.newMember();
  const { clientSecret, subscriptionId, publishableKey } = await prepare(payer);
  expect(subscriptionId).toMatch(/^sub_/);
  expect(publishableKey).toBe(product.stripe.publishableKey);
  expect(await planOf(payer)).toMatchObject({ active: false, status: 'pending', tier: 'premium' });
  await product.stripe.confirm(clientSecret, 'ok');
  const plan = await planOf(payer);
  expect(plan).toMatchObject(premium);
  expect(plan.displayEndDate).toBe(plan.endsAt);
  expect(Math.abs(Date.parse(plan.endsAt ?? '') - Date.now() - 30 * DAY)).toBeLessThan(2 * DAY);
  expect(await subjectsTo(payer)).toEqual(['Your Grantlight Premium plan has started']);
  expect((await newestMailTo(payer))?.plainText).toMatch(/\$9\.99[\s\S]*You can cancel anytime/);
  expect((await rowOf(payer))?.heldUntil).toBeNull();
});

test('activation asks Stripe, returns the plan, and can be repeated', async () => {
  const payer = await product.newMember();
  const { clientSecret, payment } = await prepare(payer);
  await product.stripe.settled();
  product.stripe.sendTo(null);
  await product.stripe.confirm(clientSecret, 'ok');
  product.stripe.sendTo(product.webhookUrl);
  expect(await planOf(payer)).toMatchObject({ active: false, status: 'pending' });
  for (const _ of [1, 2]) expect((await activate(payer, payment)).body).toMatchObject(premium);
  expect(await planOf(payer)).toMatchObject(premium);
});

test('when Stripe fails, the payer sees it, and the next try works', async () => {
  const payer = await product.newMember();
  product.stripe.plan({ fault: 'server_error', times: 2, holding: 'POST /v1/subscriptions' });
  const { status, body } = await prepareFails(payer);
  expect([status, body.code, (await rowOf(payer))?.heldUntil]).toEqual([503, 'payment_unavailable', null]);
  await prepare(payer);
  expect(living(await customerOf(payer))).toHaveLength(1);
});

test("a member who hasn't paid is not activated and may try another card", async () => {
  const payer = await product.newMember();
  const { clientSecret, payment, subscriptionId } = await prepare(payer);
  expect((await activationFails(payer, payment)).body.code).toBe('payment_incomplete');
  expect(await product.stripe.confirm(clientSecret, 'declined')).toHaveProperty('error');
  const { status, body } = await activationFails(payer, payment);
  expect([status, body.code]).toEqual([402, 'payment_incomplete']);
  expect(await planOf(payer)).toMatchObject({ active: false, status: 'pending' });
  expect((await prepare(payer)).subscriptionId).toBe(subscriptionId);
  await product.stripe.confirm(clientSecret, 'authentication');
  expect((await activationFails(payer, payment)).body.code).toBe('payment_incomplete');
  await product.stripe.authenticate(clientSecret, true);
  expect((await activate(payer, payment)).body).toMatchObject(premium);
  expect(await subjectsTo(payer)).toEqual(['Your Grantlight Premium plan has started']);
});

test("others', older and invented payments activate nothing and are logged", async () => {
  const [payer, other] = [await product.newMember(), await subscriber()];
  const stranger = await product.newMember();
  await prepare(payer);
  product.clearLogs();
  const tried = [other.payment, 'pi_invented', other.subscriptionId, `${other.payment}_secret_`];
  for (const id of tried) {
    const { status, body } = await activationFails(payer, id);
    expect([id, status, body.code]).toEqual([id, 403, 'forbidden']);
  }
  expect((await activationFails(stranger, other.payment)).body.code).toBe('forbidden');
  expect(await planOf(payer)).toMatchObject({ active: false });
  expect(await planOf(stranger)).toMatchObject(free);
  const noted = () => product.logs().filter((line) => line.includes('"security"') && line.includes('"forbidden"'));
  await expect.poll(() => noted().length).toBe(tried.length + 1);
  expect(JSON.parse(noted()[0] ?? '')).toMatchObject({
    security: 'POST /api/subscriptions/activate',
    outcome: 'forbidden',
    member: payer.id,
  });
});

test('preparing again, in any number of windows, gives the same subscription', async () => {
  const payer = await product.newMember();
  const made = await Promise.all(Array.from({ length: 6 }, () => prepare(payer)));
  made.push(await prepare(payer));
  expect(new Set(made.map(({ subscriptionId, clientSecret }) => `${subscriptionId} ${clientSecret}`)).size).toBe(1);
  const customer = await customerOf(payer);
  const monthEnd = product.stripe.subscriptions(customer)[0]?.items.data[0]?.current_period_end ?? 0;
  const renewal = new Date(monthEnd * 1000).toISOString();
  expect(new Set(made.map(({ renewsAt }) => renewsAt))).toEqual(new Set([renewal]));
  expect(living(customer)).toHaveLength(1);
  const created = product.stripe.calls.filter(
    ({ method, path, params }) => method === 'POST' && path === '/v1/customers' && params['email'] === payer.email,
  );
  expect(created).toHaveLength(1);
});

test('a premium member is not charged twice, and Platinum is not sold', async () => {
  const { payer, customer } = await subscriber();
  const { status, body } = await prepareFails(payer);
  expect([status, body.code]).toEqual([400, 'already_subscribed']);
  expect(body.message).toMatch(/already have an active subscription/);
  const platinum = await prepareFails(payer, 'platinum');
  expect([platinum.status, platinum.body.code]).toEqual([400, 'not_for_sale']);
  expect(platinum.body.message).toBe('The Platinum Plan is coming soon. Please choose Premium for now.');
  expect(product.stripe.subscriptions(customer)).toHaveLength(1);
});

test('a plan that was granted, not bought, stays and is not sold again', async () => {
  const payer = await product.newMember({ tier: 'premium' });
  expect((await prepareFails(payer)).body.code).toBe('already_subscribed');
  expect((await payer.client.fails(deleteSubscription)).body.code).toBe('not_found');
  expect(await planOf(payer)).toMatchObject(premium);
});

test('an unpaid subscription expires, and the next try is a new one', async () => {
  const payer = await product.newMember();
  const first = await prepare(payer);
  const customer = await customerOf(payer);
  await advance(customer, 1);
  expect(await planOf(payer)).toMatchObject({ ...free, status: 'inactive' });
  const second = await prepare(payer);
  expect(second.subscriptionId).not.toBe(first.subscriptionId);
  await product.stripe.confirm(second.clientSecret, 'ok');
  expect(await planOf(payer)).toMatchObject(premium);
  expect((await activationFails(payer, first.payment)).body.code).toBe('forbidden');
});

test('canceling keeps the paid month, can be undone, and then ends the plan', async () => {
  const { payer, customer } = await subscriber();
  const { endsAt } = await planOf(payer);
  const ending = { active: true, status: 'active', cancelled: true, cancelAtPeriodEnd: true, displayEndDate: endsAt };
  for (const _ of [1, 2]) expect((await payer.client.ok(deleteSubscription)).body).toMatchObject(ending);
  expect(await planOf(payer)).toMatchObject(ending);
  expect((await payer.client.ok(postResumeSubscription)).body).toMatchObject(premium);
  expect((await payer.client.fails(postResumeSubscription)).body.code).toBe('conflict');
  await payer.client.ok(deleteSubscription);
  await advance(customer, 32);
  expect(await planOf(payer)).toMatchObject({ ...free, status: 'canceled' });
  expect((await payer.client.fails(deleteSubscription)).status).toBe(404);
  expect((await payer.client.fails(postResumeSubscription)).status).toBe(404);
  expect((await subjectsTo(payer)).toReversed()).toEqual([
    'Your Grantlight Premium plan has started',
    'Your Grantlight Premium plan is canceled',
    'Your Grantlight Premium plan continues',
    'Your Grantlight Premium plan is canceled',
    'Your Grantlight Premium plan has ended',
  ]);
  const again = await prepare(payer);
  await product.stripe.confirm(again.clientSecret, 'ok');
  expect(await planOf(payer)).toMatchObject(premium);
});

test("an end that the member didn't request is reported as such", async () => {
  const { payer, subscriptionId } = await subscriber();
  const answer = await fetch(`${product.stripe.url}/v1/subscriptions/${subscriptionId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${product.stripe.secretKey}` },
    body: new URLSearchParams({ cancel_at_period_end: 'true' }),
  });
  expect(answer.status).toBe(200);
  await product.stripe.settled();
  expect(await planOf(payer)).toMatchObject({ active: true, cancelled: false, cancelAtPeriodEnd: true });
  expect((await subjectsTo(payer))[0]).toBe('Your Grantlight Premium plan will end');
});

test('canceling before paying leaves no debt, and the old form takes no money', async () => {
  const payer = await product.newMember();
  const { clientSecret } = await prepare(payer);
  expect((await payer.client.ok(deleteSubscription)).body).toMatchObject({ ...free, status: 'inactive' });
  await expect((async () => product.stripe.confirm(clientSecret, 'ok'))()).rejects.toThrow(/canceled/);
  expect(living(await customerOf(payer))).toHaveLength(0);
  expect(await subjectsTo(payer)).toEqual([]);
});

test('a renewal continues the plan and sends a receipt', async () => {
  const { payer, customer } = await subscriber();
  const before = await planOf(payer);
  await advance(customer, 32);
  const after = await planOf(payer);
  expect(after).toMatchObject(premium);
  expect(Date.parse(after.endsAt ?? '')).toBeGreaterThan(Date.parse(before.endsAt ?? '') + 27 * DAY);
  expect((await subjectsTo(payer))[0]).toBe('Your Grantlight Premium plan was renewed');
});

test('a failed renewal gives days of grace, says until when, and ends if unpaid', async () => {
  const { payer, customer } = await subscriber();
  product.stripe.changeCard(customer, 'declined_later');
  const { endsAt } = await planOf(payer);
  await advance(customer, 32);
  const late = await planOf(payer);
  expect(late).toMatchObject({ active: true, status: 'past_due', tier: 'premium', endsAt });
  expect(Date.parse(late.displayEndDate ?? '') - Date.parse(endsAt ?? '')).toBe(7 * DAY);
  const mail = await newestMailTo(payer);
  expect(mail?.subject).toBe('Your payment for Grantlight Premium failed');
  expect(mail?.plainText).toMatch(/We’ll try again on .*\./);
  expect((await prepareFails(payer)).body).toMatchObject({ code: 'already_subscribed' });
  await advance(customer, 30);
  expect(await planOf(payer)).toMatchObject({ ...free, status: 'canceled' });
  expect((await subjectsTo(payer))[0]).toBe('Your Grantlight Premium plan has ended');
  expect((await newestMailTo(payer))?.plainText).toContain('Its renewal wasn’t paid');
});

test('after the days of grace, premium is closed, though Stripe still retries', async () => {
  const { payer, customer } = await memberInThePast(40 * DAY, ({ client }) => client.ok(deleteSubscription));
  const { clientSecret } = await prepare(payer);
  await product.stripe.confirm(clientSecret, 'ok');
  product.stripe.changeCard(customer, 'declined_later');
  expect((await rowOf(payer))?.status).toBe('active');
  await advance(customer, 31.1);
  expect(living(customer)).toMatchObject([{ status: 'past_due' }]);
  expect(await planOf(payer)).toMatchObject({ active: false, status: 'past_due', tier: 'premium' });
  product.stripe.changeCard(customer, 'ok');
  await advance(customer, 8);
  expect(await planOf(payer)).toMatchObject(premium);
});

test('canceling during an unpaid renewal charges nothing more', async () => {
  const { payer, customer } = await subscriber();
  product.stripe.changeCard(customer, 'declined_later');
  await advance(customer, 32);
  expect((await payer.client.ok(deleteSubscription)).body).toMatchObject({ ...free, status: 'canceled' });
  product.stripe.changeCard(customer, 'ok');
  await advance(customer, 40);
  expect(await planOf(payer)).toMatchObject(free);
  const charges = product.stripe.events(customer).filter(({ type }) => type === 'charge.succeeded');
  expect(charges).toHaveLength(1);
});

test('mail about the plan comes in the member’s language', async () => {
  const payer = await product.newMember();
  await payer.client.ok(putLanguage, { body: { language: 'es' } });
  const { clientSecret } = await prepare(payer);
  await product.stripe.confirm(clientSecret, 'ok');
  await product.stripe.settled();
  const receipt = await newestMailTo(payer);
  expect(receipt?.subject).toBe('Comenzó su plan Grantlight Premium');
  expect(receipt?.plainText).toContain('Recibimos su pago de $9.99.');
  expect(receipt?.plainText).toMatch(/la próxima vez, el \d{1,2} de [a-z]+ de \d{4}/);
  expect(receipt?.plainText).toContain('/es/profile?tab=subscription');
  await payer.client.ok(deleteSubscription);
  await product.stripe.settled();
  expect((await newestMailTo(payer))?.subject).toBe('Se canceló su plan Grantlight Premium');
});
