import { CURATED } from '../../program.ts';
import { LISTINGS, type Listed } from './listed.ts';

/** Sources by trust: editors, who verify programs; portals, which publish them; sites that repeat them. */
const TRUST = [
  CURATED,
  'grants-gov',
  'portals',
  'simpler-grants',
  'federal-register',
  LISTINGS,
  'feeds',
  'live-search',
];

/** Sorts a program's rows, most trusted first. */
export function byTrust<Row extends Pick<Listed, 'id' | 'source'>>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => trustOf(a) - trustOf(b) || (a.id < b.id ? -1 : 1));
}

function trustOf({ source }: Pick<Listed, 'source'>): number {
  const place = TRUST.indexOf(source);
  return place < 0 ? TRUST.indexOf('portals') : place;
}

/** The decision for the rows of one program. */
export interface Shown {
  shown: Listed;
  /** The rows hidden in favor of the shown one, most trusted first. */
  merged: Listed[];
}

/**
 * Decides which row of a program is shown: the most trusted one, unless its source no longer lists it, or says it's
 * over while another row has a later deadline. A less trusted row that is no longer listed becomes separate again.
 */
export function shownOf(group: readonly Listed[]): Shown {
  const rows = byTrust(group);
  const shown = rows.find((row) => holds(row, rows)) ?? rows[0];
  if (!shown) throw new Error('A group without rows');
  const at = rows.indexOf(shown);
  return { shown, merged: rows.filter((row, index) => row !== shown && (row.isListed || index < at)) };
}

function holds(row: Listed, rows: readonly Listed[]): boolean {
  if (row.isWithdrawn) return true;
  if (!row.isListed) return false;
  return row.isOpen || !rows.some(({ isOpen, deadlineAt }) => isOpen && (deadlineAt ?? '') > (row.deadlineAt ?? ''));
}
