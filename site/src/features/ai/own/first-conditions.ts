import type { Reason } from '../../../../../contract/programs/grants.ts';

/** How many conditions of each kind are shown. The page has them all. */
const MOST = 4;

/** Returns the first conditions and how many more there are. Alternatives count as one, and stay together. */
export function firstConditions<R extends Pick<Reason, 'oneOf'>>(reasons: readonly R[]): { shown: R[]; more: number } {
  const keyOf = (reason: R) => reason.oneOf ?? reason;
  const all = [...new Set(reasons.map(keyOf))];
  const first = new Set(all.slice(0, MOST));
  return { shown: reasons.filter((reason) => first.has(keyOf(reason))), more: all.length - first.size };
}
