import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import {
  deleteEmailConfirmation,
  postConfirmEmail,
  postEmailConfirmation,
} from '../../../contract/account/own-account.ts';
import { postForgotPassword, postResetPassword } from '../../../contract/account/passwords.ts';
import { getUser } from '../../../contract/account/user.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { users } from '../../../worker/db/schema/index.ts';
import { newClient, registered, secondBrowser } from '../../harness/api.ts';
import { mailsTo, mailTo, tokenIn } from '../../harness/members/mail.ts';

const db = openDatabase(inject('databaseUrl'));

test('a new address is unconfirmed and gets no mail until the member asks', async () => {
  const { person, user } = await registered();
  expect([user.emailConfirmedAt, user.confirmationDismissedAt]).toEqual([null, null]);
  expect(await mailsTo(person.email)).toEqual([]);
});

test('the link in the email confirms the address once, in any browser', async () => {
  const { client, person } = await registered();
  await client.ok(postEmailConfirmation);
  const token = tokenIn(await mailTo(person.email, 'Confirm your email address'), 'confirm-email');
  const { body } = await newClient().ok(postConfirmEmail, { params: { token } });
  expect(body.isNewAddress).toBe(false);
  expect((await client.ok(getUser)).body.emailConfirmedAt).not.toBeNull();
  expect((await newClient().fails(postConfirmEmail, { params: { token } })).body.code).toBe('invalid_token');
});

test('a reset by email confirms the address too', async () => {
  const { person, user } = await registered();
  await newClient().ok(postForgotPassword, { body: { email: person.email } });
  const token = tokenIn(await mailTo(person.email, 'Choose a new password'), 'reset-password');
  await newClient().ok(postResetPassword, { params: { token }, body: { password: 'Another horse 8!' } });
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row?.emailConfirmedAt).not.toBeNull();
});

test("a member who dismisses the question isn't asked again, and can still confirm", async () => {
  const { client, person } = await registered();
  const other = await secondBrowser(person);
  expect((await client.ok(deleteEmailConfirmation)).body.confirmationDismissedAt).not.toBeNull();
  expect((await other.ok(getUser)).body).toMatchObject({ emailConfirmedAt: null });
  expect((await other.ok(getUser)).body.confirmationDismissedAt).not.toBeNull();
  await other.ok(postEmailConfirmation);
  await mailTo(person.email, 'Confirm your email address');
});
