import type { Match } from '../contract/grants.ts';

/** Whether a program is for another state than the person's, whatever else speaks against it. */
export function isElsewhere({ reasons }: Pick<Match, 'reasons'>): boolean {
  return reasons.some(({ criterion, verdict }) => criterion === 'state' && verdict === 'unmet');
}
