import { beforeAll, describe, expect, inject, test } from 'vitest';
import { getByIncome, getHelpByIncome } from '../../../contract/programs/by-income.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, newClient, registered } from '../../harness/api.ts';

const inMontana = { fact: 'state' as const, in: ['MT'], source: 'law' };
const within = (benefit: 'snap' | 'eitc' | 'csfp') =>
  ({
    check: true,
    benefit,
    says: 'Your income is within the limit',
    odds: { povertyLine: 130 },
    source: 'law',
  }) as const;
const parent = { fact: 'singleParent' as const, is: false, source: 'law' };

/** A single mother of two in Montana, because the other tests' members live elsewhere. */
type Answers = NonNullable<Parameters<typeof member>[0]>;
const COSTS = { housingCost: 800, childCareCost: 0, medicalCost: 0, paysHeating: true, savings: 0 };
const PAY = { kind: 'wages', yearly: 24_000 } as const;
const householdWith = (incomes: NonNullable<Answers['household']>['incomes']): Answers['household'] => ({
  people: [
    { relation: 'child', age: 5 },
    { relation: 'child', age: 9 },
  ],
  incomes,
  ...COSTS,
});
const mother: Answers = {
  ...{ age: 31, location: 'Helena, MT', isVeteran: false, isSingleParent: true, occupation: 'Cashier' },
  ...{ employmentStatus: 'employed', householdSize: 3, numberOfChildren: 2, homeownershipStatus: 'rent' },
  householdIncome: 24_000,
  household: householdWith([PAY]),
};
const asMother = (change: Answers = {}) => member({ ...mother, ...change });

beforeAll(async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('montana-food', { title: 'Montana food', eligibility: { all: [inMontana, within('snap')] } }),
    newProgram('montana-credit', { title: 'Montana credit', eligibility: { all: [inMontana, within('eitc')] } }),
    newProgram('montana-boxes', { title: 'Montana boxes', eligibility: { all: [inMontana, within('csfp')] } }),
    newProgram('montana-others', { title: 'For others', eligibility: { all: [inMontana, parent, within('snap')] } }),
    newProgram('montana-park', { title: 'Montana park', eligibility: { all: [inMontana] } }),
  ]);
});

const curveOf = async (client: Awaited<ReturnType<typeof asMother>>['client'], id: string) =>
  (await client.ok(getByIncome, { params: { id } })).body.curve;

describe('a program by income', () => {
  test("has the member's position, the page's estimate, and where it ends", async () => {
    const { client } = await asMother();
    const { reckoned } = (await client.ok(getGrant, { params: { id: 'montana-food' } })).body;
    expect(reckoned?.byIncome).toBe(true);
    const curve = await curveOf(client, 'montana-food');
    expect(curve).toMatchObject({ here: 2000, kept: 0, varies: 'pay', per: 'month', measure: 'money' });
    const { from, to } = curve?.points.find(({ income }) => income === 2000) ?? {};
    expect({ from, to }).toEqual({ from: reckoned?.amount?.from, to: reckoned?.amount?.to });
    const end = curve?.ends?.to ?? 0;
    // Montana's limit is twice the poverty guideline. For three people, the benefit reaches zero before that.
    expect(end).toBeGreaterThan(2000);
    expect(curve?.points.some(({ income, to }) => income > end && to > 0)).toBe(false);
  });

  test('is also drawn for a member above the limit', async () => {
    const household = householdWith([{ kind: 'wages', yearly: 150_000 }]);
    const { client } = await asMother({ householdIncome: 150_000, household });
    expect(await curveOf(client, 'montana-food')).toMatchObject({ here: 12_500, ends: { to: expect.any(Number) } });
  });

  test('is empty if income decides nothing or another rule excludes the member', async () => {
    const { client } = await asMother();
    for (const id of ['montana-boxes', 'montana-others', 'montana-park', 'heating-help'])
      expect([id, await curveOf(client, id)]).toEqual([id, null]);
  });

  test('keeps the same limits with more unearned income, which stays', async () => {
    const household = householdWith([PAY, { kind: 'child-support', yearly: 6000 }]);
    const { client } = await asMother({ householdIncome: 30_000, household });
    const curve = await curveOf(client, 'montana-food');
    expect(curve).toMatchObject({ here: 2500, kept: 500 });
    expect(curve?.points[0]?.income).toBe(500);
  });

  test('returns 404 for an unknown program and is closed to non-members', async () => {
    const { client } = await asMother();
    const params = { id: 'no-such-program' };
    expect((await client.fails(getByIncome, { params })).body.code).toBe('not_found');
    const long = { id: 'x'.repeat(201) };
    expect((await client.fails(getByIncome, { params: long })).status).toBe(400);
    const known = { params: { id: 'montana-food' } };
    expect((await newClient().fails(getByIncome, known)).body.code).toBe('unauthenticated');
    expect((await newClient().fails(getHelpByIncome)).body.code).toBe('unauthenticated');
    const { client: newcomer } = await registered();
    expect((await newcomer.fails(getByIncome, known)).body.code).toBe('profile_incomplete');
    expect((await newcomer.fails(getHelpByIncome)).body.code).toBe('profile_incomplete');
  });
});

describe('all help by income', () => {
  test("matches the list at the member's income and marks where earning more costs more", async () => {
    const { client } = await asMother();
    const { total } = (await client.ok(searchGrants, { body: {} })).body;
    const { help } = (await client.ok(getHelpByIncome)).body;
    const own = help?.points.find(({ income }) => income === help.here);
    const monthly = (total?.monthly.to ?? 0) + (total?.yearly.to ?? 0) / 12;
    expect(Math.abs((own?.to ?? 0) - monthly)).toBeLessThan(2);
    const food = help?.parts.find(({ id }) => id === 'montana-food');
    expect(food).toMatchObject({ title: 'Montana food', isMoney: true, starts: null });
    const loss = help?.losses.find(({ ids }) => ids.includes('montana-food'));
    if (loss) expect(loss.income).toBe(food?.ends);
  });

  test('is the same whatever the income it is drawn from', async () => {
    const drawnFrom = async (yearly: number) => {
      const household = householdWith([{ kind: 'wages', yearly }]);
      const { client } = await asMother({ householdIncome: yearly, household });
      const { help } = (await client.ok(getHelpByIncome)).body;
      return new Map(help?.points.map(({ income, from, to }) => [income, { from, to }]));
    };
    const [low, high] = [await drawnFrom(12_000), await drawnFrom(96_000)];
    const shared = [...low.keys()].filter((income) => income % 100 === 0 && high.has(income));
    expect(shared.length).toBeGreaterThan(5);
    for (const income of shared) expect([income, low.get(income)]).toEqual([income, high.get(income)]);
  });

  test("omits what the member doesn't want, and is empty without a sum", async () => {
    const { client } = await asMother();
    const ids = async () => (await client.ok(getHelpByIncome)).body.help?.parts.map(({ id }) => id) ?? [];
    expect(await ids()).toContain('montana-food');
    await client.ok(postDismissedGrant, { body: { grantId: 'montana-food' } });
    expect(await ids()).not.toContain('montana-food');
    const abroad = await member({ location: 'PSC 3, APO AE 09021' });
    expect((await abroad.client.ok(getHelpByIncome)).body.help).toBeNull();
  });
});
