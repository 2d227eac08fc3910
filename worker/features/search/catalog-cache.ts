import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { asJson, rowsOfJson } from '../../db/json-rows.ts';
import { catalogVersion, grants } from '../../db/schema/index.ts';
import { CURATED, type ListedProgram } from '../programs/program.ts';
import { readableProgram } from './crawled-cache.ts';
import { type ProgramWords, programWordsOf, searchedColumns } from './program-words.ts';

/** Every open curated program, as a list and by row, with its ranking data by row. */
export interface CachedCatalog {
  version: string;
  programs: readonly ListedProgram[];
  byRow: ReadonlyMap<number, ListedProgram>;
  wordsByRow: ReadonlyMap<number, ProgramWords>;
}

/** A cell for any query that reads programs, so checking whether the cache is current needs no extra round trip. */
export const versionCell = sql<string>`(SELECT ${catalogVersion.version} FROM ${catalogVersion})`;

/** The catalog that this instance last read. Versions are random, so two databases never share one. */
let cached: CachedCatalog | null = null;

/**
 * Returns the curated catalog at this version (from `versionCell`). It's read once per instance and after each change,
 * so a search checks every program in memory. Skips and logs an unreadable program.
 */
export async function cachedCatalog(db: Database, version: string): Promise<CachedCatalog> {
  if (cached?.version === version) return cached;
  // A change during the read has its own version, so the next search reads the programs again.
  const catalog = { version, ...(await readCatalog(db)) };
  cached = catalog;
  return catalog;
}

async function readCatalog(db: Database): Promise<Omit<CachedCatalog, 'version'>> {
  const [found] = await db
    .select({ rows: asJson(searchedColumns) })
    .from(grants)
    .where(and(eq(grants.source, CURATED), eq(grants.status, 'open')));
  const rows = found ? rowsOfJson(searchedColumns, found.rows) : [];
  const programs = rows.flatMap((row) => readableProgram(row) ?? []);
  const byRow = new Map(programs.map((program) => [program.rowId, program]));
  const wordsByRow = new Map(
    rows.flatMap(({ rowId, ...words }) =>
      typeof rowId === 'number' && byRow.has(rowId) ? [[rowId, programWordsOf(words)]] : [],
    ),
  );
  return { programs, byRow, wordsByRow };
}
