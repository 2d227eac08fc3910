import { expect, test } from 'vitest';
import { getGrant, searchGrants } from '../../contract/grants.ts';
import { SEARCH_PAGE_SIZE } from '../../contract/limits.ts';
import { member } from '../harness/api.ts';

const ids = (grants: { id: string }[]) => grants.map(({ id }) => id);

test('without words the profile finds programs that fit, each with verdict and reasons', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: {} });
  expect(ids(body.grants)).toContain('veteran-pension');
  const pension = body.grants.find(({ id }) => id === 'veteran-pension');
  expect(pension?.match.verdict).toBe('eligible');
  expect(pension?.match.reasons.map(({ text, verdict }) => [text, verdict])).toContainEqual([
    'You served in the armed forces',
    'met',
  ]);
  expect(pension?.match.reasons[0]?.source).toEqual({
    title: 'The example law',
    url: 'https://www.example.gov/law',
    date: '2026-06-01',
  });
  expect(body.grants[0]?.match.verdict).toBe('eligible');
});

test('programs that a rule strikes out are left out unless they are asked for', async () => {
  const { client } = await member({ isVeteran: false, location: 'Austin, TX' });
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'veteran pension home repair' } });
  expect(ids(body.grants)).not.toContain('veteran-pension');
  expect(ids(body.grants)).not.toContain('ohio-repair-loan');
  const all = await client.ok(searchGrants, { body: { searchTerm: 'veteran pension', includeIneligible: true } });
  const pension = all.body.grants.find(({ id }) => id === 'veteran-pension');
  expect(pension?.match).toMatchObject({
    verdict: 'ineligible',
    reasons: [{ verdict: 'unmet', text: 'You served in the armed forces' }, {}, {}],
  });
});

test('words find programs by what people call them, the closest first', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: "I can't pay my heating bill" } });
  expect(body.grants[0]?.id).toBe('heating-help');
  expect(body.grants[0]?.match.verdict).toBe('likely');
});

test('what a search sends overrides the profile for that search alone', async () => {
  const { client } = await member();
  const search = { searchTerm: 'fix my house' };
  expect(ids((await client.ok(searchGrants, { body: search })).body.grants)).toContain('ohio-repair-loan');
  const moved = await client.ok(searchGrants, { body: { ...search, location: 'Boise, Idaho' } });
  expect(ids(moved.body.grants)).not.toContain('ohio-repair-loan');
  expect(ids((await client.ok(searchGrants, { body: search })).body.grants)).toContain('ohio-repair-loan');
});

test('a program type and a category narrow the search', async () => {
  const { client } = await member();
  const loans = await client.ok(searchGrants, { body: { programType: 'loan' } });
  expect(new Set(loans.body.grants.map(({ programType }) => programType))).toEqual(new Set(['loan']));
  const veterans = await client.ok(searchGrants, { body: { category: 'Veterans' } });
  expect(ids(veterans.body.grants)).toEqual(['veteran-pension']);
});

test('programs whose deadline has passed are not offered', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'closed scholarship' } });
  expect(ids(body.grants)).not.toContain('closed-scholarship');
});

test('more pages never repeat a program, and end', async () => {
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

test('the same search gives the same answer', async () => {
  const { client } = await member();
  const [first, second] = await Promise.all([
    client.ok(searchGrants, { body: {} }),
    client.ok(searchGrants, { body: {} }),
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

test('an unknown program answers 404 with a sentence', async () => {
  const { client } = await member();
  const { status, body } = await client.fails(getGrant, { params: { id: 'no-such-program' } });
  expect([status, body.code]).toEqual([404, 'not_found']);
});
