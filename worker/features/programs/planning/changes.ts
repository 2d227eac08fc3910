import { type SQL, sql } from 'drizzle-orm';
import type { CHANGED_FIELDS } from '../../../../contract/programs/grants.ts';
import type { Database } from '../../../db/client.ts';
import { jsonText } from '../../../db/json-text.ts';
import type { GrantRow } from '../normalize.ts';
import { borrowedOf } from './merging/borrowing.ts';
import type { Statement } from './overtaken.ts';

/** The parts of a program that matter to members who saved it. */
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

/** Like `Material`, plus the sources of fields that the program's own source leaves empty. */
export interface Seen extends Material {
  borrowed: unknown;
}

/** The programs newly merged with this one, and those that no longer are. */
export interface Linked {
  joined: readonly string[];
  left: readonly string[];
}

/** Changes are shown in an email and on a page, where no one reads more. */
export const LONGEST_CHANGE = 2000;

/** Returns the material parts of a program's row. */
export function materialOf(row: GrantRow): Material {
  const { deadline = null, deadlineKind = 'unknown', deadlineAt = null } = row;
  const { amount = null, amountMin = null, amountMax = null, eligibility = null } = row;
  return { deadline, deadlineKind, deadlineAt, amount, amountMin, amountMax, eligibility };
}

/**
 * Returns the changes that matter to members who saved a program. Ignores different spelling, text that reads the same
 * to people, and fields that differ only because merged programs joined or left.
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

/** Returns the deadline change if another source's row is now shown, but only if its deadline is later. */
export function laterDeadline(before: Material, after: Material): MaterialChange[] {
  if (before.deadlineAt === null || (after.deadlineAt ?? '') <= before.deadlineAt) return [];
  const own = { borrowed: {} };
  const changes = materialChanges({ ...before, ...own }, { ...after, ...own }, { joined: [], left: [] });
  return changes.filter(({ field }) => field === 'deadline');
}

/**
 * Returns whether the deadline differs. Timestamps are more precise than wording, so wording decides only if there are
 * none.
 */
function isOtherDeadline(before: Material, after: Material): boolean {
  if (before.deadlineAt === null && after.deadlineAt === null) return true;
  return before.deadlineAt !== after.deadlineAt || before.deadlineKind !== after.deadlineKind;
}

function isOtherAmount(before: Material, after: Material): boolean {
  const hasSums = [before.amountMin, before.amountMax, after.amountMin, after.amountMax].some((sum) => sum !== null);
  return !hasSums || before.amountMin !== after.amountMin || before.amountMax !== after.amountMax;
}

/** Keeps letters, digits and meaningful symbols. Ignores spaces, case and punctuation. */
function wordsOf(text: string | null): string {
  return (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}$%€+<>=]/gu, '');
}

/** Sorts a list's entries, so the same entries in another order are equal. */
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
 * Returns SQL for the title of the source that states a field of `program`: the source of the row it's borrowed from,
 * or else its own. Null if a row has several sources, as curated ones do, because the exact source is unknown.
 */
export function sourceOf(field: SQL): SQL {
  return sql`(
    SELECT source.value ->> '$.title' FROM grants AS stating, json_each(stating.detail, '$.sources') AS source
    WHERE stating.id = coalesce(program.borrowed ->> ('$.' || (${field})), program.id)
      AND (SELECT count(*) FROM json_each(stating.detail, '$.sources')) = 1)`;
}

/** Records program changes for the members who saved the programs. Run it after writing the programs. */
export function noteChanges(db: Database, changes: readonly (MaterialChange & { grantId: string })[]): Statement {
  return db.run(sql`
    INSERT INTO grant_changes (grant_id, field, before, after, source)
    SELECT program.id, change.value ->> '$.field', change.value ->> '$.before', change.value ->> '$.after', ${sourceOf(sql`change.value ->> '$.field'`)}
    FROM json_each(${jsonText(changes)}) AS change JOIN grants AS program ON program.id = change.value ->> '$.grantId'`);
}
