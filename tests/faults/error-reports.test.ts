import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import { postLogin } from '../../contract/account/account.ts';
import { getUser } from '../../contract/account/user.ts';
import { getHealth } from '../../contract/health.ts';
import { type ErrorTracker, startErrorTracker } from '../../dev/errors/server.ts';
import { type Running, stopProcess } from '../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../dev/run/stack.ts';
import type { Database } from '../../worker/db/client.ts';
import { errorCounts } from '../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { PROGRAMS } from '../factories/programs.ts';
import { Client } from '../harness/client.ts';
import { ownWorker } from '../harness/product/own-worker.ts';
import { TEST_SETTINGS } from '../harness/product/settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-reports-'));
const worker = createTestHarness();
let tracker: ErrorTracker;
let server: { running: Running; url: string };
let db: Database;

beforeAll(async () => {
  tracker = await startErrorTracker();
  const started = await startDatabase(dataDir);
  server = started;
  db = await migrated(started.database);
  await upsertPrograms(db, PROGRAMS);
});
afterAll(async () => {
  await worker.close();
  await tracker.close();
  await stopProcess(server.running);
  rmSync(dataDir, { recursive: true, force: true });
});

async function workerWith(vars: Record<string, string>): Promise<Client> {
  const settings = { ...TEST_SETTINGS, SENTRY_DSN: tracker.dsn, DATABASE_URL: server.url, ...vars };
  await worker.update(ownWorker(settings));
  return new Client((await worker.listen()).url.origin);
}

test('an unexpected error is counted and reported once, anonymously, without delay', async () => {
  const client = await workerWith({});
  await client.ok(getHealth);
  await client.fails(getUser);
  await db.run('ALTER TABLE users RENAME TO users_away');
  client.cookies.set('__Host-grantlight_session', 'SECRET'.repeat(8).slice(0, 43));
  const body = { email: 'maria@example.org', password: 'Some secret 123!' };
  const { body: told, status } = await client.fails(postLogin, { body });
  expect(status).toBe(500);
  await client.fails(postLogin, { body: { ...body, email: 'somebody.else@example.org' } });
  await client.failsAt('GET', `${getUser.path}?name=Maria`);
  await expect.poll(() => tracker.events.length).toBe(2);
  expect(tracker.events).toMatchObject([
    { transaction: 'POST /api/login', environment: 'grantlight.example', tags: { request_id: told.requestId } },
    { transaction: 'GET /api/user' },
  ]);
  expect(tracker.complaints).toEqual([]);
  expect(tracker.received.join('\n')).not.toMatch(/maria|somebody|SECRET|secret 123|10\.\d+\.\d+\.\d+/i);
  await db.run('ALTER TABLE users_away RENAME TO users');
  const counts = async () =>
    (await db.select().from(errorCounts)).map(({ what, count }) => `${what} ${count}`).toSorted();
  await expect.poll(counts, { timeout: 10_000 }).toEqual(['GET /api/user internal 1', 'POST /api/login internal 2']);

  tracker.fault = 'silent';
  tracker.received.length = 0;
  await stopProcess(server.running);
  const begun = Date.now();
  for (let call = 0; call < 3; call += 1) expect((await client.fails(getHealth)).status).toBe(503);
  expect(Date.now() - begun).toBeLessThan(1500);
  await expect.poll(() => tracker.received.length).toBe(1);
});

test('wrong settings are reported too', async () => {
  tracker.fault = 'none';
  tracker.events.length = 0;
  const client = await workerWith({ MAIL_TRANSPORT: 'pigeon' });
  expect((await client.fails(getHealth)).status).toBe(500);
  await expect.poll(() => tracker.events.length).toBe(1);
  expect(tracker.events[0]?.exception.values[0]?.value).toMatch(/^Wrong settings\. MAIL_TRANSPORT/);
});
