import type { Match } from '../../contract/programs/grants.ts';

/** Returns whether a program is for a different state than the person's. Other failed conditions don't matter. */
export function isElsewhere({ reasons }: Pick<Match, 'reasons'>): boolean {
  return reasons.some(({ criterion, verdict }) => criterion === 'state' && verdict === 'unmet');
}
