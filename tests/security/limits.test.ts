import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createTestHarness } from 'wrangler';
import { postLogin, postRegister } from '../../contract/account/account.ts';
import { deleteAccount, getOwnData, getSessions } from '../../contract/account/own-account.ts';
import { postForgotPassword, postResetPassword } from '../../contract/account/passwords.ts';
import { getUser, putProfile } from '../../contract/account/user.ts';
import { postAdminLogin } from '../../contract/admin.ts';
import { errorBody } from '../../contract/errors.ts';
import { getHealth } from '../../contract/health.ts';
import { countFitting } from '../../contract/profile/fitting.ts';
import { findForPerson } from '../../contract/profile/person-programs.ts';
import { postSavedCsv } from '../../contract/saved/saved.ts';
import { searchGrants } from '../../contract/search/search.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { attempts, users } from '../../worker/db/schema/index.ts';
import { signIn, storedAccount, storedAdmin } from '../factories/accounts.ts';
import { newPerson, newProfile } from '../factories/people.ts';
import { newClient } from '../harness/api.ts';
import { Client } from '../harness/client.ts';
import { mailTo, tokenIn } from '../harness/members/mail.ts';
import { ownWorker } from '../harness/product/own-worker.ts';
import { TEST_SETTINGS } from '../harness/product/settings.ts';

const db = openDatabase(inject('databaseUrl'));
// Each password check takes time, and other tests run theirs at the same time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const WRONG = 'wrong password 1!';
const NEW_PASSWORD = 'Quiet Mornings 9!';
const LIMITED = /^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/;

const countOf = (setting: keyof typeof TEST_SETTINGS) => Number.parseInt(TEST_SETTINGS[setting], 10);
const FROM_ONE_ADDRESS = countOf('LIMIT_LOGIN_PER_ACCOUNT_FROM_ADDRESS');

async function statuses(times: number, call: (turn: number) => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn++) seen.push((await call(turn)).status);
  return seen;
}

function logIn(client: Client, email: string, password: string) {
  return client.send('POST', postLogin.path, { body: { email, password } });
}

/** Returns the number of rate limit counts about a member. */
function countsOf(id: number): Promise<number> {
  const hash = createHash('sha256').update(`member ${id}`).digest('base64url');
  return db.$count(attempts, sql`instr(${attempts.key}, ${hash}) > 0`);
}

/** Ends the windows of all counts about an account or a network. */
async function endWindows(subject: string): Promise<void> {
  const hash = createHash('sha256').update(subject).digest('base64url');
  const ended = new Date(Date.now() - 1000).toISOString();
  await db.update(attempts).set({ expiresAt: ended }).where(sql`instr(${attempts.key}, ${hash}) > 0`);
}

test('after a few wrong passwords, one address is refused, even with the right one', async () => {
  const { email, password } = await storedAccount(db);
  const client = newClient();
  expect(await statuses(FROM_ONE_ADDRESS, () => logIn(client, email, WRONG))).toEqual(
    Array(FROM_ONE_ADDRESS).fill(401),
  );
  const { status, body, headers } = await client.fails(postLogin, { body: { email, password } });
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
  expect(body.message).toMatch(LIMITED);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});

test("guessing from one address doesn't lock the owner out", async () => {
  const { email, password } = await storedAccount(db);
  const guesser = newClient();
  await statuses(30, () => logIn(guesser, email, WRONG));
  await newClient().ok(postLogin, { body: { email, password } });
  // The owner's login doesn't reset the guesser's count.
  expect((await logIn(guesser, email, password)).status).toBe(429);
});

test('guesses from many addresses are refused together, also for unknown accounts', async () => {
  const { email, password } = await storedAccount(db);
  const ofAccount = countOf('LIMIT_LOGIN_PER_ACCOUNT');
  for (const guessed of [email, newPerson().email]) {
    const seen = await statuses(ofAccount + 1, () => logIn(newClient(), guessed, WRONG));
    expect(seen).toEqual([...Array(ofAccount).fill(401), 429]);
  }
  const [known, unknown] = [email, newPerson().email].map((address) => logIn(newClient(), address, WRONG));
  expect((await known)?.status).toBe(429);
  expect((await unknown)?.status).toBe(401);
  await endWindows(email);
  await newClient().ok(postLogin, { body: { email, password } });
});

test('a success resets the earlier failures', async () => {
  const { email, password } = await storedAccount(db);
  const client = newClient();
  const almost = [...Array(FROM_ONE_ADDRESS - 1).fill(WRONG), password];
  const tries = [...almost, ...almost, ...almost];
  const seen = await statuses(tries.length, (turn) => logIn(client, email, tries[turn]));
  expect(seen).toEqual(tries.map((tried) => (tried === password ? 200 : 401)));
});

test('a new password set by a link reopens a login closed by too many tries', async () => {
  const { email } = await storedAccount(db);
  const client = newClient();
  await statuses(FROM_ONE_ADDRESS, () => logIn(client, email, WRONG));
  expect((await logIn(client, email, WRONG)).status).toBe(429);
  await client.ok(postForgotPassword, { body: { email } });
  const token = tokenIn(await mailTo(email, 'Choose a new password'), 'reset-password');
  await client.ok(postResetPassword, { params: { token }, body: { password: NEW_PASSWORD } });
  await client.ok(postLogin, { body: { email, password: NEW_PASSWORD } });
});

test("one address is limited over all accounts; successful logins don't count", async () => {
  const client = newClient();
  const { email, password } = await storedAccount(db);
  const ofAddress = countOf('LIMIT_LOGIN_PER_ADDRESS');
  expect(await statuses(ofAddress + 2, () => logIn(client, email, password))).toEqual(Array(ofAddress + 2).fill(200));
  const seen = await statuses(ofAddress + 1, () => logIn(client, newPerson().email, WRONG));
  expect(seen).toEqual([...Array(ofAddress).fill(401), 429]);
  expect((await logIn(client, email, password)).status).toBe(429);
});

test("addresses of one IPv6 network count as one; other proxy headers don't count", async () => {
  const { email } = await storedAccount(db);
  const network = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:1`;
  const seen = await statuses(FROM_ONE_ADDRESS + 1, (turn) => {
    const headers = { 'x-forwarded-for': `198.51.100.${turn}`, forwarded: `for=198.51.100.${turn}` };
    const body = { email, password: WRONG };
    return newClient(`${network}:${turn}::${turn}`).send('POST', postLogin.path, { body, headers });
  });
  expect(seen).toEqual([...Array(FROM_ONE_ADDRESS).fill(401), 429]);
  expect((await logIn(newClient('2001:db8:ffff:2::1'), email, WRONG)).status).toBe(401);
});

test('concurrent attempts are each counted', async () => {
  const { email } = await storedAccount(db);
  const client = newClient();
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(client, email, WRONG)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(FROM_ONE_ADDRESS);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - FROM_ONE_ADDRESS);
});

test('registrations are limited by address', async () => {
  const { email } = await storedAccount(db);
  const client = newClient();
  const allowed = countOf('LIMIT_REGISTER_PER_ADDRESS');
  const body = newPerson({ email });
  const seen = await statuses(allowed + 1, () => client.send('POST', postRegister.path, { body }));
  expect(seen).toEqual([...Array(allowed).fill(409), 429]);
});

test('50 concurrent registrations with one email address make one account', async () => {
  const person = newPerson();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => newClient().send('POST', postRegister.path, { body: person })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(409)]);
  expect(await db.$count(users, sql`${users.email} = ${person.email}`)).toBe(1);
});

test("a recipient's mail is limited over all callers, with or without an account", async () => {
  const { email } = await storedAccount(db);
  for (const recipient of [email, newPerson().email]) {
    const ask = () => newClient().send('POST', postForgotPassword.path, { body: { email: recipient } });
    const seen = await statuses(6, ask);
    expect(new Set(seen.slice(0, 5)).size).toBe(1);
    expect(seen[0]).not.toBe(429);
    expect(seen[5]).toBe(429);
  }
});

test('a password that a signed-in member must repeat can be guessed only a few times', async () => {
  const account = await storedAccount(db);
  const client = newClient();
  await signIn(db, client, account.id);
  const allowed = countOf('LIMIT_PASSWORD_CHECK_PER_ACCOUNT');
  const guess = (password: string) => client.send('DELETE', deleteAccount.path, { body: { password } });
  expect(await statuses(allowed, () => guess(WRONG))).toEqual(Array(allowed).fill(400));
  expect((await guess(account.password)).status).toBe(429);
  // Other calls aren't limited.
  await client.ok(getSessions);
  await client.ok(putProfile, { body: newProfile() });
});

test("an invalid request doesn't count", async () => {
  const { email, password } = await storedAccount(db);
  const client = newClient();
  const seen = await statuses(30, () => client.send('POST', postLogin.path, { body: { email, password: 'short' } }));
  expect(new Set(seen)).toEqual(new Set([400]));
  await client.ok(postLogin, { body: { email, password } });
});

test('the counts contain no names, and expired ones are swept along the way', async () => {
  const { email } = await storedAccount(db);
  const client = newClient();
  await db.insert(attempts).values({ key: `ended:${email}`, count: 1, expiresAt: '2020-01-01T00:00:00.000Z' });
  await logIn(client, email, WRONG);
  const keys = (await db.select().from(attempts)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(2);
  expect(keys.filter((key) => /@|\d+\.\d+\.\d+/.test(key))).toEqual([]);
});

describe('an instance whose network gate fails', () => {
  const worker = createTestHarness();
  let broken: string;

  beforeAll(async () => {
    // A string instead of the platform's rate limiter, so calling it throws.
    const vars = { ...TEST_SETTINGS, ADDRESS_GATE: 'away', DATABASE_URL: inject('databaseUrl') };
    await worker.update(ownWorker(vars));
    broken = (await worker.listen()).url.origin;
  });
  afterAll(() => worker.close());

  test('lets calls pass, counts them in the database as usual, and logs it', async () => {
    const { email, password } = await storedAccount(db);
    const client = new Client(broken);
    await client.ok(postLogin, { body: { email, password } });
    expect(await statuses(FROM_ONE_ADDRESS + 1, () => logIn(client, email, WRONG))).toEqual([
      ...Array(FROM_ONE_ADDRESS).fill(401),
      429,
    ]);
    const lines = worker.getLogs().map(({ message }) => message);
    const line = lines.find((each) => each.includes('"limit":"ADDRESS_GATE"'));
    expect(JSON.parse(line ?? '{}')).toEqual({
      requestId: expect.any(String),
      request: 'POST /api/login',
      limit: 'ADDRESS_GATE',
      error: expect.stringContaining('not a function'),
    });
  });
});

describe('a second instance of the Worker', () => {
  const worker = createTestHarness();
  let second: string;

  beforeAll(async () => {
    const limits = { LIMIT_HASHES_AT_ONCE: '3', LIMIT_CALLS_AT_ONCE: '25', LIMIT_LOGIN_SUCCESSES_PER_ACCOUNT: '4/1h' };
    const ofMembers = { LIMIT_SEARCHES_PER_ACCOUNT: '5/1h', LIMIT_EXPORTS_PER_ACCOUNT: '3/1h' };
    const vars = { ...TEST_SETTINGS, ...limits, ...ofMembers, DATABASE_URL: inject('databaseUrl') };
    await worker.update(ownWorker(vars));
    second = (await worker.listen()).url.origin;
  });
  afterAll(() => worker.close());

  test('refuses callers that the first one has counted', async () => {
    const { email } = await storedAccount(db);
    const first = newClient();
    await statuses(FROM_ONE_ADDRESS, () => logIn(first, email, WRONG));
    expect((await logIn(new Client(second, first.address), email, WRONG)).status).toBe(429);
  });

  test("limits one account's logins over all networks; failures don't count there", async () => {
    const { email, password } = await storedAccount(db);
    const tries = [password, WRONG, password, WRONG, password, WRONG, password, password, WRONG];
    const seen = await statuses(tries.length, (turn) => logIn(new Client(second), email, tries[turn] ?? ''));
    expect(seen).toEqual([200, 401, 200, 401, 200, 401, 200, 429, 429]);
    await endWindows(email);
    await new Client(second).ok(postLogin, { body: { email, password } });
  });

  test("limits an admin account's logins", async () => {
    const { email, password } = await storedAdmin(db, 20);
    const enter = () => new Client(second).send('POST', postAdminLogin.path, { body: { email, password } });
    await endWindows(email);
    expect(await statuses(5, enter)).toEqual([200, 200, 200, 200, 429]);
    await endWindows(email);
  });

  test("limits a member's searches, and counts them without the database", async () => {
    const [searcher, other] = [new Client(second), new Client(second)];
    const { id } = await storedAccount(db, { hasQuickHash: true });
    await signIn(db, searcher, id);
    await signIn(db, other, (await storedAccount(db, { hasQuickHash: true })).id);
    const searches = [
      ...Array(3).fill(() => searcher.ok(searchGrants, { body: { searchTerm: 'heating' } })),
      () => searcher.ok(findForPerson, { body: { answers: newProfile() } }),
      () => searcher.ok(countFitting, { body: { age: 40, location: 'Columbus, OH' } }),
    ];
    for (const search of searches) await search();
    const { status, body, headers } = await searcher.fails(searchGrants, { body: {} });
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(body.message).toMatch(/^That’s a lot of searches\. Please try again in (59|60) minutes\.$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(58 * 60);
    await searcher.ok(getUser);
    await other.ok(searchGrants, { body: {} });
    expect(await countsOf(id)).toBe(0);
  });

  test("limits a member's exports", async () => {
    const client = new Client(second);
    await signIn(db, client, (await storedAccount(db, { hasQuickHash: true, tier: 'premium' })).id);
    await client.ok(getOwnData);
    await client.ok(getOwnData);
    expect((await client.send('POST', postSavedCsv.path, { body: {} })).status).toBe(200);
    for (const [method, path, body] of [
      ['GET', getOwnData.path, undefined],
      ['POST', postSavedCsv.path, {}],
    ] as const) {
      const { status, text } = await client.send(method, path, { body });
      expect(status).toBe(429);
      expect(errorBody.parse(JSON.parse(text)).message).toMatch(/^That’s a lot of downloads\. /);
    }
    await client.ok(searchGrants, { body: {} });
  });

  test('refuses concurrent password checks over its capacity', async () => {
    const tries = Array.from({ length: 12 }, () => logIn(new Client(second), newPerson().email, WRONG));
    const answers = await Promise.all(tries);
    expect(answers.some(({ status }) => status === 401)).toBe(true);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('5');
    expect(JSON.parse(refused?.text ?? '').message).toContain('Please try again in 5 seconds.');
  });

  test('refuses concurrent calls over its capacity, and none after that', async () => {
    const ask = () => new Client(second).send(getHealth.method, getHealth.path);
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    // It's unpredictable how many calls actually run concurrently.
    while (!answers.some(({ status }) => status === 429) && answers.length < 2000)
      answers.push(...(await Promise.all(Array.from({ length: 100 }, ask))));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('5');
    expect(errorBody.parse(JSON.parse(refused?.text ?? '')).code).toBe('too_many_requests');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await ask()).status).toBe(200);
  });

  test('refuses a flood from one network before it queries the database', async () => {
    const flooder = new Client(second);
    const ask = () => flooder.send('POST', postForgotPassword.path, { body: newPerson() });
    const flood: Awaited<ReturnType<typeof ask>>[] = [];
    // The gate's one-minute window may end meanwhile.
    while (flood.length < 700 && flood.at(-1)?.headers.get('retry-after') !== '60')
      flood.push(...(await Promise.all(Array.from({ length: 25 }, ask))));
    expect(flood.at(-1)?.status).toBe(429);
    expect(flood.at(-1)?.headers.get('retry-after')).toBe('60');
  });
});
