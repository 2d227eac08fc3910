import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import { getUser, postLogin, postRegister } from '../../contract/account.ts';
import { getHealth } from '../../contract/health.ts';
import { freePort } from '../../dev/processes.ts';
import { ROOT } from '../../dev/stack.ts';
import { newPerson, PASSWORD } from '../factories/people.ts';
import { Client } from '../harness/client.ts';

const worker = createTestHarness();
let client: Client;

beforeAll(async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const vars = { APP_URL: 'https://grantlight.example', DATABASE_URL: nobody };
  await worker.update({ root: ROOT, workers: [{ configPath: 'wrangler.toml', vars }] });
  client = new Client((await worker.listen()).url.origin);
});

afterAll(() => worker.close());

test('health answers 503 when the database does not answer', async () => {
  const { status, body } = await client.fails(getHealth);
  expect([status, body.code]).toEqual([503, 'database_unavailable']);
});

test('calls answer 503 with a sentence, and tell nothing of what is inside', async () => {
  client.cookies.set('__Host-grantlight_session', 'A'.repeat(43));
  const person = newPerson();
  const answers = [
    await client.send('POST', postRegister.path, { body: person }),
    await client.send('POST', postLogin.path, { body: { email: person.email, password: PASSWORD } }),
    await client.send('GET', getUser.path),
  ];
  for (const { status, text, headers } of answers) {
    expect(status).toBe(503);
    expect(JSON.parse(text).message).toBe('Our database does not answer right now. Please try again in a minute.');
    expect(text).not.toMatch(/127\.0\.0\.1|select|insert|fetch|libsql|\bat /i);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  // The session may be fine: only the database can't say so now.
  expect(client.cookies.size).toBe(1);
});
