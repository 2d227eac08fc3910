import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { asJson, asWritten, rowsOfJson } from '../../db/json-rows.ts';
import { grants } from '../../db/schema/index.ts';
import { type ListedProgram, listedProgramOf } from '../programs/program.ts';
import { type ProgramWords, programWordsOf, searchedColumns } from './program-words.ts';

/** A crawled program to load. Every write changes `updatedAt`, which is null if unknown. */
export interface Wanted {
  rowId: number;
  updatedAt: string | null;
}

/** A crawled program's ranking data. */
const ranked = z.object({
  ...{ rowId: z.number(), id: z.string(), updatedAt: z.string() },
  ...{ programType: z.string(), category: z.nullable(z.string()) },
});
export type RankedProgram = z.infer<typeof ranked> & { words: ProgramWords };

/** A cached crawled program: its search words, and everything a list shows. */
interface CachedProgram extends RankedProgram {
  /** Null if the program can't be read. */
  program: () => ListedProgram | null;
}

/** The maximum number of programs. Each takes a few kilobytes. */
const MOST = 600;

/**
 * The maximum number of rows to name as cached, most recent first. The database looks through them once for each row
 * it finds, so naming all of them would cost more than most of them save.
 */
const MOST_NAMED = 150;

/** The crawled programs that this instance last read, by row, least recently used first. */
let cache: { version: string; byRow: Map<number, CachedProgram> } = { version: '', byRow: new Map() };

/**
 * Caches a search's results: rows of `searchedColumns` in their current state. The catalog's version identifies the
 * database.
 */
export function cacheCrawled(version: string, rows: readonly Record<string, unknown>[]): void {
  if (cache.version !== version) cache = { version, byRow: new Map() };
  for (const row of rows) {
    const known = { ...ranked.parse(row), words: programWordsOf(row), program: onceRead(row) };
    cache.byRow.delete(known.rowId);
    cache.byRow.set(known.rowId, known);
  }
  for (const rowId of cache.byRow.keys()) {
    if (cache.byRow.size <= MOST) break;
    cache.byRow.delete(rowId);
  }
}

/**
 * Returns the cached row if it's current, and marks it as most recently used. Returns null if it isn't cached, or is
 * from another database.
 */
export function cachedCrawled(version: string, { rowId, updatedAt }: Wanted): CachedProgram | null {
  const known = cache.version === version ? cache.byRow.get(rowId) : undefined;
  if (known?.updatedAt !== updatedAt) return null;
  cache.byRow.delete(rowId);
  cache.byRow.set(rowId, known);
  return known;
}

/**
 * Returns the most recent cached row numbers, separated by commas, no matter which database they're from or how old
 * they are. A search doesn't have to send these rows again.
 */
export function cachedRowIds(): string {
  if (cache.byRow.size === 0) return '';
  return `,${[...cache.byRow.keys()].slice(-MOST_NAMED).join(',')},`;
}

/**
 * Returns these crawled programs, in order. Reads those whose current version isn't cached. Skips and logs an
 * unreadable one.
 */
export async function crawledPrograms(
  db: Database,
  version: string,
  wanted: readonly Wanted[],
): Promise<ListedProgram[]> {
  const known = wanted.map((one) => cachedCrawled(version, one));
  const unknown = wanted.filter((_, index) => known[index] === null).map(({ rowId }) => rowId);
  if (unknown.length > 0) cacheCrawled(version, await readRows(db, unknown));
  return wanted.flatMap(({ rowId }, index) => (known[index] ?? cache.byRow.get(rowId))?.program() ?? []);
}

const rowsOfPrograms = asWritten(asJson(searchedColumns));

async function readRows(db: Database, rowIds: readonly number[]): Promise<Record<string, unknown>[]> {
  // Joined to VALUES, each program costs one row read. A list after IN costs more.
  const values = sql.join(
    rowIds.map((rowId) => sql`(${rowId})`),
    sql`, `,
  );
  const [found] = await db
    .select({ rows: rowsOfPrograms })
    .from(sql`(VALUES ${values}) AS wanted`)
    .innerJoin(grants, sql`${grants.rowId} = wanted.column1`);
  return found ? rowsOfJson(searchedColumns, found.rows) : [];
}

/** Parses lazily, because only half of the results are ever shown. */
function onceRead(row: Record<string, unknown>): () => ListedProgram | null {
  let program: ListedProgram | null | undefined;
  return () => {
    program ??= readableProgram(row);
    return program;
  };
}

/** Parses a row's program. Logs an unreadable one and returns null. */
export function readableProgram(row: Record<string, unknown>): ListedProgram | null {
  try {
    return listedProgramOf(row);
  } catch (error) {
    console.error(`Program ${row['id']} cannot be read:`, error);
    return null;
  }
}
