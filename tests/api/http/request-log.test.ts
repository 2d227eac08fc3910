import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { getUser } from '../../../contract/account/user.ts';
import { getHealth } from '../../../contract/health.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { loggingWorker } from '../../harness/product/logging-worker.ts';

const db = openDatabase(inject('databaseUrl'));
const log = loggingWorker();

const logLine = z.strictObject({
  at: z.iso.datetime(),
  requestId: z.uuid(),
  request: z.string(),
  status: z.int(),
  ms: z.number(),
  databaseCalls: z.int(),
  databaseMs: z.number(),
  rowsRead: z.int(),
  member: z.optional(z.string()),
});

/** Returns the log line of the only request, polling because it's written shortly after the response. */
async function line() {
  const found = () => log.messages().filter((message) => message.includes('"request":'));
  await expect.poll(() => found().length).toBe(1);
  return logLine.parse(JSON.parse(found()[0] ?? ''));
}

test('a request is one log line with its database calls and its member hashed', async () => {
  const { id } = await storedAccount(db);
  const client = log.newClient();
  await signIn(db, client, id);
  const { headers } = await client.ok(searchGrants, { body: { searchTerm: 'heating' } });
  const { request, status, rowsRead, databaseCalls, member } = await line();
  expect({ request, status }).toEqual({ request: 'POST /api/grants/search', status: 200 });
  expect(databaseCalls).toBeGreaterThan(0);
  expect(rowsRead).toBeGreaterThan(databaseCalls);
  expect(member).toMatch(/^[\w-]{16}$/);
  expect(member).not.toContain(String(id));
  expect(headers.get('server-timing')).toMatch(
    new RegExp(`^total;dur=\\d+, db;dur=\\d+;desc="${databaseCalls} calls, ${rowsRead} rows read"$`),
  );
});

test('a refusal is logged too, and a visitor gets no timings', async () => {
  const client = log.newClient();
  const { headers } = await client.fails(getUser);
  expect(headers.has('server-timing')).toBe(false);
  expect(await line()).toMatchObject({ request: 'GET /api/user', status: 401, databaseCalls: 0, rowsRead: 0 });
});

test('an unknown address is logged by its pattern alone', async () => {
  const client = log.newClient();
  await client.send('GET', '/api/nothing/maria@example.org');
  const text = JSON.stringify(await line());
  expect(text).not.toContain('maria');
  log.forget();
  await client.ok(getHealth);
  expect(await line()).toMatchObject({ request: 'GET /api/health', status: 200 });
});
