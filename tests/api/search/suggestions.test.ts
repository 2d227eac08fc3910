import { expect, inject, test } from 'vitest';
import { MOST_RULED_OUT } from '../../../contract/limits.ts';
import type { StateCode } from '../../../contract/profile/places.ts';
import { type SearchRequest, searchGrants } from '../../../contract/search/search.ts';
import { suggestSearches } from '../../../contract/search/suggestions.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, newClient } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));

test("typing suggests needs and programs that start with it, in the member's state", async () => {
  await upsertPrograms(db, [
    newProgram('saola', { title: 'Saola Care Grant', keywords: ['saola vet bills', 'saola', 'scales'] }),
    newProgram('saola-tx', {
      title: 'Saola Fund of Texas',
      keywords: ['saola fence', 'texas saola', 'scales'],
      states: ['TX'],
    }),
    newProgram('old-saola', { title: 'Help for old saolas', keywords: ['food for saolas', 'old', 'scales'] }),
  ]);
  const { client } = await member({ location: 'Columbus, OH' });
  const { body } = await client.ok(suggestSearches, { body: { typed: '  Saol ' } });
  expect(body.wishes).toEqual(['saola vet bills', 'food for saolas']);
  expect(body.programs.map(({ id }) => id)).toEqual(['saola', 'old-saola']);
});

test('typing words that signal danger suggests no program', async () => {
  await upsertPrograms(db, [
    newProgram('saola-officers', {
      title: 'Suicide of saola officers',
      keywords: ['suicide after trauma', 'overdose gear', 'abuse help'],
    }),
  ]);
  const { client } = await member();
  for (const typed of [
    'suic',
    'suicid',
    'suicide',
    'suicde',
    'commit suici',
    'overd',
    'I want to kill mys',
    'domestic viol',
  ]) {
    const { body } = await client.ok(suggestSearches, { body: { typed } });
    expect(body, typed).toEqual({ wishes: [], programs: [] });
  }
});

test('an unreadable program breaks nothing', async () => {
  await upsertPrograms(db, [newProgram('saola-broken', { title: 'Saola shelter' })]);
  await db.$client.execute("UPDATE grants SET states = '5' WHERE id = 'saola-broken'");
  const { client } = await member();
  const { body } = await client.ok(suggestSearches, { body: { typed: 'saola' } });
  expect(body.programs.map(({ id }) => id)).not.toContain('saola-broken');
  await db.$client.execute("DELETE FROM grants WHERE id = 'saola-broken'");
});

test('a changed catalog is suggested at once', async () => {
  const { client } = await member();
  const titles = async () =>
    (await client.ok(suggestSearches, { body: { typed: 'gharial' } })).body.programs.map(({ title }) => title);
  expect(await titles()).toEqual([]);
  await upsertPrograms(db, [newProgram('gharial', { title: 'Gharial ponds' })]);
  expect(await titles()).toEqual(['Gharial ponds']);
});

test('suggestions are for members and take two to eighty characters', async () => {
  expect((await newClient().fails(suggestSearches, { body: { typed: 'heat' } })).status).toBe(401);
  const { client } = await member();
  for (const typed of ['h', '  ', 'h'.repeat(81)]) {
    expect((await client.fails(suggestSearches, { body: { typed } })).status).toBe(400);
  }
});

test('programs the profile excludes come separately, and never without words', async () => {
  await upsertPrograms(db, [
    newProgram('markhor-oh', { title: 'Markhor trails', states: ['OH'] }),
    newProgram('markhor-tx', {
      ...{ title: 'Markhor trails of Texas', states: ['TX'] },
      eligibility: { fact: 'state', in: ['TX'], source: 'law' },
    }),
  ]);
  const { client } = await member({ location: 'Columbus, OH' });
  const list = async (body: SearchRequest) => (await client.ok(searchGrants, { body })).body.grants.map(({ id }) => id);
  expect(await list({ searchTerm: 'markhor trails' })).toEqual(['markhor-oh']);
  expect(await list({ searchTerm: 'markhor trails', ruledOut: true })).toEqual(['markhor-tx']);
  expect(await list({ ruledOut: true })).toEqual([]);
});

test("other states' programs take no place among those excluded here", async () => {
  const only = (state: StateCode) => ({ fact: 'state' as const, in: [state], source: 'law' });
  await upsertPrograms(db, [
    newProgram('urial-oh', {
      ...{ title: 'Urial herds of Ohio for the very old', states: ['OH'] },
      eligibility: { fact: 'age', atLeast: 90, source: 'law' },
    }),
    ...(['TX', 'CA', 'NY', 'FL', 'GA', 'ME', 'WY', 'UT', 'NV', 'OR', 'WA', 'ID'] as const).map((state) =>
      newProgram(`urial-${state}`, { title: 'Urial herds', states: [state], eligibility: only(state) }),
    ),
  ]);
  const { client } = await member({ location: 'Columbus, OH', age: 40 });
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'urial herds', ruledOut: true } });
  const ids = body.grants.map(({ id }) => id);
  expect(ids[0]).toBe('urial-oh');
  expect(ids).toHaveLength(1 + MOST_RULED_OUT);
});

test('a member can search the words exactly as typed', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'heatng bill', asTyped: true } });
  expect(body.understood?.corrected).toBeNull();
});
