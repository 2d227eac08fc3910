import { and, eq, sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { getGrant } from '../../../contract/programs/grants.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { migrated } from '../../../dev/run/stack.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { grants, users } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { storedAccount } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';
import { noLongerListed } from '../../harness/unlisted.ts';

const database = () => openDatabase(inject('databaseUrl'));

/** Returns a program with an invented word that no other program contains. */
function oneOfAKind(word: string, source: string) {
  const title = `Help with ${word} for everybody`;
  return { ...newProgram(word, { title, keywords: [word, 'more of it', 'even more'] }), source };
}

async function idsFor(searchTerm: string): Promise<string[]> {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm } });
  return body.grants.map(({ id }) => id);
}

test('migrations can run again', async () => {
  const db = database();
  const { id } = await storedAccount(db);
  await migrated(db);
  await migrated(db);
  expect(await db.select({ id: users.id }).from(users).where(eq(users.id, id))).toEqual([{ id }]);
});

test('a program is findable once written, by new words once changed, not once closed', async () => {
  const db = database();
  const program = oneOfAKind('zebrafinch', 'test-words');
  expect(await upsertPrograms(db, [program])).toBe(1);
  expect(await idsFor('zebrafinch')).toEqual(['zebrafinch']);

  const changed = {
    ...program,
    title: 'Help with caracals',
    keywords: 'caracal',
    description: null,
    contentHash: 'changed',
  };
  expect(await upsertPrograms(db, [changed])).toBe(1);
  expect(await idsFor('caracal')).toEqual(['zebrafinch']);
  expect(await idsFor('zebrafinch')).toEqual([]);

  await noLongerListed(db, [changed.id]);
  expect(await idsFor('caracal')).toEqual([]);
  // A program that's listed again reopens.
  expect(await upsertPrograms(db, [changed])).toBe(1);
  expect(await idsFor('caracal')).toEqual(['zebrafinch']);

  await db.delete(grants).where(eq(grants.id, 'zebrafinch'));
  expect(await idsFor('caracal')).toEqual([]);
});

test('a program that changes type is searched as the new type alone', async () => {
  const db = database();
  const program = oneOfAKind('pangolin', 'test-type');
  await upsertPrograms(db, [program]);
  await upsertPrograms(db, [{ ...program, programType: 'loan', contentHash: 'loan' }]);
  const { client } = await member();
  const search = (programType: 'grant' | 'loan') =>
    client.ok(searchGrants, { body: { searchTerm: 'pangolin', programType } });
  expect((await search('grant')).body.grants).toEqual([]);
  expect((await search('loan')).body.grants.map(({ id }) => id)).toEqual(['pangolin']);
});

test('unchanged programs are not written, however many there are', async () => {
  const db = database();
  const rows = Array.from({ length: 1500 }, (_, index) => oneOfAKind(`numbat${index}`, 'test-many'));
  expect(await upsertPrograms(db, rows)).toBe(1500);
  const stamp = () => db.get<{ at: string }>(sql`SELECT max(updated_at) AS at FROM grants WHERE source = 'test-many'`);
  const before = await stamp();
  expect(await upsertPrograms(db, rows)).toBe(0);
  expect(await stamp()).toEqual(before);
  await noLongerListed(
    db,
    rows.map(({ id }) => id),
  );
  expect(await db.$count(grants, and(eq(grants.source, 'test-many'), eq(grants.status, 'closed')))).toBe(1500);
});

test("a hidden program can't be reached by its address", async () => {
  const db = database();
  await upsertPrograms(db, [{ ...oneOfAKind('okapi', 'test-hidden'), status: 'hidden' }]);
  const { client } = await member();
  expect((await client.fails(getGrant, { params: { id: 'okapi' } })).status).toBe(404);
});
