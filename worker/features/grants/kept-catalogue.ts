import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { asJson, rowsOfJson } from '../../db/json-rows.ts';
import { catalogueVersion, grants } from '../../db/schema/index.ts';
import { CURATED, type ListedProgram, listedColumns, listedProgramOf } from '../catalogue/program.ts';

/** Every open curated program, and where each stands. */
export interface KeptCatalogue {
  programs: readonly ListedProgram[];
  byRow: ReadonlyMap<number, ListedProgram>;
}

const version = z.array(z.object({ version: z.string() })).check(z.length(1));

/** What this instance read last. A version is random, so that two databases never share one. */
let kept: { version: string; catalogue: KeptCatalogue } | null = null;

/**
 * The curated catalogue, read once an instance and again after each change of it: a search then reads one row, and judges
 * every program in memory. A program that cannot be read is left out and logged.
 */
export async function keptCatalogue(db: Database): Promise<KeptCatalogue> {
  const [stored] = version.parse(await db.select({ version: catalogueVersion.version }).from(catalogueVersion));
  if (stored && kept?.version === stored.version) return kept.catalogue;
  // A change while the programs are read has a version of its own: the next search reads them again.
  const catalogue = await readCatalogue(db);
  kept = { version: stored?.version ?? '', catalogue };
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
