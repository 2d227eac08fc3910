import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOwnData } from '../../../contract/account/own-account.ts';
import {
  deleteSubscription,
  getInvoices,
  PAYMENT_TERMS_VERSION,
  postPaymentMethod,
  postPrepareSubscription,
  postSubscriptionConsent,
  putPaymentMethod,
} from '../../../contract/billing.ts';
import { clientFor } from '../../../dev/stripe/account-setup.ts';
import { readTruth } from '../../../worker/clients/stripe/read.ts';
import { subscriptionConsents } from '../../../worker/db/schema/index.ts';
import { endingOf, endUnpaid } from '../../../worker/features/billing/reading.ts';
import { billingKit } from '../../harness/members/billing.ts';
import { type Payer, type ProductWithStripe, productWithStripe } from '../../harness/product/paid-product.ts';

let product: ProductWithStripe;
const { advance, customerOf, living, newestMailTo, planOf, prepare, rowOf, subjectsTo, subscriber } = billingKit(
  () => product,
);
beforeAll(async () => {
  product = await productWithStripe();
  product.stripe.sendTo(product.webhookUrl);
}, 60_000);
afterAll(() => product.close());

const premium = { active: true, status: 'active', tier: 'premium' };
const ended = { active: false, status: 'canceled', tier: 'free' };
const paymentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';
const changeFails = ({ client }: Payer, setupIntentId: string) =>
  client.fails(putPaymentMethod, { body: { setupIntentId } });

test('a full refund ends the plan and its renewals', async () => {
  const { payer, payment, customer } = await subscriber();
  await product.stripe.refund(payment);
  expect(await planOf(payer)).toMatchObject(ended);
  expect(living(customer)).toHaveLength(0);
  const mail = await newestMailTo(payer);
  expect(mail?.subject).toBe('We refunded you $9.99');
  expect(mail?.plainText).toContain('Your Premium plan has ended');
  expect(await subjectsTo(payer)).toHaveLength(2);
  const again = await prepare(payer);
  await product.stripe.confirm(again.clientSecret, 'ok');
  expect(await planOf(payer)).toMatchObject(premium);
});

test('a partial refund, or one of an older payment, keeps the plan', async () => {
  const { payer, payment, customer } = await subscriber();
  await product.stripe.refund(payment, 300);
  expect(await planOf(payer)).toMatchObject(premium);
  expect((await newestMailTo(payer))?.subject).toBe('We refunded you $3.00');
  await advance(customer, 32);
  await product.stripe.refund(payment);
  expect(await planOf(payer)).toMatchObject(premium);
  const mail = await newestMailTo(payer);
  expect(mail?.subject).toBe('We refunded you $6.99');
  expect(mail?.plainText).toContain('Your Premium plan continues.');
});

test('a dispute suspends the plan, and winning it restores the plan', async () => {
  const { payer, payment, customer } = await subscriber();
  await product.stripe.dispute(payment);
  expect(await planOf(payer)).toMatchObject({ active: false, status: 'suspended', tier: 'premium' });
  expect((await newestMailTo(payer))?.subject).toBe('Your Grantlight Premium plan is on hold');
  const refused = await payer.client.fails(postPrepareSubscription, { body: { tier: 'premium' } });
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  await product.stripe.settleDispute(payment, 'won');
  expect(await planOf(payer)).toMatchObject(premium);
  expect((await newestMailTo(payer))?.subject).toBe('Your Grantlight Premium plan is open again');
  expect(living(customer)).toHaveLength(1);
});

test('a lost dispute ends the plan and its renewals', async () => {
  const { payer, payment, customer } = await subscriber();
  await product.stripe.dispute(payment);
  await product.stripe.settleDispute(payment, 'lost');
  expect(await planOf(payer)).toMatchObject(ended);
  expect(living(customer)).toHaveLength(0);
  expect((await newestMailTo(payer))?.plainText).toContain('took a payment back');
  expect(await subjectsTo(payer)).toHaveLength(3);
});

test('a payment that arrives just as a plan is being ended keeps the plan', async () => {
  const { secretKey, url, price, publishableKey, webhookSecret, confirm } = product.stripe;
  const payer = await product.newMember();
  const { subscriptionId: id, clientSecret } = await prepare(payer);
  const customer = await customerOf(payer);
  const crypto = Stripe.createSubtleCryptoProvider();
  const payments = { stripe: clientFor(secretKey, url), price, browser: { publishableKey }, webhookSecret, crypto };
  const ending = endingOf(await readTruth(payments, customer), id);
  expect(ending.openInvoices).toHaveLength(1);
  await confirm(clientSecret, 'ok');
  expect(await endUnpaid(payments, ending, 'test')).toBe(false);
  expect(living(customer)).toMatchObject([{ id, status: 'active' }]);
  expect(await planOf(payer)).toMatchObject(premium);
});

test("a member's agreement is stored with time, price and wording, and exported", async () => {
  const [payer, other] = [await product.newMember(), await product.newMember()];
  const { subscriptionId, clientSecret } = await prepare(payer);
  for (const _ of [1, 2]) await payer.client.ok(postSubscriptionConsent, { body: { subscriptionId } });
  const rows = await product.db.select().from(subscriptionConsents).where(eq(subscriptionConsents.userId, payer.id));
  expect(rows).toMatchObject([
    { stripeSubscriptionId: subscriptionId, tier: 'premium', monthlyPrice: 999, termsVersion: PAYMENT_TERMS_VERSION },
  ]);
  expect(Date.now() - Date.parse(rows[0]?.agreedAt ?? '')).toBeLessThan(60_000);
  await product.stripe.confirm(clientSecret, 'ok');
  const { body } = await payer.client.ok(getOwnData);
  expect(body.tables['subscriptionConsents']).toMatchObject([
    { stripeSubscriptionId: subscriptionId, monthlyPrice: 999 },
  ]);
  const refused = await other.client.fails(postSubscriptionConsent, { body: { subscriptionId } });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  await payer.client.ok(postSubscriptionConsent, { body: { subscriptionId } });
  const after = await product.db.select().from(subscriptionConsents).where(eq(subscriptionConsents.userId, payer.id));
  expect(after).toEqual(rows);
});

test("a subscription set up but not paid isn't an invoice that the member owes", async () => {
  const payer = await product.newMember();
  await prepare(payer);
  expect((await payer.client.ok(getInvoices)).body).toEqual({ invoices: [], card: null });
});

test('invoices and receipts are listed latest first, with refunds and the card', async () => {
  const { payer, payment, customer } = await subscriber('mastercard');
  await advance(customer, 32);
  await product.stripe.refund(payment, 300);
  const { body } = await payer.client.ok(getInvoices);
  expect(body.invoices).toMatchObject([
    { total: 999, refunded: 0, status: 'paid' },
    { total: 999, refunded: 300, status: 'paid' },
  ]);
  for (const invoice of body.invoices) {
    expect(invoice.invoiceUrl).toMatch(/^http/);
    expect(invoice.receiptUrl).toMatch(/^http/);
    expect(invoice.number).toEqual(expect.any(String));
  }
  expect(body.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
  const others = await (await product.newMember()).client.ok(getInvoices);
  expect(others.body).toEqual({ invoices: [], card: null });
  await payer.client.ok(deleteSubscription);
  await advance(customer, 40);
  expect((await payer.client.ok(getInvoices)).body).toMatchObject({ card: null, invoices: [{}, {}] });
});

test('a new card is used once it is confirmed, and the member is notified', async () => {
  const { payer, customer } = await subscriber();
  const { clientSecret, publishableKey } = (await payer.client.ok(postPaymentMethod)).body;
  expect(publishableKey).toBe(product.stripe.publishableKey);
  expect((await changeFails(payer, paymentOf(clientSecret))).body.code).toBe('payment_incomplete');
  await product.stripe.confirm(clientSecret, 'mastercard');
  const body = { setupIntentId: paymentOf(clientSecret) };
  for (const _ of [1, 2]) {
    const changed = await payer.client.ok(putPaymentMethod, { body });
    expect(changed.body.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
  }
  expect((await payer.client.ok(getInvoices)).body.card).toMatchObject({ last4: '4444' });
  const mails = (await subjectsTo(payer)).filter((subject) => subject === 'Your card was changed');
  expect(mails).toHaveLength(1);
  expect((await newestMailTo(payer))?.plainText).toContain('mastercard card ending in 4444');
  await advance(customer, 32);
  expect(await planOf(payer)).toMatchObject(premium);
});

test("another member's new card, or an unknown one, changes nothing", async () => {
  const [{ payer }, other] = [await subscriber(), await subscriber('mastercard')];
  const { clientSecret } = (await other.payer.client.ok(postPaymentMethod)).body;
  await product.stripe.confirm(clientSecret, 'mastercard');
  for (const id of [paymentOf(clientSecret), 'seti_invented', other.payment]) {
    const { status, body } = await changeFails(payer, id);
    expect([id, status, body.code]).toEqual([id, 403, 'forbidden']);
  }
  expect((await payer.client.ok(getInvoices)).body.card).toMatchObject({ last4: '4242' });
  const visitor = await product.newMember();
  expect((await visitor.client.fails(postPaymentMethod)).status).toBe(404);
});

test('a new card pays open invoices at once', async () => {
  const { payer, customer } = await subscriber();
  product.stripe.changeCard(customer, 'declined_later');
  await advance(customer, 32);
  expect((await rowOf(payer))?.status).toBe('past_due');
  const first = (await payer.client.ok(postPaymentMethod)).body.clientSecret;
  await product.stripe.confirm(first, 'declined_later');
  const refused = await changeFails(payer, paymentOf(first));
  expect([refused.status, refused.body.code]).toEqual([402, 'payment_incomplete']);
  expect(refused.body.message).toContain('declined');
  const second = (await payer.client.ok(postPaymentMethod)).body.clientSecret;
  await product.stripe.confirm(second, 'ok');
  await payer.client.ok(putPaymentMethod, { body: { setupIntentId: paymentOf(second) } });
  expect(await planOf(payer)).toMatchObject(premium);
});
