import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { adminTokens, sessions, subscriptions, users } from '../../worker/db/schema/index.ts';
import { exportOwnData } from '../../worker/features/account/own-data.ts';
import {
  adminCaller,
  type Call,
  memberCaller,
  pathWith,
  requestFor,
  visitorCaller,
} from '../harness/members/callers.ts';
import { nameOf } from '../harness/valid-requests.ts';

const db = openDatabase(inject('databaseUrl'));
const base = inject('apiUrl');
/** Part of every added text, and of nothing in our own requests. */
const MARK = 'mark-of-mass-assignment';
const LONG_AGO = '1999-12-31T23:59:59.000Z';

/** Returns fields that no caller may set, by their names in our rows, our responses and other frameworks. */
function privileged(victim: number): Record<string, unknown> {
  return {
    ...{ id: victim, userId: victim, user_id: victim, ownerId: victim, sessionId: MARK, token: MARK, tokenHash: MARK },
    ...{ role: 'admin', roles: ['admin'], isAdmin: true, admin: true, navigation: { admin: true, adminMenu: true } },
    ...{ tier: 'platinum', status: 'active', plan: 'platinum', subscription: { tier: 'platinum', status: 'active' } },
    ...{ subscriptionStatus: 'active', stripeCustomerId: MARK, stripeSubscriptionId: MARK, currentPeriodEnd: LONG_AGO },
    ...{
      email: `${MARK}@evil.example`,
      username: MARK,
      passwordHash: MARK,
      password_hash: MARK,
      profileComplete: true,
    },
    ...{ emailConfirmedAt: LONG_AGO, createdAt: LONG_AGO, updatedAt: LONG_AGO, savedAt: LONG_AGO, revision: 99 },
    ...{ __proto__pollution: MARK, constructor: { prototype: { isAdmin: true } } },
  };
}

/** Returns everything stored about a member and their access. */
async function everythingOf(id: number): Promise<string> {
  const data = await exportOwnData(db, id);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const plans = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
  const tokens = await db.select().from(adminTokens).where(eq(adminTokens.userId, id));
  const ways = await db.select({ id: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, id));
  return JSON.stringify({ ...data, exportedAt: null, user, plans, tokens, ways });
}

const prepare = ({ access }: Endpoint): Promise<Call> => {
  if (access === 'admin') return adminCaller(db, base);
  if (access === 'public') return visitorCaller(db, base);
  // On the free plan where possible, because then there's something to gain.
  return memberCaller({ tier: access === 'subscriber' ? 'premium' : 'free' })(db, base);
};

const WRITES = ENDPOINTS.filter(({ method }) => method !== 'GET');

test.concurrent.each(WRITES.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s sets nothing that the caller may not set',
  async (_, endpoint) => {
    const victim = await visitorCaller(db, base);
    const { client, owner, headers } = await prepare(endpoint);
    const before = await everythingOf(victim.owner.id);
    const { params, body } = await requestFor(db, endpoint, owner);
    const extra = privileged(victim.owner.id);
    const raw = JSON.stringify({ ...extra, ...Object(body) }).replace(/\}$/, ',"__proto__":{"isAdmin":true}}');
    const { status, text } = await client.send(endpoint.method, pathWith(endpoint, params), {
      raw,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    // 503 is a vendor that isn't configured, or a webhook without its signature.
    expect(status === 503 || status < 500, text).toBe(true);
    expect(text).not.toContain(MARK);
    expect(await everythingOf(victim.owner.id)).toBe(before);
    const after = await everythingOf(owner.id);
    for (const trace of [MARK, LONG_AGO, 'evil.example']) expect(after).not.toContain(trace);
    const plans = await db.select().from(subscriptions).where(eq(subscriptions.userId, owner.id));
    expect(plans.map(({ tier }) => tier)).toEqual(endpoint.access === 'subscriber' ? ['premium'] : []);
    expect(await db.select().from(adminTokens).where(eq(adminTokens.userId, owner.id))).toEqual([]);
  },
);

test('registration sets only the fields of the form', async () => {
  const { client } = await visitorCaller(db, base);
  const person = {
    firstName: 'A',
    lastName: 'B',
    email: `${crypto.randomUUID()}@example.org`,
    password: 'Quiet horse 8!',
  };
  const { text } = await client.send('POST', '/api/register', { body: { ...privileged(1), ...person } });
  const [row] = await db.select().from(users).where(eq(users.email, person.email));
  expect(row, text).toMatchObject({
    email: person.email,
    username: person.email.split('@')[0],
    profileComplete: false,
  });
  expect(row?.id).toBeGreaterThan(1000);
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${MARK}|${LONG_AGO}`));
  expect(
    await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, row?.id ?? 0)),
  ).toEqual([]);
});
