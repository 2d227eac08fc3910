import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postLogin } from '../../../contract/account/account.ts';
import { postConfirmEmail, putEmail } from '../../../contract/account/own-account.ts';
import { getResetPassword, postForgotPassword } from '../../../contract/account/passwords.ts';
import { getUser } from '../../../contract/account/user.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { adminTokens, emailChanges } from '../../../worker/db/schema/index.ts';
import { storedAdminToken } from '../../factories/accounts.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import { newClient, registered, secondBrowser } from '../../harness/api.ts';
import { mailsTo, mailTo, tokenIn } from '../../harness/members/mail.ts';

const db = openDatabase(inject('databaseUrl'));
const CONFIRM_MAIL = 'Confirm your new email address';
const INVALID = { code: 'invalid_token', message: 'This confirmation link is invalid or has expired.' };

/** Returns a member who was sent a link to confirm a new address. */
async function moving() {
  const somebody = await registered();
  const newEmail = newPerson().email;
  await somebody.client.ok(putEmail, { body: { email: newEmail, password: PASSWORD } });
  const token = tokenIn(await mailTo(newEmail, CONFIRM_MAIL), 'confirm-email');
  return { ...somebody, newEmail, token };
}

test('the link mailed to a new address changes it; the old address is notified', async () => {
  const { client, person, newEmail, token } = await moving();
  const other = await secondBrowser(person);
  await newClient().ok(postForgotPassword, { body: { email: person.email } });
  const resetToken = tokenIn(await mailTo(person.email, 'Choose a new password'), 'reset-password');
  expect((await client.ok(getUser)).body.email).toBe(person.email);

  await client.ok(postConfirmEmail, { params: { token } });
  expect((await client.ok(getUser)).body.email).toBe(newEmail);
  expect((await other.fails(getUser)).status).toBe(401);
  expect((await newClient().fails(getResetPassword, { params: { token: resetToken } })).body.code).toBe(
    'invalid_token',
  );
  await newClient().ok(postLogin, { body: { email: newEmail, password: PASSWORD } });
  await newClient().fails(postLogin, { body: { email: person.email, password: PASSWORD } });
  const notice = await mailTo(person.email, 'Your email address was changed');
  expect(notice.html + notice.plainText).not.toContain(newEmail);
  expect((await client.fails(postConfirmEmail, { params: { token } })).body).toMatchObject(INVALID);
});

test('opened without a login, the link ends all sessions and admin tokens', async () => {
  const { client, token } = await moving();
  const { id: userId } = (await client.ok(getUser)).body;
  await storedAdminToken(db, userId);
  await newClient().ok(postConfirmEmail, { params: { token } });
  expect((await client.fails(getUser)).status).toBe(401);
  expect(await db.select().from(adminTokens).where(eq(adminTokens.userId, userId))).toEqual([]);
});

test('the answer never reveals which addresses have accounts; the owner is notified', async () => {
  const { client } = await registered();
  const { person: owner, user } = await registered();
  const free = await client.ok(putEmail, { body: { email: newPerson().email, password: PASSWORD } });
  const taken = await client.ok(putEmail, { body: { email: owner.email, password: PASSWORD } });
  expect(taken.body).toEqual(free.body);
  const mail = await mailTo(owner.email, 'Your address is already in use');
  expect(mail.html).not.toContain('confirm-email');
  expect(await db.select().from(emailChanges).where(eq(emailChanges.newEmail, owner.email))).toEqual([]);
  expect(user.email).toBe(owner.email);
});

test('an address that someone else took meanwhile stays theirs', async () => {
  const { client, person, newEmail, token } = await moving();
  await registered({ email: newEmail });
  const { status, body } = await client.fails(postConfirmEmail, { params: { token } });
  expect([status, body.code]).toEqual([409, 'email_taken']);
  expect((await client.ok(getUser)).body.email).toBe(person.email);
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Your email address was changed');
});

test('only one of 50 concurrent uses of a link counts', async () => {
  const { person, token } = await moving();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => newClient().send('POST', `/api/confirm-email/${token}`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(400)]);
  await mailTo(person.email, 'Your email address was changed');
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('a link ends after an hour, or when another address is requested', async () => {
  const { client, user, token } = await moving();
  const another = newPerson().email;
  await client.ok(putEmail, { body: { email: another, password: PASSWORD } });
  const newer = tokenIn(await mailTo(another, CONFIRM_MAIL), 'confirm-email');
  expect((await client.fails(postConfirmEmail, { params: { token } })).body).toMatchObject(INVALID);
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await db.update(emailChanges).set({ expiresAt }).where(eq(emailChanges.userId, user.id));
  expect((await client.fails(postConfirmEmail, { params: { token: newer } })).body).toMatchObject(INVALID);
});

test('a wrong password or the current address sends nothing', async () => {
  const { client, person } = await registered();
  const email = newPerson().email;
  const wrong = await client.fails(putEmail, { body: { email, password: 'wrong password 1!' } });
  expect(wrong.body).toMatchObject({ code: 'validation', fields: { password: 'This isn’t your current password.' } });
  const same = await client.fails(putEmail, { body: { email: person.email.toUpperCase(), password: PASSWORD } });
  expect(same.body.fields).toEqual({ email: 'This is already your email address.' });
  expect([...(await mailsTo(email)), ...(await mailsTo(person.email))]).toEqual([]);
});
