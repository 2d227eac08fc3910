import { expect, inject, test } from 'vitest';
import { postLogin } from '../../contract/account/account.ts';
import { deleteAccount, putEmail } from '../../contract/account/own-account.ts';
import { postForgotPassword, putPassword } from '../../contract/account/passwords.ts';
import { postAdminLogin } from '../../contract/admin.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { signIn, storedAccount } from '../factories/accounts.ts';
import { newPerson } from '../factories/people.ts';
import { newClient } from '../harness/api.ts';
import { TEST_SETTINGS } from '../harness/product/settings.ts';

/* These tests try to get around the limits. tests/security/limits.test.ts shows what they count. */

const db = openDatabase(inject('databaseUrl'));
const WRONG = 'wrong password 1!';
const countOf = (setting: keyof typeof TEST_SETTINGS) => Number.parseInt(TEST_SETTINGS[setting], 10);

/** Makes the calls one after another and returns the statuses. */
async function statuses(times: number, call: (turn: number) => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn++) seen.push((await call(turn)).status);
  return seen;
}

const refusedAfter = (count: number, status = 401) => [...Array(count).fill(status), 429];

/** Different spellings of the same address, as typed by people and scripts. */
const SPELLINGS: ((email: string) => string)[] = [
  (email) => email,
  (email) => email.toUpperCase(),
  (email) => ` ${email}`,
  (email) => `${email}\t`,
  (email) => `\n${email} `,
  (email) => email.replace(/^./, (letter) => letter.toUpperCase()),
];

test('every spelling of an address counts as the same account', async () => {
  const { email } = await storedAccount(db, { hasQuickHash: true });
  const ofAccount = countOf('LIMIT_LOGIN_PER_ACCOUNT');
  const seen = await statuses(ofAccount + 1, (turn) => {
    const spelled = SPELLINGS[turn % SPELLINGS.length]?.(email);
    return newClient().send('POST', postLogin.path, { body: { email: spelled, password: WRONG } });
  });
  expect(seen).toEqual(refusedAfter(ofAccount));
});

test("an address with a plus or dots is another account and doesn't open this one", async () => {
  const { email, password } = await storedAccount(db);
  for (const near of [email.replace('@', '+1@'), email.replace('-', '.-'), email.replace('@', '@sub.'), `${email}.`]) {
    const { status } = await newClient().send('POST', postLogin.path, { body: { email: near, password } });
    expect([near, status === 401 || status === 400]).toEqual([near, true]);
  }
});

/** Headers in which a proxy or an attacker states where a call comes from. */
const CLAIMED = (turn: number) => {
  const address = `198.51.100.${turn}`;
  return {
    'x-forwarded-for': address,
    'x-real-ip': address,
    'x-client-ip': address,
    'true-client-ip': address,
    'cf-connecting-ipv6': `2001:db8:${turn}::1`,
    forwarded: `for=${address}`,
    via: `1.1 proxy-${turn}`,
    'user-agent': `Browser ${turn}`,
  };
};

test('a network counts as one, whatever header or browser it claims', async () => {
  const { address } = newClient();
  const ofNetwork = countOf('LIMIT_ADMIN_LOGIN_PER_ADDRESS');
  const seen = await statuses(ofNetwork + 1, (turn) =>
    newClient(address).send('POST', postAdminLogin.path, {
      body: { email: newPerson().email, password: WRONG },
      headers: CLAIMED(turn),
    }),
  );
  expect(seen).toEqual(refusedAfter(ofNetwork));
});

test("a query, a trailing slash or another case of the path doesn't evade the count", async () => {
  const { email } = await storedAccount(db, { hasQuickHash: true });
  const client = newClient();
  const paths = ['', '?x=1', '?x=2', '#x'].map((end) => `${postLogin.path}${end}`);
  const ofBoth = countOf('LIMIT_LOGIN_PER_ACCOUNT_FROM_ADDRESS');
  const seen = await statuses(ofBoth + 1, (turn) =>
    client.send('POST', paths[turn % paths.length] ?? '', { body: { email, password: WRONG } }),
  );
  expect(seen).toEqual(refusedAfter(ofBoth));
  for (const path of ['/api/login/', '/API/login', '/api//login', '/api/./login/', '/api/Login']) {
    const { status } = await newClient().send('POST', path, { body: { email, password: WRONG } });
    expect([path, [401, 429].includes(status)]).toEqual([path, path === '/api/./login/' && status === 429]);
  }
});

test('concurrent guesses count like sequential ones', async () => {
  const { email } = await storedAccount(db, { hasQuickHash: true });
  const ofAccount = countOf('LIMIT_LOGIN_PER_ACCOUNT');
  const guess = () => newClient().send('POST', postLogin.path, { body: { email, password: WRONG } });
  const answers = await Promise.all(Array.from({ length: ofAccount * 4 }, guess));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(ofAccount);
});

test('guesses at a repeated password count per account, over all sessions and calls', async () => {
  const account = await storedAccount(db, { hasQuickHash: true });
  const ofAccount = countOf('LIMIT_PASSWORD_CHECK_PER_ACCOUNT');
  const calls = [
    { endpoint: deleteAccount, body: { password: WRONG } },
    { endpoint: putPassword, body: { currentPassword: WRONG, password: 'Another horse 8!' } },
    { endpoint: putEmail, body: { email: newPerson().email, password: WRONG } },
  ];
  const seen = await statuses(ofAccount + 1, async (turn) => {
    const client = newClient();
    await signIn(db, client, account.id);
    const { endpoint, body } = calls[turn % calls.length] ?? calls[0] ?? expect.unreachable();
    return client.send(endpoint.method, endpoint.path, { body });
  });
  expect(seen).toEqual(refusedAfter(ofAccount, 400));
});

test('mail to one recipient is counted over all callers and spellings', async () => {
  const { email } = await storedAccount(db);
  const seen = await statuses(6, (turn) => {
    const spelled = SPELLINGS[turn % SPELLINGS.length]?.(email);
    return newClient().send('POST', postForgotPassword.path, { body: { email: spelled } });
  });
  expect(seen).toEqual(refusedAfter(5, 200));
});
