import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { postLogin } from '../../../contract/account/account.ts';
import { getOwnData } from '../../../contract/account/own-account.ts';
import {
  deleteSecondFactor,
  getSecondFactor,
  postSecondFactor,
  putSecondFactor,
} from '../../../contract/account/second-factor.ts';
import { postSignInByCode, postSignInCode } from '../../../contract/account/sign-in-codes.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { recoveryCodes, secondFactors } from '../../../worker/db/schema/index.ts';
import { codeAt, stepAt } from '../../../worker/features/account/second-factor/totp.ts';
import { hashToken } from '../../../worker/features/account/sessions/secret-token.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { PASSWORD } from '../../factories/people.ts';
import { newClient } from '../../harness/api.ts';
import { mailTo } from '../../harness/members/mail.ts';

const db = openDatabase(inject('databaseUrl'));
const password = PASSWORD;

/**
 * Returns a member who has set up an authenticator app. `next` is one step ahead, because setup used the current code.
 */
async function withApp() {
  const account = await storedAccount(db, { hasQuickHash: true });
  const owner = newClient();
  await signIn(db, owner, account.id);
  const { body: prepared } = await owner.ok(postSecondFactor, { body: { password } });
  const step = stepAt(Date.now());
  const { body } = await owner.ok(putSecondFactor, { body: { code: codeAt(prepared.secret, step) } });
  const login = { email: account.email, password };
  return { account, owner, prepared, codes: body.recoveryCodes, login, next: () => codeAt(prepared.secret, step + 1) };
}

test('a member turns on the second factor, and login then asks for a code', async () => {
  const { account, owner, prepared, login, next } = await withApp();
  expect(prepared.address).toContain(`secret=${prepared.secret}`);
  expect(prepared.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  expect((await owner.ok(getSecondFactor)).body).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  await mailTo(account.email, 'Your authenticator app was turned on');

  const client = newClient();
  const halfway = await client.fails(postLogin, { body: login });
  expect([halfway.status, halfway.body.code]).toEqual([401, 'second_factor_required']);
  expect(client.cookies.size).toBe(0);
  const used = codeAt(prepared.secret, stepAt(Date.now()));
  expect((await client.fails(postLogin, { body: { ...login, secondFactor: '000000' } })).body.fields).toHaveProperty(
    'secondFactor',
  );
  const code = next();
  await client.ok(postLogin, { body: { ...login, secondFactor: ` ${code.slice(0, 3)} ${code.slice(3)} ` } });
  for (const spent of [code, used])
    expect((await newClient().fails(postLogin, { body: { ...login, secondFactor: spent } })).body.code).toBe(
      'invalid_credentials',
    );
});

test("the second factor can't be seen or changed without the password", async () => {
  const { owner, login } = await withApp();
  const wrong = await newClient().fails(postLogin, { body: { ...login, password: 'wrong password 1!' } });
  expect(wrong.body).toMatchObject({ code: 'invalid_credentials', message: 'Invalid email or password' });
  for (const endpoint of [postSecondFactor, deleteSecondFactor])
    expect((await owner.fails(endpoint, { body: { password: 'wrong password 1!' } })).body.code).toBe('validation');
  expect((await owner.fails(postSecondFactor, { body: { password } })).body.code).toBe('conflict');
  expect((await owner.ok(getSecondFactor)).body.isOn).toBe(true);
});

test('each of ten recovery codes works once, and the owner is notified', async () => {
  const { account, owner, codes, login } = await withApp();
  expect(new Set(codes).size).toBe(10);
  // 24 base32 characters are 120 random bits.
  for (const each of codes) expect(each).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  const [code = ''] = codes;
  const uses = Array.from({ length: 3 }, () =>
    newClient().send('POST', postLogin.path, { body: { ...login, secondFactor: code.toLowerCase() } }),
  );
  expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toHaveLength(1);
  await mailTo(account.email, 'A recovery code was used');
  expect((await owner.ok(getSecondFactor)).body.recoveryCodesLeft).toBe(9);
  const stored = JSON.stringify(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, account.id)));
  expect(stored).not.toContain(code.replaceAll('-', ''));
});

test('an old, shorter recovery code still works, once', async () => {
  const { account, login } = await withApp();
  await db.insert(recoveryCodes).values({ userId: account.id, codeHash: hashToken(`${account.id} ABCDE23456`) });
  const use = () => newClient().send('POST', postLogin.path, { body: { ...login, secondFactor: 'abcde-23456' } });
  expect((await use()).status).toBe(200);
  expect((await use()).status).toBe(401);
});

test('an unconfirmed secret changes no login, and a wrong first code enables nothing', async () => {
  const account = await storedAccount(db, { hasQuickHash: true });
  const owner = newClient();
  await signIn(db, owner, account.id);
  expect((await owner.fails(putSecondFactor, { body: { code: '123456' } })).body.code).toBe('conflict');
  await owner.ok(postSecondFactor, { body: { password } });
  expect((await owner.fails(putSecondFactor, { body: { code: '000000' } })).body.fields).toHaveProperty('code');
  expect((await owner.ok(getSecondFactor)).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  await newClient().ok(postLogin, { body: { email: account.email, password } });
});

test('turning off the second factor needs the password and deletes all codes', async () => {
  const { account, owner, login } = await withApp();
  await owner.ok(deleteSecondFactor, { body: { password } });
  await mailTo(account.email, 'Your authenticator app was turned off');
  await newClient().ok(postLogin, { body: login });
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, account.id))).toBe(0);
});

test('guessing codes is limited even with the password, from any number of addresses', async () => {
  const { login, next } = await withApp();
  const seen: number[] = [];
  for (let turn = 0; turn < 11; turn += 1)
    seen.push((await newClient().send('POST', postLogin.path, { body: { ...login, secondFactor: '000000' } })).status);
  expect(seen.at(-1)).toBe(429);
  expect((await newClient().fails(postLogin, { body: { ...login, secondFactor: next() } })).status).toBe(429);
});

test("a code by email doesn't replace the second factor", async () => {
  const { account, next } = await withApp();
  const client = newClient();
  const { body } = await client.ok(postSignInCode, { body: { email: account.email } });
  const code =
    /Your code: (\d{4} \d{4})/.exec((await mailTo(account.email, 'Your code to log in')).plainText)?.[1] ?? '';
  const use = { email: account.email, request: body.request, code };
  expect((await client.fails(postSignInByCode, { body: use })).body.code).toBe('second_factor_required');
  await client.ok(postSignInByCode, { body: { ...use, secondFactor: next() } });
});

test('the export mentions the second factor, but neither secret nor codes', async () => {
  const { account, owner, prepared, codes } = await withApp();
  const { body } = await owner.ok(getOwnData);
  expect(body.tables['secondFactors']).toHaveLength(1);
  expect(body.tables['recoveryCodes']).toHaveLength(10);
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, account.id));
  for (const secret of [prepared.secret, row?.secret ?? '', ...codes])
    expect(JSON.stringify(body)).not.toContain(secret);
});
