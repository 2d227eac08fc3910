import type { Access, Endpoint } from '../../../contract/endpoint.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Database } from '../../../worker/db/client.ts';
import { type Given, signIn, storedAccount, storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import { Client } from '../client.ts';
import { nameOf, type Owner, VALID_REQUESTS } from '../valid-requests.ts';

type Headers = Record<string, string | undefined>;

/** A caller: a browser, its owner, and the headers it sends. */
export interface Call {
  client: Client;
  owner: Owner;
  headers: Headers;
}

/** A kind of caller, with the error it gets from each kind of endpoint, or null if it has access. */
export interface Caller {
  name: string;
  expected: Record<Access, ErrorCode | null>;
  prepare: (db: Database, base: string) => Promise<Call>;
}

const nobody = { public: null, session: 'unauthenticated', member: 'unauthenticated' } as const;
const noAdmin = { public: null, session: null, admin: 'unauthenticated' } as const;
const strangers = { ...nobody, subscriber: 'unauthenticated', admin: 'unauthenticated' } as const;

/** Prepares a browser that's signed in to its own account. */
export function memberCaller(given: Given, session?: { hasEnded: boolean }): Caller['prepare'] {
  return async (db, base) => {
    const client = new Client(base);
    const account = await storedAccount(db, { ...given, hasQuickHash: true });
    const { id: sessionId } = await signIn(db, client, account.id, session);
    return { client, owner: { ...account, sessionId }, headers: {} };
  };
}

/** Prepares a browser without a session, and an account whose IDs the test knows. */
export const visitorCaller: Caller['prepare'] = async (db, base) => {
  const owner = { ...(await storedAccount(db, { hasQuickHash: true })), sessionId: 'none' };
  return { client: new Client(base), owner, headers: {} };
};

/** Prepares a browser without a session but with an admin token. */
export const adminCaller: Caller['prepare'] = async (db, base) => {
  const token = await storedAdminToken(db, (await storedAdmin(db, 20)).id);
  return { ...(await visitorCaller(db, base)), headers: { authorization: `Bearer ${token}` } };
};

export const CALLERS: readonly Caller[] = [
  { name: 'a visitor', expected: strangers, prepare: visitorCaller },
  { name: 'an ended session', expected: strangers, prepare: memberCaller({ tier: 'premium' }, { hasEnded: true }) },
  {
    name: 'a member without a profile',
    expected: { ...noAdmin, member: 'profile_incomplete', subscriber: 'profile_incomplete' },
    prepare: memberCaller({ isComplete: false, tier: 'premium' }),
  },
  {
    name: 'a free member',
    expected: { ...noAdmin, member: null, subscriber: 'plan_required' },
    prepare: memberCaller({ tier: 'free' }),
  },
  {
    name: 'a premium member',
    expected: { ...noAdmin, member: null, subscriber: null },
    prepare: memberCaller({ tier: 'premium' }),
  },
  {
    name: 'a platinum member',
    expected: { ...noAdmin, member: null, subscriber: null },
    prepare: memberCaller({ tier: 'platinum' }),
  },
  { name: "an admin's token", expected: { ...strangers, admin: null }, prepare: adminCaller },
];

/** Returns the same caller with a separate browser, so responses don't change the original's cookies. */
export function again({ client, owner, headers }: Call): Call {
  const other = new Client(client.base);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return { client: other, owner, headers };
}

/** Returns a request to an endpoint with every part valid for this owner. */
export async function requestFor(db: Database, endpoint: Endpoint, owner: Owner) {
  const valid = VALID_REQUESTS[nameOf(endpoint)];
  const [params, body] = [await valid?.params?.(db, owner), await valid?.body?.(db, owner)];
  return { ...(params ? { params } : {}), ...(body === undefined ? {} : { body }) };
}

/** Sends an endpoint's valid request as the given caller. */
export async function sendValid(db: Database, endpoint: Endpoint, { client, owner, headers }: Call, of: Owner = owner) {
  const { params, body } = await requestFor(db, endpoint, of);
  return client.send(endpoint.method, pathWith(endpoint, params), { body, headers });
}

/** Returns an endpoint's path with these parameters. */
export function pathWith(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
