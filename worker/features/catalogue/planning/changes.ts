import { type SQL, sql } from 'drizzle-orm';
import type { CHANGED_FIELDS } from '../../../../contract/grants.ts';
import type { Database } from '../../../db/client.ts';
import { jsonText } from '../../../db/json-text.ts';
import type { GrantRow } from '../normalise.ts';
import { borrowedOf } from './merging/borrowing.ts';
import type { Statement } from './overtaken.ts';

/** What of a program matters to those who wait for it. */
export interface Material {
  deadline: string | null;
  deadlineKind: string;
  deadlineAt: string | null;
  amount: string | null;
  amountMin: number | null;
  amountMax: number | null;
  eligibility: string | null;
}

export interface MaterialChange {
  field: (typeof CHANGED_FIELDS)[number];
  before: string | null;
  after: string | null;
}

/** The same with where it comes from, for what its own source leaves out. */
export interface Seen extends Material {
  borrowed: unknown;
}

/** Programs that are found to be the same as this one, and those that are not any more. */
export interface Linked {
  joined: readonly string[];
  left: readonly string[];
}

/** A change is told in a mail and on a page: nobody reads more there. */
export const LONGEST_CHANGE = 2000;

/** What of a program's row matters. */
export function materialOf(row: GrantRow): Material {
  const { deadline = null, deadlineKind = 'unknown', deadlineAt = null } = row;
  const { amount = null, amountMin = null, amountMax = null, eligibility = null } = row;
  return { deadline, deadlineKind, deadlineAt, amount, amountMin, amountMax, eligibility };
}

/**
 * What changed in a program for those who wait for it, by what it means: another spelling is no change, nor is it one where
 * people read the same words as before, or where all that is new is which sources we know of the program.
 */
export function materialChanges(before: Seen, after: Seen, { joined, left }: Linked): MaterialChange[] {
  const [lent, lends] = [borrowedOf(before.borrowed), borrowedOf(after.borrowed)];
  const fields = [
    { field: 'deadline', hasChanged: isOtherDeadline(before, after) },
    { field: 'amount', hasChanged: isOtherAmount(before, after) },
    { field: 'eligibility', hasChanged: true },
  ] as const;
  return fields.flatMap(({ field, hasChanged }) =>
    hasChanged &&
    wordsOf(before[field]) !== wordsOf(after[field]) &&
    setOf(before[field]) !== setOf(after[field]) &&
    !left.includes(lent[field] ?? '') &&
    !(before[field] === null && joined.includes(lends[field] ?? ''))
      ? { field, before: shown(before[field]), after: shown(after[field]) }
      : [],
  );
}

/** The later deadline of another source's row that is shown from now on; none where it is not later. */
export function laterDeadline(before: Material, after: Material): MaterialChange[] {
  if (before.deadlineAt === null || (after.deadlineAt ?? '') <= before.deadlineAt) return [];
  const own = { borrowed: {} };
  const changes = materialChanges({ ...before, ...own }, { ...after, ...own }, { joined: [], left: [] });
  return changes.filter(({ field }) => field === 'deadline');
}

/** A moment says more than its words; without one the words say all. */
function isOtherDeadline(before: Material, after: Material): boolean {
  if (before.deadlineAt === null && after.deadlineAt === null) return true;
  return before.deadlineAt !== after.deadlineAt || before.deadlineKind !== after.deadlineKind;
}

function isOtherAmount(before: Material, after: Material): boolean {
  const hasSums = [before.amountMin, before.amountMax, after.amountMin, after.amountMax].some((sum) => sum !== null);
  return !hasSums || before.amountMin !== after.amountMin || before.amountMax !== after.amountMax;
}

/** Letters, digits and signs that carry meaning: blanks, case and punctuation do not. */
function wordsOf(text: string | null): string {
  return (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}$%€+<>=]/gu, '');
}

/** The entries of a list in an order of their own: the same ones in another order are the same list. */
function setOf(text: string | null): string {
  const entries = (text ?? '')
    .split(/[\n;,]/)
    .map(wordsOf)
    .filter(Boolean);
  return [...new Set(entries)].toSorted().join('\n');
}

function shown(text: string | null): string | null {
  return text !== null && text.length > LONGEST_CHANGE ? `${text.slice(0, LONGEST_CHANGE)}…` : text;
}

/**
 * The title of the source that states a field of `program`: that of the row which lends it, else its own. Null where a row has
 * several sources, as a curated one has: nobody knows which of them it was.
 */
export function sourceOf(field: SQL): SQL {
  return sql`(
    SELECT source.value ->> '$.title' FROM grants AS stating, json_each(stating.detail, '$.sources') AS source
    WHERE stating.id = coalesce(program.borrowed ->> ('$.' || (${field})), program.id)
      AND (SELECT count(*) FROM json_each(stating.detail, '$.sources')) = 1)`;
}

/** Writes changes of programs down, to be told to those who saved them: after the programs themselves. */
export function noteChanges(db: Database, changes: readonly (MaterialChange & { grantId: string })[]): Statement {
  return db.run(sql`
    INSERT INTO grant_changes (grant_id, field, before, after, source)
    SELECT program.id, change.value ->> '$.field', change.value ->> '$.before', change.value ->> '$.after', ${sourceOf(sql`change.value ->> '$.field'`)}
    FROM json_each(${jsonText(changes)}) AS change JOIN grants AS program ON program.id = change.value ->> '$.grantId'`);
}
