import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { getOwnData } from '../../../contract/account/own-account.ts';
import { DISMISSED_GRANTS } from '../../../contract/limits.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { deleteDismissedGrant, getDismissedGrants, postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { postSavedGrant } from '../../../contract/saved/saved.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { users } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, secondBrowser } from '../../harness/api.ts';
import type { Client } from '../../harness/client.ts';

const db = openDatabase(inject('databaseUrl'));
const NUMBATS = Array.from({ length: 30 }, (_, place) => `numbat-${place}`);
await upsertPrograms(
  db,
  NUMBATS.map((id) => newProgram(id, { title: `Numbat help ${id}` })),
);

const search = async (client: Client, more: Record<string, unknown> = {}) =>
  (await client.ok(searchGrants, { body: { searchTerm: 'numbat', ...more } })).body;
const found = async (client: Client) => (await search(client)).grants.map(({ id }) => id);
const dismissed = async (client: Client) =>
  (await client.ok(getDismissedGrants)).body.dismissedGrants.map(({ id }) => id);
const dismiss = (client: Client, grantId: string) => client.ok(postDismissedGrant, { body: { grantId } });

test("a dismissed program stays away in all the member's browsers until restored", async () => {
  const { client, person } = await member();
  const [first = '', second = ''] = await found(client);
  await dismiss(client, first);
  expect(await found(client)).not.toContain(first);
  expect(await found(client)).toContain(second);
  const elsewhere = await secondBrowser(person);
  expect(await found(elsewhere)).not.toContain(first);
  await elsewhere.ok(deleteDismissedGrant, { params: { id: first } });
  expect(await found(client)).toContain(first);
  expect(await dismissed(client)).toEqual([]);
});

test("the next program takes a dismissed one's place, and later pages omit it too", async () => {
  const { client } = await member();
  const [first = ''] = await found(client);
  await dismiss(client, first);
  const page = await search(client);
  expect(page.grants.length).toBe(20);
  const shown = page.grants.map(({ id }) => id);
  const rest = (await search(client, { loadMore: true, excludeIds: shown })).grants.map(({ id }) => id);
  expect(new Set([...shown, ...rest])).toEqual(new Set(NUMBATS.filter((id) => id !== first)));
});

test('no search without words, of ineligible programs or of one kind brings it back', async () => {
  const { client } = await member();
  await dismiss(client, 'veteran-pension');
  for (const body of [{}, { category: 'Veterans' }, { programType: 'assistance' }, { includeIneligible: true }]) {
    const { grants } = (await client.ok(searchGrants, { body })).body;
    expect(grants.map(({ id }) => id)).not.toContain('veteran-pension');
  }
});

test('the last dismissed is first, once, with its key facts; its page stays open', async () => {
  const { client } = await member();
  for (const id of ['numbat-1', 'numbat-2', 'numbat-1']) await dismiss(client, id);
  const { dismissedGrants } = (await client.ok(getDismissedGrants)).body;
  expect(dismissedGrants).toEqual([
    {
      ...{ id: 'numbat-1', title: 'Numbat help numbat-1', provider: 'Department of Examples', programType: 'grant' },
      getsAlready: false,
    },
    expect.objectContaining({ id: 'numbat-2' }),
  ]);
  expect((await client.ok(getGrant, { params: { id: 'numbat-1' } })).body.id).toBe('numbat-1');
  await client.ok(postSavedGrant, { body: { grantId: 'numbat-1' } });
});

test('concurrent dismissals and restores lose nothing', async () => {
  const { client } = await member();
  await Promise.all(NUMBATS.map((id) => dismiss(client, id)));
  expect((await dismissed(client)).toSorted()).toEqual(NUMBATS.toSorted());
  const [restored, left] = [NUMBATS.slice(0, 15), NUMBATS.slice(15)];
  await Promise.all(restored.map((id) => client.ok(deleteDismissedGrant, { params: { id } })));
  expect((await dismissed(client)).toSorted()).toEqual(left.toSorted());
});

test('a full list drops the oldest', async () => {
  const { client, user } = await member();
  const full = ['numbat-9', ...Array.from({ length: DISMISSED_GRANTS - 2 }, (_, place) => `gone-${place}`), 'numbat-0'];
  await db.update(users).set({ dismissedGrants: full }).where(eq(users.id, user.id));
  await dismiss(client, 'numbat-7');
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row?.dismissedGrants).toEqual(['numbat-7', ...full.slice(0, -1)]);
  // Programs that have left the catalog aren't listed and don't break a search.
  expect(await dismissed(client)).toEqual(['numbat-7', 'numbat-9']);
  expect(await found(client)).toContain('numbat-0');
  expect(await found(client)).not.toContain('numbat-9');
});

test('dismissals affect one member alone', async () => {
  const { client } = await member();
  const { client: other } = await member();
  await dismiss(client, 'numbat-3');
  await other.ok(deleteDismissedGrant, { params: { id: 'numbat-3' } });
  expect(await dismissed(client)).toEqual(['numbat-3']);
  expect(await dismissed(other)).toEqual([]);
});

test("an unknown program can't be dismissed", async () => {
  const { client } = await member();
  expect((await client.fails(postDismissedGrant, { body: { grantId: 'no-such' } })).body.code).toBe('not_found');
  expect((await client.fails(postDismissedGrant, { body: { grantId: '' } })).body.code).toBe('validation');
  expect(await dismissed(client)).toEqual([]);
  expect((await client.ok(deleteDismissedGrant, { params: { id: 'no-such' } })).status).toBe(200);
});

test('the export has the dismissed programs', async () => {
  const { client } = await member();
  await dismiss(client, 'numbat-4');
  expect((await client.ok(getOwnData)).body.account['dismissedGrants']).toEqual(['numbat-4']);
});

test('benefits a member already gets leave searches too, are labeled, and exported', async () => {
  const { client } = await member();
  const get = (grantId: string) => client.ok(postDismissedGrant, { body: { grantId, getsAlready: true } });
  const received = async () =>
    (await client.ok(getDismissedGrants)).body.dismissedGrants.flatMap((one) => (one.getsAlready ? [one.id] : []));
  const [first = '', second = '', third = ''] = await found(client);
  await Promise.all([get(first), get(second), dismiss(client, third)]);
  expect(await found(client)).not.toContain(first);
  expect((await received()).toSorted()).toEqual([first, second].toSorted());
  expect((await dismissed(client)).toSorted()).toEqual([first, second, third].toSorted());
  // After a plain dismissal, the program no longer counts as received.
  await dismiss(client, second);
  expect(await received()).toEqual([first]);
  expect((await client.ok(getOwnData)).body.account['receivedGrants']).toEqual([first]);
  await client.ok(deleteDismissedGrant, { params: { id: first } });
  expect(await received()).toEqual([]);
  expect(await found(client)).toContain(first);
});
