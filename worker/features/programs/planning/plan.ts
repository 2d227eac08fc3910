import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { findEdits, withEdits } from '../edits.ts';
import type { GrantRow } from '../normalize.ts';
import { type PreparedRow, preparedRow, upsertStatements } from '../upsert.ts';
import { laterDeadline, type MaterialChange, materialChanges, materialOf, noteChanges, type Seen } from './changes.ts';
import { type MergeInput, type Merging, planMerging } from './merging/merge.ts';
import { settleLinks, writeLinks, writeNames } from './merging/statements.ts';
import { only, type Statement } from './overtaken.ts';
import { findStored } from './stored-programs.ts';

/** The sources' data about programs. */
export interface SourceData {
  rows: readonly GrantRow[];
  /** Names by which the sources refer to other programs, by program ID. */
  names?: ReadonlyMap<string, readonly string[]>;
  /** Programs that ended, by ID: no longer listed by their source, or past their deadline. */
  ended?: ReadonlyMap<string, 'unlisted' | 'passed'>;
}

export interface Plan {
  /** Make the batch fail if the plan no longer fits. */
  guards: Statement[];
  /** Write the programs from the sources. */
  own: Statement[];
  /** Write the changes that result. */
  rest: Statement[];
}

/**
 * Plans what to write for the sources' data: programs with admins' corrections, merges, and changes for the members who
 * saved them.
 */
export async function planPrograms(db: Database, data: SourceData, now: number): Promise<Plan> {
  if (data.rows.length + (data.ended?.size ?? 0) === 0) return { guards: [], own: [], rest: [] };
  const newest = await newestRow(db);
  const stated = data.rows.map((row) => ({ ...row, statedStatus: row.status }));
  const ended = data.ended ?? new Map<string, 'unlisted' | 'passed'>();
  const [{ rows, statements, edits }, stored, editsOfEnded] = await Promise.all([
    withEdits(db, stated),
    findStored(db, stated),
    findEdits(db, [...ended.keys()]),
  ]);
  const input: MergeInput = {
    rows: rows.map(preparedRow),
    names: data.names ?? new Map(),
    ended,
    stored,
    edits: [...edits, ...editsOfEnded],
  };
  const merging = await planMerging(db, input, now);
  const changes = changesOf(input, merging);
  const run = (written: readonly PreparedRow[]) => upsertStatements(written).map((statement) => db.run(statement));
  return {
    guards: [isStillSo(db, input, merging, newest), areStillOver(db, input.ended, now)],
    own: run(merging.rows),
    rest: [
      ...statements,
      ...(input.ended.size > 0 ? closeEnded(db, input.ended) : []),
      ...writeNames(db, input),
      ...writeLinks(db, merging.links, now),
      ...run(merging.others),
      ...settleLinks(db, merging.links),
      ...(changes.length > 0 ? [noteChanges(db, changes)] : []),
    ],
  };
}

/** The fields that each change depends on. Correcting one of them suppresses the change. */
const COVERED = {
  deadline: ['deadline', 'deadlineDate', 'deadlineAt', 'deadlineKind'],
  amount: ['amount', 'amountMin', 'amountMax'],
  eligibility: ['eligibility', 'rules'],
} as const satisfies Record<MaterialChange['field'], readonly (keyof GrantRow)[]>;

/** The hash that a migration gives to programs whose texts were only reworded. */
const REWORDED = 'reworded';

/**
 * Returns the changes in shown programs. A rewording by our editors isn't a change. Neither is a merge, unless another
 * source's row with a later deadline replaces a closed one.
 */
function changesOf({ stored, edits }: MergeInput, { rows, others, before, links }: Merging) {
  const edited = new Set(edits.map(({ grantId, field }) => `${grantId} ${field}`));
  const isMerged = new Map(links.map(({ id, into }) => [id, into !== null]));
  return [...rows, ...others].flatMap((row): (MaterialChange & { grantId: string })[] => {
    const seen: (Seen & { mergedInto: string | null }) | undefined = stored.get(row.id) ?? before.get(row.id);
    if (!seen || isMerged.get(row.id) || stored.get(row.id)?.contentHash === REWORDED) return [];
    if (seen.mergedInto !== null) {
      const gaveWay = links.find(({ id, into }) => id === seen.mergedInto && into === row.id);
      const shown = gaveWay && (stored.get(gaveWay.id) ?? before.get(gaveWay.id));
      return shown ? laterDeadline(shown, materialOf(row)).map((change) => ({ ...change, grantId: row.id })) : [];
    }
    const linked = {
      joined: links.flatMap(({ id, into }) => (into === row.id ? [id] : [])),
      left: links.flatMap(({ id, from }) => (from === row.id ? [id] : [])),
    };
    return materialChanges(seen, { ...materialOf(row), borrowed: row.borrowed }, linked)
      .filter(({ field }) => !COVERED[field].some((one) => edited.has(`${row.id} ${one}`)))
      .map((change) => ({ ...change, grantId: row.id }));
  });
}

async function newestRow(db: Database): Promise<number> {
  const { rows } = await db.$client.execute('SELECT coalesce(max(row_id), 0) AS newest FROM grants');
  return Number(rows[0]?.['newest'] ?? 0);
}

/** Checks that no one else has changed a program the plan is based on, or added a new one. */
function isStillSo(db: Database, { stored }: MergeInput, { seen, before }: Merging, newest: number): Statement {
  const written = new Map([...stored.values(), ...before.values()].map(({ id, updatedAt }) => [id, updatedAt]));
  const json = JSON.stringify([...new Map([...seen, ...written])]);
  return only(
    db,
    sql`(SELECT coalesce(max(row_id), 0) FROM grants) = ${newest} AND NOT EXISTS (
      SELECT 1 FROM json_each(${json}) AS seen LEFT JOIN grants ON grants.id = seen.value ->> 0
      WHERE grants.updated_at IS NOT seen.value ->> 1)`,
  );
}

/**
 * Checks that no source has brought a later deadline in the meantime. Otherwise, its record would count as known, and
 * its program would stay closed.
 */
function areStillOver(db: Database, ended: MergeInput['ended'], now: number): Statement {
  const passed = JSON.stringify([...ended].flatMap(([id, end]) => (end === 'passed' ? [id] : [])));
  return only(
    db,
    sql`NOT EXISTS (
      SELECT 1 FROM json_each(${passed}) AS passed CROSS JOIN grants ON grants.id = passed.value
      WHERE grants.deadline_at IS NULL OR grants.deadline_at > ${new Date(now).toISOString()})`,
  );
}

/**
 * Closes the programs that ended. Empties the hashes of unlisted ones, so they're read again if they're listed again.
 * If a corrected date passes, the shown program closes, but that says nothing about the source's data.
 */
function closeEnded(db: Database, ended: MergeInput['ended']): Statement[] {
  const json = JSON.stringify([...ended]);
  const isCorrected = sql`EXISTS (
    SELECT 1 FROM program_edits AS day WHERE day.grant_id = ended.value ->> 0 AND day.field = 'deadlineAt')`;
  const isByAdmin = sql`(ended.value ->> 1 = 'passed' AND ${isCorrected})`;
  return [
    db.run(sql`
      UPDATE grants SET status = CASE WHEN status = 'open' THEN 'closed' ELSE status END,
        stated_status = CASE
          WHEN ended.value ->> 1 = 'unlisted' OR (borrowed ->> '$.deadline' IS NULL AND NOT ${isByAdmin}) THEN 'closed'
          ELSE stated_status END,
        content_hash = CASE WHEN ended.value ->> 1 = 'unlisted' THEN '' ELSE content_hash END,
        updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
      FROM json_each(${json}) AS ended WHERE grants.id = ended.value ->> 0`),
    db.run(sql`
      UPDATE program_edits SET
        value = CASE WHEN ${isByAdmin} AND program_edits.value = '"open"' THEN '"closed"' ELSE program_edits.value END,
        source_value = CASE WHEN ${isByAdmin} THEN source_value ELSE '"closed"' END
      FROM json_each(${json}) AS ended WHERE program_edits.grant_id = ended.value ->> 0 AND program_edits.field = 'status'`),
  ];
}
