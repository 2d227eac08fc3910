import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postLogin } from '../../../contract/account/account.ts';
import { putEmail } from '../../../contract/account/own-account.ts';
import {
  getResetPassword,
  postForgotPassword,
  postResetPassword,
  RESET_INITIATED,
} from '../../../contract/account/passwords.ts';
import { getUser } from '../../../contract/account/user.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { adminTokens, emailChanges, passwordResets, sessions, users } from '../../../worker/db/schema/index.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import { newClient, registered, secondBrowser } from '../../harness/api.ts';
import { mailsTo, mailTo, tokenIn } from '../../harness/members/mail.ts';

const db = openDatabase(inject('databaseUrl'));
const RESET_MAIL = 'Choose a new password';
const CHANGED_MAIL = 'Your password was changed';
const NEW_PASSWORD = 'Quiet Mornings 9!';
const INVALID = { code: 'invalid_token', message: 'This reset link is invalid or has expired.' };

/** Returns a member with a password reset link. */
async function forgetful() {
  const somebody = await registered();
  await newClient().ok(postForgotPassword, { body: { email: somebody.person.email } });
  const mail = await mailTo(somebody.person.email, RESET_MAIL);
  return { ...somebody, mail, token: tokenIn(mail, 'reset-password') };
}

const reset = (token: string, password = NEW_PASSWORD) => ({ params: { token }, body: { password } });

test('the link in an email replaces a forgotten password and ends every session', async () => {
  const { client, person, token } = await forgetful();
  const other = await secondBrowser(person, true);
  const visitor = newClient();
  const valid = await visitor.ok(getResetPassword, { params: { token } });
  expect(valid.headers.get('referrer-policy')).toBe('no-referrer');
  const { headers } = await visitor.ok(postResetPassword, reset(token));
  expect(headers.getSetCookie()).toEqual([]);

  for (const browser of [client, other]) expect((await browser.fails(getUser)).status).toBe(401);
  const old = await visitor.fails(postLogin, { body: { email: person.email, password: person.password } });
  expect(old.body.code).toBe('invalid_credentials');
  await visitor.ok(postLogin, { body: { email: person.email, password: NEW_PASSWORD } });
  expect((await mailTo(person.email, CHANGED_MAIL)).plainText).toContain('If it wasn’t you');

  expect((await visitor.fails(getResetPassword, { params: { token } })).body).toMatchObject(INVALID);
  expect((await visitor.fails(postResetPassword, reset(token, 'Another One 7!'))).body).toMatchObject(INVALID);
});

test('the answer is the same for any address, and only a known one gets mail', async () => {
  const { person } = await registered();
  const stranger = newPerson().email;
  const known = await newClient().ok(postForgotPassword, { body: { email: ` ${person.email.toUpperCase()}` } });
  const unknown = await newClient().ok(postForgotPassword, { body: { email: stranger } });
  expect(known.body).toEqual({ message: RESET_INITIATED });
  expect(unknown.body).toEqual(known.body);
  const names = ({ headers }: { headers: Headers }) => [...headers.keys()].toSorted();
  expect(names(unknown)).toEqual(names(known));
  await mailTo(person.email, RESET_MAIL);
  expect(await mailsTo(stranger)).toEqual([]);
});

test("the database holds only the token's hash, for an hour", async () => {
  const { user, token } = await forgetful();
  const [row] = await db.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
  expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
  const minutes = (Date.parse(row?.expiresAt ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(58);
  expect(minutes).toBeLessThanOrEqual(60);
});

test.each([
  ['is unknown', 'A'.repeat(43)],
  ['is nonsense', "' OR 1=1 --"],
  ['is not ASCII', 'ﷺ'],
])('a token that %s is refused', async (_, token) => {
  expect((await newClient().fails(getResetPassword, { params: { token } })).status).toBe(400);
  expect((await newClient().fails(postResetPassword, reset(token))).body).toMatchObject(INVALID);
});

test('a link stops working after an hour, or when a newer one is requested', async () => {
  const { person, user, token } = await forgetful();
  const client = newClient();
  await client.ok(postForgotPassword, { body: { email: person.email } });
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2);
  expect((await client.fails(postResetPassword, reset(token))).body).toMatchObject(INVALID);

  const newer = tokenIn(await mailTo(person.email, RESET_MAIL), 'reset-password');
  await client.ok(getResetPassword, { params: { token: newer } });
  await db
    .update(passwordResets)
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    .where(eq(passwordResets.userId, user.id));
  expect((await client.fails(getResetPassword, { params: { token: newer } })).body).toMatchObject(INVALID);
  expect((await client.fails(postResetPassword, reset(newer))).body).toMatchObject(INVALID);
  await client.ok(postLogin, { body: { email: person.email, password: person.password } });
});

test('only one of 50 concurrent uses of a link counts', async () => {
  const { person, token } = await forgetful();
  const passwords = Array.from({ length: 50 }, (_, index) => `Quiet Mornings ${index}!`);
  const answers = await Promise.all(
    passwords.map((password) => newClient().send('POST', `/api/reset-password/${token}`, { body: { password } })),
  );
  const winners = passwords.filter((_, index) => answers[index]?.status === 200);
  expect(winners).toHaveLength(1);
  // One isolate hashes only a few passwords at a time. The rest are rejected with a time to wait.
  const refusals = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
  expect(refusals.every((status) => status === 400 || status === 429)).toBe(true);
  await newClient().ok(postLogin, { body: { email: person.email, password: winners[0] } });
  await mailTo(person.email, CHANGED_MAIL);
  const notices = (await mailsTo(person.email)).filter(({ subject }) => subject === CHANGED_MAIL);
  expect(notices).toHaveLength(1);
});

test.each([
  ['too short', 'Ab1!', 'Password must be at least 8 characters'],
  ['common', 'P@ssw0rd123!', 'This password is too common. Please choose another one.'],
  ['the name of the product', 'Grantlight2026!', 'This password is too common. Please choose another one.'],
  ['the name of the person', 'Sample.Maria1', 'This password is too common. Please choose another one.'],
])('a new password that is %s is refused, and the link stays valid', async (_, password, sentence) => {
  const { token } = await forgetful();
  const { body } = await newClient().fails(postResetPassword, reset(token, password));
  expect(body).toMatchObject({ code: 'validation', message: sentence, fields: { password: sentence } });
  await newClient().ok(postResetPassword, reset(token));
});

test.each([
  ['long', `Aa1!${'x'.repeat(996)}`],
  ['Unicode', 'Grüße 長い 9!'],
])('a new password may be %s', async (_, password) => {
  const { person, token } = await forgetful();
  await newClient().ok(postResetPassword, reset(token, password));
  await newClient().ok(postLogin, { body: { email: person.email, password: password.normalize('NFD') } });
});

test('a reset ends a pending address change and an admin token, in case of an intruder', async () => {
  const { client, person, user, token } = await forgetful();
  await client.ok(putEmail, { body: { email: newPerson().email, password: PASSWORD } });
  const waiting = () => db.select().from(emailChanges).where(eq(emailChanges.userId, user.id));
  await expect.poll(async () => (await waiting()).length).toBe(1);
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  await db.insert(adminTokens).values({ tokenHash: `of ${person.email}`, userId: user.id, expiresAt });
  await newClient().ok(postResetPassword, reset(token));
  expect(await waiting()).toEqual([]);
  expect(await db.select().from(adminTokens).where(eq(adminTokens.userId, user.id))).toEqual([]);
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
});

test.each([
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org, b@example.org',
  '"a\n"@example.org',
  'a@example.org\u0000',
])('the address %j is refused and puts nothing into an email header', async (email) => {
  const { body } = await newClient().fails(postForgotPassword, { body: { email } });
  expect(body.fields).toEqual({ email: 'Please enter a valid email address' });
});

test('a name with markup, which anyone can choose, appears in no email', async () => {
  const { person } = await registered({ firstName: 'You won <a href="https://evil.example">money</a>' });
  await newClient().ok(postForgotPassword, { body: { email: person.email } });
  const { html, plainText } = await mailTo(person.email, RESET_MAIL);
  expect(html + plainText).not.toMatch(/evil|won/);
});

test("a deleted account's links are deleted too", async () => {
  const { user, token } = await forgetful();
  await db.delete(passwordResets).where(eq(passwordResets.userId, user.id));
  await db.delete(sessions).where(eq(sessions.userId, user.id));
  await db.delete(users).where(eq(users.id, user.id));
  expect((await newClient().fails(postResetPassword, reset(token))).body).toMatchObject(INVALID);
});
