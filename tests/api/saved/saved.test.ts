import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { FREE_SAVED_GRANTS } from '../../../contract/limits.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { deleteSavedGrant, getSavedGrants, postSavedGrant } from '../../../contract/saved/saved.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { grants } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, newClient } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
/** More programs than the free plan can save. */
const MANY = Array.from({ length: FREE_SAVED_GRANTS + 3 }, (_, place) => `quoll-${place}`);
await upsertPrograms(
  db,
  MANY.map((id) => newProgram(id, { title: `Quoll help ${id}` })),
);

const idsOf = async (client: ReturnType<typeof newClient>) =>
  (await client.ok(getSavedGrants)).body.savedGrants.map(({ id }) => id);

/** The fields listed in the specification. */
// biome-ignore format: one row reads better than one word per line
const FIELDS = [
  'id', 'title', 'description', 'amount', 'deadline', 'requirements', 'url', 'category', 'eligibility', 'provider',
  'providerUrl', 'applicationUrl', 'verified', 'sourceType', 'citations', 'programType', 'interestRate', 'repaymentTerms',
  'assistanceType',
];

test('a saved program is listed as the search shows it, with when it was saved', async () => {
  const { client } = await member();
  const { body } = await client.ok(postSavedGrant, { body: { grantId: 'heating-help' } });
  const { match, ...detail } = (await client.ok(getGrant, { params: { id: 'heating-help' } })).body;
  const { savedAt, notes, notesRevision: _, closed, match: savedMatch, ...grant } = body;
  expect(detail).toMatchObject(grant);
  expect(match).toMatchObject(savedMatch);
  expect([Number.isNaN(Date.parse(savedAt)), notes, closed]).toEqual([false, null, false]);
  const listed = (await client.ok(getSavedGrants)).body;
  expect(listed.savedGrants).toEqual([body]);
  expect(listed.plan).toEqual({ limit: FREE_SAVED_GRANTS, compare: false, csv: false, priority: false });
});

test('each answer has every field, null if unknown, and can be saved whole', async () => {
  const { client } = await member();
  const bare = { description: null, amount: null, deadline: null, requirements: null, url: null, category: null };
  const unknown = { ...bare, eligibility: null, provider: null, providerUrl: null, applicationUrl: null };
  const long = { title: 'T'.repeat(900), description: 'A long story. '.repeat(4000) };
  await upsertPrograms(db, [
    { ...newProgram('bare-quoll', { title: 'Zyzzyva bare' }), ...unknown, citations: [], contentHash: 'bare' },
    { ...newProgram('long-quoll', { title: 'Zyzzyva long' }), ...long, contentHash: 'long' },
  ]);
  const { body: found } = await client.ok(searchGrants, { body: { searchTerm: 'zyzzyva' } });
  expect(found.grants.map(({ id }) => id)).toContain('bare-quoll');
  for (const id of ['bare-quoll', 'long-quoll']) {
    const { body: grant } = await client.ok(getGrant, { params: { id } });
    const { body: saved } = await client.ok(postSavedGrant, { body: { ...grant, grantId: id } });
    const { savedGrants } = (await client.ok(getSavedGrants)).body;
    const answers = [grant, saved, savedGrants[0], found.grants.find((one) => one.id === id) ?? saved];
    for (const answer of answers) expect(Object.keys(answer ?? {})).toEqual(expect.arrayContaining(FIELDS));
    expect(saved).toMatchObject({ id, title: grant.title, description: grant.description, url: grant.url });
  }
});

test('a program is removed by its id, whatever characters the id has', async () => {
  const { client } = await member();
  const id = 'fed:2026/quoll #7 & co.';
  await upsertPrograms(db, [{ ...newProgram('odd-quoll', { title: 'Quoll help with an odd id' }), id }]);
  await client.ok(postSavedGrant, { body: { grantId: id } });
  await client.ok(deleteSavedGrant, { params: { id } });
  expect(await idsOf(client)).toEqual([]);
});

test('a program past its deadline is still listed, as closed', async () => {
  const { client } = await member();
  await client.ok(postSavedGrant, { body: { grantId: 'closed-scholarship' } });
  const [saved] = (await client.ok(getSavedGrants)).body.savedGrants;
  expect(saved).toMatchObject({ id: 'closed-scholarship', closed: true, deadlineAt: '2020-02-01T10:59:59.000Z' });
});

test('what the browser sends about a program changes nothing', async () => {
  const { client } = await member();
  const { body } = await client.ok(postSavedGrant, { body: { grantId: 'quoll-0', title: '<b>Mine</b>' } });
  expect(body.title).toBe('Quoll help quoll-0');
});

test('the last saved comes first, and a removed one is gone', async () => {
  const { client } = await member();
  for (const grantId of ['quoll-0', 'quoll-1']) await client.ok(postSavedGrant, { body: { grantId } });
  expect(await idsOf(client)).toEqual(['quoll-1', 'quoll-0']);
  await client.ok(deleteSavedGrant, { params: { id: 'quoll-1' } });
  expect(await idsOf(client)).toEqual(['quoll-0']);
  expect((await client.fails(deleteSavedGrant, { params: { id: 'quoll-1' } })).status).toBe(404);
});

test('the free plan keeps five, even if all are saved at the same moment', async () => {
  const { client } = await member();
  const answers = await Promise.all(
    MANY.map((grantId) => client.send('POST', postSavedGrant.path, { body: { grantId } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 403, 403, 403]);
  expect((await idsOf(client)).length).toBe(FREE_SAVED_GRANTS);
  const refusal = await client.fails(postSavedGrant, { body: { grantId: 'veteran-pension' } });
  expect(refusal.body).toMatchObject({ code: 'save_limit', message: expect.stringContaining('upgrade') });
  // A program that's already saved takes no extra room.
  const [kept = ''] = await idsOf(client);
  await client.ok(postSavedGrant, { body: { grantId: kept } });
});

test("a withdrawn program takes no room: members can't see it to remove it", async () => {
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

test('a paid plan has no limit', async () => {
  const client = newClient();
  await signIn(db, client, (await storedAccount(db, { tier: 'premium' })).id);
  for (const grantId of MANY) await client.ok(postSavedGrant, { body: { grantId } });
  expect((await idsOf(client)).length).toBe(MANY.length);
});

test("an unknown program can't be saved", async () => {
  const { client } = await member();
  expect((await client.fails(postSavedGrant, { body: { grantId: 'no-such' } })).body.code).toBe('not_found');
  expect(await idsOf(client)).toEqual([]);
});
