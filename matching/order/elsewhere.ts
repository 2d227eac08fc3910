import type { Match } from '../../contract/programs/grants.ts';

/** Whether a program is for a state other than the person's, regardless of any other failed condition. */
export function isElsewhere({ reasons }: Pick<Match, 'reasons'>): boolean {
  return reasons.some(({ criterion, verdict }) => criterion === 'state' && verdict === 'unmet');
}
