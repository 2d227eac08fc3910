import { eq } from 'drizzle-orm';
import { beforeAll, expect, inject, test } from 'vitest';
import { SEARCH_PAGE_SIZE } from '../../../contract/limits.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { grants } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';
import type { Client } from '../../harness/client.ts';

const db = openDatabase(inject('databaseUrl'));
const numbats = { fact: 'profession', is: 'miner', source: 'law' } as const;
const illness = { check: true, odds: 'rarely', says: 'You caught numbat fever at work', source: 'law' } as const;

beforeAll(async () => {
  await upsertPrograms(db, [
    newProgram('numbat-pension', { title: 'Numbat Pension', worth: 'major', eligibility: numbats }),
    newProgram('numbat-fever', {
      title: 'Numbat Fever Fund',
      worth: 'major',
      eligibility: { all: [numbats, illness] },
    }),
    newProgram('numbat-meals', {
      title: 'Numbat Canteen',
      worth: 'small',
      needs: ['food'],
      eligibility: { all: [numbats, { ...illness, odds: 'half', says: 'The canteen is open where you work' }] },
    }),
  ]);
});

/** Returns a member's whole list, page by page. */
async function listOf(client: Client) {
  const list: { id: string; likelihood: string; onlyIf: string[] | undefined }[] = [];
  for (;;) {
    const { body } = await client.ok(searchGrants, { body: { excludeIds: list.map(({ id }) => id) } });
    list.push(...body.grants.map(({ id, match }) => ({ id, likelihood: match.likelihood, onlyIf: match.onlyIf })));
    if (!body.hasMore) return list;
  }
}

test('each open program is judged once; rare circumstances come last, with reasons', async () => {
  const { client } = await member({ occupation: 'Coal miner' });
  const list = await listOf(client);
  const ids = list.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(list[0]).toMatchObject({ id: 'numbat-pension', likelihood: 'qualify' });
  const rare = list.filter(({ likelihood }) => likelihood === 'only-if');
  expect(list.slice(-rare.length)).toEqual(rare);
  expect(rare).toContainEqual({ id: 'numbat-fever', likelihood: 'only-if', onlyIf: [illness.says] });
});

test('no page mixes matching programs with those for rare circumstances', async () => {
  const { client } = await member({ occupation: 'Coal miner' });
  const first = await client.ok(searchGrants, { body: {} });
  const likelihoods = first.body.grants.map(({ match }) => match.likelihood);
  expect(likelihoods).toContain('qualify');
  expect(likelihoods).not.toContain('only-if');
  expect(first.body.hasMore).toBe(true);
});

test("a member who listed their household and gets no sum isn't asked about it again", async () => {
  const totalFor = async (answers: Parameters<typeof member>[0]) =>
    (await (await member(answers)).client.ok(searchGrants, { body: {} })).body.total;
  const withoutIncome = await totalFor({ householdIncome: null, householdSize: null });
  expect(withoutIncome?.counted).toEqual([]);
  expect(await totalFor({ householdIncome: 950_000, householdSize: 1, numberOfChildren: 0 })).toBeUndefined();
});

test('what the member needs comes earlier', async () => {
  const place = async (answers: Parameters<typeof member>[0]) => {
    const list = await listOf((await member({ occupation: 'Coal miner', ...answers })).client);
    return list.findIndex(({ id }) => id === 'numbat-meals');
  };
  expect(await place({ needs: ['food'] })).toBeLessThan(await place({ needs: ['land'] }));
});

test('new, changed and withdrawn programs show in the next list', async () => {
  const { client } = await member({ occupation: 'Coal miner' });
  await listOf(client);
  const program = newProgram('numbat-bonus', { title: 'Numbat Bonus', worth: 'major', eligibility: numbats });
  await upsertPrograms(db, [program]);
  expect((await listOf(client)).map(({ id }) => id)).toContain('numbat-bonus');
  await db.update(grants).set({ status: 'hidden' }).where(eq(grants.id, 'numbat-bonus'));
  expect((await listOf(client)).map(({ id }) => id)).not.toContain('numbat-bonus');
});

test('a list can be narrowed by type and category', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { programType: 'loan', category: 'Community Development' } });
  expect(body.grants.map(({ id }) => id)).toContain('ohio-repair-loan');
  for (const { programType, category } of body.grants)
    expect([programType, category]).toEqual(['loan', 'Community Development']);
});

test('a member who works for a town finds what a town may apply for, also by words', async () => {
  const forTowns = { fact: 'applicantKind', is: 'local-government', source: 'law' } as const;
  await upsertPrograms(db, [newProgram('numbat-town', { title: 'Numbat Town Works', eligibility: forTowns })]);
  const { client } = await member({ occupation: 'Town clerk' });
  expect((await listOf(client)).map(({ id }) => id)).toContain('numbat-town');
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'numbat town' } });
  expect(body.grants.map(({ id }) => id)).toContain('numbat-town');
});

test('a crawled program is listed and found up to date, even if seen before', async () => {
  const crawled = (title: string) => ({
    ...newProgram('listing-of-numbats', { title, worth: 'major', eligibility: numbats }),
    ...{ source: 'numbat-office', sourceId: '1', sourceType: 'federal', contentHash: title },
  });
  const { client } = await member({ occupation: 'Coal miner' });
  const titlesFor = async (searchTerm: string | null) => {
    const { body } = await client.ok(searchGrants, { body: { searchTerm } });
    return body.grants.flatMap(({ id, title }) => (id === 'listing-of-numbats' ? title : []));
  };
  for (const title of ['Wallaby Miner Listing', 'Wallaby Miner Listing, changed']) {
    await upsertPrograms(db, [crawled(title)]);
    for (const searchTerm of [null, 'wallaby miner listing', null])
      expect(await titlesFor(searchTerm)).toEqual([title]);
  }
});

test('naming a rare condition puts its program on the first page', async () => {
  const age = (atLeast: number) => ({ fact: 'age', atLeast, source: 'law' }) as const;
  const widow = { ...illness, says: 'You are the surviving spouse of a wartime veteran' };
  await upsertPrograms(db, [
    newProgram('widow-of-numbats', {
      title: 'Wallaby Widows Fund',
      worth: 'major',
      eligibility: { all: [age(60), age(65), widow] },
    }),
  ]);
  const { client } = await member({ age: 82, occupation: 'Widow of a Korean War veteran' });
  const { body } = await client.ok(searchGrants, { body: {} });
  const texts = body.grants.find(({ id }) => id === 'widow-of-numbats')?.match.reasons.map(({ text }) => text);
  expect(texts).toEqual(['You are 65 or older', widow.says]);
  const others = await listOf((await member({ age: 82, occupation: 'Retired clerk' })).client);
  expect(others.find(({ id }) => id === 'widow-of-numbats')).toMatchObject({ likelihood: 'only-if' });
});

test('an organization sees its own programs first and no household questions', async () => {
  const { client } = await member({ nonprofitStatus: '501c3', householdIncome: null, householdSize: null });
  const first = await client.ok(searchGrants, { body: {} });
  expect(first.body).toMatchObject({ forOrganization: true });
  expect(first.body.total).toBeUndefined();
  expect(first.body.questions?.map(({ fact }) => fact)).not.toContain('householdIncome');
  const right = first.body.grants.filter(({ match }) => ['qualify', 'very-likely'].includes(match.likelihood));
  expect(right.length).toBe(first.body.fits);
  const excludeIds = first.body.grants.map(({ id }) => id);
  const list = [...first.body.grants];
  for (let more = first.body.hasMore; more; ) {
    const { body } = await client.ok(searchGrants, { body: { loadMore: true, excludeIds } });
    list.push(...body.grants);
    excludeIds.push(...body.grants.map(({ id }) => id));
    more = body.hasMore;
  }
  const persons = list.filter(({ match }) => match.asPerson);
  expect(list.slice(list.length - persons.length)).toEqual(persons);
});

test('all likely programs are on the first page, up to its size', async () => {
  const { client } = await member({ age: 71, householdIncome: 16_800, householdSize: 1, homeownershipStatus: 'own' });
  const { body } = await client.ok(searchGrants, { body: {} });
  const right = body.grants.filter(({ match }) => ['qualify', 'very-likely'].includes(match.likelihood));
  const room = 1.5 * SEARCH_PAGE_SIZE;
  expect(body.grants.length).toBeLessThanOrEqual(room);
  expect(right.length === body.fits || body.grants.length === room).toBe(true);
});
