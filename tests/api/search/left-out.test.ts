import { expect, inject, test } from 'vitest';
import { type SearchRequest, searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const { client } = await member({ location: 'Columbus, OH' });
const search = async (body: SearchRequest) => (await client.ok(searchGrants, { body })).body;
const idsFor = async (body: SearchRequest) => (await search(body)).grants.map(({ id }) => id);

await upsertPrograms(db, [
  newProgram('okapi-grant', { title: 'Okapi stable grants' }),
  newProgram('okapi-loan', { title: 'Okapi stable loans', programType: 'loan' }),
  newProgram('okapi-medicaid', { title: 'Okapi Medicaid' }),
  newProgram('okapi-coverage', { title: 'Okapi health insurance' }),
  newProgram('okapi-veterans', { title: 'Okapi stables for veterans' }),
]);

test('loans are left out if the words say so, and the answer says that', async () => {
  for (const searchTerm of ['okapi stable without a loan', 'okapi stable, no loans', 'okapi grants not loans']) {
    const { grants, understood, facets } = await search({ searchTerm });
    expect(grants.map(({ id }) => id)).toContain('okapi-grant');
    expect(grants.map(({ programType }) => programType)).not.toContain('loan');
    expect(understood?.leftOut).toEqual(['loans']);
    expect(facets?.programType['loan']).toBeUndefined();
  }
  expect(await idsFor({ searchTerm: 'okapi stable loans' })).toContain('okapi-loan');
});

test('searching the words as typed returns everything', async () => {
  const asked = { searchTerm: 'okapi stable without a loan', asTyped: true };
  expect(await idsFor(asked)).toContain('okapi-loan');
  expect((await search(asked)).understood?.leftOut).toBeUndefined();
});

test('programs and people that the words exclude are left out', async () => {
  expect(await idsFor({ searchTerm: 'okapi but not medicaid' })).not.toContain('okapi-medicaid');
  expect(await idsFor({ searchTerm: 'okapi' })).toContain('okapi-medicaid');
  const { grants, understood } = await search({ searchTerm: 'I am not a veteran, okapi' });
  expect(grants.map(({ id }) => id)).not.toContain('okapi-veterans');
  expect(understood?.leftOut).toEqual(['programs for veterans']);
});

test("words that only exclude give the member's own list without those", async () => {
  const { grants, understood } = await search({ searchTerm: 'anything but loans' });
  expect(understood).toMatchObject({ leftOut: ['loans'], isWeak: false });
  expect(grants.map(({ programType }) => programType)).not.toContain('loan');
});

test('saying only "no Medicaid" shows it and other coverage, and can exclude it', async () => {
  const { grants, understood } = await search({ searchTerm: 'no medicaid' });
  expect(understood?.lacks).toBe('Medicaid');
  expect(understood?.leftOut).toBeUndefined();
  expect(grants.map(({ id }) => id)).toContain('okapi-medicaid');
  expect(grants.map(({ id }) => id)).toContain('okapi-coverage');
  expect((await search({ searchTerm: 'no medicaid', asTyped: true })).understood?.lacks).toBeUndefined();
  const without = await search({ searchTerm: 'anything but Medicaid' });
  expect(without.understood?.leftOut).toEqual(['Medicaid']);
  expect(without.grants.map(({ id }) => id)).not.toContain('okapi-medicaid');
});

test.each(['I need money', 'free government grants', 'help with money asap'])(
  '%j asks for nothing in particular and gives the own list in its order',
  async (searchTerm) => {
    const own = await search({});
    const { grants, understood } = await search({ searchTerm });
    expect(grants.map(({ id }) => id)).toEqual(own.grants.map(({ id }) => id));
    expect(understood?.isOwnList).toBe(true);
    expect(own.understood?.isOwnList).toBeUndefined();
    expect(await idsFor({ searchTerm, ruledOut: true })).toEqual([]);
  },
);
