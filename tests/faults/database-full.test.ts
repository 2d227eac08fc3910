import { afterAll, expect, test } from 'vitest';
import { getUser, putProfile } from '../../contract/account/user.ts';
import { getHealth } from '../../contract/health.ts';
import { searchGrants } from '../../contract/search/search.ts';
import { signIn, storedAccount } from '../factories/accounts.ts';
import { newProfile } from '../factories/people.ts';
import { breakableProduct } from '../harness/product/breakable-product.ts';
import { brokenInvariants } from '../harness/product/invariants.ts';
import { smallDisk } from '../harness/product/small-disk.ts';
import { NO_CHANGES, ONLY_READ } from '../harness/screens/said.ts';

const disk = smallDisk(64);
if (!disk) console.log('Skipped a full disk: mounting a file system needs root.');
const product = disk ? await breakableProduct({ dataDir: disk.folder }) : null;
afterAll(() => disk?.remove());

test.skipIf(!disk)("on a full disk reads work, writes say they weren't saved, and work again later", async () => {
  if (!disk || !product) return;
  const client = product.newClient();
  await signIn(product.db(), client, (await storedAccount(product.db(), { hasQuickHash: true })).id);
  await client.ok(putProfile, { body: newProfile({ age: 41 }) });
  disk.fill();
  for (let turn = 0; turn < 5; turn += 1) {
    const { status, body } = await client.fails(putProfile, { body: newProfile({ age: 42 + turn }) });
    expect({ status, ...body }).toMatchObject({ status: 503, ...NO_CHANGES });
    expect((await client.ok(getUser)).body.age).toBe(41);
    expect((await client.ok(searchGrants, { body: {} })).body.grants.length).toBeGreaterThan(0);
  }
  await expect.poll(async () => (await client.send('GET', getHealth.path)).status).toBe(503);
  expect((await client.fails(getHealth)).body).toMatchObject(ONLY_READ);
  disk.free();
  await expect.poll(async () => (await client.send('GET', getHealth.path)).status).toBe(200);
  expect((await client.ok(putProfile, { body: newProfile({ age: 50 }) })).body.age).toBe(50);
  expect(await brokenInvariants(product.db())).toEqual([]);
});
