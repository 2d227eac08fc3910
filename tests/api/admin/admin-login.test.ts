import { spawn } from 'node:child_process';
import { createHash, scryptSync } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postLogout } from '../../../contract/account/user.ts';
import { postAdminLogin, postAdminLogout } from '../../../contract/admin.ts';
import { getCrawlStatus } from '../../../contract/crawler.ts';
import { ADMIN_TOKEN_HOURS } from '../../../contract/limits.ts';
import { ROOT } from '../../../dev/run/stack.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { adminTokens, users } from '../../../worker/db/schema/index.ts';
import { signIn, storedAccount, storedAdmin } from '../../factories/accounts.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import { newClient } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function logIn() {
  const { email, password } = await storedAdmin(db, 20);
  return (await newClient().ok(postAdminLogin, { body: { email, password } })).body.token;
}

test('an admin gets a token for the admin area; only its hash is stored', async () => {
  const token = await logIn();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await newClient().fails(getCrawlStatus)).body.code).toBe('unauthenticated');
  expect((await newClient().send('GET', getCrawlStatus.path, { headers: bearer(token) })).status).not.toBe(401);
  const [stored] = await db
    .select()
    .from(adminTokens)
    .where(eq(adminTokens.tokenHash, hashOf(token)));
  expect(stored?.userId).toBe(20);
  const life = Date.parse(stored?.expiresAt ?? '') - Date.now();
  expect(Math.round(life / 3_600_000)).toBe(ADMIN_TOKEN_HOURS);
});

test('an expired token is refused', async () => {
  const token = await logIn();
  const ended = new Date(Date.now() - 1000).toISOString();
  await db
    .update(adminTokens)
    .set({ expiresAt: ended })
    .where(eq(adminTokens.tokenHash, hashOf(token)));
  expect((await newClient().fails(getCrawlStatus, { headers: bearer(token) })).status).toBe(401);
});

test("a login ends the page's previous token and no other", async () => {
  const [before, kept] = [await logIn(), await logIn()];
  const { email, password } = await storedAdmin(db, 20);
  await newClient().ok(postAdminLogin, { body: { email, password }, headers: bearer(before) });
  expect((await newClient().fails(getCrawlStatus, { headers: bearer(before) })).status).toBe(401);
  expect((await newClient().send('GET', getCrawlStatus.path, { headers: bearer(kept) })).status).not.toBe(401);
});

test("a member's logout ends the page's admin token", async () => {
  const [left, kept] = [await logIn(), await logIn()];
  const client = newClient();
  await signIn(db, client, (await storedAdmin(db, 20)).id);
  await client.ok(postLogout, { headers: bearer(left) });
  expect((await newClient().fails(getCrawlStatus, { headers: bearer(left) })).status).toBe(401);
  expect((await newClient().send('GET', getCrawlStatus.path, { headers: bearer(kept) })).status).not.toBe(401);
});

test('logging out ends this token and no other', async () => {
  const [left, kept] = [await logIn(), await logIn()];
  await newClient().ok(postAdminLogout, { headers: bearer(left) });
  expect((await newClient().fails(getCrawlStatus, { headers: bearer(left) })).status).toBe(401);
  expect((await newClient().fails(postAdminLogout, { headers: bearer(left) })).status).toBe(401);
  expect((await newClient().send('GET', getCrawlStatus.path, { headers: bearer(kept) })).status).not.toBe(401);
});

test('a wrong password, an unknown address and a member get the same answer', async () => {
  const admin = await storedAdmin(db, 20);
  const menuOnly = await storedAdmin(db, 22);
  const somebody = await storedAccount(db);
  const answers = [];
  for (const body of [
    { email: admin.email, password: 'wrong password 1!' },
    { email: newPerson().email, password: PASSWORD },
    { email: somebody.email, password: somebody.password },
    { email: menuOnly.email, password: menuOnly.password },
  ]) {
    answers.push(await newClient().fails(postAdminLogin, { body }));
  }
  for (const { status, body } of answers) {
    expect([status, body.code, body.message]).toEqual([401, 'invalid_credentials', 'Invalid credentials']);
  }
});

test('guesses are limited by address and by account', async () => {
  const email = newPerson().email;
  const guess = async (client = newClient()) =>
    (await client.send('POST', postAdminLogin.path, { body: { email, password: PASSWORD } })).status;
  const client = newClient();
  expect([await guess(client), await guess(client), await guess(client), await guess(client)]).toEqual([
    401, 401, 401, 429,
  ]);
  expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429]);
});

/** Runs the command that creates an admin, without a terminal. */
function createAdmin(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join('dev', 'operate', 'create-admin.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], DATABASE_URL: inject('databaseUrl'), ...env },
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

test('a command creates an admin and refuses ids that are taken or not reserved', async () => {
  const login = { ADMIN_EMAIL: newPerson().email, ADMIN_PASSWORD: PASSWORD };
  const nothing = await createAdmin({});
  expect([nothing.code, nothing.said]).toEqual([1, expect.stringContaining('ADMIN_EMAIL: ')]);
  const guessed = await createAdmin({ ...login, ADMIN_PASSWORD: 'Grantlight2026!' });
  expect([guessed.code, guessed.said]).toEqual([1, expect.stringContaining('This password is too common')]);
  const other = await createAdmin({ ...login, ADMIN_ID: '1001' });
  expect([other.code, other.said]).toEqual([1, expect.stringContaining("one of the admins' ids: 1, 20, 22")]);

  const reserved = { ...login, ADMIN_ID: '31', ADMIN_USER_IDS: '31', ADMIN_MENU_USER_IDS: '31' };
  await db.delete(users).where(eq(users.id, 31));
  expect(await createAdmin(reserved)).toEqual({ code: 0, said: `The admin ${login.ADMIN_EMAIL} has the id 31.\n` });
  const again = await createAdmin({ ...reserved, ADMIN_EMAIL: newPerson().email });
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('The id 31 is in use')]);
  await storedAdmin(db, 20);
  const twice = await createAdmin({ ...login, ADMIN_ID: '22', ADMIN_EMAIL: (await storedAccount(db)).email });
  expect([twice.code, twice.said]).toEqual([1, expect.stringMatching(/belongs to a member|The id 22 is in use/)]);
});

test("a hash that is cheaper than today's is renewed at an admin's login", async () => {
  const { id, email, password } = await storedAdmin(db, 20);
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
  const weak = `$scrypt$ln=12,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  await db.update(users).set({ passwordHash: weak }).where(eq(users.id, id));
  await newClient().ok(postAdminLogin, { body: { email, password } });
  const [stored] = await db.select().from(users).where(eq(users.id, id));
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
