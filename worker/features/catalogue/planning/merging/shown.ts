import { CURATED } from '../../program.ts';
import { LISTINGS, type Listed } from './listed.ts';

/** Whose word counts most: editors, who made sure; the portal that a program is published at; those that repeat it. */
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

/** The rows of a program, the one that is trusted most first. */
export function byTrust<Row extends Pick<Listed, 'id' | 'source'>>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => trustOf(a) - trustOf(b) || (a.id < b.id ? -1 : 1));
}

function trustOf({ source }: Pick<Listed, 'source'>): number {
  const place = TRUST.indexOf(source);
  return place < 0 ? TRUST.indexOf('portals') : place;
}

/** What becomes of the rows of one program. */
export interface Shown {
  shown: Listed;
  /** Hidden in favor of it; what is trusted most first. */
  merged: Listed[];
}

/**
 * Which row of a program is shown: the one that is trusted most, unless its source does not list it any more, or says that
 * it is over while another one knows of a later deadline. What is trusted less and is not listed any more is on its own again.
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
