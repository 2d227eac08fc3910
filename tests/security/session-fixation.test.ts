import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../contract/account/account.ts';
import { getUser, postLogout } from '../../contract/account/user.ts';
import { getCrawlStatus } from '../../contract/crawler.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { signIn, storedAccount } from '../factories/accounts.ts';
import { newPerson } from '../factories/people.ts';
import { newClient } from '../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const SESSION = '__Host-grantlight_session';
const MARKER = '__Host-grantlight_signed_in';
const account = () => storedAccount(db, { hasQuickHash: true });

test.each(['login', 'register'] as const)('a token planted before the %s grants no access after it', async (way) => {
  const planted = randomBytes(32).toString('base64url');
  const victim = newClient();
  victim.cookies.set(SESSION, planted);
  victim.cookies.set(MARKER, '1');
  if (way === 'login') {
    const { email, password } = await account();
    await victim.ok(postLogin, { body: { email, password } });
  } else await victim.ok(postRegister, { body: newPerson() });
  expect(victim.cookies.get(SESSION)).not.toBe(planted);
  await victim.ok(getUser);
  const attacker = newClient();
  attacker.cookies.set(SESSION, planted);
  expect((await attacker.fails(getUser)).status).toBe(401);
});

test("a login over someone else's session replaces that session and ends it", async () => {
  const [attacker, victim] = [newClient(), newClient()];
  const { id } = await account();
  await signIn(db, attacker, id);
  const mine = attacker.cookies.get(SESSION) ?? '';
  victim.cookies.set(SESSION, mine);
  const { email, password } = await account();
  const { body } = await victim.ok(postLogin, { body: { email, password } });
  expect(body.email).toBe(email);
  expect((await attacker.fails(getUser)).status).toBe(401);
});

test('each login makes a new token, and a logged-out token never returns', async () => {
  const { email, password } = await account();
  const tokens = new Set<string | undefined>();
  const client = newClient();
  for (let turn = 0; turn < 3; turn++) {
    await client.ok(postLogin, { body: { email, password } });
    tokens.add(client.cookies.get(SESSION));
  }
  expect(tokens.size).toBe(3);
  const last = client.cookies.get(SESSION) ?? '';
  await client.ok(postLogout);
  await client.ok(postLogin, { body: { email, password } });
  const old = newClient();
  old.cookies.set(SESSION, last);
  expect((await old.fails(getUser)).status).toBe(401);
});

test('a session is read only from its cookie, not from other headers, URL or body', async () => {
  const signedIn = newClient();
  await signIn(db, signedIn, (await account()).id);
  const token = signedIn.cookies.get(SESSION) ?? '';
  await signedIn.ok(getUser);
  for (const name of [
    'grantlight_session',
    '__Secure-grantlight_session',
    '__host-grantlight_session',
    'session',
    'sid',
  ]) {
    const tossed = newClient();
    tossed.cookies.set(name, token);
    expect([name, (await tossed.fails(getUser)).status]).toEqual([name, 401]);
  }
  for (const headers of [{ authorization: `Bearer ${token}` }, { 'x-session': token }, { [SESSION]: token }])
    expect((await newClient().fails(getUser, { headers })).status).toBe(401);
  const query = `/api/user?${SESSION}=${token}&grantlight_session=${token}&token=${token}`;
  expect((await newClient().failsAt('GET', query)).status).toBe(401);
  // The session token doesn't grant access to the admin area either.
  expect((await signedIn.fails(getCrawlStatus, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
});

test('parts of a token, or a token with more text, grant no access', async () => {
  const signedIn = newClient();
  await signIn(db, signedIn, (await account()).id);
  const token = signedIn.cookies.get(SESSION) ?? '';
  const near = [
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase(),
    token.slice(0, 16),
    `${token}, ${token}`,
    '*',
    '%',
  ];
  for (const tried of near) {
    const client = newClient();
    client.cookies.set(SESSION, tried);
    expect([tried.length, (await client.fails(getUser)).status]).toEqual([tried.length, 401]);
  }
});
