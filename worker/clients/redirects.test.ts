import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import { settingsSchema } from '../env.ts';
import { aiOf } from './ai/ai.ts';
import { faultOf } from './ai/faults.ts';
import { isStripeDown, stripeFaultOf } from './stripe/faults.ts';
import { paymentsOf } from './stripe/stripe.ts';

/** The paths requested so far. The server redirects every call to a path whose response could pass for a success. */
const asked: string[] = [];
let status = 302;
const server = createServer((incoming, outgoing) => {
  asked.push(incoming.url ?? '');
  const isFirst = !incoming.url?.startsWith('/elsewhere');
  outgoing.writeHead(isFirst ? status : 200, { 'Content-Type': 'application/json', location: '/elsewhere' });
  outgoing.end('{"id":"cus_1","object":"customer","data":[],"results":[]}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
});

const settings = settingsSchema.parse({
  APP_URL: 'http://localhost',
  DATABASE_URL: origin,
  AI_API_KEY: 'key',
  AI_BASE_URL: `${origin}/v1`,
  AI_RETRIES: '0',
  STRIPE_API_BASE: origin,
  STRIPE_RETRIES: '0',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_PREMIUM: 'price_1',
});

async function failureOf(call: () => Promise<unknown> | undefined): Promise<unknown> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  throw new Error('The call succeeded');
}

const STATUSES = [301, 302, 303, 307, 308];

test.each(STATUSES)('the database client follows no redirect (%s)', async (given) => {
  status = given;
  const error = await failureOf(() => openDatabase(origin).all(sql`SELECT 1`));
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(String(error instanceof Error && error.cause)).toContain(`${given}`);
  expect(asked).toHaveLength(1);
});

test.each(STATUSES)('the Stripe client follows no redirect (%s)', async (given) => {
  status = given;
  const payments = await paymentsOf(settings);
  const error = await failureOf(() => payments?.stripe.customers.retrieve('cus_1'));
  expect(isStripeDown(error)).toBe(true);
  expect(stripeFaultOf(error)).toContain(`a redirect (${given})`);
  expect(asked).toHaveLength(1);
});

test.each(STATUSES)('the AI client follows no redirect (%s)', async (given) => {
  status = given;
  const ai = await aiOf(settings);
  const error = await failureOf(() => ai?.client.embeddings.create({ model: 'any', input: ['word'] }));
  expect(faultOf(error)).toContain(`(${given})`);
  expect(asked).toHaveLength(1);
});
