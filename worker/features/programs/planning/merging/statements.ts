import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { jsonText } from '../../../../db/json-text.ts';
import type { Statement } from '../overtaken.ts';
import { nameOf } from './listed.ts';
import { type Move, moveMembersRows } from './members.ts';
import type { Link, MergeInput } from './merge.ts';
import { moveChanges, updateMovedChanges } from './moved-changes.ts';

/** Hides programs that others show, moves members' data, and restores the programs that are separate again. */
export function writeLinks(db: Database, links: readonly Link[], now: number): Statement[] {
  if (links.length === 0) return [];
  const json = JSON.stringify(links.map(({ id, into }) => [id, into]));
  const moves = movesOf(links);
  return [
    db.run(sql`
      UPDATE grants SET merged_into = link.value ->> 1, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
        status = CASE WHEN link.value ->> 1 IS NOT NULL THEN 'hidden' ELSE coalesce(
          (SELECT value ->> '$' FROM program_edits WHERE grant_id = grants.id AND field = 'status'),
          CASE WHEN deadline_at <= ${new Date(now).toISOString()} THEN 'closed' ELSE stated_status END
        ) END
      FROM json_each(${json}) AS link WHERE grants.id = link.value ->> 0`),
    ...(moves.length > 0 ? [moveChanges(db, moves), ...moveMembersRows(db, moves)] : []),
  ];
}

/** Returns the statements to run once all rows are written. */
export function settleLinks(db: Database, links: readonly Link[]): Statement[] {
  const moves = movesOf(links);
  return moves.length > 0 ? [updateMovedChanges(db, moves)] : [];
}

function movesOf(links: readonly Link[]): Move[] {
  return links.flatMap(({ id, into }) => (into === null ? [] : [{ from: id, to: into }]));
}

/**
 * Stores the names by which rows refer to programs in other sources. A row's own name isn't stored, because it follows
 * from the row.
 */
export function writeNames(db: Database, { rows, names, stored }: MergeInput): Statement[] {
  const ids = JSON.stringify(rows.flatMap(({ id }) => (stored.has(id) ? [id] : [])));
  const others = rows.flatMap((row) =>
    (names.get(row.id) ?? []).filter((name) => name !== nameOf(row)).map((name) => [name, row.id]),
  );
  return [
    ...(stored.size > 0
      ? [db.run(sql`DELETE FROM grant_names WHERE grant_id IN (SELECT value FROM json_each(${ids}))`)]
      : []),
    ...(others.length > 0
      ? [
          db.run(sql`
            INSERT INTO grant_names (name, grant_id) SELECT value ->> 0, value ->> 1
            FROM json_each(${jsonText(others)}) WHERE true ON CONFLICT DO NOTHING`),
        ]
      : []),
  ];
}
