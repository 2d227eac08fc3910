import type { Match } from '../../../../contract/grants.ts';
import { conditionsMet } from './texts.ts';

/** "4 of 6 conditions met, 2 to check"; null where no condition is known. */
export function conditionsInShort({ met, open, reasons }: Match): string | null {
  const unmet = reasons.filter(({ verdict }) => verdict === 'unmet').length;
  return met + open + unmet > 0 ? conditionsMet(met, open, unmet) : null;
}
