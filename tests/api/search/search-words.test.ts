import { expect, inject, test } from 'vitest';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

const NOBODYS = { fact: 'age', atLeast: 119, source: 'law' } as const;

const ids = (grants: { id: string }[]) => grants.map(({ id }) => id);

test("a typo is corrected and shown, and a name isn't treated as one", async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [newProgram('hoatzin', { title: 'Hoatzin tution help' })]);
  const { client } = await member();
  const slip = await client.ok(searchGrants, { body: { searchTerm: 'heatng bill' } });
  expect(slip.body.grants[0]?.id).toBe('heating-help');
  expect(slip.body.understood?.corrected).toBe('heating bill');
  const name = await client.ok(searchGrants, { body: { searchTerm: 'hoatzin' } });
  expect(ids(name.body.grants)).toEqual(['hoatzin']);
  expect(name.body.understood?.corrected).toBeNull();
});

test.each([
  'my husband beats me',
  'help for dreamers',
  'dog grooming business',
  'doula training',
  'grants for individual artists',
])('plain English stays as typed: %s', async (searchTerm) => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm } });
  expect(body.understood?.corrected ?? null).toBeNull();
});

test('words that only look alike are kept apart', async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('tenrec-hiv', { title: 'Tenrec homes for people with AIDS' }),
    newProgram('tenrec-ears', { title: 'Tenrec hearing aid fund' }),
    newProgram('tenrec-jobs', { title: 'Tenrec pay for whoever was fired' }),
    newProgram('tenrec-trucks', { title: 'Tenrec fire trucks' }),
  ]);
  const { client } = await member();
  const first = async (searchTerm: string) =>
    (await client.ok(searchGrants, { body: { searchTerm } })).body.grants[0]?.id;
  expect(await first('tenrec hearing aids')).toBe('tenrec-ears');
  expect(await first('tenrec aids')).toBe('tenrec-hiv');
  expect(await first('tenrec fire truck')).toBe('tenrec-trucks');
  expect(await first('tenrec got fired')).toBe('tenrec-jobs');
});

test('everyday words, numbers and codes find programs under their official names', async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('jackalope', { title: 'Burial Expenses Allowance', assistanceListings: ['64.999'] }),
    newProgram('jackalope-form', { title: 'Jackalope form', description: `${'Fill in the form NB-4711. '.repeat(8)}` }),
  ]);
  const { client } = await member();
  const funeral = await client.ok(searchGrants, { body: { searchTerm: 'money for a tombstone and funeral' } });
  expect(funeral.body.grants[0]?.id).toBe('jackalope');
  expect(funeral.body.understood?.alsoSearched).toContain('burial');
  for (const searchTerm of ['64.999', 'cfda 64999']) {
    expect((await client.ok(searchGrants, { body: { searchTerm } })).body.grants[0]?.id).toBe('jackalope');
  }
  const form = await client.ok(searchGrants, { body: { searchTerm: 'NB-4711' } });
  expect(form.body.grants[0]?.id).toBe('jackalope-form');
});

test("other states' programs are left out unless requested, and kinds are counted", async () => {
  await upsertPrograms(
    openDatabase(inject('databaseUrl')),
    (['OH', 'TX'] as const).map((state) => newProgram(`dugong-${state}`, { title: 'Dugong help', states: [state] })),
  );
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'dugong' } });
  expect(ids(body.grants)).toEqual(['dugong-OH']);
  expect(body.facets).toEqual({ programType: { grant: 1 }, category: { Education: 1 } });
  const all = await client.ok(searchGrants, { body: { searchTerm: 'dugong', includeIneligible: true } });
  expect(ids(all.body.grants).toSorted()).toEqual(['dugong-OH', 'dugong-TX']);
});

test('programs for other applicant types take no place among the candidates', async () => {
  const forStates = Array.from({ length: 90 }, (_, index) =>
    newProgram(`tarsier-state-${index}`, {
      title: `Tarsier help ${index}`,
      keywords: ['tarsier', 'tarsiers', 'tarsier money'],
      eligibility: { fact: 'applicantKind', is: 'state-government', source: 'law' },
    }),
  );
  const forPeople = newProgram('tarsier-people', { title: 'Support', description: `${'Words. '.repeat(60)} tarsier` });
  await upsertPrograms(openDatabase(inject('databaseUrl')), [...forStates, forPeople]);
  const { client } = await member();
  const found = await client.ok(searchGrants, { body: { searchTerm: 'tarsier' } });
  expect([ids(found.body.grants), found.body.hasMore]).toEqual([['tarsier-people'], false]);
  const all = await client.ok(searchGrants, { body: { searchTerm: 'tarsier', includeIneligible: true } });
  expect(all.body.grants.some(({ match }) => match.verdict === 'ineligible')).toBe(true);
});

test('if the profile excludes all matches, the nearest need is shown, labeled weak', async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('quokka', { title: 'Quokka bursary', needs: ['land'], eligibility: NOBODYS }),
    newProgram('land-quokka', { title: 'Land for everybody', needs: ['land'] }),
    newProgram('other-quokka', { title: 'Shoes for everybody', needs: ['rent'] }),
  ]);
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'quokka bursary' } });
  expect(ids(body.grants)).toContain('land-quokka');
  expect(ids(body.grants)).not.toContain('quokka');
  expect(ids(body.grants)).not.toContain('other-quokka');
  expect([body.understood?.isWeak, body.hasMore]).toEqual([true, false]);
  const nothing = await client.ok(searchGrants, { body: { searchTerm: 'zorilla' } });
  expect(nothing.body.grants).toEqual([]);
});

test('if nothing fits well, only the nearest few are shown', async () => {
  const distant = Array.from({ length: 8 }, (_, index) =>
    newProgram(`numbat-${index}`, { title: `Shelters ${index}`, description: `${'Words. '.repeat(60)} numbat` }),
  );
  await upsertPrograms(openDatabase(inject('databaseUrl')), distant);
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'numbat zorilla' } });
  expect([body.understood?.isWeak, body.hasMore]).toEqual([true, false]);
  expect(body.grants).toHaveLength(5);
});

test('a close match that is excluded leaves the others weak', async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('kinkajou', { title: 'Kinkajou pension', eligibility: NOBODYS }),
    newProgram('kinkajou-text', { title: 'Shelters', description: `${'Words. '.repeat(60)} kinkajou` }),
  ]);
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'kinkajou pension' } });
  expect(body.grants[0]?.id).not.toBe('kinkajou');
  expect(body.understood?.isWeak).toBe(true);
});

test("a program listing everyone isn't a program for artists", async () => {
  const everybody = Array.from({ length: 40 }, (_, index) => `Group ${index}`);
  const row = {
    ...newProgram('solenodon', { title: 'Solenodon crime' }),
    eligibility: ['Artist', ...everybody].join('\n'),
  };
  const few = { ...newProgram('solenodon-few', { title: 'Solenodon aid' }), eligibility: 'Artist' };
  await upsertPrograms(openDatabase(inject('databaseUrl')), [row, few]);
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'solenodon artist' } });
  expect(ids(body.grants).slice(0, 2)).toEqual(['solenodon-few', 'solenodon']);
});
