import { expect, inject, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { errorBody } from '../../contract/errors.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { exportOwnData } from '../../worker/features/account/own-data.ts';
import {
  again,
  CALLERS,
  type Call,
  type Caller,
  memberCaller,
  pathWith,
  requestFor,
  sendValid,
} from '../harness/members/callers.ts';
import { nameOf, VALID_REQUESTS } from '../harness/valid-requests.ts';

const db = openDatabase(inject('databaseUrl'));
const base = inject('apiUrl');
const NAMED = ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const);

/** One caller of each kind, shared by all calls that change nothing. */
const kept = new Map<string, Promise<Call>>();

async function callOf({ name, prepare }: Pick<Caller, 'name' | 'prepare'>, changes: boolean): Promise<Call> {
  if (changes) return prepare(db, base);
  const one = kept.get(name) ?? prepare(db, base);
  kept.set(name, one);
  return again(await one);
}

async function isLetIn(endpoint: Endpoint, caller: Caller): Promise<void> {
  const call = await callOf(caller, endpoint.method !== 'GET');
  const { status, text } = await sendValid(db, endpoint, call);
  expect.soft(status, `${caller.name}: ${text}`).toBe(VALID_REQUESTS[nameOf(endpoint)]?.answers ?? 200);
}

async function isRefused(endpoint: Endpoint, caller: Caller, refusal: string): Promise<void> {
  const call = await callOf(caller, false);
  const request = await requestFor(db, endpoint, call.owner);
  const { body } = await call.client.fails(endpoint, { ...request, headers: call.headers });
  expect.soft(body.code, caller.name).toBe(refusal);
  if (endpoint.method === 'GET') return;
  // A caller without access learns nothing about which input is valid.
  const { client } = await callOf(caller, false);
  const headers = { ...call.headers, 'content-type': 'application/json' };
  const unread = await client.fails(endpoint, { raw: 'not even JSON', headers });
  expect.soft(unread.body.code, `${caller.name}, unread`).toBe(refusal);
}

test.concurrent.each(NAMED)('%s admits allowed callers and tells all others why not', async (_, endpoint) => {
  for (const caller of CALLERS) {
    const refusal = caller.expected[endpoint.access];
    if (refusal === null) await isLetIn(endpoint, caller);
    else await isRefused(endpoint, caller, refusal);
  }
});

const platinum = { name: 'a platinum member', prepare: memberCaller({ tier: 'platinum' }) };

test.concurrent.each(NAMED)(
  '%s: a call from another site writes nothing, for any signed-in member',
  async (_, endpoint) => {
    const [admin] = CALLERS.filter(({ expected }) => expected.admin === null);
    const authorization = admin && (await callOf(admin, false)).headers['authorization'];
    const fromAnywhere = endpoint.method === 'GET' || VALID_REQUESTS[nameOf(endpoint)]?.anyOrigin;
    for (const origin of ['https://evil.example', 'null']) {
      const call = await callOf(platinum, false);
      const { status, text } = await sendValid(db, endpoint, { ...call, headers: { origin, authorization } });
      if (fromAnywhere) expect(status, text).toBe(VALID_REQUESTS[nameOf(endpoint)]?.answers ?? 200);
      else expect([status, errorBody.parse(JSON.parse(text)).code]).toEqual([403, 'wrong_origin']);
    }
  },
);

const everythingOf = async ({ owner }: Call) => ({ ...(await exportOwnData(db, owner.id)), exportedAt: null });
const OWNED = NAMED.filter(([name]) => VALID_REQUESTS[name]?.isOwned);

test.concurrent.each(OWNED)("%s doesn't find another member's data and changes none of it", async (_, endpoint) => {
  // Uses new callers, because other tests' calls may save this same program for the shared one.
  const mine = await callOf(platinum, true);
  const others = await callOf(platinum, true);
  const params = await requestFor(db, endpoint, others.owner);
  const before = await everythingOf(others);
  const path = pathWith(endpoint, params.params);
  const { status, text } = await mine.client.send(endpoint.method, path, { body: params.body });
  expect(await everythingOf(others)).toEqual(before);
  expect(status, text).toBe(404);
  // The data still exists for its owner.
  expect((await sendValid(db, endpoint, others)).status).toBe(200);
});
