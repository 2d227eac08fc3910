import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import { getBestUrl } from '../../../contract/programs/grants.ts';
import { startWeb, type WebEmulator } from '../../../dev/web/server.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { linkChecks } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { newClient } from '../../harness/api.ts';
import { Client } from '../../harness/client.ts';
import { ownWorker } from '../../harness/product/own-worker.ts';
import { TEST_SETTINGS } from '../../harness/product/settings.ts';

const db = openDatabase(inject('databaseUrl'));
let web: WebEmulator;
const worker = createTestHarness();
let subscriber: Client;

async function startWorker(settings: Record<string, string> = {}): Promise<Client> {
  const vars = { ...TEST_SETTINGS, DATABASE_URL: inject('databaseUrl'), LINK_CHECK_STAND_IN: web.url, ...settings };
  await worker.update(ownWorker(vars));
  const client = new Client((await worker.listen()).url.origin);
  await signIn(db, client, (await storedAccount(db, { tier: 'premium' })).id);
  return client;
}

beforeAll(async () => {
  web = await startWeb();
  subscriber = await startWorker();
}, 60_000);
afterAll(async () => {
  await worker.close();
  await web.close();
});

let programs = 0;
/** Stores a program with these addresses. Each test has its own host, because link checks are cached by address. */
async function programWith(...addresses: (string | null)[]): Promise<{ params: { id: string }; host: string }> {
  programs += 1;
  const host = `https://p${programs}.example.gov`;
  const id = `dingo-${programs}`;
  const [applicationUrl = null, url = null, providerUrl = null] = addresses.map((address) =>
    address?.startsWith('/') ? `${host}${address}` : address,
  );
  await upsertPrograms(db, [{ ...newProgram(id, {}), applicationUrl, url, providerUrl }]);
  return { params: { id }, host };
}

const bestOf = async (params: { id: string }) => (await subscriber.ok(getBestUrl, { params })).body;

test.each([
  ['/apply', 'works'],
  ['/form.pdf', 'works'],
  ['/moved', 'works'],
  ['/hops/5', 'works'],
  ['/no-head', 'works'],
  ['/head-refused', 'works'],
  ['/to-office', 'works'],
  ['/slow', 'works'],
  ['/404', 'dead'],
  ['/410', 'dead'],
  ['/no-head-gone', 'dead'],
  ['/soft-404', 'dead'],
  ['/sent-home', 'dead'],
  ['/sent-to-error-page', 'dead'],
  ['/to-parking', 'dead'],
  ['/to-own-network', 'dead'],
  ['/to-loopback', 'dead'],
  ['/403', 'unsure'],
  ['/429', 'unsure'],
  ['/500', 'unsure'],
  ['/loop', 'unsure'],
  ['/hops/6', 'unsure'],
  ['/to-shop', 'unsure'],
  ['/to-file', 'unsure'],
  ['/to-other-port', 'unsure'],
  ['/cut-off', 'unsure'],
])('a page like %s: %s', async (path, status) => {
  const { params, host } = await programWith(path);
  expect(await bestOf(params)).toEqual({ url: `${host}${path}`, status, checkedAt: expect.stringMatching(/^\d{4}-/) });
});

test('a page that never answers is given up on, and the next address is tried', async () => {
  const { params, host } = await programWith('/no-answer', '/apply');
  expect(await bestOf(params)).toMatchObject({ url: `${host}/apply`, status: 'works' });
  expect(web.requests).toContain(`HEAD ${host}/no-answer`);
});

test('the first working address wins: application, then program, then provider', async () => {
  const { params, host } = await programWith('/404', '/apply', '/agency');
  expect(await bestOf(params)).toMatchObject({ url: `${host}/apply`, status: 'works' });
  expect(web.requests).not.toContain(`HEAD ${host}/agency`);
});

test('if none works, a possible address is returned, official ones first', async () => {
  const first = await programWith('/404', 'https://shop.example.com/500', '/403');
  expect(await bestOf(first.params)).toMatchObject({ url: `${first.host}/403`, status: 'unsure' });
  const second = await programWith('/404', '/410');
  expect(await bestOf(second.params)).toMatchObject({ url: `${second.host}/404`, status: 'dead' });
});

test.each([
  [[null, null, null]],
  [['ftp://files.example.gov/a', 'www.example.gov', 'javascript:alert(1)']],
  [['http://127.0.0.1/apply', 'http://localhost:8787/api/user', 'http://169.254.169.254/latest']],
  [['http://user:secret@www.example.gov/', 'http://[::1]/', 'http://0x7f000001/']],
])('%j contain no web address', async (addresses) => {
  const { params } = await programWith(...addresses);
  const asked = web.requests.length;
  expect(await bestOf(params)).toEqual({ url: null, status: 'none', checkedAt: null });
  expect(web.requests).toHaveLength(asked);
});

test('another port is a different service and is not called', async () => {
  const { params } = await programWith('https://www.example.gov:8443/apply');
  const asked = web.requests.length;
  expect(await bestOf(params)).toMatchObject({ url: 'https://www.example.gov:8443/apply', status: 'unsure' });
  expect(web.requests).toHaveLength(asked);
});

test('a working address is remembered for a day, a missing page for an hour', async () => {
  const { params, host } = await programWith('/404', '/apply');
  const asked = () => web.requests.filter((request) => request.includes(host)).length;
  const age = (url: string, hours: number) =>
    db
      .update(linkChecks)
      .set({ checkedAt: new Date(Date.now() - hours * 60 * 60_000).toISOString() })
      .where(eq(linkChecks.url, url));
  const first = await bestOf(params);
  const requests = asked();
  expect(await bestOf(params)).toEqual(first);
  expect(asked()).toBe(requests);
  await age(`${host}/404`, 0.9);
  await age(`${host}/apply`, 23);
  await bestOf(params);
  expect(asked()).toBe(requests);
  await age(`${host}/404`, 1.1);
  await bestOf(params);
  expect(web.requests.filter((request) => request === `HEAD ${host}/404`)).toHaveLength(2);
  expect(web.requests.filter((request) => request === `HEAD ${host}/apply`)).toHaveLength(1);
  await age(`${host}/apply`, 25);
  await bestOf(params);
  expect(web.requests.filter((request) => request === `HEAD ${host}/apply`)).toHaveLength(2);
});

test('concurrent calls try an address once', async () => {
  const { params, host } = await programWith('/slow');
  const answers = await Promise.all(Array.from({ length: 6 }, () => bestOf(params)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 'works' });
  expect(web.requests.filter((request) => request === `HEAD ${host}/slow`)).toHaveLength(1);
});

test("a caller that claims a check and vanishes doesn't block others for long", async () => {
  const { params, host } = await programWith('/apply');
  await db.insert(linkChecks).values({ url: `${host}/apply`, heldUntil: new Date(Date.now() - 1).toISOString() });
  expect(await bestOf(params)).toMatchObject({ status: 'works' });
});

test('an unknown program is not found; a free member is referred to the plan', async () => {
  expect((await subscriber.fails(getBestUrl, { params: { id: 'no-such-program' } })).body.code).toBe('not_found');
  const free = newClient();
  await signIn(db, free, (await storedAccount(db)).id);
  expect((await free.fails(getBestUrl, { params: { id: 'heating-help' } })).body.code).toBe('plan_required');
});

test('without a network, the answer is uncertain', async () => {
  onTestFinished(async () => {
    subscriber = await startWorker();
  }, 60_000);
  subscriber = await startWorker({ LINK_CHECK_STAND_IN: 'http://127.0.0.1:9' });
  const { params } = await programWith('/apply', '/office', '/agency');
  expect(await bestOf(params)).toMatchObject({ status: 'unsure' });
});
