import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { withEdits } from '../../features/catalogue/edits.ts';
import type { GrantRow } from '../../features/catalogue/normalise.ts';
import { preparedRow, upsertStatements } from '../../features/catalogue/upsert.ts';
import { materialChanges, materialOf, noteChanges } from './changes.ts';
import { only, type Statement } from './overtaken.ts';
import { findStored } from './stored-programs.ts';

/** What sources say of programs. */
export interface Told {
  rows: readonly GrantRow[];
  /** Other names of the programs, by their ids. */
  names?: ReadonlyMap<string, readonly string[]>;
  /** Programs that are over, by their ids: their source does not list them any more, or their deadline has passed. */
  ended?: ReadonlyMap<string, 'unlisted' | 'passed'>;
}

export interface Plan {
  /** They let the batch fail where the plan does not fit any more. */
  guards: Statement[];
  /** They write the programs that were told of. */
  own: Statement[];
  /** What follows from it. */
  rest: Statement[];
}

/** What is to be written where sources say this: the programs, with what admins corrected, and their changes. */
export async function planPrograms(db: Database, { rows, ended }: Told, _now: number): Promise<Plan> {
  const stated = rows.map((row) => ({ ...row, statedStatus: row.status }));
  const { rows: corrected, statements, edits } = await withEdits(db, stated);
  const stored = await findStored(db, rows);
  const edited = new Set(edits.map(({ grantId, field }) => `${grantId} ${field}`));
  const changes = corrected.flatMap((row) => {
    const before = stored.get(row.id);
    if (!before) return [];
    return materialChanges(before, materialOf(row))
      .filter(({ field }) => !edited.has(`${row.id} ${field}`))
      .map((change) => ({ ...change, grantId: row.id }));
  });
  const seen = JSON.stringify([...stored.values()].map(({ id, updatedAt }) => [id, updatedAt]));
  return {
    guards: [
      only(
        db,
        sql`NOT EXISTS (SELECT 1 FROM json_each(${seen}) AS seen LEFT JOIN grants ON grants.id = seen.value ->> 0
          WHERE grants.updated_at IS NOT seen.value ->> 1)`,
      ),
    ],
    own: upsertStatements(corrected.map(preparedRow)).map((statement) => db.run(statement)),
    rest: [
      ...statements,
      ...(ended?.size ? closeEnded(db, ended) : []),
      ...(changes.length > 0 ? [noteChanges(db, changes)] : []),
    ],
  };
}

/** A clear hash lets a program that is listed again be read anew. */
function closeEnded(db: Database, ended: NonNullable<Told['ended']>): Statement[] {
  const json = JSON.stringify([...ended]);
  return [
    db.run(sql`
      UPDATE grants SET stated_status = 'closed', status = CASE WHEN status = 'open' THEN 'closed' ELSE status END,
        content_hash = CASE WHEN ended.value ->> 1 = 'unlisted' THEN '' ELSE content_hash END,
        updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
      FROM json_each(${json}) AS ended WHERE grants.id = ended.value ->> 0`),
    db.run(sql`
      UPDATE program_edits SET source_value = '"closed"'
      WHERE field = 'status' AND grant_id IN (SELECT value ->> 0 FROM json_each(${json}))`),
  ];
}
