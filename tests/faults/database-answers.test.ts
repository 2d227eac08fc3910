import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { postForgotPassword, RESET_INITIATED } from '../../contract/account/passwords.ts';
import { getUser } from '../../contract/account/user.ts';
import { getHealth } from '../../contract/health.ts';
import { outbox } from '../../worker/db/schema/index.ts';
import { signIn, storedAccount } from '../factories/accounts.ts';
import { readyRequests } from '../harness/each-endpoint.ts';
import { breakableProduct } from '../harness/product/breakable-product.ts';
import { PROXY_FAULTS } from '../harness/product/faulty-proxy.ts';
import { brokenInvariants } from '../harness/product/invariants.ts';
import { isOfDatabase, NO_ANSWER } from '../harness/screens/said.ts';

const product = await breakableProduct();
/** Matches a statement that changes a member's data. Excludes rate limit counts and session lookups. */
const CHANGE = /"sql":"\s*(?:insert into|update|delete from) *\\"(?!attempts|admin_tokens)|WITH owner/i;

const ready = async () =>
  (await readyRequests(product.db(), product.newClient)).filter(({ name }) => isOfDatabase(name));

test.each(PROXY_FAULTS)('with database answers like "%s", every call says so, in time', async (fault) => {
  const client = product.newClient();
  await signIn(product.db(), client, (await storedAccount(product.db(), { hasQuickHash: true })).id);
  const requests = await ready();
  product.proxy.break(fault);
  const begun = Date.now();
  const answers = await Promise.all(requests.map(async ({ name, send }) => ({ name, ...(await send()) })));
  const took = Date.now() - begun;
  product.proxy.heal();
  for (const { name, status, text } of answers) {
    const { code, message } = JSON.parse(text);
    expect({ name, status, code, message }).toEqual({ name, status: 503, ...NO_ANSWER });
  }
  expect(took).toBeLessThan(15_000);
  // The session that couldn't be looked up still exists.
  await client.ok(getHealth);
  await client.ok(getUser);
});

/** The status of a retry if the first try succeeded but its response was lost. Retries of other calls succeed. */
const SECOND_TRY: Readonly<Record<string, number>> = {
  'POST /api/register': 409,
  // The first try already signed the caller out, as intended.
  'DELETE /api/user': 401,
  'DELETE /api/user/sessions/:id': 401,
  'PUT /api/user/password': 401,
  'POST /api/admin/logout': 401,
  // Already deleted, which the screens treat as success.
  'DELETE /api/alerts/searches/:id': 404,
  'DELETE /api/applications/:id': 404,
  'DELETE /api/grants/saved/:id': 404,
  'DELETE /api/user/passkeys/:id': 404,
};

test('a write whose answer was lost is complete, and a retry gives the same result', async () => {
  const requests = (await ready()).filter(({ isRead }) => !isRead);
  product.proxy.break('reset_after', CHANGE);
  const first = await Promise.all(requests.map(async ({ name, send }) => ({ name, ...(await send()) })));
  product.proxy.heal();
  expect(first.filter(({ status }) => status === 503).length).toBeGreaterThan(20);
  expect(await brokenInvariants(product.db())).toEqual([]);
  const refusals: [string, number][] = [];
  for (const { name, send } of requests) refusals.push([name, (await send()).status]);
  expect(refusals).toEqual(requests.map(({ name, answers }) => [name, SECOND_TRY[name] ?? answers]));
  expect(await brokenInvariants(product.db())).toEqual([]);
}, 120_000);

test('mail that an answer promised is written once the database is back', async () => {
  const client = product.newClient();
  const { email } = await storedAccount(product.db(), { hasQuickHash: true });
  const calls = product.proxy.calls();
  product.proxy.break('reset', /password_resets/);
  expect((await client.ok(postForgotPassword, { body: { email } })).body.message).toBe(RESET_INITIATED);
  await vi.waitFor(() => expect(product.proxy.calls()).toBeGreaterThan(calls + 1), { timeout: 10_000 });
  product.proxy.heal();
  const written = () => product.db().$count(outbox, eq(outbox.recipient, email));
  await vi.waitFor(async () => expect(await written()).toBe(1), { timeout: 15_000 });
});
