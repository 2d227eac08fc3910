import { expect, inject, test } from 'vitest';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { errorBody } from '../../contract/errors.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { exportOwnData } from '../../worker/features/account/own-data.ts';
import { again, memberCaller, pathWith, requestFor, sendValid } from '../harness/callers.ts';
import { nameOf, VALID_REQUESTS } from '../harness/valid-requests.ts';

const db = openDatabase(inject('databaseUrl'));
const member = memberCaller({ tier: 'platinum' });
const WRITES = ENDPOINTS.filter(
  (endpoint) => endpoint.method !== 'GET' && !VALID_REQUESTS[nameOf(endpoint)]?.anyOrigin,
);
const stateOf = async (id: number) => ({ ...(await exportOwnData(db, id)), exportedAt: null });

/** What another site can have a browser send, and what looks like our own address without being it. */
const FOREIGN: Record<string, string | undefined>[] = [
  { origin: undefined, 'sec-fetch-site': 'cross-site' },
  { origin: undefined, referer: 'https://grantlight.example/profile' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://grantlight.example.evil.example' },
  { origin: 'https://evil-grantlight.example' },
  { origin: 'https://evil.example/https://grantlight.example' },
  { origin: 'https://grantlight.example@evil.example' },
  { origin: 'https://grantlight.example:444' },
  { origin: 'http://grantlight.example' },
  { origin: 'HTTPS://GRANTLIGHT.EXAMPLE, https://evil.example' },
  { origin: 'https://sub.grantlight.example' },
];

test.concurrent.each(FOREIGN)('a write with %j is refused at every endpoint, and changes nothing', async (foreign) => {
  const call = await member(db, inject('apiUrl'));
  const before = await stateOf(call.owner.id);
  for (const endpoint of WRITES) {
    const { params, body } = await requestFor(db, endpoint, call.owner);
    const { client } = again(call);
    const answer = await client.send(endpoint.method, pathWith(endpoint, params), { body, headers: foreign });
    expect([nameOf(endpoint), answer.status, errorBody.parse(JSON.parse(answer.text)).code]).toEqual([
      nameOf(endpoint),
      403,
      'wrong_origin',
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await sessionsOf(before)).toEqual(await sessionsOf(await stateOf(call.owner.id)));
});

/** The sessions and the account; rows that valid requests need were made on the way. */
async function sessionsOf({ account, tables }: Awaited<ReturnType<typeof stateOf>>) {
  return { account, sessions: tables['sessions'] };
}

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'what a form of any site can send (%s) is read by no endpoint, even from our own origin',
  async (type) => {
    const call = await member(db, inject('apiUrl'));
    for (const endpoint of WRITES.filter(({ body, access }) => body && access !== 'admin')) {
      const { params, body } = await requestFor(db, endpoint, call.owner);
      const { client } = again(call);
      const answer = await client.send(endpoint.method, pathWith(endpoint, params), {
        raw: JSON.stringify(body),
        headers: { 'content-type': type },
      });
      expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 415]);
    }
  },
);

test('another method than the one that is sent counts nowhere', async () => {
  const call = await member(db, inject('apiUrl'));
  const before = await stateOf(call.owner.id);
  for (const method of ['DELETE', 'PUT', 'POST']) {
    const headers = { 'x-http-method-override': method, 'x-method-override': method, 'x-http-method': method };
    for (const query of ['', `?_method=${method}`])
      expect((await call.client.send('GET', `/api/user${query}`, { headers })).status).toBe(200);
  }
  expect(await stateOf(call.owner.id)).toEqual(before);
});

test('no GET and no HEAD changes anything of who sends it', async () => {
  const call = await member(db, inject('apiUrl'));
  const reads = ENDPOINTS.filter(({ method, access }) => method === 'GET' && access !== 'admin');
  const before = await stateOf(call.owner.id);
  for (const endpoint of reads) {
    const { status } = await sendValid(db, endpoint, again(call));
    expect([nameOf(endpoint), status < 500]).toEqual([nameOf(endpoint), true]);
    await again(call).client.send('HEAD', pathWith(endpoint, (await requestFor(db, endpoint, call.owner)).params));
  }
  expect(await stateOf(call.owner.id)).toEqual(before);
});
