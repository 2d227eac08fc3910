import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { putProfile } from '../../../contract/account/user.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { sessions, users } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, secondBrowser } from '../../harness/api.ts';
import type { Client } from '../../harness/client.ts';

/* If the member was active recently, a search starts before the session is checked. */

const db = openDatabase(inject('databaseUrl'));
const ofState = (state: 'OH' | 'PA') =>
  newProgram(`cuscus-${state}`, {
    title: `Cuscus help of ${state}`,
    states: [state],
    eligibility: {
      all: [
        { fact: 'applicantKind', is: 'individual', source: 'law' },
        { fact: 'state', is: state, source: 'law' },
      ],
    },
  });
await upsertPrograms(db, [ofState('OH'), ofState('PA')]);

const body = { searchTerm: 'cuscus' };
const found = async (client: Client) => (await client.ok(searchGrants, { body })).body.grants.map(({ id }) => id);

test('a session that has ended opens nothing', async () => {
  const { client, user } = await member();
  await found(client);
  await found(client);
  await db.delete(sessions).where(eq(sessions.userId, user.id));
  expect((await client.fails(searchGrants, { body })).status).toBe(401);
  expect((await client.failsAt('POST', searchGrants.path, { body: { searchTerm: 7 } })).status).toBe(401);
});

test("with an ended session, even the request's format is not validated", async () => {
  const { client, user } = await member();
  await found(client);
  await db.delete(sessions).where(eq(sessions.userId, user.id));
  expect((await client.failsAt('POST', searchGrants.path, { body: { searchTerm: 7 } })).status).toBe(401);
});

test('a profile change in another browser applies to the next search', async () => {
  const { client, person } = await member({ location: 'Ohio' });
  expect(await found(client)).toEqual(['cuscus-OH']);
  const elsewhere = await secondBrowser(person);
  await elsewhere.ok(putProfile, { body: newProfile({ location: 'Pennsylvania' }) });
  expect(await found(client)).toEqual(['cuscus-PA']);
});

test('an account whose profile is no longer complete is refused', async () => {
  const { client, user } = await member();
  await found(client);
  await db.update(users).set({ profileComplete: false }).where(eq(users.id, user.id));
  expect((await client.fails(searchGrants, { body })).body.code).toBe('profile_incomplete');
});

test('two members with equal answers stay separate, even at once', async () => {
  const [one, other] = [await member({ location: 'Ohio' }), await member({ location: 'Pennsylvania' })];
  for (let round = 0; round < 3; round += 1)
    expect(await Promise.all([found(one.client), found(other.client)])).toEqual([['cuscus-OH'], ['cuscus-PA']]);
});
