import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import type { z } from 'zod/mini';
import { putProfile } from '../../../contract/account/user.ts';
import { SEARCH_PAGE_SIZE } from '../../../contract/limits.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { grants } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

const ids = (grants: { id: string }[]) => grants.map(({ id }) => id);

test('without words, the profile finds matching programs with verdict and reasons', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: {} });
  expect(ids(body.grants)).toContain('veteran-pension');
  const pension = body.grants.find(({ id }) => id === 'veteran-pension');
  expect(pension?.match.verdict).toBe('eligible');
  expect(pension?.match.reasons.map(({ text, verdict }) => [text, verdict])).toContainEqual([
    'You served in the U.S. armed forces',
    'met',
  ]);
  expect(body.grants[0]?.match.verdict).toBe('eligible');
});

test("conditions link their source on the program's page, not in lists", async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: {} });
  for (const { source, quote } of body.grants.flatMap(({ match }) => match.reasons))
    expect([source, quote]).toEqual([undefined, undefined]);
  const pension = await client.ok(getGrant, { params: { id: 'veteran-pension' } });
  expect(pension.body.match.reasons[0]?.source).toEqual({
    title: 'The example law',
    url: 'https://www.example.gov/law',
    date: '2026-06-01',
  });
});

test('programs that a rule excludes are left out unless requested', async () => {
  const { client } = await member({ age: 40, location: 'Austin, TX' });
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'veteran pension home repair' } });
  expect(ids(body.grants)).not.toContain('veteran-pension');
  expect(ids(body.grants)).not.toContain('ohio-repair-loan');
  const all = await client.ok(searchGrants, { body: { searchTerm: 'veteran pension', includeIneligible: true } });
  const pension = all.body.grants.find(({ id }) => id === 'veteran-pension');
  expect(pension?.match).toMatchObject({
    verdict: 'ineligible',
    reasons: [
      { verdict: 'unmet', text: 'You are 65 or older' },
      { verdict: 'met', text: 'You served in the U.S. armed forces' },
    ],
  });
});

test('everyday words find programs, the closest first', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: "I can't pay my heating bill" } });
  expect(body.grants[0]?.id).toBe('heating-help');
  expect(body.grants[0]?.match.verdict).toBe('likely');
});

test("a search's filters override the profile for that search alone", async () => {
  const { client } = await member();
  const search = { searchTerm: 'fix my house' };
  expect(ids((await client.ok(searchGrants, { body: search })).body.grants)).toContain('ohio-repair-loan');
  const moved = await client.ok(searchGrants, { body: { ...search, location: 'Boise, Idaho' } });
  expect(ids(moved.body.grants)).not.toContain('ohio-repair-loan');
  expect(ids((await client.ok(searchGrants, { body: search })).body.grants)).toContain('ohio-repair-loan');
});

test('income and household settle income limits, from the profile or the search', async () => {
  const limit = { fact: 'incomeOfPovertyLine', atMost: 130, source: 'law' } as const;
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('kakapo', { title: 'Kakapo', eligibility: limit }),
  ]);
  const { client } = await member();
  const verdictFor = async (answers: z.input<typeof searchGrants.body>) => {
    const body = { searchTerm: 'kakapo', includeIneligible: true, ...answers };
    return (await client.ok(searchGrants, { body })).body.grants[0]?.match.verdict;
  };
  expect(await verdictFor({})).toBe('likely');
  expect(await verdictFor({ householdSize: 2, householdIncome: 20_000 })).toBe('eligible');
  await client.ok(putProfile, { body: newProfile({ householdSize: 2, householdIncome: 90_000 }) });
  expect(await verdictFor({})).toBe('ineligible');
  expect(await verdictFor({ householdIncome: 20_000 })).toBe('eligible');
  expect(await verdictFor({ householdIncome: null })).toBe('ineligible');
});

test('a program type and a category narrow the search', async () => {
  const { client } = await member();
  const loans = await client.ok(searchGrants, { body: { programType: 'loan' } });
  expect(new Set(loans.body.grants.map(({ programType }) => programType))).toEqual(new Set(['loan']));
  const veterans = await client.ok(searchGrants, { body: { category: 'Veterans' } });
  expect(ids(veterans.body.grants)).toEqual(['veteran-pension']);
});

test('programs past their deadline are not offered', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'closed scholarship' } });
  expect(ids(body.grants)).not.toContain('closed-scholarship');
});

test('a program stored as open is not offered once its deadline has passed', async () => {
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    { ...newProgram('narwhal-past', { title: 'Narwhal help' }), deadlineAt: aMinuteAgo },
    { ...newProgram('narwhal-coming', { title: 'Narwhal help' }), deadlineAt: inAnHour },
  ]);
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'narwhal' } });
  expect(ids(body.grants)).toEqual(['narwhal-coming']);
});

test('a program is verified only while our own check of its facts is recent', async () => {
  const program = newProgram('okapia', { title: 'Okapia help' });
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    program,
    { ...program, id: 'okapia-old', sourceId: 'okapia-old', checkedAt: '2020-01-01' },
    { ...program, id: 'okapia-unchecked', sourceId: 'okapia-unchecked', checkedAt: null },
    { ...program, id: 'okapia-found', sourceId: 'okapia-found', sourceType: 'perplexity' },
  ]);
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'okapia' } });
  expect(body.grants.filter(({ verified }) => verified).map(({ id }) => id)).toEqual(['okapia']);
  expect(body.grants.length).toBe(4);
});

test('paging never repeats a program, and it ends', async () => {
  const { client } = await member({ isStudent: 'future' });
  const seen: string[] = [];
  for (let page = 0; page < 10; page += 1) {
    const { body } = await client.ok(searchGrants, {
      body: { searchTerm: 'tuition', loadMore: page > 0, excludeIds: seen },
    });
    expect(body.grants.length).toBeLessThanOrEqual(SEARCH_PAGE_SIZE);
    seen.push(...ids(body.grants));
    if (!body.hasMore) break;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => id.startsWith('tuition-grant-')).length).toBe(45);
});

test('matching programs are found behind many that a rule excludes', async () => {
  const elsewhere = Array.from({ length: 90 }, (_, index) =>
    newProgram(`quagga-ca-${index}`, {
      title: `Quagga help ${index}`,
      keywords: ['quagga', 'quaggas', 'quagga money'],
      states: ['CA'],
      eligibility: { fact: 'state', in: ['CA'], source: 'law' },
    }),
  );
  const here = Array.from({ length: 5 }, (_, index) =>
    newProgram(`quagga-oh-${index}`, {
      title: `Support ${index}`,
      category: 'Technology',
      description: `${'Words. '.repeat(60)} quagga`,
    }),
  );
  await upsertPrograms(openDatabase(inject('databaseUrl')), [...elsewhere, ...here]);
  const { client } = await member();
  const wanted = here.map(({ id }) => id).toSorted();
  const found = await client.ok(searchGrants, { body: { searchTerm: 'quagga' } });
  expect(ids(found.body.grants).toSorted()).toEqual(wanted);
  const inCategory = await client.ok(searchGrants, { body: { searchTerm: 'quagga', category: 'Technology' } });
  expect(ids(inCategory.body.grants).toSorted()).toEqual(wanted);
  const excludeIds = [...wanted.slice(0, 2), ...Array.from({ length: 1500 }, (_, index) => `unknown-${index}`)];
  const rest = await client.ok(searchGrants, { body: { searchTerm: 'quagga', excludeIds } });
  expect(ids(rest.body.grants).toSorted()).toEqual(wanted.slice(2));
});

test('a program with rules of a newer version is to be checked and breaks no search', async () => {
  const db = openDatabase(inject('databaseUrl'));
  await upsertPrograms(db, [
    newProgram('platypus', { title: 'Platypus help' }),
    { ...newProgram('platypus-broken', { title: 'Platypus money' }), states: { not: 'a list' } },
  ]);
  const rules = { fact: 'gills', is: true, says: 'You have gills', source: 'law' };
  await db.update(grants).set({ rules }).where(eq(grants.id, 'platypus'));
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'platypus' } });
  expect(body.grants.map(({ id, match }) => [id, match.verdict])).toEqual([['platypus', 'check']]);
});

test('an unknown category is refused, and "any" means none', async () => {
  const { client } = await member();
  const { body } = await client.fails(searchGrants, { body: { category: 'Nonsense' } });
  expect(body.fields).toEqual({ category: 'Please choose one of the values offered.' });
  const all = await client.ok(searchGrants, { body: { category: 'Any Category', searchTerm: 'veteran pension' } });
  expect(ids(all.body.grants)).toContain('veteran-pension');
});

test('the same search gives the same answer', async () => {
  const { client } = await member();
  const [first, second] = await Promise.all([
    // Words that no other test file's programs contain, because those come and go while this test runs.
    client.ok(searchGrants, { body: { searchTerm: 'veteran pension' } }),
    client.ok(searchGrants, { body: { searchTerm: 'veteran pension' } }),
  ]);
  expect(first.body).toEqual(second.body);
});

test("a program's detail has its documents, steps, sources and the member's match", async () => {
  const { client } = await member();
  const { body } = await client.ok(getGrant, { params: { id: 'ohio-repair-loan' } });
  expect(body).toMatchObject({
    title: 'Ohio Home Repair Loan',
    programType: 'loan',
    interestRate: '3 % a year',
    repaymentTerms: 'Up to 10 years',
    assistanceType: null,
    verified: true,
    documents: ['A filled-in form'],
    howToApply: ['Send the form to the office'],
    sources: [{ title: 'The example law' }],
    match: { verdict: 'eligible' },
  });
});

test('an unknown program returns 404 with a sentence', async () => {
  const { client } = await member();
  const { status, body } = await client.fails(getGrant, { params: { id: 'no-such-program' } });
  expect([status, body.code]).toEqual([404, 'not_found']);
});
