import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { postLogin } from '../../contract/account/account.ts';
import {
  deleteAccount,
  postConfirmEmail,
  postEmailConfirmation,
  putEmail,
} from '../../contract/account/own-account.ts';
import { postForgotPassword, postResetPassword, putPassword } from '../../contract/account/passwords.ts';
import { getUser } from '../../contract/account/user.ts';
import { postAdminLogin } from '../../contract/admin.ts';
import { postCalendarFeed } from '../../contract/saved/calendar.ts';
import { adminTokens, calendarFeeds, emailChanges, outbox, sessions } from '../../worker/db/schema/index.ts';
import { turnOnSecondFactor } from '../../worker/features/admin/second-factor.ts';
import { type StoredAccount, signIn, storedAccount, storedAdmin } from '../factories/accounts.ts';
import { newPerson, PASSWORD } from '../factories/people.ts';
import type { Client } from '../harness/client.ts';
import { tokenIn } from '../harness/members/mail.ts';
import { breakableProduct } from '../harness/product/breakable-product.ts';

/*
The product checks a password first and writes the access it grants afterwards. These tests hold that write until the
credentials have changed. The old password must not grant access then.
*/

const product = await breakableProduct({ settings: { ADMIN_USER_IDS: '1,2,3,4' } });
const db = product.db();
const NEW_PASSWORD = 'Quiet Mornings 9!';
const NEW_SESSION = /insert into \\"sessions\\"/i;
const NEW_ADMIN_TOKEN = /insert into \\"admin_tokens\\"/i;
const NEW_ADDRESS = /insert into \\"email_changes\\"/i;

interface Owner extends StoredAccount {
  browser: Client;
}

async function owner(account: StoredAccount): Promise<Owner> {
  const browser = product.newClient();
  await signIn(db, browser, account.id);
  return { ...account, browser };
}

async function linkTo(recipient: string, page: string): Promise<string> {
  const mails = () => db.select().from(outbox).where(eq(outbox.recipient, recipient));
  const exists = ({ plainText }: { plainText: string }) => plainText.includes(`/${page}/`);
  const mail = await vi.waitUntil(async () => (await mails()).findLast(exists), { timeout: 20_000 });
  return tokenIn(mail, page);
}

async function startAddressChange({ browser, password }: Owner): Promise<string> {
  const email = newPerson().email;
  await browser.ok(putEmail, { body: { email, password } });
  return linkTo(email, 'confirm-email');
}

/**
 * Changes that revoke everything the old password or address gave access to. They're prepared first, because each takes
 * several calls.
 */
const CHANGES: [string, (who: Owner) => Promise<() => Promise<unknown>>][] = [
  [
    'a change of the password',
    async ({ browser, password }) =>
      () =>
        browser.ok(putPassword, { body: { currentPassword: password, password: NEW_PASSWORD } }),
  ],
  [
    'a reset of the password',
    async ({ email }) => {
      await product.newClient().ok(postForgotPassword, { body: { email } });
      const token = await linkTo(email, 'reset-password');
      const body = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      return () => product.newClient().ok(postResetPassword, { params: { token }, body });
    },
  ],
  [
    'a change of the address',
    async (who) => {
      const token = await startAddressChange(who);
      return () => product.newClient().ok(postConfirmEmail, { params: { token } });
    },
  ],
];

test.each(CHANGES)('a login in progress during %s grants no access', async (_, prepare) => {
  const who = await owner(await storedAccount(db));
  const change = await prepare(who);
  const held = product.proxy.hold(NEW_SESSION);
  const thief = product.newClient();
  const login = thief.fails(postLogin, { body: { email: who.email, password: PASSWORD } });
  await held.arrived;
  await change();
  const kept = await db.$count(sessions, eq(sessions.userId, who.id));
  await held.letGo();
  expect((await login).body).toMatchObject({ code: 'invalid_credentials', message: 'Invalid email or password' });
  expect([...thief.cookies]).toEqual([]);
  expect(await db.$count(sessions, eq(sessions.userId, who.id))).toBe(kept);
});

test.each(CHANGES)('an admin login in progress during %s grants no access', async (what, prepare) => {
  const admin = await storedAdmin(db, 2 + CHANGES.findIndex(([name]) => name === what));
  const change = await prepare(await owner(admin));
  const held = product.proxy.hold(NEW_ADMIN_TOKEN);
  const login = product.newClient().fails(postAdminLogin, { body: { email: admin.email, password: PASSWORD } });
  await held.arrived;
  await change();
  await held.letGo();
  expect((await login).body.code).toBe('invalid_credentials');
  expect(await db.$count(adminTokens, eq(adminTokens.userId, admin.id))).toBe(0);
});

test('an admin login in progress as a second factor is turned on grants no access', async () => {
  const admin = await storedAdmin(db, 1);
  const held = product.proxy.hold(NEW_ADMIN_TOKEN);
  const login = product.newClient().fails(postAdminLogin, { body: { email: admin.email, password: PASSWORD } });
  await held.arrived;
  await turnOnSecondFactor(db, admin.id);
  await held.letGo();
  expect((await login).body.code).toBe('invalid_credentials');
  expect(await db.$count(adminTokens, eq(adminTokens.userId, admin.id))).toBe(0);
});

test('an address change requested with the old password ends with it', async () => {
  const who = await owner(await storedAccount(db));
  const thief = product.newClient();
  await signIn(db, thief, who.id);
  const email = newPerson().email;
  const held = product.proxy.hold(NEW_ADDRESS);
  await thief.ok(putEmail, { body: { email, password: PASSWORD } });
  await held.arrived;
  await who.browser.ok(putPassword, { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } });
  await held.letGo();
  expect(await db.$count(emailChanges, eq(emailChanges.userId, who.id))).toBe(0);
  expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(0);
});

test("a link to confirm the old address can't bring it back", async () => {
  const who = await owner(await storedAccount(db));
  const token = await startAddressChange(who);
  const held = product.proxy.hold(NEW_ADDRESS);
  const asked = who.browser.send(postEmailConfirmation.method, postEmailConfirmation.path);
  await held.arrived;
  await product.newClient().ok(postConfirmEmail, { params: { token } });
  await held.letGo();
  await asked;
  const waiting = await db.select().from(emailChanges).where(eq(emailChanges.userId, who.id));
  expect(waiting.filter(({ usedAt }) => usedAt === null)).toEqual([]);
});

test('a calendar address requested by a session that then ended gives no access', async () => {
  const who = await owner(await storedAccount(db));
  const thief = product.newClient();
  await signIn(db, thief, who.id);
  const held = product.proxy.hold(/insert into \\"calendar_feeds\\"/i);
  const asked = thief.fails(postCalendarFeed);
  await held.arrived;
  await who.browser.ok(putPassword, { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } });
  await held.letGo();
  expect((await asked).body.code).toBe('unauthenticated');
  expect(await db.$count(calendarFeeds, eq(calendarFeeds.userId, who.id))).toBe(0);
});

test("an account isn't deleted with a password that changed meanwhile", async () => {
  const who = await owner(await storedAccount(db));
  const thief = product.newClient();
  await signIn(db, thief, who.id);
  const held = product.proxy.hold(/delete from \\"users\\"/i);
  const deletion = thief.fails(deleteAccount, { body: { password: PASSWORD } });
  await held.arrived;
  await who.browser.ok(putPassword, { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } });
  await held.letGo();
  expect((await deletion).body.code).toBe('conflict');
  expect((await who.browser.ok(getUser)).body.id).toBe(who.id);
});

test('two first logins that both renew an old hash both succeed', async () => {
  const who = await storedAccount(db, { hasQuickHash: true });
  const body = { email: who.email, password: PASSWORD };
  const held = product.proxy.hold(NEW_SESSION);
  const [first, second] = [product.newClient(), product.newClient()];
  const slow = first.ok(postLogin, { body });
  await held.arrived;
  await second.ok(postLogin, { body });
  await held.letGo();
  await slow;
  for (const browser of [first, second]) expect((await browser.ok(getUser)).body.id).toBe(who.id);
});
