import type { Match, Reason } from '../../../../../contract/programs/grants.ts';
import { isSelfEvident } from './assumed.ts';

const SHOWN = 2;

/**
 * Returns the two reasons that explain a verdict best. For a "maybe", one of them is open: that's why it isn't a "yes".
 */
export function strongestReasons({ verdict, reasons: all }: Pick<Match, 'verdict' | 'reasons'>): Reason[] {
  const reasons = all.filter((reason) => !isSelfEvident(reason));
  const [first, second] = reasons;
  const open = reasons.find((reason) => reason.verdict === 'unknown');
  if (verdict === 'likely' && first && open && first !== open) return [first, open];
  return [first, second].filter((reason) => reason !== undefined).slice(0, SHOWN);
}
