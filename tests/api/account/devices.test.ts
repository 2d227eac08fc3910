import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postLogin } from '../../../contract/account/account.ts';
import { deleteAccount, getOwnData } from '../../../contract/account/own-account.ts';
import { DEVICE_COOKIE, HOST_PREFIX } from '../../../contract/account/session.ts';
import { postLogout } from '../../../contract/account/user.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { devices } from '../../../worker/db/schema/index.ts';
import { storedAccount } from '../../factories/accounts.ts';
import { newClient, registered } from '../../harness/api.ts';
import type { Client } from '../../harness/client.ts';
import { mailsTo, mailTo } from '../../harness/members/mail.ts';

const db = openDatabase(inject('databaseUrl'));
const COOKIE = `${HOST_PREFIX}${DEVICE_COOKIE}`;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';
const SUBJECT = 'New sign-in to your account';

interface Person {
  email: string;
  password: string;
}

const logIn = (client: Client, { email, password }: Person, userAgent = FIREFOX) =>
  client.ok(postLogin, { body: { email, password }, headers: { 'user-agent': userAgent } });
const notices = async (email: string) => (await mailsTo(email)).filter(({ subject }) => subject === SUBJECT);

test('a sign-in from an unknown browser is mailed with time, browser and how to end it', async () => {
  const { client, person } = await registered();
  await logIn(client, person);
  expect(await notices(person.email)).toEqual([]);
  await logIn(newClient(), person);
  const { plainText, html } = await mailTo(person.email, SUBJECT);
  expect(plainText).toContain('Browser: Firefox on Windows');
  expect(plainText).toMatch(/When: \w+ \d+, 20\d\d at \d+:\d\d:\d\d [AP]M \S+/);
  expect(html).toContain('https://grantlight.example/profile?tab=account#browsers');
  expect(plainText).toContain('change your password');
});

test('the first sign-in and sign-ins from known browsers are not mailed', async () => {
  const account = await storedAccount(db);
  const [laptop, phone] = [newClient(), newClient()];
  await logIn(laptop, account);
  expect(await notices(account.email)).toEqual([]);
  await logIn(phone, account);
  for (const client of [laptop, phone]) {
    await client.ok(postLogout);
    await logIn(client, account);
  }
  expect(await notices(account.email)).toHaveLength(1);
});

test('a sign-in resent after a lost answer is mailed once; another browser separately', async () => {
  const account = await storedAccount(db);
  await logIn(newClient(), account);
  await logIn(newClient(), account);
  await Promise.all([logIn(newClient(), account), logIn(newClient(), account)]);
  expect(await notices(account.email)).toHaveLength(1);
  await logIn(newClient(), account, 'Something <b>else</b> 1.0');
  const mails = await notices(account.email);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.plainText).toContain('Browser: Unknown browser');
});

test('one browser can be known to two members', async () => {
  const [one, other] = [await storedAccount(db), await storedAccount(db)];
  const client = newClient();
  for (const account of [one, other, one, other]) await logIn(client, account);
  expect([...(await notices(one.email)), ...(await notices(other.email))]).toEqual([]);
});

test('a token planted in the browser is unknown after the sign-in', async () => {
  const [thief, account] = [await storedAccount(db), await storedAccount(db)];
  const [theirs, own] = [newClient(), newClient()];
  await logIn(theirs, thief);
  const planted = theirs.cookies.get(COOKIE) ?? '';
  await logIn(newClient(), account);
  own.cookies.set(COOKIE, planted);
  await logIn(own, account);
  expect(own.cookies.get(COOKIE)).not.toBe(planted);
  expect(await notices(account.email)).toHaveLength(1);
  await logIn(theirs, account, 'Thief');
  expect(await notices(account.email)).toHaveLength(2);
});

test("wrong passwords don't make a browser known", async () => {
  const account = await storedAccount(db);
  const client = newClient();
  await client.fails(postLogin, { body: { email: account.email, password: 'wrong password 1!' } });
  expect(client.cookies.has(COOKIE)).toBe(false);
  expect(await db.select().from(devices).where(eq(devices.userId, account.id))).toEqual([]);
});

test("a known browser's hash isn't exported, and is deleted with the account", async () => {
  const { client, user, person } = await registered();
  const token = client.cookies.get(COOKIE) ?? '';
  expect(token).toHaveLength(43);
  const stored = () => db.select().from(devices).where(eq(devices.userId, user.id));
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  expect((await stored()).map((device) => device.tokenHash)).toEqual([tokenHash]);
  const { body } = await client.ok(getOwnData);
  expect(body.tables['devices']).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain(tokenHash);
  await client.ok(deleteAccount, { body: { password: person.password } });
  expect(await stored()).toEqual([]);
});
