import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { errorBody } from '../../contract/errors.ts';
import { deleteAccount } from '../../contract/own-account.ts';
import { users } from '../../worker/db/schema/index.ts';
import { signIn } from '../factories/accounts.ts';
import { breakableProduct } from '../harness/breakable-product.ts';
import { readyRequests } from '../harness/each-endpoint.ts';
import { brokenInvariants } from '../harness/invariants.ts';
import { isOfDatabase } from '../harness/said.ts';
import { nameOf } from '../harness/valid-requests.ts';

const product = await breakableProduct();
const db = product.db();
/** A statement that changes something; counting who calls is none. */
const CHANGE = /"sql":"\s*(?:(?:insert into|update|delete from) *\\"(?!attempts)|with owner)/i;
const SENTENCES = ['This account no longer exists.', 'Please log in to do this.'];

/** Calls of members; those about payments say without Stripe's keys that nobody can pay. */
const isMembers = (name: string) =>
  !name.includes('/api/subscriptions') &&
  ENDPOINTS.some((one) => nameOf(one) === name && one.access !== 'public' && one.access !== 'admin');

test('what a member writes while the account is deleted answers that nobody is signed in', async () => {
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
