import { expect, inject, test } from 'vitest';
import { ABROAD } from '../../../contract/profile/places.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

test('a program for projects abroad is in no list, but a search for it finds it', async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    { ...newProgram('wallaroo-abroad', { title: 'Wallaroo exchange of the embassy' }), states: [ABROAD] },
    newProgram('wallaroo-here', { title: 'Wallaroo exchange' }),
  ]);
  const found = async (searchTerm: string, location?: string) => {
    const { client } = await member(location === undefined ? {} : { location });
    const { body } = await client.ok(searchGrants, { body: { searchTerm } });
    return body.grants.map(({ id }) => id).filter((id) => id.startsWith('wallaroo'));
  };
  for (const place of [undefined, 'Columbus, OH', 'San Juan, PR']) {
    expect(await found('wallaroo exchange', place)).toEqual(['wallaroo-here']);
    for (const asked of ['wallaroo exchange abroad', 'wallaroo embassy', 'wallaroo exchange in Albania'])
      expect(await found(asked, place), asked).toContain('wallaroo-abroad');
  }
});
