import { expect, inject, test } from 'vitest';
import { getUser } from '../../../contract/account/user.ts';
import { countFitting } from '../../../contract/profile/fitting.ts';
import type { WrittenRule } from '../../../contract/programs/rules.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { registered } from '../../harness/api.ts';

const old: WrittenRule = { fact: 'age', atLeast: 60, source: 'law' };
const tenants: WrittenRule = { all: [old, { fact: 'home', in: ['rent'], source: 'law' }] };
const HERE: 'AS'[] = ['AS'];

await upsertPrograms(openDatabase(inject('databaseUrl')), [
  newProgram('samoa-old', { title: 'Samoa help for elders', eligibility: old, states: HERE }),
  newProgram('samoa-tenants', { title: 'Samoa help for tenants', eligibility: tenants, states: HERE }),
]);

/**
 * Returns how much these two programs add to the counts, because other tests create nationwide programs at the same
 * time.
 */
async function counted(answers: { age: number; homeownershipStatus?: 'rent' | 'own' }) {
  const { client } = await registered();
  const at = async (location: string) => (await client.ok(countFitting, { body: { ...answers, location } })).body;
  const [here, elsewhere] = await Promise.all([at('Pago Pago, American Samoa'), at('Hagåtña, Guam')]);
  return { fit: here.fit - elsewhere.fit, possible: here.possible - elsewhere.possible };
}

test.each([
  [
    { age: 70, homeownershipStatus: 'rent' },
    { fit: 2, possible: 2 },
  ],
  [
    { age: 70, homeownershipStatus: 'own' },
    { fit: 1, possible: 1 },
  ],
  [
    { age: 30, homeownershipStatus: 'rent' },
    { fit: 0, possible: 0 },
  ],
] as const)('for the answers %j, the count is %j', async (answers, counts) => {
  await expect.poll(() => counted(answers)).toEqual(counts);
});

test('open conditions count as possible', async () => {
  await expect.poll(() => counted({ age: 70 })).toMatchObject({ possible: 2 });
});

test('the count stores nothing, accepts partial answers, and refuses impossible ones', async () => {
  const { client, user } = await registered();
  await client.ok(countFitting, { body: {} });
  await client.ok(countFitting, { body: { age: 40, isVeteran: true } });
  expect((await client.ok(getUser)).body).toEqual(user);
  const { status } = await client.fails(countFitting, { body: { age: 'old' } });
  expect(status).toBe(400);
});
