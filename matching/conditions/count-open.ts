import type { Reason } from '../../contract/programs/grants.ts';

/**
 * Counts the conditions left to confirm. Several ways to meet one condition count as one, and conditions that nearly
 * everyone meets don't count.
 */
export function countOpen(reasons: readonly Pick<Reason, 'verdict' | 'usual' | 'oneOf'>[]): number {
  const open = reasons.filter(({ verdict, usual }) => verdict === 'unknown' && !usual);
  const single = open.filter(({ oneOf }) => oneOf === undefined).length;
  return single + new Set(open.flatMap(({ oneOf }) => oneOf ?? [])).size;
}
