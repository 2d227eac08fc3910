import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import type { Statement } from '../overtaken.ts';

/** A duplicate that's now shown as part of another program. */
export interface Move {
  from: string;
  to: string;
}

/**
 * Moves members' data from merged programs to the shown ones. A member who had both keeps the notes and drafts of both,
 * and the application status that got further.
 */
export function moveMembersRows(db: Database, moves: readonly Move[]): Statement[] {
  const json = JSON.stringify(moves.map(({ from, to }) => [from, to]));
  const moved = sql`(SELECT value ->> 0 AS source, value ->> 1 AS target FROM json_each(${json})) AS move`;
  const gone = sql`(SELECT value ->> 0 FROM json_each(${json}))`;
  const joined = (own: string, other: string) =>
    sql.raw(`CASE WHEN coalesce(${other}, '') = '' THEN ${own} WHEN coalesce(${own}, '') = '' OR ${own} = ${other}
      THEN ${other} ELSE ${own} || char(10, 10) || ${other} END`);
  const statuses = sql.raw(`instr('draft in_progress submitted declined awarded', `);
  return [
    db.run(sql`
      INSERT INTO saved_grants (user_id, grant_id, notes, notes_revision, saved_at)
      SELECT user_id, target, notes, notes_revision, saved_at FROM saved_grants JOIN ${moved} ON grant_id = source WHERE true
      ON CONFLICT (user_id, grant_id) DO UPDATE SET notes = ${joined('saved_grants.notes', 'excluded.notes')},
        notes_revision = max(saved_grants.notes_revision, excluded.notes_revision) + 1,
        saved_at = min(saved_grants.saved_at, excluded.saved_at)`),
    db.run(sql`DELETE FROM saved_grants WHERE grant_id IN ${gone}`),
    // An application keeps its ID if the member has none for the other program.
    db.run(sql`
      UPDATE OR IGNORE applications SET grant_id = move.target FROM ${moved} WHERE grant_id = move.source`),
    db.run(sql`
      INSERT INTO applications (user_id, grant_id, status, notes, created_at, updated_at)
      SELECT user_id, target, status, notes, created_at, updated_at FROM applications JOIN ${moved} ON grant_id = source
      WHERE true
      ON CONFLICT (user_id, grant_id) DO UPDATE SET notes = ${joined('applications.notes', 'excluded.notes')},
        status = CASE WHEN ${statuses} excluded.status) > ${statuses} applications.status)
          THEN excluded.status ELSE applications.status END,
        created_at = min(applications.created_at, excluded.created_at),
        updated_at = max(applications.updated_at, excluded.updated_at)`),
    db.run(sql`DELETE FROM applications WHERE grant_id IN ${gone}`),
    db.run(sql`UPDATE OR IGNORE checklist_ticks SET grant_id = move.target FROM ${moved} WHERE grant_id = move.source`),
    db.run(sql`DELETE FROM checklist_ticks WHERE grant_id IN ${gone}`),
    db.run(sql`UPDATE agent_messages SET grant_id = move.target FROM ${moved} WHERE grant_id = move.source`),
    db.run(sql`
      INSERT INTO drafts (user_id, grant_id, kind, texts, budget, revision, updated_at)
      SELECT user_id, target, kind, texts, budget, revision, updated_at FROM drafts JOIN ${moved} ON grant_id = source
      WHERE true
      ON CONFLICT (user_id, grant_id, kind) DO UPDATE SET texts = ${joinedTexts}, budget = ${joinedBudget},
        revision = max(drafts.revision, excluded.revision) + 1, updated_at = max(drafts.updated_at, excluded.updated_at)`),
    db.run(sql`DELETE FROM drafts WHERE grant_id IN ${gone}`),
    db.run(
      sql`UPDATE OR IGNORE deadline_reminders SET grant_id = move.target FROM ${moved} WHERE grant_id = move.source`,
    ),
    db.run(sql`DELETE FROM deadline_reminders WHERE grant_id IN ${gone}`),
    db.run(
      sql`UPDATE OR IGNORE analysis_unlocks SET grant_id = move.target FROM ${moved} WHERE grant_id = move.source`,
    ),
    db.run(sql`DELETE FROM analysis_unlocks WHERE grant_id IN ${gone}`),
    ...[sql`dismissed_grants`, sql`received_grants`].map((list) => db.run(movedIn(list, moved, gone))),
  ];
}

/** Replaces merged programs in a member's ID list with the shown ones, without duplicates. */
function movedIn(list: SQL, moved: SQL, gone: SQL): SQL {
  return sql`
      UPDATE users SET ${list} = (
        SELECT json_group_array(id) FROM (
          SELECT coalesce(move.target, one.value) AS id, min(one.key) AS place
          FROM json_each(users.${list}) AS one LEFT JOIN ${moved} ON one.value = move.source
          GROUP BY 1 ORDER BY place
        )
      ) WHERE ${list} <> '[]' AND EXISTS (
        SELECT 1 FROM json_each(users.${list}) AS one WHERE one.value IN ${gone}
      )`;
}

/** Combines all the parts of two drafts. If both have a part, keeps both texts. */
const joinedTexts = sql.raw(`(SELECT json_group_object(key, text) FROM (
  SELECT own.key, CASE WHEN coalesce(other.value, own.value) = own.value THEN own.value
    ELSE own.value || char(10, 10) || other.value END AS text
  FROM json_each(drafts.texts) AS own LEFT JOIN json_each(excluded.texts) AS other ON other.key = own.key
  UNION ALL SELECT key, value FROM json_each(excluded.texts)
    WHERE key NOT IN (SELECT key FROM json_each(drafts.texts))
))`);

/** Combines the lines of two budgets, keeping identical lines once. */
const joinedBudget = sql.raw(`CASE WHEN drafts.budget IS NULL THEN excluded.budget
  WHEN excluded.budget IS NULL THEN drafts.budget
  ELSE (SELECT json_group_array(json(value)) FROM (
    SELECT key, value, 0 AS place FROM json_each(drafts.budget)
    UNION ALL SELECT key, value, 1 FROM json_each(excluded.budget)
      WHERE value NOT IN (SELECT value FROM json_each(drafts.budget))
    ORDER BY place, key
  )) END`);
