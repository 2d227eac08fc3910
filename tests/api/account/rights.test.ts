import { expect, inject, test } from 'vitest';
import type { Access } from '../../../contract/endpoint.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { again, type Caller, memberCaller, visitorCaller } from '../../harness/members/callers.ts';
import { nameOf, VALID_REQUESTS } from '../../harness/valid-requests.ts';

/*
Tests one rejected caller for each kind of endpoint. tests/security/rights.test.ts tries every caller at every endpoint.
*/

const db = openDatabase(inject('databaseUrl'));

const REFUSED: [Access, string, Caller['prepare'], string][] = [
  ['session', 'a visitor', visitorCaller, 'unauthenticated'],
  ['member', 'who has no profile', memberCaller({ isComplete: false, tier: 'premium' }), 'profile_incomplete'],
  ['subscriber', 'who has the free plan', memberCaller({ tier: 'free' }), 'plan_required'],
  ['admin', 'a member', memberCaller({ tier: 'platinum' }), 'unauthenticated'],
];

test('every call of the contract is listed once with a valid request', () => {
  expect(Object.keys(VALID_REQUESTS).toSorted()).toEqual(ENDPOINTS.map(nameOf).toSorted());
});

test.each(REFUSED)('an endpoint for %s refuses %s', async (access, _, prepare, code) => {
  const call = await prepare(db, inject('apiUrl'));
  for (const endpoint of ENDPOINTS.filter((each) => each.access === access)) {
    const { client, headers } = again(call);
    expect([nameOf(endpoint), (await client.fails(endpoint, { headers })).body.code]).toEqual([nameOf(endpoint), code]);
  }
});

test("a member's session is not an admin token", async () => {
  const { client } = await memberCaller({ tier: 'platinum' })(db, inject('apiUrl'));
  const session = client.cookies.get('__Host-grantlight_session');
  for (const endpoint of ENDPOINTS.filter(({ access }) => access === 'admin')) {
    const headers = { authorization: `Bearer ${session}` };
    expect((await client.fails(endpoint, { headers })).body.code).toBe('unauthenticated');
  }
});
