import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { getResetPassword, postForgotPassword, putPassword } from '../../../contract/account/passwords.ts';
import { getUser } from '../../../contract/account/user.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { sessions, users } from '../../../worker/db/schema/index.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import { newClient, registered, secondBrowser } from '../../harness/api.ts';
import { mailTo, tokenIn } from '../../harness/members/mail.ts';

const db = openDatabase(inject('databaseUrl'));
const NEW_PASSWORD = 'Quiet Mornings 9!';
const TOO_COMMON = 'This password is too common. Please choose another one.';
const change = (password = NEW_PASSWORD, currentPassword = PASSWORD) => ({ body: { currentPassword, password } });

test('a changed password ends other sessions and links, renews this one, and is mailed', async () => {
  const { client, person, user } = await registered();
  const other = await secondBrowser(person);
  await client.ok(postForgotPassword, { body: { email: person.email } });
  const token = tokenIn(await mailTo(person.email, 'Choose a new password'), 'reset-password');
  const before = new Map(client.cookies);

  await client.ok(putPassword, change());
  await client.ok(getUser);
  expect((await other.fails(getUser)).status).toBe(401);
  const stolen = newClient();
  for (const [name, value] of before) stolen.cookies.set(name, value);
  expect((await stolen.fails(getUser)).status).toBe(401);
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
  expect((await newClient().fails(getResetPassword, { params: { token } })).body.code).toBe('invalid_token');

  await newClient().ok(postLogin, { body: { email: person.email, password: NEW_PASSWORD } });
  await newClient().fails(postLogin, { body: { email: person.email, password: PASSWORD } });
  const { plainText, html } = await mailTo(person.email, 'Your password was changed');
  expect(plainText).not.toContain(NEW_PASSWORD);
  expect(html).toContain('https://grantlight.example/auth');
});

test('a remembered session stays remembered', async () => {
  const { person } = await registered();
  const client = await secondBrowser(person, true);
  const { headers } = await client.ok(putPassword, change());
  expect(headers.getSetCookie().join()).toContain(`Max-Age=${30 * 24 * 3600}`);
});

test('a wrong current password changes nothing', async () => {
  const { client, person } = await registered();
  const { status, body } = await client.fails(putPassword, change(NEW_PASSWORD, 'wrong password 1!'));
  expect([status, body.code]).toEqual([400, 'validation']);
  expect(body.fields).toEqual({ currentPassword: 'This isn’t your current password.' });
  await newClient().ok(postLogin, { body: { email: person.email, password: PASSWORD } });
});

test('only one of several concurrent changes counts, and its browser stays signed in', async () => {
  const { person, user } = await registered();
  const browsers = await Promise.all(Array.from({ length: 4 }, () => secondBrowser(person)));
  const passwords = browsers.map((_, index) => `Quiet Mornings ${index}!`);
  const answers = await Promise.all(
    browsers.map((browser, index) => browser.send('PUT', putPassword.path, change(passwords[index]))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const winner = answers.findIndex(({ status }) => status === 200);
  await browsers[winner]?.ok(getUser);
  await newClient().ok(postLogin, { body: { email: person.email, password: passwords[winner] } });
  const kept = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(kept).toHaveLength(2);
});

test.each([
  'Password1!',
  'P@ssw0rd2026',
  'Qwerty123!',
  'Welcome1!',
  'Summer2026!',
  'Grantlight1!',
  'Maria1980!',
  '1qaz@WSX',
])('the common password %s is refused at sign-up', async (password) => {
  const refused = { code: 'validation', message: TOO_COMMON, fields: { password: TOO_COMMON } };
  expect((await newClient().fails(postRegister, { body: newPerson({ password }) })).body).toMatchObject(refused);
});

test('a change refuses a common password too', async () => {
  const { client } = await registered();
  expect((await client.fails(putPassword, change('Welcome2026!'))).body.fields).toEqual({ password: TOO_COMMON });
});

test("a hash that is cheaper than today's is renewed at the next login", async () => {
  const { person, user } = await registered();
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
  const weak = `$scrypt$ln=12,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  await db.update(users).set({ passwordHash: weak }).where(eq(users.id, user.id));
  const hash = async () => (await db.select().from(users).where(eq(users.id, user.id)))[0]?.passwordHash;

  await newClient().fails(postLogin, { body: { email: person.email, password: 'wrong password 1!' } });
  expect(await hash()).toBe(weak);
  for (const _ of ['the old hash', 'the new one']) {
    await newClient().ok(postLogin, { body: { email: person.email, password: PASSWORD } });
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  }
});
