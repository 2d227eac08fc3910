import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { asJson, rowsOfJson } from '../../db/json-rows.ts';
import { catalogueVersion, grants } from '../../db/schema/index.ts';
import { CURATED, type ListedProgram } from '../catalogue/program.ts';
import { readableProgram } from './kept-crawled.ts';
import { type ProgramWords, programWordsOf, searchedColumns } from './program-words.ts';

/** Every open curated program, and where each stands, with what ranking asks of it. */
export interface KeptCatalogue {
  version: string;
  programs: readonly ListedProgram[];
  byRow: ReadonlyMap<number, ListedProgram>;
  wordsByRow: ReadonlyMap<number, ProgramWords>;
}

/** A cell of whatever reads programs, so that to learn whether the kept ones still stand costs no trip. */
export const versionCell = sql<string>`(SELECT ${catalogueVersion.version} FROM ${catalogueVersion})`;

/** What this instance read last. A version is random, so that two databases never share one. */
let kept: KeptCatalogue | null = null;

/**
 * The curated catalogue of this version, as `versionCell` told it: read once an instance and again after each change of it,
 * so that a search judges every program in memory. A program that cannot be read is left out and logged.
 */
export async function keptCatalogue(db: Database, version: string): Promise<KeptCatalogue> {
  if (kept?.version === version) return kept;
  // A change while the programs are read has a version of its own: the next search reads them again.
  const catalogue = { version, ...(await readCatalogue(db)) };
  kept = catalogue;
  return catalogue;
}

async function readCatalogue(db: Database): Promise<Omit<KeptCatalogue, 'version'>> {
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
