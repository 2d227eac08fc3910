import { inArray, sql } from 'drizzle-orm';
import { isRule } from '../../../../../contract/programs/rules.ts';
import type { Database } from '../../../../db/client.ts';
import { grants } from '../../../../db/schema/index.ts';
import { correctedStatus } from '../../corrected-status.ts';
import { findEdits, type ProgramEdit } from '../../edits.ts';
import type { GrantRow } from '../../normalize.ts';
import { type PreparedRow, preparedRow } from '../../upsert.ts';
import type { StoredProgram } from '../stored-programs.ts';
import { borrowedOf, mayLend, withLoans, withoutLoans } from './borrowing.ts';
import { groupsOf } from './groups.ts';
import type { Listed } from './listed.ts';
import { findNeighbors, type Neighbor } from './neighbors.ts';
import { type Shown, shownOf } from './shown.ts';

/** The sources' current data: listed programs, and those that ended. */
export interface MergeInput {
  rows: readonly PreparedRow[];
  names: ReadonlyMap<string, readonly string[]>;
  ended: ReadonlyMap<string, 'unlisted' | 'passed'>;
  stored: ReadonlyMap<string, StoredProgram>;
  /** Admins' corrections to all of these. */
  edits: readonly ProgramEdit[];
}

/** A program whose merge changes. `into` is the program that shows it now; null if it's separate again. */
export interface Link {
  id: string;
  /** The program that showed it before, if any. */
  from: string | null;
  into: string | null;
}

export interface Merging {
  /** The sources' rows, including borrowed fields. */
  rows: PreparedRow[];
  /** Other rows that change as a result. */
  others: PreparedRow[];
  /** The other rows as they were stored before. */
  before: Map<string, typeof grants.$inferSelect>;
  links: Link[];
  /** The rows that the plan is based on, with the times of their last writes. */
  seen: Map<string, string>;
}

/** Decides which programs are the same, which of them is shown, and what it borrows. */
export async function planMerging(db: Database, said: MergeInput, now: number): Promise<Merging> {
  const fromSources = new Map(
    said.rows.map((row) => [row.id, { ...listedOf(row, said.names.get(row.id) ?? []), mergedInto: before(row.id) }]),
  );
  function before(id: string): string | null {
    return said.stored.get(id)?.mergedInto ?? null;
  }
  const found = await findNeighbors(db, [...fromSources.values()], [...said.ended.keys()]);
  const neighbors = [...found.values()].filter(({ id }) => !fromSources.has(id)).map((row) => afterEnd(row, said));
  const all: (Listed & { mergedInto: string | null })[] = [...fromSources.values(), ...neighbors];
  const decided = groupsOf(all).map(shownOf);
  const shownBy = new Map(decided.flatMap(({ shown, merged }) => merged.map(({ id }) => [id, shown.id])));
  const links = all.flatMap(({ id, mergedInto }): Link[] => {
    const into = shownBy.get(id) ?? null;
    return into === mergedInto ? [] : [{ id, from: mergedInto, into }];
  });
  const loans = await loansOf(db, said, decided, neighbors, now);
  return { ...loans, links, seen: new Map([...found.values()].map(({ id, updatedAt }) => [id, updatedAt])) };
}

function listedOf(row: PreparedRow, names: readonly string[]): Listed {
  const { id, source, sourceId, programType, titleStems, nameStems, url = null, provider = null } = row;
  const { deadlineDate = null, deadlineAt = null } = row;
  return {
    ...{ id, source, sourceId, programType, titleStems, nameStems, url, provider, deadlineDate, deadlineAt, names },
    states: textsOf(row.states),
    assistanceListings: textsOf(row.assistanceListings),
    isOpen: row.statedStatus === 'open',
    isListed: true,
    isWithdrawn: row.status === 'hidden',
  };
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

function afterEnd(row: Neighbor, { ended, edits }: MergeInput): Neighbor {
  const end = ended.get(row.id);
  if (!end) return row;
  // Another source's deadline doesn't close a program that its own source still lists. Neither does a corrected
  // deadline.
  const isCorrected = edits.some(({ grantId, field }) => grantId === row.id && field === 'deadlineAt');
  const isOpen = row.isOpen && ('deadline' in row.borrowed || (end === 'passed' && isCorrected));
  return { ...row, isOpen, isListed: end !== 'unlisted' };
}

/** Returns the shown rows with their borrowed fields, and the rows that lose theirs. */
async function loansOf(
  db: Database,
  { rows, edits, ended }: MergeInput,
  decided: readonly Shown[],
  neighbors: readonly Neighbor[],
  now: number,
): Promise<Pick<Merging, 'rows' | 'others' | 'before'>> {
  const groups = decided.filter(({ merged }) => merged.length > 0);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const members = groups.flatMap(({ shown, merged }) => [shown.id, ...merged.map(({ id }) => id)]);
  const givingBack = neighbors.filter(({ borrowed }) => Object.keys(borrowed).length > 0).map(({ id }) => id);
  const before = await findWhole(
    db,
    [...new Set([...members, ...givingBack])].filter((id) => !rowsById.has(id)),
  );
  if (groups.length + before.size === 0) return { rows: [...rows], others: [], before };
  const unknown = [...before.keys()].filter((id) => !ended.has(id));
  const allEdits = [...edits, ...(await findEdits(db, unknown))];
  const edited = fieldsByProgram(allEdits);
  const lendersOf = new Map(
    groups.map(({ shown, merged }) => [shown.id, merged.filter((other) => mayLend(other, shown))]),
  );
  const own = new Map<string, GrantRow>(rowsById);
  for (const [id, row] of before) {
    const itsEdits = allEdits.filter(({ grantId }) => grantId === id);
    const ownRow = ownRowOf(row, { edits: itsEdits, end: ended.get(id) ?? null, now });
    if (ownRow) own.set(id, ownRow);
  }
  const whole = (id: string): PreparedRow | null => {
    const row = own.get(id);
    if (!row) return null;
    const lenders = (lendersOf.get(id) ?? []).flatMap((lender) => own.get(lender.id) ?? []);
    const shown = withLoans(row, lenders, edited.get(id) ?? new Set());
    const isOver = (shown.deadlineAt ?? null) !== null && Date.parse(shown.deadlineAt ?? '') < now;
    return preparedRow({ ...shown, status: shown.status === 'open' && isOver ? 'closed' : shown.status });
  };
  const changing = new Set([...lendersOf.keys(), ...givingBack]);
  return {
    rows: rows.map((row) => (lendersOf.has(row.id) ? (whole(row.id) ?? row) : row)),
    others: [...changing].flatMap((id) => (rowsById.has(id) ? [] : (whole(id) ?? []))),
    before,
  };
}

async function findWhole(db: Database, ids: readonly string[]): Promise<Merging['before']> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(grants)
    .where(inArray(grants.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns a stored row as its own source has it, or null if its rules are from another version and unreadable. */
function ownRowOf(
  stored: typeof grants.$inferSelect,
  { edits, end, now }: { edits: readonly ProgramEdit[]; end: 'unlisted' | 'passed' | null; now: number },
): GrantRow | null {
  const { rowId, createdAt, updatedAt, mergedInto, borrowed, rules, ...row } = stored;
  if (rules !== null && !isRule(rules)) return null;
  const loans = borrowedOf(borrowed);
  const hasEnded = end === 'unlisted' || (end === 'passed' && !('deadline' in loans));
  const day = edits.find(({ field }) => field === 'deadlineAt');
  const statedStatus = hasEnded && !(end === 'passed' && day) ? 'closed' : row.statedStatus;
  const contentHash = end === 'unlisted' ? '' : row.contentHash;
  const editedStatus = edits.find(({ field }) => field === 'status')?.value;
  const isHidden = editedStatus === 'hidden' || (row.status === 'hidden' && mergedInto === null);
  // A row without a hash is no longer listed by its source, so a corrected date doesn't reopen it.
  const isCorrected = day !== undefined && contentHash !== '';
  const stated = { status: statedStatus, deadlineAt: day ? String(day.sourceValue) : null };
  const listed = isCorrected ? correctedStatus(stated, day.value, now) : statedStatus;
  const status = isHidden ? 'hidden' : listed;
  return withoutLoans({ ...row, rules, status, statedStatus, contentHash }, loans);
}

function fieldsByProgram(edits: readonly ProgramEdit[]): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const { grantId, field } of edits) fields.set(grantId, (fields.get(grantId) ?? new Set()).add(field));
  return fields;
}
