import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { asJson, asWritten, rowsOfJson } from '../../db/json-rows.ts';
import { grants } from '../../db/schema/index.ts';
import { type ListedProgram, listedProgramOf } from '../catalogue/program.ts';
import { type ProgramWords, programWordsOf, searchedColumns } from './program-words.ts';

/** A crawled program that is wanted: whatever writes one notes the time. Null where nobody told it. */
export interface Wanted {
  rowId: number;
  updatedAt: string | null;
}

/** What ranking asks of a crawled program. */
const ranked = z.object({
  ...{ rowId: z.number(), id: z.string(), updatedAt: z.string() },
  ...{ programType: z.string(), category: z.nullable(z.string()) },
});
export type RankedProgram = z.infer<typeof ranked> & { words: ProgramWords };

/** A crawled program of which only a search's words were asked so far, or all that a list shows. */
interface Kept extends RankedProgram {
  /** Null where it can't be read. */
  program: () => ListedProgram | null;
}

/** A few kilobytes each. */
const MOST = 600;

/** The crawled programs that this instance read last, by their rows; what was used last stands at the end. */
let kept: { version: string; byRow: Map<number, Kept> } = { version: '', byRow: new Map() };

/**
 * Keeps what a search found, rows of `searchedColumns` as the database has them now. By the version of the catalogue one
 * database is told from another.
 */
export function keepCrawled(version: string, rows: readonly Record<string, unknown>[]): void {
  if (kept.version !== version) kept = { version, byRow: new Map() };
  for (const row of rows) {
    const known = { ...ranked.parse(row), words: programWordsOf(row), program: onceRead(row) };
    kept.byRow.delete(known.rowId);
    kept.byRow.set(known.rowId, known);
  }
  for (const rowId of kept.byRow.keys()) {
    if (kept.byRow.size <= MOST) break;
    kept.byRow.delete(rowId);
  }
}

/** This row as it is now, which is thereby the last used; null where it is not kept, or of another database. */
export function keptCrawled(version: string, { rowId, updatedAt }: Wanted): Kept | null {
  const known = kept.version === version ? kept.byRow.get(rowId) : undefined;
  if (known?.updatedAt !== updatedAt) return null;
  kept.byRow.delete(rowId);
  kept.byRow.set(rowId, known);
  return known;
}

/** The rows that are kept, of whatever database and time, each between commas: a search need not send them again. */
export function keptRows(): string {
  return kept.byRow.size === 0 ? '' : `,${[...kept.byRow.keys()].join(',')},`;
}

/**
 * These crawled programs, in their order: read where this instance does not have them as they are now. One that cannot be
 * read is left out and logged.
 */
export async function crawledPrograms(
  db: Database,
  version: string,
  wanted: readonly Wanted[],
): Promise<ListedProgram[]> {
  const known = wanted.map((one) => keptCrawled(version, one));
  const unknown = wanted.filter((_, index) => known[index] === null).map(({ rowId }) => rowId);
  if (unknown.length > 0) keepCrawled(version, await readRows(db, unknown));
  return wanted.flatMap(({ rowId }, index) => (known[index] ?? kept.byRow.get(rowId))?.program() ?? []);
}

const rowsOfPrograms = asWritten(asJson(searchedColumns));

async function readRows(db: Database, rowIds: readonly number[]): Promise<Record<string, unknown>[]> {
  // Joined to values, each program is one row read; a list after IN is read besides.
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

/** Of what is found half is shown: the rest is never read. */
function onceRead(row: Record<string, unknown>): () => ListedProgram | null {
  let program: ListedProgram | null | undefined;
  return () => {
    program ??= readableProgram(row);
    return program;
  };
}

/** The program of a row; null where it cannot be read, which is logged. */
export function readableProgram(row: Record<string, unknown>): ListedProgram | null {
  try {
    return listedProgramOf(row);
  } catch (error) {
    console.error(`Program ${row['id']} cannot be read:`, error);
    return null;
  }
}
