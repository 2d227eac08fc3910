import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postLogin } from '../../../contract/account/account.ts';
import { deleteOtherSessions, deleteSession, getSessions } from '../../../contract/account/own-account.ts';
import { getUser } from '../../../contract/account/user.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { sessions } from '../../../worker/db/schema/index.ts';
import { SESSION_LIFE } from '../../../worker/features/account/sessions/sessions.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newClient } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Signs one member in with several browsers. */
async function inBrowsers(count: number) {
  const account = await storedAccount(db);
  const browsers = [];
  for (let turn = 0; turn < count; turn++) {
    const client = newClient();
    browsers.push({ client, ...(await signIn(db, client, account.id)) });
  }
  return { account, browsers };
}

test('a member sees each signed-in browser, and which one is theirs', async () => {
  const account = await storedAccount(db);
  const [laptop, phone] = [newClient(), newClient()];
  const body = { email: account.email, password: account.password };
  await laptop.ok(postLogin, { body, headers: { 'user-agent': 'Laptop' } });
  await phone.ok(postLogin, { body: { ...body, rememberMe: true }, headers: { 'user-agent': 'Phone' } });
  const { body: seen } = await phone.ok(getSessions);
  expect(seen.sessions.map(({ userAgent, isCurrent, remembered }) => [userAgent, isCurrent, remembered])).toEqual(
    expect.arrayContaining([
      ['Laptop', false, false],
      ['Phone', true, true],
    ]),
  );
  expect(seen.sessions).toHaveLength(2);
  for (const { id, startedAt, lastSeenAt } of seen.sessions) {
    expect(id).toMatch(/^[\w-]{16}$/);
    expect([startedAt, lastSeenAt].map((time) => Number.isNaN(Date.parse(time)))).toEqual([false, false]);
  }
  // The list contains no token hash, and nothing else that grants access.
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, account.id));
  expect(JSON.stringify(seen)).not.toContain(row?.tokenHash);
});

test('sessions that expired or were idle too long are not listed', async () => {
  const { browsers } = await inBrowsers(3);
  const [current, ended, rested] = browsers;
  const change = (tokenHash = '', values: Partial<typeof sessions.$inferInsert>) =>
    db.update(sessions).set(values).where(eq(sessions.tokenHash, tokenHash));
  await change(ended?.tokenHash, { expiresAt: ago(1000) });
  await change(rested?.tokenHash, { lastSeenAt: ago(SESSION_LIFE.ordinary.idle + 1000) });
  expect((await current?.client.ok(getSessions))?.body.sessions.map(({ id }) => id)).toEqual([current?.id]);
});

test('one session can be ended, and only that one', async () => {
  const [first, second, third] = (await inBrowsers(3)).browsers;
  await first?.client.ok(deleteSession, { params: { id: second?.id ?? '' } });
  expect((await second?.client.fails(getUser))?.status).toBe(401);
  await third?.client.ok(getUser);
  const { body, headers } = await (first ?? third ?? { client: newClient() }).client.fails(deleteSession, {
    params: { id: second?.id ?? '' },
  });
  expect(body.code).toBe('not_found');
  expect(headers.getSetCookie()).toEqual([]);
});

test('ending the current session clears its cookies', async () => {
  const [first] = (await inBrowsers(1)).browsers;
  await first?.client.ok(deleteSession, { params: { id: first.id } });
  expect(first?.client.cookies.size).toBe(0);
  expect(
    await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, first?.tokenHash ?? '')),
  ).toEqual([]);
});

test("another member's session is not found and continues", async () => {
  const [mine, others] = [(await inBrowsers(1)).browsers[0], (await inBrowsers(1)).browsers[0]];
  for (const id of [others?.id ?? '', others?.tokenHash ?? '', '%', '_'.repeat(16), '']) {
    const path = `/api/user/sessions/${encodeURIComponent(id)}`;
    expect([id, (await mine?.client.failsAt('DELETE', path))?.status]).toEqual([id, 404]);
  }
  await others?.client.ok(getUser);
});

test('all other sessions can be ended at once', async () => {
  const { browsers } = await inBrowsers(4);
  const stranger = (await inBrowsers(1)).browsers[0];
  const [current, ...others] = browsers;
  await current?.client.ok(deleteOtherSessions);
  for (const { client } of others) expect((await client.fails(getUser)).status).toBe(401);
  expect((await current?.client.ok(getSessions))?.body.sessions).toHaveLength(1);
  await stranger?.client.ok(getUser);
});
