import { expect, inject, test } from 'vitest';
import { getUser } from '../../../contract/account/user.ts';
import { postMemberSignOut } from '../../../contract/admin.ts';
import { getCrawlStatus } from '../../../contract/crawler.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { signIn, storedAccount, storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import { newClient } from '../../harness/api.ts';
import { scheduledWorker } from '../../harness/product/scheduled-worker.ts';

const db = openDatabase(inject('databaseUrl'));
const bearer = async (id: number) => ({ authorization: `Bearer ${await storedAdminToken(db, id)}` });
/** Uses its own database, because in the shared one the first account of any test has the first admin's id. */
const product = await scheduledWorker();
const asAdmin = async () => bearer((await storedAdmin(db, 20)).id);

/** Returns a member signed in with two browsers. */
async function withTwoBrowsers() {
  const account = await storedAccount(db, { hasQuickHash: true });
  const browsers = [newClient(), newClient()];
  for (const browser of browsers) {
    await signIn(db, browser, account.id);
    await browser.ok(getUser);
  }
  return { account, browsers };
}

test.each(['id', 'email'] as const)('an admin ends all sessions of the member with this %s, at once', async (by) => {
  const { account, browsers } = await withTwoBrowsers();
  const other = await withTwoBrowsers();
  const member = by === 'id' ? ` ${account.id} ` : account.email.toUpperCase();
  const { body } = await newClient().ok(postMemberSignOut, { headers: await asAdmin(), body: { member } });
  expect(body.message).toBe(`Member ${account.id} is signed out everywhere.`);
  for (const browser of browsers) expect((await browser.fails(getUser)).status).toBe(401);
  for (const browser of other.browsers) await browser.ok(getUser);
  // The member is signed out, not locked out.
  const again = newClient();
  await signIn(db, again, account.id);
  await again.ok(getUser);
});

test('the admin logins of a member who is an admin end as well', async () => {
  const [admin, other] = [await storedAdmin(product.db, 1), await storedAdmin(product.db, 20)];
  const headers = { authorization: `Bearer ${await storedAdminToken(product.db, admin.id)}` };
  await product.newClient().ok(getCrawlStatus, { headers });
  const byOther = { authorization: `Bearer ${await storedAdminToken(product.db, other.id)}` };
  await product.newClient().ok(postMemberSignOut, { headers: byOther, body: { member: admin.email } });
  expect((await product.newClient().fails(getCrawlStatus, { headers })).status).toBe(401);
});

test.each(['999999999', 'nobody@example.org'])('no one is signed out by %s', async (member) => {
  const { status, body } = await newClient().fails(postMemberSignOut, { headers: await asAdmin(), body: { member } });
  expect([status, body.message]).toEqual([404, 'No member has this email address or ID.']);
});

test.each(['', 'Maria', '1 OR 1', '%@%@%'])('%j matches no member', async (member) => {
  const { status, body } = await newClient().fails(postMemberSignOut, { headers: await asAdmin(), body: { member } });
  expect([status, body.fields]).toEqual([400, { member: 'Please enter the member’s email address or ID' }]);
});

test("a member can't sign anyone out, not even with their own session", async () => {
  const { account, browsers } = await withTwoBrowsers();
  for (const browser of browsers)
    expect((await browser.fails(postMemberSignOut, { body: { member: account.email } })).status).toBe(401);
  for (const browser of browsers) await browser.ok(getUser);
});
