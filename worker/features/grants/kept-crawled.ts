import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { asJson, asWritten, rowsOfJson } from '../../db/json-rows.ts';
import { grants } from '../../db/schema/index.ts';
import { type ListedProgram, listedColumns, listedProgramOf } from '../catalogue/program.ts';

/** A crawled program that is wanted: whatever writes one notes the time. Null where nobody told it. */
export interface Wanted {
  rowId: number;
  updatedAt: string | null;
}

/** A few kilobytes each. */
const MOST = 600;

/** The crawled programs that this instance read last, by their rows; what was used last stands at the end. */
let kept: { version: string; byRow: Map<number, ListedProgram> } = { version: '', byRow: new Map() };

/**
 * These crawled programs, in their order: read where this instance does not have them as they are now. One that cannot be
 * read is left out and logged. By the version of the catalogue one database is told from another.
 */
export async function crawledPrograms(
  db: Database,
  version: string,
  wanted: readonly Wanted[],
): Promise<ListedProgram[]> {
  if (kept.version !== version) kept = { version, byRow: new Map() };
  const { byRow } = kept;
  const found = new Map<number, ListedProgram>();
  for (const { rowId, updatedAt } of wanted) {
    const program = byRow.get(rowId);
    if (program && program.updatedAt === updatedAt) found.set(rowId, program);
  }
  const unknown = wanted.filter(({ rowId }) => !found.has(rowId)).map(({ rowId }) => rowId);
  for (const program of await readPrograms(db, unknown)) found.set(program.rowId, program);
  for (const [rowId, program] of found) {
    byRow.delete(rowId);
    byRow.set(rowId, program);
  }
  for (const rowId of byRow.keys()) {
    if (byRow.size <= MOST) break;
    byRow.delete(rowId);
  }
  return wanted.flatMap(({ rowId }) => found.get(rowId) ?? []);
}

const listedRows = asWritten(asJson(listedColumns));

async function readPrograms(db: Database, rowIds: readonly number[]): Promise<ListedProgram[]> {
  if (rowIds.length === 0) return [];
  // Joined to values, each program is one row read; a list after IN is read besides.
  const values = sql.join(
    rowIds.map((rowId): SQL => sql`(${rowId})`),
    sql`, `,
  );
  const [found] = await db
    .select({ rows: listedRows })
    .from(sql`(VALUES ${values}) AS wanted`)
    .innerJoin(grants, sql`${grants.rowId} = wanted.column1`);
  return found ? readableOf(rowsOfJson(listedColumns, found.rows)) : [];
}

/** The programs of these rows; one that cannot be read is left out and logged. */
export function readableOf(rows: readonly Record<string, unknown>[]): ListedProgram[] {
  return rows.flatMap((row) => {
    try {
      return [listedProgramOf(row)];
    } catch (error) {
      console.error(`Program ${row['id']} cannot be read:`, error);
      return [];
    }
  });
}
