import { randomUUID } from 'node:crypto';
import { createClient } from '@libsql/client';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { getUser, putProfile } from '../../../contract/account/user.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { newPerson, newProfile } from '../../factories/people.ts';
import { member, newClient } from '../../harness/api.ts';
import { VALID_REQUESTS } from '../../harness/valid-requests.ts';

const WITH_BODY = [postRegister, postLogin, putProfile, searchGrants];
const SENTENCE = /^[A-Z].{8,}\.?$/;

describe.each(WITH_BODY.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    let somebody: Awaited<ReturnType<typeof member>>;
    beforeAll(async () => {
      somebody = await member();
    });

    test.each([
      ['an empty body', 400, ''],
      ['broken JSON', 400, '{"email": '],
      ['a text', 400, '"hello"'],
      ['null', 400, 'null'],
      ['a list', 400, '[]'],
      ['3 MB', 413, JSON.stringify({ email: 'x'.repeat(3_000_000) })],
    ])('%s answers %i', async (_name, expected, raw) => {
      const { client, user } = somebody;
      const { status, body } = await client.fails(endpoint, { raw, headers: { 'content-type': 'application/json' } });
      expect(status).toBe(expected);
      expect(body.message).toMatch(SENTENCE);
      expect((await client.ok(getUser)).body).toEqual(user);
    });

    test('a form instead of JSON returns 415', async () => {
      const { client } = somebody;
      const { body } = await client.fails(endpoint, { raw: new URLSearchParams({ email: 'x' }) });
      expect(body.code).toBe('unsupported_media_type');
    });
  },
);

test.each([
  ['numbers for texts', { ...newPerson(), email: 5, password: 12345678 }],
  ['objects for texts', { ...newPerson(), email: { $ne: null }, firstName: ['x'] }],
  ['a name of 3,000 letters', newPerson({ firstName: 'x'.repeat(3000) })],
  ['a password of 5,000 letters', newPerson({ password: 'aB1!'.repeat(1250) })],
])('registration with %s returns 400 and creates no account', async (_name, body) => {
  // Other tests register at the same time, so this phone number identifies this registration.
  const phone = randomUUID();
  const answer = await newClient().fails(postRegister, { body: { ...body, phone } });
  expect(answer.status).toBe(400);
  expect(Object.values(answer.body.fields ?? {}).every((sentence) => sentence.length > 5)).toBe(true);
  const sql = 'SELECT count(*) AS made FROM users WHERE phone = ?';
  const { rows } = await createClient({ url: inject('databaseUrl') }).execute({ sql, args: [phone] });
  expect(rows[0]?.['made']).toBe(0);
});

// tests/security/csrf.test.ts covers other cross-site calls.
test.each([["another site's origin", 'https://evil.example']])(
  'a write with %s is refused before anything happens',
  async (_name, origin) => {
    const { client, user } = await member();
    const writes = ENDPOINTS.filter(
      ({ method, path }) => method !== 'GET' && !VALID_REQUESTS[`${method} ${path}`]?.anyOrigin,
    );
    for (const endpoint of writes) {
      const { status, body } = await client.fails(endpoint, { body: newProfile({ age: 20 }), headers: { origin } });
      expect([endpoint.path, status, body.code]).toEqual([endpoint.path, 403, 'wrong_origin']);
    }
    expect((await client.ok(getUser)).body).toEqual(user);
  },
);

test("the product's address is a valid origin, in addition to the request's own", async () => {
  const { client, person } = await member();
  const body = { email: person.email, password: person.password };
  await client.ok(postLogin, { body, headers: { origin: 'https://grantlight.example' } });
});

test('an unknown path returns 404, another method 405 with the allowed ones', async () => {
  const client = newClient();
  expect((await client.failsAt('GET', '/api/nothing')).body.code).toBe('not_found');
  expect((await client.failsAt('POST', '/api/user/profile/more')).status).toBe(404);
  const { status, headers } = await client.failsAt('DELETE', '/api/login');
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('POST');
});

test.each([
  ['FTS syntax', '" OR title:* NEAR(a b) ^ - ( )'],
  ['SQL', "'; DROP TABLE users; --"],
  ['NUL and control characters', 'heat\u0000ing \u0007 bill'],
  ['right-to-left text and emoji', '‮مساعدة‬ 🏠🔥'],
  ['5,000 characters', 'heating '.repeat(625)],
  ['only stop words', 'please can you help me with the and of'],
])('a search for %s returns a good answer', async (_name, searchTerm) => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm } });
  expect(Array.isArray(body.grants)).toBe(true);
});

test.each(['%00', '..%2f..%2fetc', "x' OR '1'='1", 'ﷺ', 'x'.repeat(199)])(
  'the program id %s is not found',
  async (id) => {
    const { client } = await member();
    expect((await client.fails(getGrant, { params: { id } })).body.code).toBe('not_found');
  },
);
