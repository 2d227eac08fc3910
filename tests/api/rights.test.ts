import { describe, expect, inject, test } from 'vitest';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { startAdminToken } from '../../worker/features/admin/tokens.ts';
import { signIn, storedAccount, storedAdmin } from '../factories/accounts.ts';
import { newClient } from '../harness/api.ts';
import type { Client } from '../harness/client.ts';
import { nameOf, type Owner, VALID_REQUESTS } from '../harness/valid-requests.ts';

const db = openDatabase(inject('databaseUrl'));
const NOT_BUILT = 501;

type Headers = Record<string, string | undefined>;

/** Everybody who may call, and what each kind of endpoint tells them; null where it lets them in. */
interface Caller {
  name: string;
  prepare: (client: Client) => Promise<{ owner: Owner; headers: Headers }>;
  isTold: Record<Access, ErrorCode | null>;
}

const nobody = { public: null, session: 'unauthenticated', member: 'unauthenticated' } as const;
const noAdmin = { public: null, session: null, admin: 'unauthenticated' } as const;
const strangers = { ...nobody, subscriber: 'unauthenticated', admin: 'unauthenticated' } as const;

function member(given: Parameters<typeof storedAccount>[1], session?: { hasEnded: boolean }): Caller['prepare'] {
  return async (client) => {
    const account = await storedAccount(db, given);
    return { owner: { ...account, sessionId: (await signIn(db, client, account.id, session)).id }, headers: {} };
  };
}

const CALLERS: Caller[] = [
  {
    name: 'a visitor',
    isTold: strangers,
    prepare: async () => ({ owner: { ...(await storedAccount(db)), sessionId: 'none' }, headers: {} }),
  },
  { name: 'an ended session', isTold: strangers, prepare: member({ tier: 'premium' }, { hasEnded: true }) },
  {
    name: 'a member without a profile',
    isTold: { ...noAdmin, member: 'profile_incomplete', subscriber: 'profile_incomplete' },
    prepare: member({ isComplete: false, tier: 'premium' }),
  },
  {
    name: 'a free member',
    isTold: { ...noAdmin, member: null, subscriber: 'plan_required' },
    prepare: member({ tier: 'free' }),
  },
  {
    name: 'a premium member',
    isTold: { ...noAdmin, member: null, subscriber: null },
    prepare: member({ tier: 'premium' }),
  },
  {
    name: 'a platinum member',
    isTold: { ...noAdmin, member: null, subscriber: null },
    prepare: member({ tier: 'platinum' }),
  },
  {
    name: "an admin's token",
    isTold: { ...strangers, admin: null },
    prepare: async () => {
      const token = await startAdminToken(db, (await storedAdmin(db, 20)).id);
      const owner = { ...(await storedAccount(db)), sessionId: 'none' };
      return { owner, headers: { authorization: `Bearer ${token}` } };
    },
  },
];

async function requestOf(endpoint: Endpoint, owner: Owner) {
  const valid = VALID_REQUESTS[nameOf(endpoint)];
  const [params, body] = [await valid?.params?.(db, owner), await valid?.body?.(db, owner)];
  return { ...(params ? { params } : {}), ...(body === undefined ? {} : { body }) };
}

async function send(client: Client, endpoint: Endpoint, owner: Owner, headers: Headers = {}) {
  const { params, body } = await requestOf(endpoint, owner);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  return client.send(endpoint.method, path, { body, headers });
}

test('every call of the contract is there once, and has its valid request', () => {
  expect(Object.keys(VALID_REQUESTS).toSorted()).toEqual(ENDPOINTS.map(nameOf).toSorted());
});

describe.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  const expected = [VALID_REQUESTS[name]?.answers ?? 200, NOT_BUILT];

  test.each(CALLERS.map((caller) => [caller.isTold[endpoint.access] ?? 'lets in', caller.name, caller] as const))(
    '%s: %s',
    async (_told, _who, { prepare, isTold }) => {
      const client = newClient();
      const { owner, headers } = await prepare(client);
      const refusal = isTold[endpoint.access];
      if (refusal === null) {
        const { status, text } = await send(client, endpoint, owner, headers);
        expect(expected, text).toContain(status);
        return;
      }
      const cookies = new Map(client.cookies);
      const { body } = await client.fails(endpoint, { ...(await requestOf(endpoint, owner)), headers });
      expect(body.code).toBe(refusal);
      if (endpoint.method === 'GET') return;
      // Who may not call learns nothing about what could be sent.
      for (const [key, value] of cookies) client.cookies.set(key, value);
      const unread = { ...headers, 'content-type': 'application/json' };
      expect((await client.fails(endpoint, { raw: 'not even JSON', headers: unread })).body.code).toBe(refusal);
    },
  );

  test('a call from another site writes nothing, whoever is signed in', async () => {
    const client = newClient();
    const { owner } = await member({ tier: 'platinum' })(client);
    const token = await startAdminToken(db, (await storedAdmin(db, 20)).id);
    const headers = { origin: 'https://evil.example', authorization: `Bearer ${token}` };
    const { status, text } = await send(client, endpoint, owner, headers);
    if (endpoint.method === 'GET' || VALID_REQUESTS[name]?.anyOrigin) expect(expected, text).toContain(status);
    else expect([status, JSON.parse(text).code]).toEqual([403, 'wrong_origin']);
  });
});

const OWNED = ENDPOINTS.filter((endpoint) => VALID_REQUESTS[nameOf(endpoint)]?.isOwned);

test.each(OWNED.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  "%s does not find another member's",
  async (_, endpoint) => {
    const [mine, others] = [newClient(), newClient()];
    await member({ tier: 'platinum' })(mine);
    const { owner } = await member({ tier: 'platinum' })(others);
    const { status, text } = await send(mine, endpoint, owner);
    expect([404, NOT_BUILT], text).toContain(status);
    // It is still there for its owner.
    expect([200, NOT_BUILT]).toContain((await send(others, endpoint, owner)).status);
  },
);

test("a member's session is no admin's token", async () => {
  const client = newClient();
  await member({ tier: 'platinum' })(client);
  const session = client.cookies.get('__Host-grantlight_session');
  for (const endpoint of ENDPOINTS.filter(({ access }) => access === 'admin')) {
    const headers = { authorization: `Bearer ${session}` };
    expect((await client.fails(endpoint, { headers })).body.code).toBe('unauthenticated');
  }
});
