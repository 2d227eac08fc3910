import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { grants } from '../../../db/schema/index.ts';
import type { GrantRow } from '../normalize.ts';

const { id, contentHash, updatedAt, mergedInto, borrowed, status, statedStatus } = getTableColumns(grants);
const { deadline, deadlineKind, deadlineAt, amount, amountMin, amountMax, eligibility } = getTableColumns(grants);
const columns = {
  ...{ id, contentHash, updatedAt, mergedInto, borrowed, status, statedStatus },
  ...{ deadline, deadlineKind, deadlineAt, amount, amountMin, amountMax, eligibility },
};

/** Returns the stored state of the programs to write, without their long texts. */
export async function findStored(db: Database, rows: readonly Pick<GrantRow, 'id'>[]) {
  if (rows.length === 0) return new Map<string, never>();
  const ids = JSON.stringify(rows.map((row) => row.id));
  const stored = await db
    .select(columns)
    .from(grants)
    .where(inArray(grants.id, sql`(SELECT value FROM json_each(${ids}))`));
  return new Map(stored.map((row) => [row.id, row]));
}
export type StoredProgram = Awaited<ReturnType<typeof findStored>> extends Map<string, infer Row> ? Row : never;
