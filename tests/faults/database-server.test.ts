import { expect, test, vi } from 'vitest';
import { getUser, putProfile } from '../../contract/account/user.ts';
import { getHealth } from '../../contract/health.ts';
import { getSavedGrants } from '../../contract/saved/saved.ts';
import { attempts, linkChecks } from '../../worker/db/schema/index.ts';
import { TASKS } from '../../worker/features/upkeep/scheduled.ts';
import { signIn, storedAccount } from '../factories/accounts.ts';
import { newProfile } from '../factories/people.ts';
import { type ReadyRequest, readyRequests } from '../harness/each-endpoint.ts';
import { breakableProduct } from '../harness/product/breakable-product.ts';
import { brokenInvariants } from '../harness/product/invariants.ts';
import { isOfDatabase, NO_ANSWER, NO_CHANGES, ONLY_READ } from '../harness/screens/said.ts';

const product = await breakableProduct();
/** In ms. No statement waits longer than ten seconds; the rest allows for a slow machine. */
const BOUND_MS = 14_000;
const AGAIN_MS = 5000;

const ready = async () =>
  (await readyRequests(product.db(), product.newClient)).filter(({ name }) => isOfDatabase(name));

async function member() {
  const client = product.newClient();
  await signIn(product.db(), client, (await storedAccount(product.db(), { hasQuickHash: true })).id);
  return client;
}

/** Sends all requests at once. Returns each response with its time. */
const sendAll = (requests: readonly ReadyRequest[]) =>
  Promise.all(
    requests.map(async ({ name, isRead, answers, send }) => {
      const begun = Date.now();
      const { status, text } = await send();
      return { name, isRead, answers, status, text, took: Date.now() - begun };
    }),
  );

async function expectAllSay(requests: readonly ReadyRequest[], said: typeof NO_ANSWER): Promise<void> {
  for (const { name, status, text, took } of await sendAll(requests)) {
    const { code, message } = JSON.parse(text);
    expect({ name, status, code, message }).toEqual({ name, status: 503, ...said });
    expect(took, name).toBeLessThan(BOUND_MS);
  }
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a database ended by %s during writes keeps acknowledged ones and recovers alone',
  async (signal) => {
    const members = await Promise.all(Array.from({ length: 8 }, member));
    const acknowledged = members.map(() => 0);
    let isOver = false;
    const writing = members.map(async (client, place) => {
      for (let age = 16; !isOver; age = 16 + ((age + 1) % 80)) {
        const { status } = await client.send('PUT', putProfile.path, { body: newProfile({ age }) });
        expect([200, 503]).toContain(status);
        if (status === 200) acknowledged[place] = age;
        else return;
      }
    });
    await vi.waitFor(() => expect(Math.min(...acknowledged)).toBeGreaterThan(18), { timeout: 20_000 });
    const requests = await ready();
    product.signal(signal);
    await Promise.all(writing);
    isOver = true;
    await expectAllSay(requests, NO_ANSWER);

    await product.startAgain();
    const begun = Date.now();
    // No manual repair is needed: the first call after the restart succeeds.
    await product.newClient().ok(getHealth);
    for (const [place, client] of members.entries()) {
      const { age } = (await client.ok(getUser)).body;
      // The call in progress during the crash may have been written without a response.
      expect([acknowledged[place], (acknowledged[place] ?? 0) + 1]).toContain(age);
      await client.ok(getSavedGrants);
    }
    expect(Date.now() - begun).toBeLessThan(AGAIN_MS);
    expect(await brokenInvariants(product.db())).toEqual([]);
  },
);

test('a server stopped during a call is awaited for ten seconds, and calls say so', async () => {
  const requests = await ready();
  const client = await member();
  product.signal('SIGSTOP');
  await expectAllSay(requests, NO_ANSWER);
  product.signal('SIGCONT');
  await vi.waitFor(() => client.ok(getUser), { timeout: AGAIN_MS });
  expect(await brokenInvariants(product.db())).toEqual([]);
});

test('when the database is slow, calls are slow but correct', async () => {
  const requests = await ready();
  product.proxy.slow(400);
  const answers = await sendAll(requests);
  product.proxy.heal();
  for (const { name, answers: expected, status, took } of answers) {
    expect([name, status]).toEqual([name, expected]);
    expect(took, name).toBeLessThan(BOUND_MS);
  }
});

/** Reads that also write: rate limits, and the link check. */
const READ_WITH_NOTES = [
  ...[
    'GET /api/calendar/:file',
    'GET /api/subscriptions/invoices',
    'GET /api/user/data',
    'GET /api/grants/:id/best-url',
  ],
];
/** Calls that only read, whatever their method, or that find nothing to do before they write. */
const CHANGE_NOTHING = [
  'POST /api/grants/search',
  'POST /api/grants/fitting',
  'POST /api/grants/for-person',
  'POST /api/grants/priority',
  'POST /api/grants/suggestions',
  'POST /api/admin/programs/find',
  'POST /api/admin/sources/:name/preview',
  'POST /api/admin/sources/:name/try',
  'POST /api/confirm-email/:token',
  'POST /api/user/passkeys',
  'PUT /api/user/second-factor',
  'PUT /api/admin/programs/:id',
];

test('when the database refuses writes, reads work, and every write says so', async () => {
  // The health check may still return a cached result from before the fault.
  const isCertain = ({ name }: { name: string }) => name !== 'GET /api/health';
  const requests = (await ready()).filter(isCertain);
  // A recent link check would be answered without a write.
  await product.db().delete(linkChecks);
  await product.refuseWrites(true);
  const answers = await sendAll(requests);
  const health = async () => (await product.newClient().send('GET', getHealth.path)).status;
  await expect.poll(health).toBe(503);
  expect((await product.newClient().fails(getHealth)).body).toMatchObject(ONLY_READ);
  await product.refuseWrites(false);
  await expect.poll(health).toBe(200);
  const isAnswered = ({ name, isRead }: (typeof answers)[number]) =>
    isRead ? !READ_WITH_NOTES.includes(name) : CHANGE_NOTHING.includes(name);
  const said = ({ isRead, text }: (typeof answers)[number]) =>
    text.includes(isRead ? NO_ANSWER.message : NO_CHANGES.message);
  expect(answers.map((one) => [one.name, one.status, said(one)])).toEqual(
    answers.map((one) => [one.name, isAnswered(one) ? one.answers : 503, !isAnswered(one)]),
  );
  for (const { name, answers: expected, status } of await sendAll(await ready()))
    expect([name, status]).toEqual([name, expected]);
});

test('the health check tests a write every few seconds and leaves nothing behind', async () => {
  const before = await product.db().$count(attempts);
  const calls = product.proxy.calls();
  const asked = 60;
  for (let call = 0; call < asked; call += 1) await product.newClient().ok(getHealth);
  expect(product.proxy.calls() - calls).toBeLessThan(asked + 6);
  expect(await product.db().$count(attempts)).toBe(before);
});

test.each(Object.keys(TASKS))(
  'the task "%s" fails during the outage, and does its work the next time',
  async (cron) => {
    product.proxy.break('reset');
    expect((await product.run(cron)).outcome).not.toBe('ok');
    product.proxy.heal();
    expect((await product.run(cron)).outcome).toBe('ok');
  },
);
