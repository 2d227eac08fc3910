import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { asJson, rowsOfJson } from '../../db/json-rows.ts';
import { catalogueVersion, grants } from '../../db/schema/index.ts';
import { CURATED, type ListedProgram, listedColumns, listedProgramOf } from '../catalogue/program.ts';

/** Every open curated program, and where each stands. */
export interface KeptCatalogue {
  programs: readonly ListedProgram[];
  byRow: ReadonlyMap<number, ListedProgram>;
}

/** A cell of whatever reads programs, so that to learn whether the kept ones still stand costs no trip. */
export const versionCell = sql<string>`(SELECT ${catalogueVersion.version} FROM ${catalogueVersion})`;

/** What this instance read last. A version is random, so that two databases never share one. */
let kept: { version: string; catalogue: KeptCatalogue } | null = null;

/**
 * The curated catalogue of this version, as `versionCell` told it: read once an instance and again after each change of it,
 * so that a search judges every program in memory. A program that cannot be read is left out and logged.
 */
export async function keptCatalogue(db: Database, version: string): Promise<KeptCatalogue> {
  if (kept?.version === version) return kept.catalogue;
  // A change while the programs are read has a version of its own: the next search reads them again.
  const catalogue = await readCatalogue(db);
  kept = { version, catalogue };
  return catalogue;
}

async function readCatalogue(db: Database): Promise<KeptCatalogue> {
  const [found] = await db
    .select({ rows: asJson(listedColumns) })
    .from(grants)
    .where(and(eq(grants.source, CURATED), eq(grants.status, 'open')));
  const programs: ListedProgram[] = [];
  for (const row of found ? rowsOfJson(listedColumns, found.rows) : []) {
    try {
      programs.push(listedProgramOf(row));
    } catch (error) {
      console.error(`Program ${row.id} cannot be read:`, error);
    }
  }
  return { programs, byRow: new Map(programs.map((program) => [program.rowId, program])) };
}
