import { getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import type { Database } from '../../../worker/db/client.ts';
import {
  crawlErrors,
  crawlPages,
  crawlRuns,
  crawlSources,
  grantChanges,
  grantNames,
  grants,
  sourceRecords,
  sourceStates,
} from '../../../worker/db/schema/index.ts';

const TABLES: readonly SQLiteTable[] = [
  ...[grants, grantNames, grantChanges, sourceRecords, sourceStates],
  ...[crawlRuns, crawlSources, crawlPages, crawlErrors],
];
/** Columns with row numbers and lease holders, which differ in each run. */
const PASSING = ['row_id', 'run_id', 'holder'];
const IDS = ['crawl_errors', 'crawl_runs', 'grant_changes'];

const rowsShape = z.array(z.record(z.string(), z.unknown()));

/** Returns everything that crawls have written, sorted, without values that differ between runs. */
export async function crawlState(db: Database): Promise<Record<string, string[]>> {
  const state: Record<string, string[]> = {};
  for (const table of TABLES) {
    const name = getTableName(table);
    const rows = rowsShape.parse(await db.all(sql`SELECT * FROM ${table}`));
    state[name] = rows.map((row) => JSON.stringify(lasting(name, row))).toSorted();
  }
  return state;
}

function lasting(table: string, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name]) =>
        !(
          PASSING.includes(name) ||
          (/_at$/.test(name) && name !== 'deadline_at') ||
          (name === 'id' && IDS.includes(table))
        ),
    ),
  );
}

/** Resets the database to its state before the first crawl. */
export async function forgetCrawls(db: Database): Promise<void> {
  for (const table of TABLES.toReversed()) await db.delete(table);
}
