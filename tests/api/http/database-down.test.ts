import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { getUser } from '../../../contract/account/user.ts';
import { getHealth } from '../../../contract/health.ts';
import { freePort, stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../../dev/run/stack.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import { PROGRAMS } from '../../factories/programs.ts';
import { Client } from '../../harness/client.ts';
import { ownWorker } from '../../harness/product/own-worker.ts';

const worker = createTestHarness();
let client: Client;

async function workerOver(databaseUrl: string): Promise<Client> {
  const vars = { APP_URL: 'https://grantlight.example', DATABASE_URL: databaseUrl };
  await worker.update(ownWorker(vars));
  return new Client((await worker.listen()).url.origin);
}

beforeAll(async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  client = await workerOver(nobody);
});

afterAll(() => worker.close());

test("health returns 503 when the database doesn't answer", async () => {
  const { status, body } = await client.fails(getHealth);
  expect([status, body.code]).toEqual([503, 'database_unavailable']);
});

test('calls return 503 with a sentence and reveal nothing internal', async () => {
  client.cookies.set('__Host-grantlight_session', 'A'.repeat(43));
  const person = newPerson();
  const answers = [
    await client.send('POST', postRegister.path, { body: person }),
    await client.send('POST', postLogin.path, { body: { email: person.email, password: PASSWORD } }),
    await client.send('GET', getUser.path),
  ];
  for (const { status, text, headers } of answers) {
    expect(status).toBe(503);
    expect(JSON.parse(text).message).toBe('Our database isn’t answering right now. Please try again in a minute.');
    expect(text).not.toMatch(/127\.0\.0\.1|select|insert|fetch|libsql|\bat /i);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  // The session may be valid, but the database can't confirm it right now.
  expect(client.cookies.size).toBe(1);
});

test("an empty database isn't served, and a dead one returns 503 from then on", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-down-'));
  const server = await startDatabase(dataDir);
  try {
    await migrated(server.database);
    const living = await workerOver(server.url);
    const empty = await living.fails(getHealth);
    expect([empty.status, empty.body.message]).toEqual([503, 'The programs are not loaded yet.']);
    await upsertPrograms(server.database, PROGRAMS);
    await living.ok(getHealth);
    await stopProcess(server.running);
    expect((await living.fails(getHealth)).status).toBe(503);
  } finally {
    await stopProcess(server.running);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
