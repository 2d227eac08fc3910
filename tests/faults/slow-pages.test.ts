import { afterAll, expect, test } from 'vitest';
import { getBestUrl } from '../../contract/programs/grants.ts';
import { startWeb } from '../../dev/web/server.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { signIn, storedAccount } from '../factories/accounts.ts';
import { newProgram } from '../factories/programs.ts';
import { breakableProduct } from '../harness/product/breakable-product.ts';

const web = await startWeb();
afterAll(() => web.close());
const product = await breakableProduct({ settings: { LINK_CHECK_STAND_IN: web.url } });

/** Returns a function that gets the best address for a program with these pages. */
async function bestOf(host: string, ...pages: [string, string, string]) {
  const db = product.db();
  const [applicationUrl, url, providerUrl] = pages.map((page) => `${host}${page}`);
  await upsertPrograms(db, [{ ...newProgram('dingo', {}), applicationUrl, url, providerUrl }]);
  const subscriber = product.newClient();
  await signIn(db, subscriber, (await storedAccount(db, { tier: 'premium' })).id);
  return async () => (await subscriber.ok(getBestUrl, { params: { id: 'dingo' } })).body;
}

test('if no page answers, the first one is uncertain', async () => {
  const host = 'https://silent.example.gov';
  const best = await bestOf(host, '/no-answer', '/no-answer?2', '/no-answer?3');
  expect(await best()).toMatchObject({ url: `${host}/no-answer`, status: 'unsure' });
});

test('an address that had no time left gets the full time at the next call', async () => {
  const host = 'https://slow.example.gov';
  const best = await bestOf(host, '/no-answer', '/no-answer?2', '/slow');
  expect(await best()).toMatchObject({ status: 'unsure' });
  expect(await best()).toMatchObject({ url: `${host}/slow`, status: 'works' });
});
