import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { LONGEST_CHANGE, sourceOf } from '../changes.ts';
import type { Statement } from '../overtaken.ts';
import type { Move } from './members.ts';

/** A temporary value that the batch sets and clears again before it ends. */
const ON_ITS_WAY = 'on its way';

/**
 * Moves unreported changes from merged programs to the shown ones. Runs before their members move. If the shown one
 * already has members of its own, the changes stay behind, because those members never saw the previous values.
 */
export function moveChanges(db: Database, moves: readonly Move[]): Statement {
  const json = JSON.stringify(moves.map(({ from, to }) => [from, to]));
  return db.run(sql`
    UPDATE grant_changes SET grant_id = move.target, told_at = ${ON_ITS_WAY}
    FROM (SELECT value ->> 0 AS source, value ->> 1 AS target FROM json_each(${json})) AS move
    WHERE grant_id = move.source AND told_at IS NULL
      AND EXISTS (SELECT 1 FROM saved_grants WHERE saved_grants.grant_id = move.source)
      AND NOT EXISTS (SELECT 1 FROM saved_grants WHERE saved_grants.grant_id = move.target)`);
}

/** Updates moved changes to what members will see in the shown programs. Runs after all rows are written. */
export function updateMovedChanges(db: Database, moves: readonly Move[]): Statement {
  const targets = JSON.stringify([...new Set(moves.map(({ to }) => to))]);
  const now = sql`CASE grant_changes.field WHEN 'deadline' THEN program.deadline WHEN 'amount' THEN program.amount
    WHEN 'eligibility' THEN program.eligibility ELSE grant_changes.after END`;
  return db.run(sql`
    UPDATE grant_changes SET told_at = NULL, source = ${sourceOf(sql`grant_changes.field`)},
      after = CASE WHEN length(${now}) > ${LONGEST_CHANGE} THEN substr(${now}, 1, ${LONGEST_CHANGE}) || '…' ELSE ${now} END
    FROM grants AS program
    WHERE program.id = grant_changes.grant_id AND grant_changes.told_at = ${ON_ITS_WAY}
      AND grant_changes.grant_id IN (SELECT value FROM json_each(${targets}))`);
}
