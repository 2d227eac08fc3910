import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { deleteSavedGrant, getGrant, getSavedGrants, postSavedGrant } from '../../contract/grants.ts';
import { FREE_SAVED_GRANTS } from '../../contract/limits.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { grants } from '../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../worker/features/catalogue/upsert.ts';
import { signIn, storedAccount } from '../factories/accounts.ts';
import { newProgram } from '../factories/programs.ts';
import { member, newClient } from '../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
/** More than the free plan keeps. */
const MANY = Array.from({ length: FREE_SAVED_GRANTS + 3 }, (_, place) => `quoll-${place}`);
await upsertPrograms(
  db,
  MANY.map((id) => newProgram(id, { title: `Quoll help ${id}` })),
);

const idsOf = async (client: ReturnType<typeof newClient>) =>
  (await client.ok(getSavedGrants)).body.savedGrants.map(({ id }) => id);

test('a saved program is listed with every field of a grant, and takes them back', async () => {
  const { client } = await member();
  const { body } = await client.ok(postSavedGrant, { body: { grantId: 'heating-help' } });
  const { match: _, ...detail } = (await client.ok(getGrant, { params: { id: 'heating-help' } })).body;
  expect(detail).toMatchObject(Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'savedAt')));
  expect(Number.isNaN(Date.parse(body.savedAt))).toBe(false);
  const { id: grantId, title, description, amount, deadline, requirements, url, category, eligibility } = body;
  const again = { grantId, title, description, amount, deadline, requirements, url, category, eligibility };
  expect((await client.ok(postSavedGrant, { body: again })).body).toEqual(body);
  expect((await client.ok(getSavedGrants)).body.savedGrants).toEqual([body]);
});

test('what the browser says of a program changes nothing', async () => {
  const { client } = await member();
  const { body } = await client.ok(postSavedGrant, { body: { grantId: 'quoll-0', title: '<b>Mine</b>' } });
  expect(body.title).toBe('Quoll help quoll-0');
});

test('the last saved comes first, and what is removed is gone', async () => {
  const { client } = await member();
  for (const grantId of ['quoll-0', 'quoll-1']) await client.ok(postSavedGrant, { body: { grantId } });
  expect(await idsOf(client)).toEqual(['quoll-1', 'quoll-0']);
  await client.ok(deleteSavedGrant, { params: { id: 'quoll-1' } });
  expect(await idsOf(client)).toEqual(['quoll-0']);
  expect((await client.fails(deleteSavedGrant, { params: { id: 'quoll-1' } })).status).toBe(404);
});

test('the free plan keeps five, also when all are saved at the same moment', async () => {
  const { client } = await member();
  const answers = await Promise.all(
    MANY.map((grantId) => client.send('POST', postSavedGrant.path, { body: { grantId } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 403, 403, 403]);
  expect((await idsOf(client)).length).toBe(FREE_SAVED_GRANTS);
  const refusal = await client.fails(postSavedGrant, { body: { grantId: 'veteran-pension' } });
  expect(refusal.body).toMatchObject({ code: 'save_limit', message: expect.stringContaining('upgrade') });
  // One that is kept already needs no room.
  const [kept = ''] = await idsOf(client);
  await client.ok(postSavedGrant, { body: { grantId: kept } });
});

test('a program that was withdrawn takes no room: nobody sees it, so nobody could remove it', async () => {
  const { client } = await member();
  const withdrawn = newProgram('withdrawn-quoll', { title: 'Quoll help that ends' });
  await upsertPrograms(db, [withdrawn]);
  for (const grantId of ['withdrawn-quoll', ...MANY.slice(0, FREE_SAVED_GRANTS - 1)]) {
    await client.ok(postSavedGrant, { body: { grantId } });
  }
  await db.update(grants).set({ status: 'hidden' }).where(eq(grants.id, 'withdrawn-quoll'));
  const last = MANY[FREE_SAVED_GRANTS - 1] ?? '';
  await client.ok(postSavedGrant, { body: { grantId: last } });
  expect(await idsOf(client)).toContain(last);
  expect((await idsOf(client)).length).toBe(FREE_SAVED_GRANTS);
});

test('a paid plan keeps as many as one likes', async () => {
  const client = newClient();
  await signIn(db, client, (await storedAccount(db, { tier: 'premium' })).id);
  for (const grantId of MANY) await client.ok(postSavedGrant, { body: { grantId } });
  expect((await idsOf(client)).length).toBe(MANY.length);
});

test('a program that nobody knows cannot be saved', async () => {
  const { client } = await member();
  expect((await client.fails(postSavedGrant, { body: { grantId: 'no-such' } })).body.code).toBe('not_found');
  expect(await idsOf(client)).toEqual([]);
});
