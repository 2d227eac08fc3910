import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../contract/account/own-account.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { errorBody } from '../../contract/errors.ts';
import { users } from '../../worker/db/schema/index.ts';
import { signIn } from '../factories/accounts.ts';
import { readyRequests } from '../harness/each-endpoint.ts';
import { breakableProduct } from '../harness/product/breakable-product.ts';
import { brokenInvariants } from '../harness/product/invariants.ts';
import { isOfDatabase } from '../harness/screens/said.ts';
import { nameOf } from '../harness/valid-requests.ts';

const product = await breakableProduct();
const db = product.db();
/**
 * Matches a statement that changes data. Excludes rate limit counts, and the outbox, which runs during the next call.
 * If the outbox were held, that call would change the password with which the test deletes the account.
 */
const CHANGE = /"sql":"\s*(?:(?:insert into|update|delete from) *\\"(?!attempts|outbox)|with owner)/i;
/** Matches the query for the hash that a password is compared with. */
const PROOF = /"sql":"\s*select \\"password_hash\\" from \\"users\\"/i;
const ASKS_FOR_PASSWORD = ['PUT /api/user/password', 'PUT /api/user/email', 'DELETE /api/user'];
const SENTENCES = ['This account no longer exists.', 'Please log in to do this.'];

/** Returns whether a call needs a member. Excludes payments, which are off without Stripe's keys. */
const isMembers = (name: string) =>
  !name.includes('/api/subscriptions') &&
  ENDPOINTS.some((one) => nameOf(one) === name && one.access !== 'public' && one.access !== 'admin');

test.each(ASKS_FOR_PASSWORD)("%s: a right password isn't called wrong when the account was deleted", async (name) => {
  const request = (await readyRequests(db, product.newClient)).find((one) => one.name === name);
  if (!request) throw new Error(`There is no request "${name}"`);
  const read = product.proxy.hold(PROOF);
  const answer = request.send();
  await read.arrived;
  await db.delete(users).where(eq(users.id, request.owner.id));
  await read.letGo();
  const { status, text } = await answer;
  expect([status, errorBody.parse(JSON.parse(text)).message]).toEqual([401, SENTENCES[0]]);
});

test('a write while the account is being deleted returns 401', async ({ onTestFinished }) => {
  // Slow enough that one call's email is still being sent when the next call arrives.
  product.proxy.slow(60);
  onTestFinished(() => product.proxy.heal());
  const requests = await readyRequests(db, product.newClient);
  const held: { name: string; status: number; text: string }[] = [];
  for (const { name, owner, send } of requests.filter((one) => isMembers(one.name) && isOfDatabase(one.name))) {
    const write = product.proxy.hold(CHANGE);
    const answer = send();
    const isHeld = await Promise.race([write.arrived.then(() => true), answer.then(() => false)]);
    if (isHeld) {
      const other = product.newClient();
      await signIn(db, other, owner.id);
      await other.ok(deleteAccount, { body: { password: owner.password } });
      await write.letGo();
      const { status, text } = await answer;
      held.push({ name, status, text });
      expect(await db.$count(users, eq(users.id, owner.id)), name).toBe(0);
    }
  }
  expect(held.length).toBeGreaterThan(20);
  const refused = held.filter(({ status }) => status === 401);
  expect(held.filter(({ status }) => status >= 500)).toEqual([]);
  expect(refused.length).toBeGreaterThan(8);
  for (const { name, text } of refused) expect(SENTENCES, name).toContain(errorBody.parse(JSON.parse(text)).message);
  expect(await brokenInvariants(db)).toEqual([]);
});
