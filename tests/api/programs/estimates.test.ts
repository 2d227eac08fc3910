import { beforeAll, describe, expect, inject, test } from 'vitest';
import { putProfile } from '../../../contract/account/user.ts';
import { putAnswer } from '../../../contract/profile/questions.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { getSavedGrants, postSavedGrant } from '../../../contract/saved/saved.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { totalWithout } from '../../../matching/benefits/estimates/together.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

const inWyoming = { fact: 'state' as const, in: ['WY'], source: 'law' };
const inMexico = { ...inWyoming, in: ['NM'] };
const within = (benefit: 'snap' | 'eitc' | 'school-meals') =>
  ({
    check: true,
    benefit,
    says: 'Your income is within the limit',
    odds: { povertyLine: 130 },
    source: 'law',
  }) as const;

/** A single mother of two in Wyoming, because the other tests' members live elsewhere. */
const mother = {
  age: 31,
  location: 'Casper, WY',
  isVeteran: false,
  isSingleParent: true,
  occupation: 'Cashier',
  employmentStatus: 'employed',
  householdSize: 3,
  numberOfChildren: 2,
  homeownershipStatus: 'rent',
} as const;

beforeAll(async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('wyoming-food', { title: 'Wyoming food', eligibility: { all: [inWyoming, within('snap')] } }),
    newProgram('mexico-lunch', { title: 'New Mexico lunch', eligibility: { all: [inMexico, within('school-meals')] } }),
    newProgram('mexico-credit', { title: 'New Mexico credit', eligibility: { all: [inMexico, within('eitc')] } }),
    newProgram('wyoming-credit', { title: 'Wyoming credit', eligibility: { all: [inWyoming, within('eitc')] } }),
  ]);
});

async function listOf(answers: Parameters<typeof newProfile>[0]) {
  const { client } = await member({ ...mother, ...answers });
  const { body } = await client.ok(searchGrants, { body: {} });
  return { client, body, food: body.grants.find(({ id }) => id === 'wyoming-food') };
}

describe('what a program is worth', () => {
  test('a limit is compared with income, size and state, and shown with the sum', async () => {
    const { food } = await listOf({ householdIncome: 24_000 });
    expect(food?.match).toMatchObject({ verdict: 'eligible', estimate: { verdict: 'yes' } });
    expect(food?.match.estimate?.amount).toMatchObject({ per: 'month' });
    expect(food?.match.estimate?.amount?.to).toBeGreaterThan(food?.match.estimate?.amount?.from ?? 0);
    const said = food?.match.reasons.find(({ verdict, criterion }) => verdict === 'met' && criterion === 'check');
    expect(said?.text).toMatch(/^\$2,000 a month is within \$[\d,]+, the limit for 3 people in Wyoming$/);
  });

  test('far above the limit, the program is not offered, and the reason is shown', async () => {
    const { client, food } = await listOf({ householdIncome: 150_000 });
    expect(food).toBeUndefined();
    const { body } = await client.ok(searchGrants, { body: { searchTerm: 'Wyoming food', includeIneligible: true } });
    const { match } = body.grants[0] ?? {};
    expect(match).toMatchObject({ verdict: 'ineligible', estimate: { verdict: 'no', amount: null } });
    expect(match?.reasons.find(({ verdict }) => verdict === 'unmet')?.text).toContain('$12,500 a month');
  });

  test('a missing answer gives a range and the question that narrows it', async () => {
    const { client } = await listOf({});
    const { body } = await client.ok(searchGrants, { body: { searchTerm: 'Wyoming' } });
    const food = body.grants.find(({ id }) => id === 'wyoming-food');
    expect(food?.match.estimate).toMatchObject({ verdict: 'maybe' });
    expect(food?.match.estimate?.amount?.to).toBeGreaterThan(food?.match.estimate?.amount?.from ?? 0);
    const detail = await client.ok(getGrant, { params: { id: 'wyoming-food' } });
    expect(detail.body.reckoned?.missing).toContain('income');
    expect(body.questions?.map(({ fact }) => fact)).toContain('householdIncome');
    const listed = ['wyoming-food', 'wyoming-credit'];
    const answered = await client.ok(putAnswer, { body: { field: 'householdIncome', answer: 24_000, listed } });
    expect(answered.body).toMatchObject({ decided: 2 });
  });

  test('a program shows how its value was computed, from which figures, and since when', async () => {
    const { client } = await listOf({ householdIncome: 24_000 });
    const { body } = await client.ok(getGrant, { params: { id: 'wyoming-food' } });
    expect(body.reckoned?.steps.join(' ')).toMatch(
      /\$[\d,]+ maximum for 3 people, less 30% of your net income of \$[\d,]+, is \$[\d,]+ a month\./,
    );
    expect(body.reckoned?.changes).toEqual([
      expect.stringMatching(/^The limit on income is \$[\d,]+ a month\.$/),
      expect.stringMatching(/^With one more child of five it would be \$[\d,]+.* a month\.$/),
    ]);
    for (const source of body.reckoned?.sources ?? []) expect(source.from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(body.reckoned?.sources.length).toBeGreaterThan(0);
  });

  test('a member excluded by another condition sees no limits and no sum', async () => {
    const { client } = await member({ ...mother, location: 'Columbus, OH', householdIncome: 24_000 });
    const { body } = await client.ok(getGrant, { params: { id: 'wyoming-food' } });
    expect(body.match).toMatchObject({ verdict: 'ineligible' });
    expect(body.match.estimate).toBeUndefined();
    expect(body.reckoned).toBeUndefined();
  });

  test('a member without a known state gets no estimate', async () => {
    const { client } = await member({ ...mother, location: 'PSC 3, APO AE 09021', householdIncome: 24_000 });
    const { body } = await client.ok(searchGrants, { body: { searchTerm: 'Wyoming food' } });
    expect(body.grants[0]?.match.estimate).toBeUndefined();
  });
});

test("only page one of a member's own list has the total; searches have none", async () => {
  const { client, body } = await listOf({ householdIncome: 24_000 });
  const { total } = body;
  expect(total?.counted.map(({ id }) => id)).toEqual(expect.arrayContaining(['wyoming-food', 'wyoming-credit']));
  expect(total?.monthly.to).toBe(body.grants.find(({ id }) => id === 'wyoming-food')?.match.estimate?.amount?.to);
  expect(total?.yearly.to).toBeGreaterThan(1000);
  const more = await client.ok(searchGrants, { body: { loadMore: true, excludeIds: body.grants.map(({ id }) => id) } });
  expect(more.body.total).toBeUndefined();
  const searched = await client.ok(searchGrants, { body: { searchTerm: 'Wyoming' } });
  expect(searched.body.total).toBeUndefined();
});

test('the total omits a credit that depends on pay from work, and the list says why', async () => {
  const { body } = await listOf({ householdIncome: 24_000, employmentStatus: 'not_specified', occupation: 'at home' });
  expect(body.total?.open.find(({ id }) => id === 'wyoming-credit')?.leftOut).toBe('income-kind');
  const credit = body.grants.find(({ id }) => id === 'wyoming-credit');
  expect(credit?.match).toMatchObject({ likelihood: 'worth-checking', estimate: { leftOut: 'income-kind' } });
  const working = await listOf({ householdIncome: 24_000 });
  expect(working.body.total?.counted.find(({ id }) => id === 'wyoming-credit')?.ifEarned).toBe(true);
});

test("the total omits dismissed programs, as the page's count does", async () => {
  const { client, body } = await listOf({ householdIncome: 24_000 });
  await client.ok(postDismissedGrant, { body: { grantId: 'wyoming-food' } });
  const { total } = (await client.ok(searchGrants, { body: {} })).body;
  expect(total?.counted.map(({ id }) => id)).not.toContain('wyoming-food');
  expect(total).toEqual(body.total && totalWithout(body.total, new Set(['wyoming-food'])));
});

test('a saved program follows the profile', async () => {
  const { client } = await listOf({ householdIncome: 24_000 });
  await client.ok(postSavedGrant, { body: { grantId: 'wyoming-food' } });
  const estimateNow = async () => (await client.ok(getSavedGrants)).body.savedGrants[0]?.match.estimate;
  expect(await estimateNow()).toMatchObject({ verdict: 'yes' });
  await client.ok(putProfile, { body: newProfile({ ...mother, householdIncome: 150_000 }) });
  expect(await estimateNow()).toMatchObject({ verdict: 'no', amount: null });
});
