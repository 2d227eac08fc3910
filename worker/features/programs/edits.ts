import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { programEdits } from '../../db/schema/index.ts';
import { correctedStatus } from './corrected-status.ts';
import type { GrantRow } from './normalize.ts';

export type ProgramEdit = typeof programEdits.$inferSelect;

/** Returns admins' corrections to these programs. */
export async function findEdits(db: Database, ids: readonly string[]): Promise<ProgramEdit[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(programEdits)
    .where(inArray(programEdits.grantId, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`));
}

/**
 * Applies admins' corrections to rows. Also returns the statements that store the sources' current values, to run
 * together with writing the rows.
 */
export async function withEdits(db: Database, rows: readonly GrantRow[]) {
  const edits = await findEdits(
    db,
    rows.map(({ id }) => id),
  );
  if (edits.length === 0) return { rows: [...rows], statements: [], edits };
  const stated = new Map(rows.map((row) => [row.id, new Map<string, unknown>(Object.entries(row))]));
  const statements = edits.map(({ grantId, field }) =>
    db
      .update(programEdits)
      .set({ sourceValue: stated.get(grantId)?.get(field) ?? null })
      .where(sql`${programEdits.grantId} = ${grantId} AND ${programEdits.field} = ${field}`),
  );
  const now = Date.now();
  const corrected = rows.map((row) => {
    const values = new Map(edits.flatMap(({ grantId, field, value }) => (grantId === row.id ? [[field, value]] : [])));
    const isOpened = values.has('deadlineAt') && values.get('status') !== 'hidden';
    // Decided again, because the source's date may have passed or changed since the correction.
    if (isOpened) values.set('status', correctedStatus(row, values.get('deadlineAt'), now));
    return { ...row, ...Object.fromEntries(values) };
  });
  return { rows: corrected, statements, edits };
}
