import { expect, inject, test } from 'vitest';
import { putProfile } from '../../../contract/account/user.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { getDocuments, getPreparation, putPreparation } from '../../../contract/saved/preparation.ts';
import { getSavedGrants, postSavedGrant } from '../../../contract/saved/saved.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { curatedRows } from '../../factories/curated.ts';
import { newProfile } from '../../factories/people.ts';
import { member } from '../../harness/api.ts';

const REBATE = 'pennsylvania-property-tax-rent-rebate';
await upsertPrograms(
  openDatabase(inject('databaseUrl')),
  curatedRows().filter(({ id }) => id === REBATE),
);
const params = { id: REBATE };
const IN_PENNSYLVANIA = { location: 'Erie, PA', age: 71, isVeteran: false, hasDisability: false };

/** Returns the rebate's documents as this member sees them in each place. */
async function papersOf(given: Parameters<typeof newProfile>[0]) {
  const { client } = await member({ ...IN_PENNSYLVANIA, ...given });
  await client.ok(postSavedGrant, { body: { grantId: REBATE } });
  const [detail, checklist, merged, saved, found] = await Promise.all([
    client.ok(getGrant, { params }),
    client.ok(getPreparation, { params }),
    client.ok(getDocuments),
    client.ok(getSavedGrants),
    client.ok(searchGrants, { body: { searchTerm: 'property tax rent rebate' } }),
  ]);
  const lines = (grants: readonly { id: string; requirements: string | null }[]) =>
    grants.find(({ id }) => id === REBATE)?.requirements?.split('\n') ?? [];
  const shown = detail.body.documents;
  const elsewhere = [
    checklist.body.items.filter(({ kind }) => kind === 'document').map(({ text }) => text),
    merged.body.documents.map(({ text }) => text),
    lines(saved.body.savedGrants),
    lines(found.body.grants),
  ];
  return { client, shown, elsewhere };
}

test('an owner of 71 sees no documents for renters, disabled or remarried people', async () => {
  const { shown, elsewhere } = await papersOf({ homeownershipStatus: 'own' });
  expect(shown).toEqual([]);
  expect(elsewhere).toEqual([[], [], [], []]);
});

test('a renter sees the rent form without its condition, and open conditions stay', async () => {
  const { shown, elsewhere } = await papersOf({ homeownershipStatus: 'rent' });
  expect(shown).toEqual([
    'The rent form',
    'If you rent and get cash assistance: one more form about the cash assistance',
  ]);
  for (const papers of elsewhere) expect(papers).toEqual(shown);
});

test("a check mark stays when the member's answer removes the document's condition", async () => {
  const { client, shown } = await papersOf({ homeownershipStatus: 'not_specified' });
  expect(shown[0]).toBe('If you rent: the rent form');
  const { body: before } = await client.ok(getPreparation, { params });
  const key = before.items.find(({ text }) => text === shown[0])?.key ?? '';
  await client.ok(putPreparation, { params, body: { key, done: true } });
  await client.ok(putProfile, { body: newProfile({ ...IN_PENNSYLVANIA, homeownershipStatus: 'rent' }) });
  const { body: after } = await client.ok(getPreparation, { params });
  expect(after.items.filter(({ done }) => done).map(({ text }) => text)).toEqual(['The rent form']);
});
