import { beforeAll, expect, inject, test } from 'vitest';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

const SPANISH = { headers: { 'accept-language': 'es' } };

beforeAll(async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('axolotl-heat', {
      title: 'Axolotl heating bill help',
      keywords: ['heating bill', 'axolotl', 'cold house'],
    }),
    newProgram('axolotl-loan', {
      title: 'Axolotl small business loan',
      programType: 'loan',
      keywords: ['axolotl', 'small business loan', 'shop'],
    }),
  ]);
});

test.each([
  ['axolotl calefacción', 'axolotl-heat'],
  ['ayuda para pagar la calefaccion axolotl', 'axolotl-heat'],
  ['alluda calefasion axolotl', 'axolotl-heat'],
  ['axolotl préstamo para mi negocio', 'axolotl-loan'],
  ['axolotl loan para mi negocio', 'axolotl-loan'],
])('"%s" finds %s', async (searchTerm, id) => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm } });
  expect(body.grants[0]?.id).toBe(id);
  expect(body.understood?.language).toBe('es');
});

test('English words are not read as Spanish', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'axolotl heating bill' } });
  expect(body.understood).not.toHaveProperty('language');
});

test('a misspelled word is corrected in Spanish, unless it is wanted as typed', async () => {
  const { client } = await member();
  const searchTerm = 'ayuda para la calefasion';
  const { body } = await client.ok(searchGrants, { body: { searchTerm } });
  expect(body.understood).toMatchObject({ corrected: 'ayuda para la calefacción', suggested: null });
  const asTyped = await client.ok(searchGrants, { body: { searchTerm, asTyped: true } });
  expect(asTyped.body.understood?.corrected).toBeNull();
});

test('excluded and missing help has a Spanish name, and no English one is shown', async () => {
  const { client } = await member();
  const without = await client.ok(searchGrants, { body: { searchTerm: 'axolotl, sin préstamos' }, ...SPANISH });
  expect(without.body.grants.map(({ id }) => id)).not.toContain('axolotl-loan');
  expect(without.body.understood?.leftOut).toEqual(['préstamos']);
  const lacking = await client.ok(searchGrants, { body: { searchTerm: 'no tengo estampillas de comida' }, ...SPANISH });
  expect(lacking.body.understood?.lacks).toBe('estampillas de comida');
  const heat = await client.ok(searchGrants, { body: { searchTerm: 'recibo de luz' }, ...SPANISH });
  expect(heat.body.understood?.alsoSearched).toEqual([]);
});
