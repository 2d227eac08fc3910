import { expect, inject, test } from 'vitest';
import { postClientError } from '../../../contract/status.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { errorCounts } from '../../../worker/db/schema/index.ts';
import { newClient } from '../../harness/api.ts';

const error = {
  name: 'TypeError',
  message: 'x is not a function',
  stack: '    at show (https://grantlight.example/_astro/a.js:3:14)',
  page: '/profile',
};

test('page errors are accepted from our pages, cut, counted and limited by network', async () => {
  const client = newClient();
  await client.ok(postClientError, { body: error });
  await client.ok(postClientError, { body: { ...error, message: 'x'.repeat(50_000) } });
  const elsewhere = { origin: 'https://attacker.example' };
  expect((await client.fails(postClientError, { body: error, headers: elsewhere })).status).toBe(403);
  expect((await client.fails(postClientError, { body: { ...error, stack: 3 } })).status).toBe(400);
  const db = openDatabase(inject('databaseUrl'));
  const count = async () => (await db.select().from(errorCounts)).find(({ what }) => what === 'browser')?.count ?? 0;
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  for (let more = 0; more < 18; more += 1) await client.ok(postClientError, { body: error });
  expect((await client.fails(postClientError, { body: error })).status).toBe(429);
});
