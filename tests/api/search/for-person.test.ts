import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { getOwnData } from '../../../contract/account/own-account.ts';
import { findForPerson } from '../../../contract/profile/person-programs.ts';
import { postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import * as schema from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, registered } from '../../harness/api.ts';
import { loggingWorker } from '../../harness/product/logging-worker.ts';

const db = openDatabase(inject('databaseUrl'));
const log = loggingWorker();
const quolls = { fact: 'profession', is: 'miner', source: 'law' } as const;

beforeAll(() =>
  upsertPrograms(db, [
    newProgram('quoll-pension', { title: 'Quoll Pension', worth: 'major', eligibility: quolls }),
    newProgram('quoll-meals', { title: 'Quoll Canteen', worth: 'small', needs: ['food'], eligibility: quolls }),
  ]),
);

/** Someone other than the caller: a 44-year-old miner in Ohio. */
const miner = newProfile({ age: 44, occupation: 'Coal miner', isVeteran: false });

test("the list uses the call's answers, not the member's profile or dismissals", async () => {
  const { client } = await member({ occupation: 'Coal miner' });
  await client.ok(postDismissedGrant, { body: { grantId: 'quoll-pension' } });
  const own = (await client.ok(searchGrants, { body: {} })).body;
  expect(own.grants.map(({ id }) => id)).not.toContain('quoll-pension');
  const theirs = (await client.ok(findForPerson, { body: { answers: miner } })).body;
  expect(theirs.grants.map(({ id }) => id)).toContain('quoll-pension');
  expect(theirs.total).toBeDefined();
  const baker = newProfile({ occupation: 'Baker', isVeteran: false });
  const bakers = (await client.ok(findForPerson, { body: { answers: baker } })).body;
  expect(bakers.grants.map(({ id }) => id)).not.toContain('quoll-pension');
});

test('an answer left open stays open, even if the member has one', async () => {
  const { client } = await member({ isVeteran: true, householdSize: 4, householdIncome: 12_000 });
  const { grants } = (await client.ok(findForPerson, { body: { answers: { ...miner, citizenshipStatus: undefined } } }))
    .body;
  const facts = grants.flatMap(({ match }) => match.reasons);
  expect(facts.filter(({ criterion, verdict }) => criterion === 'veteran' && verdict === 'met')).toEqual([]);
  expect(facts.filter(({ criterion, verdict }) => criterion === 'incomeOfPovertyLine' && verdict === 'met')).toEqual(
    [],
  );
});

test('the next page repeats no program', async () => {
  const { client } = await member();
  const { grants } = (await client.ok(findForPerson, { body: { answers: miner } })).body;
  const excludeIds = grants.map(({ id }) => id);
  const next = (await client.ok(findForPerson, { body: { answers: miner, excludeIds } })).body;
  expect(next.grants.filter(({ id }) => excludeIds.includes(id))).toEqual([]);
  expect(next.total).toBeUndefined();
});

test('no answer is stored or logged', async () => {
  const { id } = await storedAccount(db);
  const client = log.newClient();
  await signIn(db, client, id);
  const { exportedAt: _, ...before } = (await client.ok(getOwnData)).body;
  const answers = newProfile({
    occupation: 'Qwyzzyx keeper',
    tribalAffiliation: 'Qwyzzyx nation',
    organizationName: 'Qwyzzyx and sons',
    education: 'Qwyzzyx school',
    householdIncome: 7_654_321,
  });
  const { headers } = await client.ok(findForPerson, { body: { answers: { ...answers, ownsBusinesss: true } } });
  await client.fails(findForPerson, { body: { answers: { ...answers, age: 3 } } });
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await client.ok(getOwnData)).body).toMatchObject(before);
  for (const table of Object.values(schema)) {
    if (!is(table, SQLiteTable)) continue;
    expect(JSON.stringify(await db.select().from(table))).not.toMatch(/qwyzzyx|7654321/i);
  }
  await expect.poll(() => log.messages().join('\n')).toContain('POST /api/grants/for-person');
  expect(log.messages().join('\n')).not.toMatch(/qwyzzyx|7654321/i);
});

test.each([
  ['no answers at all', {}, 'answers'],
  ['an age of 12', { answers: { ...miner, age: 12 } }, 'answers.age'],
  ['no work', { answers: { ...miner, occupation: '' } }, 'answers.occupation'],
  ['a place without a state', { answers: { ...miner, location: 'Springfield' } }, 'answers.location'],
  ['too many ids', { answers: miner, excludeIds: Array.from({ length: 501 }, String) }, 'excludeIds'],
])('%s is refused', async (_, body, field) => {
  const { client } = await member();
  const { status, body: refusal } = await client.fails(findForPerson, { body });
  expect(status).toBe(400);
  expect(Object.keys(refusal.fields ?? {})).toContain(field);
});

test('a member without a profile is asked for it first', async () => {
  const { client } = await registered();
  expect((await client.fails(findForPerson, { body: { answers: miner } })).body.code).toBe('profile_incomplete');
});
