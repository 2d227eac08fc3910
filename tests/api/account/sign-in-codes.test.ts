import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postConfirmEmail, putEmail } from '../../../contract/account/own-account.ts';
import { postResetPassword, putPassword } from '../../../contract/account/passwords.ts';
import { CODE_WRONG, postSignInByCode, postSignInCode } from '../../../contract/account/sign-in-codes.ts';
import { getUser } from '../../../contract/account/user.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { sessions, signInCodes, users } from '../../../worker/db/schema/index.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import { newClient } from '../../harness/api.ts';
import { mailsTo, mailTo, tokenIn } from '../../harness/members/mail.ts';
import { TEST_SETTINGS } from '../../harness/product/settings.ts';

const db = openDatabase(inject('databaseUrl'));
const SUBJECT = 'Your code to log in';
const WRONG = { code: 'invalid_credentials', message: CODE_WRONG };

/** Returns a member who requested a code, and the code from the email. */
async function asked(given?: { email: string; id: number }) {
  const account = given ?? (await storedAccount(db));
  const client = newClient();
  const { body } = await client.ok(postSignInCode, { body: { email: account.email } });
  const { plainText } = await mailTo(account.email, SUBJECT);
  const code = /Your code: (\d{4} \d{4})/.exec(plainText)?.[1] ?? '';
  const wrong = String((Number(code.replace(' ', '')) + 1) % 10 ** 8).padStart(8, '0');
  return { account, client, code, wrong, use: { email: account.email, request: body.request, code } };
}

test('a mailed code signs in once, confirms the address, and allows a new password', async () => {
  const { account, client, use } = await asked();
  const { body } = await client.ok(postSignInByCode, { body: use });
  expect(body.user.id).toBe(account.id);
  expect((await client.ok(getUser)).body.emailConfirmedAt).not.toBeNull();
  expect((await newClient().fails(postSignInByCode, { body: use })).body).toMatchObject(WRONG);
  const given = { params: { token: body.resetToken }, body: { password: 'Another horse 8!' } };
  await client.ok(postResetPassword, given);
  expect((await client.fails(getUser)).status).toBe(401);
  expect((await newClient().fails(postResetPassword, given)).body.code).toBe('invalid_token');
});

test("the answer doesn't reveal accounts, and the database holds no code", async () => {
  const { email } = newPerson();
  const unknown = await newClient().ok(postSignInCode, { body: { email } });
  const { account, use, code } = await asked();
  const known = await newClient().ok(postSignInCode, { body: { email: account.email } });
  expect([known.status, known.body.message]).toEqual([unknown.status, unknown.body.message]);
  expect(known.body.request).toHaveLength(unknown.body.request.length);
  const ofNobody = { email, request: unknown.body.request, code };
  expect((await newClient().fails(postSignInByCode, { body: ofNobody })).body).toMatchObject(WRONG);
  expect(await mailsTo(email)).toEqual([]);
  const stored = JSON.stringify(await db.select().from(signInCodes).where(eq(signInCodes.userId, account.id)));
  expect(stored).not.toContain(code.replace(' ', ''));
  expect(stored).not.toContain(use.request);
});

test('a code works for its own request and account alone', async () => {
  const [one, other] = [await asked(), await asked()];
  for (const mixed of [
    { ...one.use, request: other.use.request },
    { ...one.use, email: other.use.email },
    { ...one.use, code: other.use.code },
  ])
    expect((await one.client.fails(postSignInByCode, { body: mixed })).body).toMatchObject(WRONG);
  await one.client.ok(postSignInByCode, { body: one.use });
});

test('after five wrong tries, the right code fails too, even if all come at once', async () => {
  const { client, use, wrong } = await asked();
  const tries = Array.from({ length: 5 }, () =>
    newClient().send('POST', postSignInByCode.path, { body: { ...use, code: wrong } }),
  );
  for (const { status } of await Promise.all(tries)) expect(status).toBe(401);
  expect((await client.fails(postSignInByCode, { body: use })).body).toMatchObject(WRONG);
});

test('only one of five concurrent uses of a code counts', async () => {
  const { account, use } = await asked();
  const uses = Array.from({ length: 5 }, () => newClient().send('POST', postSignInByCode.path, { body: use }));
  expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await db.$count(sessions, eq(sessions.userId, account.id))).toBe(1);
});

test('a code ends after ten minutes', async () => {
  const { account, client, use } = await asked();
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await db.update(signInCodes).set({ expiresAt }).where(eq(signInCodes.userId, account.id));
  expect((await client.fails(postSignInByCode, { body: use })).body).toMatchObject(WRONG);
});

test('a code ends with a new password or a new address', async () => {
  const [first, second] = [await asked(), await asked()];
  const owner = newClient();
  await signIn(db, owner, first.account.id);
  await owner.ok(putPassword, { body: { currentPassword: PASSWORD, password: 'Another horse 8!' } });
  expect((await first.client.fails(postSignInByCode, { body: first.use })).body).toMatchObject(WRONG);

  const { email } = newPerson();
  await signIn(db, owner, second.account.id);
  await owner.ok(putEmail, { body: { email, password: PASSWORD } });
  const token = tokenIn(await mailTo(email, 'Confirm your new email address'), 'confirm-email');
  await owner.ok(postConfirmEmail, { params: { token } });
  const [row] = await db.select().from(users).where(eq(users.id, second.account.id));
  expect(row?.email).toBe(email);
  for (const address of [second.use.email, email])
    expect(
      (await second.client.fails(postSignInByCode, { body: { ...second.use, email: address } })).body,
    ).toMatchObject(WRONG);
});

test('requests for codes, and guesses on one account, are limited across networks', async () => {
  const { email } = newPerson();
  const ask = async () => (await newClient().send('POST', postSignInCode.path, { body: { email } })).status;
  const asks: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) asks.push(await ask());
  expect(asks).toEqual([200, 200, 200, 200, 200, 429]);
  const most = Number.parseInt(TEST_SETTINGS.LIMIT_SIGN_IN_CODE_PER_ACCOUNT, 10);
  const guess = { email, request: 'A'.repeat(43), code: '12345678' };
  const guesses: number[] = [];
  for (let turn = 0; turn <= most; turn += 1)
    guesses.push((await newClient().send('POST', postSignInByCode.path, { body: guess })).status);
  expect(guesses).toEqual([...Array(most).fill(401), 429]);
});
