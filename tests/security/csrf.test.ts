import { expect, inject, test } from 'vitest';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { errorBody } from '../../contract/errors.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { exportOwnData } from '../../worker/features/account/own-data.ts';
import { again, memberCaller, pathWith, requestFor, sendValid } from '../harness/members/callers.ts';
import { nameOf, VALID_REQUESTS } from '../harness/valid-requests.ts';

const db = openDatabase(inject('databaseUrl'));
const member = memberCaller({ tier: 'platinum' });
const WRITES = ENDPOINTS.filter(
  (endpoint) => endpoint.method !== 'GET' && !VALID_REQUESTS[nameOf(endpoint)]?.anyOrigin,
);
const stateOf = async (id: number) => ({ ...(await exportOwnData(db, id)), exportedAt: null });

/** Headers that another site can make a browser send, and origins that only resemble ours. */
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

test('a write from another origin is refused at every endpoint and changes nothing', async () => {
  const call = await member(db, inject('apiUrl'));
  const before = await stateOf(call.owner.id);
  for (const endpoint of WRITES) {
    const { params, body } = await requestFor(db, endpoint, call.owner);
    const path = pathWith(endpoint, params);
    const answers = FOREIGN.map((headers) => again(call).client.send(endpoint.method, path, { body, headers }));
    for (const [at, { status, text, headers }] of (await Promise.all(answers)).entries()) {
      const { code } = errorBody.parse(JSON.parse(text));
      expect.soft([status, code], `${path} ${JSON.stringify(FOREIGN[at])}`).toEqual([403, 'wrong_origin']);
      expect(headers.getSetCookie()).toEqual([]);
    }
  }
  // Preparing the valid requests created rows, but the account and its sessions are unchanged.
  const after = await stateOf(call.owner.id);
  expect([after.account, after.tables['sessions']]).toEqual([before.account, before.tables['sessions']]);
});

/** Content types that any site's form can send without a preflight. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];

test("no endpoint reads a form's body, even from our own origin", async () => {
  const call = await member(db, inject('apiUrl'));
  for (const endpoint of WRITES.filter(({ body, access }) => body && access !== 'admin')) {
    const { params, body } = await requestFor(db, endpoint, call.owner);
    const raw = JSON.stringify(body);
    const answers = FORMS.map((type) =>
      again(call).client.send(endpoint.method, pathWith(endpoint, params), { raw, headers: { 'content-type': type } }),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect([nameOf(endpoint), statuses]).toEqual([nameOf(endpoint), FORMS.map(() => 415)]);
  }
});

test('method override headers and fields have no effect', async () => {
  const call = await member(db, inject('apiUrl'));
  const before = await stateOf(call.owner.id);
  for (const method of ['DELETE', 'PUT', 'POST']) {
    const headers = { 'x-http-method-override': method, 'x-method-override': method, 'x-http-method': method };
    for (const query of ['', `?_method=${method}`])
      expect((await call.client.send('GET', `/api/user${query}`, { headers })).status).toBe(200);
  }
  expect(await stateOf(call.owner.id)).toEqual(before);
});

test("no GET or HEAD changes the caller's data", async () => {
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
