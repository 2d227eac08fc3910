import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, type LocalServer, startLocalServer } from '../../local-server.ts';
import { setUpAccount } from '../account-setup.ts';
import { type StripeEmulator, startStripe } from '../server.ts';
import { refusal, sdk, subscribe } from '../test-kit.ts';

interface Heard {
  event: Stripe.Event;
  /** The secret that signed the event. Events signed with any other secret are ignored. */
  secret: string;
}

let heard: Heard[] = [];
let refuse = false;
let secrets: string[] = [];
const hear: Answer = async (request, response) => {
  const signature = String(request.headers['stripe-signature']);
  const body = await text(request);
  for (const secret of secrets) {
    const event = await stripe.webhooks.constructEventAsync(body, signature, secret).catch(() => null);
    if (event && !refuse) heard.push({ event, secret });
  }
  response.writeHead(refuse ? 500 : 200).end();
};

let listener: LocalServer;
let emulator: StripeEmulator;
let stripe: Stripe;
const folder = mkdtempSync(join(tmpdir(), 'grantlight-stripe-'));
let accounts = 0;
let stateFile = '';

beforeAll(async () => {
  listener = await startLocalServer(0, hear);
});
afterAll(async () => {
  await listener.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  accounts += 1;
  stateFile = join(folder, `stripe-${accounts}.json`);
  emulator = await startStripe({ stateFile, sendTo: listener.url });
  stripe = sdk(emulator);
  await emulator.settled();
  heard = [];
  secrets = [emulator.webhookSecret];
  refuse = false;
});
afterEach(() => emulator.close());

const types = () => heard.map(({ event }) => event.type);

test('events are signed, name the call that caused them, and arrive in order', async () => {
  const customer = await stripe.customers.create({ email: 'mara@example.org' }, { idempotencyKey: 'events-1' });
  const { secret } = await subscribe(stripe, emulator, customer.id);
  await emulator.settled();
  expect(types()).toEqual([
    'customer.created',
    'customer.subscription.created',
    'invoice.created',
    'payment_intent.created',
    'invoice.finalized',
  ]);
  expect(heard[0]?.event).toMatchObject({
    api_version: '2026-10-28.endive',
    data: { object: { id: customer.id } },
    request: { idempotency_key: 'events-1' },
  });
  await emulator.confirm(secret, 'ok');
  expect(types()).toEqual(emulator.events(customer.id).map(({ type }) => type));
});

test('events can be held, shuffled deterministically, sent twice, and sent in part', async () => {
  emulator.hold();
  const customer = await stripe.customers.create({});
  const { secret } = await subscribe(stripe, emulator, customer.id);
  await emulator.confirm(secret, 'ok');
  expect(heard).toEqual([]);
  await emulator.deliver({ only: ['invoice.paid'] });
  expect(types()).toEqual(['invoice.paid']);
  await emulator.deliver({ order: 'shuffled', seed: 4, duplicates: 1 });
  const inOrder = emulator.events(customer.id).map(({ id }) => id);
  const arrived = heard.map(({ event }) => event.id);
  expect(new Set(arrived)).toEqual(new Set(inOrder));
  expect(arrived).toHaveLength(inOrder.length * 2 - 1);
  expect(arrived.slice(1, 5)).not.toEqual(inOrder.slice(0, 4));
});

test('an undelivered event is resent after its delay, also after a restart', async () => {
  refuse = true;
  const customer = await stripe.customers.create({});
  await emulator.settled();
  refuse = false;
  await emulator.advance(5000);
  expect(heard).toEqual([]);
  await emulator.advance(6000);
  expect(types()).toEqual(['customer.created']);
  refuse = true;
  await stripe.customers.update(customer.id, { name: 'Mara' });
  await emulator.settled();
  await emulator.close();
  refuse = false;
  emulator = await startStripe({ stateFile, sendTo: listener.url });
  await emulator.deliver();
  expect(types()).toEqual(['customer.created', 'customer.updated']);
});

test('an account is the same after a restart', async () => {
  const customer = await stripe.customers.create({});
  const { id, secret } = await subscribe(stripe, emulator, customer.id);
  const before = emulator;
  await emulator.close();
  emulator = await startStripe({ stateFile, sendTo: listener.url });
  expect(emulator).toMatchObject({
    secretKey: before.secretKey,
    webhookSecret: before.webhookSecret,
    price: before.price,
  });
  await emulator.confirm(secret, 'ok');
  expect(await sdk(emulator).subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
});

test('setting up an account again creates nothing', async () => {
  const empty = await startStripe({ withPrice: false });
  const client = sdk(empty);
  const first = await setUpAccount(client, listener.url);
  expect(first.made).toHaveLength(3);
  expect(await client.prices.retrieve(first.price)).toMatchObject({ unit_amount: 999, currency: 'usd' });
  expect(await setUpAccount(client, listener.url)).toEqual({ price: first.price, webhookSecret: null, made: [] });
  const { data } = await client.webhookEndpoints.list();
  await client.webhookEndpoints.update(data[0]?.id ?? '', { enabled_events: ['invoice.paid'] });
  expect((await setUpAccount(client, listener.url)).made).toHaveLength(1);

  secrets = [first.webhookSecret ?? ''];
  const customer = await client.customers.create({});
  await client.customers.del(customer.id);
  await empty.settled();
  expect(types()).toEqual(['customer.deleted']);
  await empty.close();
});

test('time and money are controlled only from this machine, not by pages', async () => {
  const act = (headers: Record<string, string>) =>
    fetch(`${emulator.url}/stand-in/advance`, { method: 'POST', body: '[1000]', headers }).then(({ status }) => status);
  expect(await act({})).toBe(200);
  expect(await act({ Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await refusal(sdk(emulator, 'sk_test_wrong').customers.list())).toMatchObject({ statusCode: 401 });
});
