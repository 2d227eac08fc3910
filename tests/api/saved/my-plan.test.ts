import { expect, inject, test } from 'vitest';
import { postApplication, putApplicationStatus } from '../../../contract/saved/applications.ts';
import { postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { getMyPlan, type MyPlan } from '../../../contract/saved/my-plan.ts';
import { getPreparation, putPreparation } from '../../../contract/saved/preparation.ts';
import { getSavedGrants, postSavedGrant } from '../../../contract/saved/saved.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

const on = (date: string) =>
  ({ kind: 'fixed', text: 'On that day', date, timeZone: 'America/New_York', source: 'law' }) as const;
const texts = (...all: string[]) => all.map((text) => ({ text, source: 'law' }));
const PORTAL = 'https://apply.example.gov/start';
await upsertPrograms(openDatabase(inject('databaseUrl')), [
  newProgram('okapi-late', { deadline: on('2031-06-30'), contact: { text: 'Phone 800-555-0100', source: 'law' } }),
  newProgram('okapi-soon', {
    deadline: on('2031-02-28'),
    howToApply: texts('Fill in the form. It takes 30 to 40 minutes.', 'Send it. One application covers both.'),
    urls: { program: 'https://www.example.gov/okapi-soon', apply: PORTAL },
  }),
  newProgram('okapi-small', { worth: 'advice' }),
  newProgram('okapi-pantry', { worth: 'small', needs: ['food'] }),
  newProgram('okapi-last-round', {
    worth: 'major',
    deadline: { kind: 'several', text: 'Once a year; the last round ended on April 18, 2025', source: 'law' },
    howToApply: texts('Apply on the website.'),
  }),
  newProgram('okapi-food', {
    title: 'Okapi food',
    // Other tests expect their own state's food help to count.
    states: ['OH'],
    eligibility: {
      ...{ check: true, benefit: 'snap', says: 'Your income is within the limit', source: 'law' },
      odds: { povertyLine: 130 },
    },
  }),
  newProgram('wic', { title: 'Okapi WIC' }),
  newProgram('okapi-large', {
    worth: 'major',
    howToApply: texts('You use the same application as for Program okapi-soon.'),
    urls: { program: 'https://www.example.gov/okapi-large', apply: `${PORTAL}/` },
  }),
]);
const NO_MONEY = { monthly: { from: 0, to: 0 }, yearly: { from: 0, to: 0 }, counted: [], open: [], excluded: [] };
const ALL = ['okapi-small', 'okapi-large', 'okapi-late', 'okapi-soon', 'closed-scholarship'];

test('a plan starts with the next deadline and ends with closed programs', async () => {
  const { client } = await member();
  expect((await client.ok(getMyPlan)).body).toEqual({ things: [], together: [], money: NO_MONEY });
  for (const grantId of ALL) await client.ok(postSavedGrant, { body: { grantId } });
  const { things, together } = (await client.ok(getMyPlan)).body;
  expect(things.map(({ id, state, day }) => [id, state, day])).toEqual([
    ['okapi-soon', 'open', '2031-02-28'],
    ['okapi-late', 'open', '2031-06-30'],
    ['okapi-large', 'open', null],
    ['okapi-small', 'open', null],
    ['closed-scholarship', 'closed', expect.any(String)],
  ]);
  expect(things[0]).toMatchObject({
    next: 'Fill in the form. It takes 30 to 40 minutes.',
    takes: null,
    applicationUrl: PORTAL,
  });
  expect(things[1]).toMatchObject({ contact: 'Phone 800-555-0100', url: 'https://www.example.gov/okapi-late' });
  expect(together).toMatchObject([{ url: PORTAL, oneForm: [{ id: 'okapi-soon' }, { id: 'okapi-large' }], others: [] }]);
});

test("without due dates, a plan starts with the member's needs, then the highest worth", async () => {
  const orderFor = async (needs: 'food'[]) => {
    const { client } = await member({ needs });
    for (const grantId of ['okapi-pantry', 'okapi-large']) await client.ok(postSavedGrant, { body: { grantId } });
    return (await client.ok(getMyPlan)).body.things.map(({ id }) => id);
  };
  expect(await orderFor([])).toEqual(['okapi-large', 'okapi-pantry']);
  expect(await orderFor(['food'])).toEqual(['okapi-pantry', 'okapi-large']);
});

test('a program known only by a past round follows open ones; its next step is to ask', async () => {
  const { client } = await member();
  for (const grantId of ['okapi-last-round', 'okapi-small']) await client.ok(postSavedGrant, { body: { grantId } });
  const { things } = (await client.ok(getMyPlan)).body;
  expect(things.map(({ id }) => id)).toEqual(['okapi-small', 'okapi-last-round']);
  expect(things[1]?.next).toContain('for this year’s dates');
  const { savedGrants } = (await client.ok(getSavedGrants)).body;
  expect(savedGrants.map(({ id, roundOver }) => [id, roundOver])).toEqual([
    ['okapi-small', undefined],
    ['okapi-last-round', true],
  ]);
});

test('the next step follows the checklist; a sent application needs none', async () => {
  const { client } = await member();
  for (const grantId of ['okapi-soon', 'okapi-large']) await client.ok(postSavedGrant, { body: { grantId } });
  const params = { id: 'okapi-soon' };
  const steps = (await client.ok(getPreparation, { params })).body.items.filter(({ kind }) => kind === 'step');
  const soon = async () => (await client.ok(getMyPlan)).body.things.find(({ id }) => id === 'okapi-soon');
  await client.ok(putPreparation, { params, body: { key: steps[0]?.key, done: true } });
  expect(await soon()).toMatchObject({
    steps: { done: 1, all: 2 },
    next: 'Send it. One application covers both.',
    takes: 'It takes 30 to 40 minutes.',
  });
  await client.ok(putPreparation, { params, body: { key: steps[1]?.key, done: true } });
  expect(await soon()).toMatchObject({ next: null, steps: { done: 2, all: 2 } });

  const { id } = (await client.ok(postApplication, { body: { grantId: 'okapi-soon' } })).body;
  expect(await soon()).toMatchObject({ state: 'open' });
  await client.ok(putApplicationStatus, { params: { id: String(id) }, body: { status: 'submitted' } });
  const { things, together } = (await client.ok(getMyPlan)).body;
  expect(things.map((thing) => [thing.id, thing.state])).toEqual([
    ['okapi-large', 'open'],
    ['okapi-soon', 'sent'],
  ]);
  expect(together).toEqual([]);
});

test("a program without a number of its own gets the line of the state's office", async () => {
  const inState = async (location: string) => {
    const { client } = await member({ location, zipCode: '' });
    await client.ok(postSavedGrant, { body: { grantId: 'wic' } });
    return (await client.ok(getMyPlan)).body.things[0]?.contact;
  };
  expect(await inState('Augusta, GA')).toBe('Georgia WIC, 800-228-9173');
  expect(await inState('Denver, CO')).toBe('Colorado WIC, 800-688-7777');
});

test("unsaved applications and other members' programs are not in the plan", async () => {
  const [{ client }, { client: other }] = [await member(), await member()];
  await client.ok(postApplication, { body: { grantId: 'okapi-late' } });
  await other.ok(postSavedGrant, { body: { grantId: 'okapi-late' } });
  expect((await client.ok(getMyPlan)).body.things).toEqual([]);
});

test('a plan sums what is open or sent, as the list of programs counts it', async () => {
  const { client } = await member({
    ...{ age: 31, isVeteran: false, isSingleParent: true, occupation: 'Cashier', employmentStatus: 'employed' },
    ...{ householdSize: 3, numberOfChildren: 2, householdIncome: 24_000, homeownershipStatus: 'rent' },
  });
  for (const grantId of ['okapi-food', 'okapi-small']) await client.ok(postSavedGrant, { body: { grantId } });
  const { money } = (await client.ok(getMyPlan)).body;
  expect(money.counted).toMatchObject([{ id: 'okapi-food', benefit: 'snap', amount: { per: 'month' } }]);
  expect(money.monthly.to).toBe(money.counted[0]?.amount.to);
  expect(money.yearly.to).toBe(0);
});

test('what the member already gets needs no step and is out of the sum', async () => {
  const { client } = await member({
    ...{ age: 31, isVeteran: false, isSingleParent: true, occupation: 'Cashier', employmentStatus: 'employed' },
    ...{ householdSize: 3, numberOfChildren: 2, householdIncome: 24_000, homeownershipStatus: 'rent' },
  });
  for (const grantId of ['okapi-food', 'okapi-soon', 'closed-scholarship']) {
    await client.ok(postSavedGrant, { body: { grantId } });
  }
  const plan = async () => (await client.ok(getMyPlan)).body;
  const states = ({ things }: MyPlan) => things.map(({ id, state }) => [id, state]);
  expect((await plan()).money.counted.map(({ id }) => id)).toEqual(['okapi-food']);
  await client.ok(postDismissedGrant, { body: { grantId: 'okapi-food', getsAlready: true } });
  const now = await plan();
  expect(states(now)).toEqual([
    ['okapi-soon', 'open'],
    ['okapi-food', 'received'],
    ['closed-scholarship', 'closed'],
  ]);
  expect(now.money).toEqual(NO_MONEY);
  await client.ok(postDismissedGrant, { body: { grantId: 'okapi-food', getsAlready: false } });
  expect(states(await plan())[1]).toEqual(['okapi-food', 'open']);
});
