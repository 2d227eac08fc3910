import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { member, newClient, registered } from '../harness/api.ts';

const GUARDED = ENDPOINTS.filter(({ access }) => access !== 'public');
const name = ({ method, path }: (typeof ENDPOINTS)[number]) => `${method} ${path}`;

test('every call of the specification is in the contract, each once', () => {
  const names = ENDPOINTS.map(name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBe(37);
});

describe.each(GUARDED.map((endpoint) => [name(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  test('answers 401 without a session, whatever is sent', async () => {
    const sent = endpoint.method === 'GET' ? {} : { raw: 'not even JSON' };
    const { status, body } = await newClient().fails(endpoint, sent);
    expect(status).toBe(401);
    expect(body.code).toBe('unauthenticated');
  });
});

const FOR_MEMBERS = GUARDED.filter(({ access }) => access === 'member' || access === 'subscriber');

test('an incomplete profile opens nothing that is for members', async () => {
  const { client } = await registered();
  for (const endpoint of FOR_MEMBERS) {
    expect([name(endpoint), (await client.fails(endpoint)).body.code]).toEqual([name(endpoint), 'profile_incomplete']);
  }
});

test('the free plan opens nothing that is for subscribers', async () => {
  const { client } = await member();
  for (const endpoint of FOR_MEMBERS.filter(({ access }) => access === 'subscriber')) {
    expect([name(endpoint), (await client.fails(endpoint)).body.code]).toEqual([name(endpoint), 'plan_required']);
  }
});

test('a member is no admin', async () => {
  const { client } = await member();
  for (const endpoint of GUARDED.filter(({ access }) => access === 'admin')) {
    const headers = { authorization: `Bearer ${'A'.repeat(43)}` };
    expect((await client.fails(endpoint, { headers })).status).toBe(401);
  }
});
