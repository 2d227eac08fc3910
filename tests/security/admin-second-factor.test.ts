import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createTestHarness } from 'wrangler';
import { postAdminLogin } from '../../contract/admin.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { adminSecondFactors, adminTokens } from '../../worker/db/schema/index.ts';
import { codeAt, stepAt } from '../../worker/features/account/second-factor/totp.ts';
import { turnOnSecondFactor } from '../../worker/features/admin/second-factor.ts';
import { storedAccount, storedAdmin, storedAdminToken } from '../factories/accounts.ts';
import { Client } from '../harness/client.ts';
import { ownWorker } from '../harness/product/own-worker.ts';
import { TEST_SETTINGS } from '../harness/product/settings.ts';

const db = openDatabase(inject('databaseUrl'));
// Each password check takes time, and other tests run theirs at the same time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const WRONG_PASSWORD = 'wrong password 1!';
const CODES_AN_HOUR = 25;
/** These admins belong to this file, so their counts of failed logins aren't shared. */
const ADMIN_IDS = [40, 41, 42, 43, 44, 45, 46];

const worker = createTestHarness();
let url: string;

beforeAll(async () => {
  const vars = {
    ...TEST_SETTINGS,
    DATABASE_URL: inject('databaseUrl'),
    ADMIN_USER_IDS: ADMIN_IDS.join(','),
    LIMIT_ADMIN_LOGIN_PER_ACCOUNT: '1000/15m',
    LIMIT_ADMIN_CODE_PER_ACCOUNT: `${CODES_AN_HOUR}/1h`,
  };
  await worker.update(ownWorker(vars));
  url = (await worker.listen()).url.origin;
});
afterAll(() => worker.close());

/**
 * Returns an admin whose second factor is on, with a function for the codes of their app. The next step's code is
 * accepted too.
 */
async function guardedAdmin(id: number) {
  const admin = await storedAdmin(db, id);
  const secret = await turnOnSecondFactor(db, id);
  const code = (steps: number) => codeAt(secret ?? expect.fail('It is on already'), stepAt(Date.now()) + steps);
  const login = (given: Record<string, unknown>) => ({ email: admin.email, password: admin.password, ...given });
  return { ...admin, code, login };
}

const ok = (body: unknown) => new Client(url).ok(postAdminLogin, { body });
const fails = async (body: unknown) => {
  const answer = await new Client(url).fails(postAdminLogin, { body });
  return { status: answer.status, ...answer.body };
};

test('with a second factor, the login needs a code, and each code works once', async () => {
  const { id, code, login } = await guardedAdmin(40);
  const asked = { status: 401, code: 'second_factor_required' };
  expect(await fails(login({}))).toMatchObject({
    ...asked,
    message: 'Please enter the code from your authenticator app.',
  });
  const [now, next] = [code(0), code(1)];
  expect((await ok(login({ code: now }))).body.token).toMatch(/^[\w-]{43}$/);
  const refused = await fails(login({ code: now }));
  expect(refused).toMatchObject({ status: 401, code: 'invalid_credentials', fields: { code: refused.message } });
  // In two groups, as apps show it.
  await ok(login({ code: `${next.slice(0, 3)} ${next.slice(3)}` }));
  // An older code no longer works after a newer one was used.
  for (const used of [now, next, code(-1), code(5)])
    expect(await fails(login({ code: used }))).toMatchObject({ status: 401, code: 'invalid_credentials' });
  expect(await db.$count(adminTokens, eq(adminTokens.userId, id))).toBe(2);
});

test("being asked for the code isn't a failed login", async () => {
  const { code, login } = await guardedAdmin(45);
  const client = new Client(url);
  for (let times = 0; times < 5; times++) {
    const { body } = await client.fails(postAdminLogin, { body: login({}) });
    expect(body.code).toBe('second_factor_required');
  }
  await client.ok(postAdminLogin, { body: login({ code: code(0) }) });
});

test('a caller without the password learns nothing about the second factor', async () => {
  const { code, login } = await guardedAdmin(41);
  for (const given of [{}, { code: code(0) }, { code: '000000' }]) {
    const { message, fields } = await fails(login({ password: WRONG_PASSWORD, ...given }));
    expect([message, fields]).toEqual(['Invalid credentials', undefined]);
  }
  // The wrong passwords didn't use up a code.
  await ok(login({ code: code(0) }));
});

test('only one of 20 concurrent uses of a code counts', async () => {
  const { id, code, login } = await guardedAdmin(42);
  const body = login({ code: code(1) });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => new Client(url).send('POST', postAdminLogin.path, { body })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(401)]);
  expect(await db.$count(adminTokens, eq(adminTokens.userId, id))).toBe(1);
});

test('guessing codes is limited, from any number of addresses', async () => {
  const { code, login } = await guardedAdmin(43);
  const guess = () => new Client(url).send('POST', postAdminLogin.path, { body: login({ code: code(7) }) });
  const guesses = await Promise.all(Array.from({ length: CODES_AN_HOUR }, guess));
  expect(guesses.map(({ status }) => status)).toEqual(Array(CODES_AN_HOUR).fill(401));
  const refused = await new Client(url).fails(postAdminLogin, { body: login({ code: code(0) }) });
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55 * 60);
});

test.each(['12345', '1234567', 'abcdef', ''])('%j is refused as not a code', async (code) => {
  const sentence = 'Please enter the 6-digit code';
  const body = { email: 'ada@example.org', password: WRONG_PASSWORD, code };
  expect(await fails(body)).toMatchObject({ status: 400, fields: { code: sentence } });
});

/** Runs the command that turns the second factor on or off, without a terminal. */
function command(...args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join('dev', 'operate', 'admin-second-factor.ts'), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], DATABASE_URL: inject('databaseUrl'), ADMIN_USER_IDS: ADMIN_IDS.join(',') },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
      });
    }
    child.once('close', (code) => resolve({ code, said }));
  });
}

test('one command turns the second factor on with a working secret, another one off', async () => {
  const { id, email, password } = await storedAdmin(db, 44);
  await storedAdminToken(db, id);
  const on = await command('--email', email);
  const secret = /secret=([A-Z2-7]{32})&/.exec(on.said)?.[1] ?? '';
  expect([on.code, on.said.replaceAll(' ', '')]).toEqual([0, expect.stringContaining(`\n${secret}\n`)]);
  // Access granted for a password alone has been revoked.
  expect(await db.$count(adminTokens, eq(adminTokens.userId, id))).toBe(0);
  await ok({ email, password, code: codeAt(secret, stepAt(Date.now())) });

  const again = await command('--email', email);
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('is on already')]);
  expect(await command('--email', email, '--off')).toEqual({
    code: 0,
    said: `The second factor of ${email} is off from now on.\n`,
  });
  expect(await db.$count(adminSecondFactors, eq(adminSecondFactors.userId, id))).toBe(0);
  await ok({ email, password });
});

test('the command changes nothing for non-admins and says what it needs', async () => {
  const { id, email } = await storedAccount(db);
  const [member, nothing] = [await command('--email', email), await command()];
  expect([member.code, member.said]).toEqual([1, expect.stringContaining('is no admin: the ids are 40, 41')]);
  expect([nothing.code, nothing.said]).toEqual([1, expect.stringContaining('--email: ')]);
  expect(await db.$count(adminSecondFactors, eq(adminSecondFactors.userId, id))).toBe(0);
});
