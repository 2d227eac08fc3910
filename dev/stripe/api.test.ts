import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type StripeEmulator, startStripe } from './server.ts';
import { refusal, sdk, subscribe } from './test-kit.ts';

let emulator: StripeEmulator;
let stripe: Stripe;
let customer: Stripe.Customer;
beforeAll(async () => {
  emulator = await startStripe();
  stripe = sdk(emulator);
});
afterAll(() => emulator.close());
beforeEach(async () => {
  customer = await stripe.customers.create({ email: 'mara@example.org', metadata: { member: '7' } });
});

test('a customer can be changed and deleted, which ends their subscriptions', async () => {
  await stripe.customers.update(customer.id, { name: 'Mara', metadata: { member: '', city: 'Ames' } });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ name: 'Mara', metadata: { city: 'Ames' } });
  const { id, secret } = await subscribe(stripe, emulator, customer.id);
  await emulator.confirm(secret, 'ok');
  await stripe.customers.del(customer.id);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  expect(await refusal(subscribe(stripe, emulator, customer.id))).toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
});

test('requested fields are expanded, four levels deep, also in lists', async () => {
  const { id, secret, intent } = await subscribe(stripe, emulator, customer.id);
  await emulator.confirm(secret, 'ok');
  const found = await stripe.subscriptions.retrieve(id, {
    expand: ['customer', 'default_payment_method', 'latest_invoice.payments.data.payment.payment_intent'],
  });
  expect(found).toMatchObject({
    customer: { email: 'mara@example.org' },
    default_payment_method: { card: { brand: 'visa', last4: '4242' } },
    latest_invoice: { payments: { data: [{ payment: { payment_intent: { id: intent, status: 'succeeded' } } }] } },
  });
  const { data } = await stripe.invoices.list({ customer: customer.id, expand: ['data.payments'] });
  expect(data[0]?.payments?.data[0]).toMatchObject({ status: 'paid', amount_paid: 999 });
  const plain = await stripe.subscriptions.retrieve(id);
  expect(plain.latest_invoice).toMatch(/^in_/);
  expect(await refusal(stripe.subscriptions.retrieve(id, { expand: ['status'] }))).toMatchObject({ param: 'expand' });
});

test('lists are paged, newest first, and can be filtered', async () => {
  const ids = [];
  for (let index = 0; index < 5; index++) {
    const { secret, id } = await subscribe(stripe, emulator, customer.id);
    if (index < 2) await emulator.confirm(secret, 'ok');
    ids.unshift(id);
  }
  const first = await stripe.subscriptions.list({ customer: customer.id, limit: 2 });
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true]);
  const all = await stripe.subscriptions.list({ customer: customer.id, limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  const active = await stripe.subscriptions.list({ customer: customer.id, status: 'active' });
  expect(active.data.map(({ id }) => id)).toEqual(ids.slice(3));
  const prices = await stripe.prices.list({ lookup_keys: ['grantlight_premium_monthly'] });
  expect(prices.data).toMatchObject([{ id: emulator.price, unit_amount: 999, recurring: { interval: 'month' } }]);
});

test('an idempotency key gets one answer, and is free again after a rejected call', async () => {
  const request = { idempotencyKey: `key-${customer.id}` };
  const [first, second] = [
    await subscribe(stripe, emulator, customer.id, {}, request),
    await subscribe(stripe, emulator, customer.id, {}, request),
  ];
  expect(second.id).toBe(first.id);
  const other = await refusal(subscribe(stripe, emulator, customer.id, { metadata: { other: 'yes' } }, request));
  expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  const wrong = { idempotencyKey: `wrong-${customer.id}` };
  const missing = { items: [{ price: 'price_missing' }] };
  for (let index = 0; index < 2; index++) {
    expect(await refusal(subscribe(stripe, emulator, customer.id, missing, wrong))).toMatchObject({
      code: 'resource_missing',
      param: 'items[0][price]',
    });
  }
});

test('a lost response is found again by its key', async () => {
  const request = { idempotencyKey: `late-${customer.id}` };
  emulator.plan({ fault: 'late', holding: customer.id });
  expect(await refusal(subscribe(stripe, emulator, customer.id, {}, request))).toMatchObject({
    type: 'StripeConnectionError',
  });
  const { id } = await subscribe(stripe, emulator, customer.id, {}, request);
  const all = await stripe.subscriptions.list({ customer: customer.id });
  expect(all.data.map((subscription) => subscription.id)).toEqual([id]);
});

test.each([
  ['too_many', 'StripeRateLimitError'],
  ['server_error', 'StripeAPIError'],
  ['wrong_key', 'StripeAuthenticationError'],
  ['no_answer', 'StripeConnectionError'],
  ['cut_off', 'StripeConnectionError'],
  ['not_json', 'StripeAPIError'],
] as const)('the fault %s affects one call, which does nothing', async (fault, type) => {
  emulator.plan({ fault, holding: customer.id });
  expect(await refusal(subscribe(stripe, emulator, customer.id))).toMatchObject({ type });
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
});

test('wrong keys, unknown objects and unknown parameters are refused as usual', async () => {
  expect(await refusal(sdk(emulator, 'sk_test_other').balance.retrieve())).toMatchObject({ statusCode: 401 });
  const browser = sdk(emulator, emulator.publishableKey);
  expect(await refusal(browser.customers.retrieve(customer.id))).toMatchObject({ code: 'secret_key_required' });
  expect(await refusal(stripe.subscriptions.retrieve('sub_none'))).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    message: "No such subscription: 'sub_none'",
    requestId: expect.stringMatching(/^req_/),
  });
  const unknown = { email: 'a@example.org', shoe_size: '43' };
  expect(await refusal(stripe.customers.create(unknown))).toMatchObject({
    code: 'parameter_unknown',
    param: 'shoe_size',
  });
  const other = await stripe.customers.create({});
  const method = await emulator.confirm((await subscribe(stripe, emulator, customer.id)).secret, 'ok');
  const intent = method.paymentIntent?.['payment_method'];
  const stolen = { invoice_settings: { default_payment_method: String(intent) } };
  expect(await refusal(stripe.customers.update(other.id, stolen))).toMatchObject({ statusCode: 400 });
});

test('a payment is confirmed with only the publishable key and its secret', async () => {
  const { secret, intent } = await subscribe(stripe, emulator, customer.id);
  const confirm = (number: string, client_secret: string) =>
    fetch(`${emulator.url}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${emulator.publishableKey}` },
      body: new URLSearchParams({
        client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2099',
        'payment_method_data[card][cvc]': '123',
      }),
    });
  expect((await confirm('4242424242424242', `${intent}_secret_guessed`)).status).toBe(400);
  const declined = await confirm('4000000000009995', secret);
  expect([declined.status, await declined.json()]).toMatchObject([
    402,
    { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
  ]);
  expect(await (await confirm('4242424242424242', secret)).json()).toMatchObject({ status: 'succeeded' });
  expect(await (await confirm('4242424242424242', secret)).json()).toMatchObject({
    error: { code: 'payment_intent_unexpected_state' },
  });
});
