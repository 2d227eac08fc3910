import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { HOST_PREFIX, SIGNED_IN_MARKER } from '../../../contract/account/session.ts';
import { getUser } from '../../../contract/account/user.ts';
import { getSubscription } from '../../../contract/billing.ts';
import { getCrawlStatus } from '../../../contract/crawler.ts';
import { getBestUrl } from '../../../contract/programs/grants.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { adminTokens, sessions, subscriptions, users } from '../../../worker/db/schema/index.ts';
import { SESSION_LIFE } from '../../../worker/features/account/sessions/sessions.ts';
import { newPerson } from '../../factories/people.ts';
import { member, newClient, registered } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const ahead = (ms: number) => ago(-ms);
const HOUR = 60 * 60_000;

test("the database has no session token or password, and the hash meets OWASP's cost", async () => {
  const { client, user, person } = await registered();
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  const token = client.cookies.get('__Host-grantlight_session') ?? '';
  expect(token).toHaveLength(43);
  expect(session?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
  const [account] = await db.select().from(users).where(eq(users.id, user.id));
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(JSON.stringify(account)).not.toContain(person.password);
});

test('a marker that scripts can read appears and disappears with the session', async () => {
  const { client } = await registered();
  expect(client.cookies.get(`${HOST_PREFIX}${SIGNED_IN_MARKER}`)).toBe('1');
});

test('a marker without its session cookie is cleared at the next call', async () => {
  const { client } = await registered();
  client.cookies.delete('__Host-grantlight_session');
  expect((await client.fails(getUser)).status).toBe(401);
  expect([...client.cookies.keys()]).toEqual(['__Host-grantlight_device']);
  expect((await newClient().fails(getUser)).headers.getSetCookie()).toEqual([]);
});

test('each cookie is for https and this host alone; scripts read only the marker', async () => {
  const { headers } = await newClient().ok(postRegister, { body: newPerson() });
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')))).toEqual([
    '__Host-grantlight_session',
    '__Host-grantlight_signed_in',
    '__Host-grantlight_device',
  ]);
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/(?=.*; Secure)(?=.*; SameSite=Lax)/);
  expect(cookies.map((cookie) => cookie.includes('; HttpOnly'))).toEqual([true, false, true]);
});

test.each([
  ['has ended', { expiresAt: ago(1000) }],
  ['was not used for a day', { lastSeenAt: ago(SESSION_LIFE.ordinary.idle + 1000) }],
])('a session that %s is refused', async (_, change) => {
  const { client, user } = await registered();
  await db.update(sessions).set(change).where(eq(sessions.userId, user.id));
  expect((await client.fails(getUser)).status).toBe(401);
});

test('a remembered session may be idle longer', async () => {
  const { client, user } = await registered();
  await db
    .update(sessions)
    .set({ remembered: true, lastSeenAt: ago(SESSION_LIFE.ordinary.idle + HOUR) })
    .where(eq(sessions.userId, user.id));
  await client.ok(getUser);
});

test('a session in use is updated now and then', async () => {
  const { client, user } = await registered();
  const lastSeenAt = ago(HOUR);
  await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.userId, user.id));
  await client.ok(getUser);
  const seen = async () => (await db.select().from(sessions).where(eq(sessions.userId, user.id)))[0]?.lastSeenAt;
  await expect.poll(seen).not.toBe(lastSeenAt);
});

test.each([
  ['active premium', { tier: 'premium', status: 'active', currentPeriodEnd: ahead(HOUR) }, true],
  ['active platinum', { tier: 'platinum', status: 'active', currentPeriodEnd: null }, true],
  ['premium whose period is over', { tier: 'premium', status: 'active', currentPeriodEnd: ago(HOUR) }, false],
  ['premium not yet paid', { tier: 'premium', status: 'pending', currentPeriodEnd: null }, false],
])('%s: subscriber endpoints are open: %s', async (_, plan, isOpen) => {
  const { client, user } = await member();
  await db.insert(subscriptions).values({ userId: user.id, ...plan });
  expect((await client.ok(getSubscription)).body).toMatchObject({
    active: isOpen,
    tier: plan.tier,
    status: plan.status,
  });
  // No program has this id, so a caller with access gets a `not_found` error.
  const { body } = await client.fails(getBestUrl, { params: { id: 'no-such-program' } });
  expect(body.code).toBe(isOpen ? 'not_found' : 'plan_required');
});

test.each([
  ["an admin's", 1, HOUR, null],
  ["an admin's expired one", 1, -HOUR, 'unauthenticated'],
  ["a non-admin's", 1000, HOUR, 'unauthenticated'],
])('the token is %s', async (_, userId, life, code) => {
  const token = createHash('sha256').update(`${userId}${life}`).digest('base64url');
  const account = { firstName: 'A', lastName: 'B', username: 'a', passwordHash: 'none' };
  await db
    .insert(users)
    .values({ id: userId, email: `admin-${userId}@example.org`, ...account })
    .onConflictDoNothing();
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  await db.insert(adminTokens).values({ tokenHash, userId, expiresAt: ahead(life) });
  const headers = { authorization: `Bearer ${token}` };
  if (code === null) await newClient().ok(getCrawlStatus, { headers });
  else expect((await newClient().fails(getCrawlStatus, { headers })).body.code).toBe(code);
});

test('half an emoji in a text or header is repaired, not refused by the database', async () => {
  // Header values are bytes, so the emoji is encoded as it's sent over the wire.
  const headers = { 'user-agent': Buffer.from(`${'x'.repeat(299)}😀`).toString('latin1') };
  const { person } = await registered({ firstName: 'A\ud800b' });
  await newClient().ok(postLogin, { body: { email: person.email, password: person.password }, headers });
});

test.each([
  ['a name without a letter', { firstName: '\u200b\u200b' }, 'Please write the name in letters'],
  ['control characters', { lastName: 'A\u0000B' }, 'Please leave out control characters'],
])('a registration with %s is refused', async (_, given, sentence) => {
  const answer = await newClient().failsAt('POST', '/api/register', {
    body: { firstName: 'A', lastName: 'B', email: 'x@example.org', password: 'Good enough 1', ...given },
  });
  expect(Object.values(answer.body.fields ?? {})).toEqual([sentence]);
});
