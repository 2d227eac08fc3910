import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { grants, programEdits } from '../../db/schema/index.ts';
import { correctedStatus } from './corrected-status.ts';
import type { GrantRow } from './normalise.ts';

/**
 * The rows with what admins corrected in them, and the statements that keep what the sources say now: to be written
 * together with the rows.
 */
export async function withEdits(db: Database, rows: readonly GrantRow[]) {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const edits = await db
    .select()
    .from(programEdits)
    .where(inArray(programEdits.grantId, sql`(SELECT value FROM json_each(${ids}))`));
  if (edits.length === 0) return { rows: [...rows], statements: [] };
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
    // Decided anew: the day that the source names may have passed, or be another one, since the correction was made.
    if (isOpened) values.set('status', correctedStatus(row, values.get('deadlineAt'), now));
    return { ...row, ...Object.fromEntries(values) };
  });
  return { rows: corrected, statements };
}

/** Notes of corrected programs that their source lists no more what it would say now: what is hidden is closed when it is shown again. */
export async function noteUnlisted(db: Database, source: string, listedIds: readonly string[]): Promise<void> {
  const unlisted = sql`${grants.source} = ${source}
    AND ${grants.sourceId} NOT IN (SELECT value FROM json_each(${JSON.stringify(listedIds)}))`;
  await db.batch([
    db.run(sql`
      UPDATE ${programEdits} SET source_value = '"closed"'
      WHERE field = 'status' AND grant_id IN (SELECT ${grants.id} FROM ${grants} WHERE ${unlisted})`),
    // As of programs that were closed: listed again, it is read anew.
    db.run(sql`UPDATE ${grants} SET content_hash = '' WHERE ${unlisted} AND status = 'hidden' AND content_hash <> ''`),
  ]);
}
