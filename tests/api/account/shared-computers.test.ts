import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { getSessions, postSessionUse } from '../../../contract/account/own-account.ts';
import { putPassword } from '../../../contract/account/passwords.ts';
import { DEVICE_COOKIE, HOST_PREFIX, SHARED_MARK, SIGNED_IN_MARKER } from '../../../contract/account/session.ts';
import { SHARED_COMPUTER } from '../../../contract/account/sign-in-limits.ts';
import { getUser } from '../../../contract/account/user.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { sessions } from '../../../worker/db/schema/index.ts';
import { storedAccount } from '../../factories/accounts.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import { newClient } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const MARKER = `${HOST_PREFIX}${SIGNED_IN_MARKER}`;

async function inTheLibrary(given: { rememberMe?: boolean } = {}) {
  const account = await storedAccount(db);
  const client = newClient();
  const body = { email: account.email, password: account.password, sharedComputer: true, ...given };
  const { headers } = await client.ok(postLogin, { body });
  const restFor = (ms: number) =>
    db
      .update(sessions)
      .set({ lastSeenAt: ago(ms) })
      .where(eq(sessions.userId, account.id));
  const lastSeen = async () => (await db.select().from(sessions).where(eq(sessions.userId, account.id)))[0]?.lastSeenAt;
  return { account, client, cookies: headers.getSetCookie(), restFor, lastSeen };
}

test('on a shared computer, nothing is remembered, whatever else was chosen', async () => {
  const { client, cookies } = await inTheLibrary({ rememberMe: true });
  expect(cookies.join()).not.toContain('Max-Age');
  expect(client.cookies.get(MARKER)).toBe(SHARED_MARK);
  expect(client.cookies.has(`${HOST_PREFIX}${DEVICE_COOKIE}`)).toBe(false);
  const { body } = await client.ok(getSessions);
  expect(body.sessions).toMatchObject([{ shared: true, remembered: false }]);
});

test('the session ends after ten minutes without use, and not before', async () => {
  const { client, restFor } = await inTheLibrary();
  await restFor(SHARED_COMPUTER.idle - 5000);
  await client.ok(getUser);
  await restFor(SHARED_COMPUTER.idle + 1000);
  expect((await client.fails(getUser)).status).toBe(401);
  expect(client.cookies.size).toBe(0);
});

test('activity on screen keeps the session once the page reports it', async () => {
  const { client, restFor, lastSeen } = await inTheLibrary();
  const before = ago(SHARED_COMPUTER.idle - 5000);
  await restFor(SHARED_COMPUTER.idle - 5000);
  await client.ok(postSessionUse);
  expect((await lastSeen()) ?? '').toSatisfy((time: string) => Date.parse(time) > Date.parse(before) + 60_000);
  await restFor(SHARED_COMPUTER.idle + 1000);
  expect((await client.fails(postSessionUse)).status).toBe(401);
});

test('a shared-computer session stays shared when the password changes', async () => {
  const { client } = await inTheLibrary();
  await client.ok(putPassword, { body: { currentPassword: PASSWORD, password: 'Another horse 8!' } });
  expect(client.cookies.get(MARKER)).toBe(SHARED_MARK);
  expect((await client.ok(getSessions)).body.sessions).toMatchObject([{ shared: true }]);
});

test('sign-up on a shared computer has the same choice', async () => {
  const client = newClient();
  await client.ok(postRegister, { body: { ...newPerson(), sharedComputer: true } });
  expect(client.cookies.get(MARKER)).toBe(SHARED_MARK);
});
