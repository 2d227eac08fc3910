import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { grants } from '../../../worker/db/schema/index.ts';
import { mergeSearchIndex } from '../../../worker/features/programs/search-index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';
import { randomOf } from '../../harness/random.ts';

const db = await ownDatabase();
const random = randomOf(20_261_122);
const WORDS = ['quokka', 'wombat', 'numbat', 'bilby', 'dingo', 'echidna', 'Über-Straße', 'wombat’s', '93.568'];
const TABLES = ['nation_people', 'nation_organizations', 'state_people', 'state_organizations'];
const entry = z.object({ term: z.string(), doc: z.number(), col: z.string() });

// If an index deletes different words than it was given, the rest stay forever, and the program can still be found by
// its old words.
test('after many changes, each search table matches the current programs', async () => {
  const ids = Array.from({ length: 40 }, (_, number) => `marsupial-${number}`);
  await upsertPrograms(
    db,
    ids.map((id) => newProgram(id, { title: text(3) })),
  );
  for (let change = 0; change < 200; change += 1) {
    const program = eq(grants.id, pick(ids));
    if (random() < 0.05) await db.delete(grants).where(program);
    else await db.update(grants).set(someChange()).where(program);
    if (change === 100) await mergeSearchIndex(db);
  }
  const now = await entriesOf();
  expect(now.length).toBeGreaterThan(100);

  // Deletes and reinserts everything at once. The same triggers then build the tables without any history.
  const rows = await db.select().from(grants);
  await db.delete(grants);
  expect(await entriesOf()).toEqual([]);
  await db.insert(grants).values(rows);
  expect(now).toEqual(await entriesOf());

  expect(Math.max(...(await piecesOf()))).toBeGreaterThan(1);
  await mergeSearchIndex(db);
  expect(await piecesOf()).toEqual(TABLES.map(() => 1));
  expect(await entriesOf()).toEqual(now);
  for (const table of TABLES)
    await db.run(sql.raw(`INSERT INTO search_${table} (search_${table}) VALUES ('integrity-check')`));
});

function someChange() {
  return pick([
    { title: text(4) },
    { description: random() < 0.2 ? null : text(8) },
    { keywords: text(2), provider: text(2) },
    { status: pick(['open', 'closed', 'hidden']) },
    { states: pick([[], ['OH'], ['OH', 'TX']]) },
    { barred: pick(['', 'notindividual', 'notindividual notfarm']) },
    { category: null, eligibility: text(3), concepts: text(1), mentions: text(1) },
  ]);
}

async function entriesOf() {
  const parts = TABLES.map((table) => `SELECT '${table}' AS t, term, doc, col FROM vocabulary_${table}`);
  for (const table of TABLES)
    await db.run(
      sql.raw(`CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary_${table} USING fts5vocab('search_${table}', 'instance')`),
    );
  const found = await db.all(sql.raw(`SELECT * FROM (${parts.join(' UNION ALL ')}) ORDER BY t, doc, col, term`));
  return z.array(entry).parse(found);
}

/** Returns the number of segments in each table. Each page of an index names its segment. */
async function piecesOf(): Promise<number[]> {
  const counts = TABLES.map((table) => `(SELECT count(DISTINCT segid) FROM search_${table}_idx)`);
  const [found] = await db.all(sql.raw(`SELECT json_array(${counts.join(', ')}) AS pieces`));
  return z.array(z.number()).parse(JSON.parse(z.object({ pieces: z.string() }).parse(found).pieces));
}

function text(words: number): string {
  return Array.from({ length: words }, () => pick(WORDS)).join(' ');
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}
