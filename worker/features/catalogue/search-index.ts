import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

const TABLES = [
  'search_nation_people',
  'search_nation_organizations',
  'search_state_people',
  'search_state_organizations',
  'program_words',
];

/** Pages of an index that one transaction writes: a tenth of a second, in which nobody else can write. */
const PAGES_AT_ONCE = 1000;
/** A table of a million programs takes some fifty. */
const MOST_TRANSACTIONS = 1000;
/** To ask is a change itself. */
const NOTHING_DONE = 1;

/**
 * Brings each search table into one piece: what is written comes as a piece of its own, and a search looks into each.
 * Returns how many transactions it took; may be broken off and run again. https://www.sqlite.org/fts5.html#the_merge_command
 */
export async function mergeSearchIndex(db: Database): Promise<number> {
  let taken = 0;
  for (const table of TABLES) taken += await mergeTable(db, table);
  return taken;
}

async function mergeTable(db: Database, table: string): Promise<number> {
  const changes = db.select({ total: sql<number>`total_changes()` }).from(sql`(SELECT 1)`);
  for (let taken = 1; taken <= MOST_TRANSACTIONS; taken += 1) {
    // A negative number takes up all pieces there are, whatever their sizes; a positive one goes on with that.
    const pages = taken === 1 ? -PAGES_AT_ONCE : PAGES_AT_ONCE;
    const merge = db.run(sql`INSERT INTO ${sql.raw(table)} (${sql.raw(table)}, rank) VALUES ('merge', ${pages})`);
    const [before, , after] = await db.batch([changes, merge, changes]);
    if ((after[0]?.total ?? 0) - (before[0]?.total ?? 0) <= NOTHING_DONE) return taken;
  }
  return MOST_TRANSACTIONS;
}
