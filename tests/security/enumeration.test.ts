import { expect, inject, test } from 'vitest';
import { postLogin } from '../../contract/account/account.ts';
import { putEmail } from '../../contract/account/own-account.ts';
import { postForgotPassword } from '../../contract/account/passwords.ts';
import { postSignInByCode, postSignInCode } from '../../contract/account/sign-in-codes.ts';
import { postAdminLogin } from '../../contract/admin.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { signIn, storedAccount, storedAdmin } from '../factories/accounts.ts';
import { newPerson } from '../factories/people.ts';
import { newClient } from '../harness/api.ts';
import type { Client } from '../harness/client.ts';
import { chanceOf, differenceOf, type Sample, shuffled } from '../harness/product/timing.ts';

const db = openDatabase(inject('databaseUrl'));
const WRONG = 'wrong password 1!';
/**
 * The number of samples. There are few, and other tests run meanwhile, so only a large and significant difference
 * counts. `npm run bench:timing` is more precise.
 */
const SAMPLES = 16;
const NOTICEABLE_MS = 60;
const BY_CHANCE = 0.001;

const visitor = async () => newClient();
async function signedIn(): Promise<Client> {
  const client = newClient();
  const { id } = await storedAccount(db, { hasQuickHash: true });
  await signIn(db, client, id);
  return client;
}

interface Way {
  name: string;
  endpoint: Endpoint;
  caller: () => Promise<Client>;
  body: (email: string) => object;
}

/** The calls that take an email address. Sign-up reveals on purpose that an address is taken (docs/security.md). */
const WAYS: Way[] = [
  { name: 'login', endpoint: postLogin, caller: visitor, body: (email) => ({ email, password: WRONG }) },
  { name: 'admin login', endpoint: postAdminLogin, caller: visitor, body: (email) => ({ email, password: WRONG }) },
  { name: 'forgotten password', endpoint: postForgotPassword, caller: visitor, body: (email) => ({ email }) },
  { name: 'code by mail', endpoint: postSignInCode, caller: visitor, body: (email) => ({ email }) },
  {
    name: 'use of a code',
    endpoint: postSignInByCode,
    caller: visitor,
    body: (email) => ({ email, request: 'A'.repeat(43), code: '12345678' }),
  },
  {
    name: 'change of address',
    endpoint: putEmail,
    caller: signedIn,
    body: (email) => ({ email, password: 'correct horse 7!' }),
  },
];

/** Returns the visible parts of a response, without those that differ each time. */
function seenOf({ status, headers, text }: { status: number; headers: Headers; text: string }) {
  const { requestId: _, request: __, ...body } = JSON.parse(text);
  const visible = [...headers].filter(([name]) => !['date', 'server-timing'].includes(name));
  return { status, body, told: visible };
}

test.each(WAYS)('$name answers the same with and without an account', async ({ endpoint, caller, body }) => {
  const known = (await storedAccount(db)).email;
  const spelled = [known, known.toUpperCase(), ` ${known} `];
  const unknown = newPerson().email;
  const ask = async (email: string) =>
    seenOf(await (await caller()).send(endpoint.method, endpoint.path, { body: body(email) }));
  const expected = await ask(unknown);
  for (const email of spelled) expect(await ask(email)).toEqual(expected);
});

test("at the admin login, an admin's address looks like a member's or an unknown one", async () => {
  const { email } = await storedAdmin(db, 1);
  const member = await storedAccount(db);
  const ask = async (tried: string, password: string) =>
    seenOf(await newClient().send('POST', postAdminLogin.path, { body: { email: tried, password } }));
  const expected = await ask(newPerson().email, WRONG);
  expect(await ask(email, WRONG)).toEqual(expected);
  // The correct password of a member who isn't an admin.
  expect(await ask(member.email, member.password)).toEqual(expected);
});

test.each(WAYS)('$name takes equally long with and without an account', async ({ endpoint, caller, body }) => {
  const known = await Promise.all(Array.from({ length: SAMPLES }, async () => (await storedAccount(db)).email));
  const asked = shuffled([
    ...known.map((email) => ({ email, isKnown: true })),
    ...known.map(() => ({ email: newPerson().email, isKnown: false })),
  ]);
  const samples: Sample[] = [];
  for (const { email, isKnown } of asked) {
    const client = await caller();
    const begun = performance.now();
    const { status, text } = await client.send(endpoint.method, endpoint.path, { body: body(email) });
    samples.push({ isKnown, ms: performance.now() - begun });
    expect([200, 401], text).toContain(status);
  }
  const difference = Math.abs(differenceOf(samples));
  const tells = difference > NOTICEABLE_MS && chanceOf(samples) < BY_CHANCE;
  expect(tells, `${difference.toFixed(1)} ms between the medians of known and unknown addresses`).toBe(false);
});
