import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

const TABLES = [
  'search_nation_people',
  'search_nation_organizations',
  'search_state_people',
  'search_state_organizations',
  'program_words',
];

/**
 * How many index pages one transaction writes. It takes about a tenth of a second, during which no one else can write.
 */
const PAGES_AT_ONCE = 1000;
/** A table of a million programs takes about fifty transactions. */
const MOST_TRANSACTIONS = 1000;
/** The merge command itself counts as one change. */
const NOTHING_DONE = 1;

/**
 * Merges each search table into one segment, because every write adds a segment, and a search reads all of them.
 * Returns the number of transactions. May be interrupted and run again.
 * https://www.sqlite.org/fts5.html#the_merge_command
 */
export async function mergeSearchIndex(db: Database): Promise<number> {
  let taken = 0;
  for (const table of TABLES) taken += await mergeTable(db, table);
  return taken;
}

async function mergeTable(db: Database, table: string): Promise<number> {
  const changes = db.select({ total: sql<number>`total_changes()` }).from(sql`(SELECT 1)`);
  for (let taken = 1; taken <= MOST_TRANSACTIONS; taken += 1) {
    // A negative number starts merging all segments, no matter their sizes. A positive number continues.
    const pages = taken === 1 ? -PAGES_AT_ONCE : PAGES_AT_ONCE;
    const merge = db.run(sql`INSERT INTO ${sql.raw(table)} (${sql.raw(table)}, rank) VALUES ('merge', ${pages})`);
    const [before, , after] = await db.batch([changes, merge, changes]);
    if ((after[0]?.total ?? 0) - (before[0]?.total ?? 0) <= NOTHING_DONE) return taken;
  }
  return MOST_TRANSACTIONS;
}
