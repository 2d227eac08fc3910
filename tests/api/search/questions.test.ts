import { expect, inject, test } from 'vitest';
import { getUser, putProfile } from '../../../contract/account/user.ts';
import { putAnswer } from '../../../contract/profile/questions.ts';
import type { WrittenRule } from '../../../contract/programs/rules.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';
import type { Client } from '../../harness/client.ts';

const rural: WrittenRule = { fact: 'community', in: ['rural', 'remote'], source: 'law' };
const retired: WrittenRule = { fact: 'employment', in: ['retired'], source: 'law' };
const rated: WrittenRule = { fact: 'veteranDisabilityRating', atLeast: 30, source: 'law' };
const income: WrittenRule = { fact: 'incomeOfAreaMedian', atMost: 80, source: 'law' };
const staff: WrittenRule = { fact: 'employees', atMost: 9, source: 'law' };
const RULES: readonly WrittenRule[] = [
  rural,
  rural,
  rural,
  retired,
  retired,
  rated,
  rated,
  income,
  income,
  staff,
  staff,
];

await upsertPrograms(
  openDatabase(inject('databaseUrl')),
  RULES.map((eligibility, place) => newProgram(`potoroo-${place}`, { title: `Potoroo help ${place}`, eligibility })),
);

const search = async (client: Client) => (await client.ok(searchGrants, { body: { searchTerm: 'potoroo' } })).body;

test('a search suggests the most decisive question, with its number of programs', async () => {
  const { client } = await member();
  const { questions } = await search(client);
  expect(questions).toEqual([
    { fact: 'community', programs: 3 },
    { fact: 'veteranDisabilityRating', programs: 2 },
    { fact: 'employment', programs: 2 },
  ]);
});

test('no question is irrelevant to the person or unknown to the profile', async () => {
  const { client } = await member({ isVeteran: false, ownsBusinesss: true });
  const facts = (await search(client)).questions?.map(({ fact }) => fact);
  expect(facts).toEqual(['community', 'employment', 'employees']);
});

test('an answer is saved, counts what it decided, and is not asked again', async () => {
  const { client, user } = await member();
  const listed = (await search(client)).grants.map(({ id }) => id);
  const { body } = await client.ok(putAnswer, {
    body: { field: 'communityType', answer: 'rural', listed: [...listed, ...listed, 'no-such'] },
  });
  expect(body).toEqual({
    decided: 3,
    clearer: 0,
    user: { ...user, communityType: 'rural', profileRevision: user.profileRevision + 1 },
  });
  const again = await search(client);
  expect(again.questions?.map(({ fact }) => fact)).not.toContain('community');
  const verdicts = again.grants.filter(({ id }) => ['potoroo-0', 'potoroo-1', 'potoroo-2'].includes(id));
  expect(verdicts.map(({ match }) => match.verdict)).toEqual(['eligible', 'eligible', 'eligible']);
  // Giving the same answer again decides nothing.
  const body2 = { field: 'communityType', answer: 'rural', listed };
  expect((await client.ok(putAnswer, { body: body2 })).body.decided).toBe(0);
});

test('an answer that excludes programs counts as deciding them', async () => {
  const { client } = await member();
  const listed = (await search(client)).grants.map(({ id }) => id);
  const body = { field: 'communityType', answer: 'urban', listed };
  expect((await client.ok(putAnswer, { body })).body.decided).toBe(3);
  expect((await search(client)).grants.map(({ id }) => id)).not.toContain('potoroo-0');
});

test('an answer changes no other, not even one another tab saves at the same moment', async () => {
  const { client } = await member();
  const profile = newProfile({ householdIncome: 21_000, education: 'High school diploma or GED' });
  await client.ok(putProfile, { body: profile });
  await Promise.all([
    client.ok(putAnswer, { body: { field: 'householdSize', answer: 3 } }),
    client.ok(putAnswer, { body: { field: 'employmentStatus', answer: 'retired' } }),
    client.ok(putAnswer, { body: { field: 'zipCode', answer: '43004' } }),
  ]);
  expect((await client.ok(getUser)).body).toMatchObject({
    ...profile,
    householdSize: 3,
    employmentStatus: 'retired',
    zipCode: '43004',
  });
});

test('an invalid answer is refused with a sentence and not stored', async () => {
  const { client, user } = await member();
  const refused = async (field: string, answer: unknown) => {
    const { body } = await client.fails(putAnswer, { body: { field, answer } });
    return [body.code, body.fields?.['answer']];
  };
  expect(await refused('householdSize', 0)).toEqual(['validation', 'At least 1']);
  expect(await refused('veteranDisabilityRating', 35)).toEqual(['validation', 'Please give a multiple of 10']);
  expect(await refused('zipCode', 'abc')).toEqual(['validation', 'A ZIP code has 5 digits']);
  expect((await refused('communityType', 'moon'))[0]).toBe('validation');
  expect((await refused('education', '  '))[0]).toBe('validation');
  for (const field of ['age', 'email', 'role', 'passwordHash'])
    expect((await refused(field, 'x'))[0]).toBe('validation');
  expect((await client.ok(getUser)).body).toEqual(user);
});

test('an answer can leave less to check; three waiting programs justify a question', async () => {
  const need: WrittenRule = { check: true, says: 'You are in need', source: 'law' };
  const eligibility: WrittenRule = { any: [{ fact: 'pregnant', is: true, source: 'law' }, need] };
  const bilbies = ['bilby-0', 'bilby-1', 'bilby-2'];
  await upsertPrograms(
    openDatabase(inject('databaseUrl')),
    bilbies.map((id) => newProgram(id, { title: `Bilby help ${id}`, eligibility })),
  );
  const { client } = await member({ age: 30 });
  const { questions } = (await client.ok(searchGrants, { body: { searchTerm: 'bilby' } })).body;
  expect(questions).toEqual([{ fact: 'pregnant', programs: 3 }]);
  const body = { field: 'pregnancy', answer: 'no', listed: bilbies };
  expect((await client.ok(putAnswer, { body })).body).toMatchObject({ decided: 0, clearer: 3 });
  const yes = { ...body, answer: 'yes' };
  expect((await client.ok(putAnswer, { body: yes })).body).toMatchObject({ decided: 3, clearer: 0 });
});
