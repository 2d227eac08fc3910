import type { Match, Reason } from '../../../../contract/grants.ts';
import { conditionsMet } from './texts.ts';

/** What a profile is taken to mean without anybody having said it: that a person asks, and for themselves. */
const ASSUMED = /^You (.* )?(apply as a person|ask for yourself)\b/;
const WHO_APPLIES: ReadonlySet<Reason['criterion']> = new Set(['applicantKind', 'applyingFor']);

function isAssumed({ criterion, verdict, text }: Reason): boolean {
  return verdict === 'met' && WHO_APPLIES.has(criterion) && ASSUMED.test(text);
}

/** "4 of 6 conditions met, 2 to check"; null where no condition is known. */
export function conditionsInShort({ met, open, reasons }: Match): string | null {
  const unmet = reasons.filter(({ verdict }) => verdict === 'unmet').length;
  return met + open + unmet > 0 ? conditionsMet(met, open, unmet) : null;
}

/** A match without what is only assumed: nobody is told that they meet what they never said. */
export function asTold(match: Match): Match {
  const reasons = match.reasons.filter((reason) => !isAssumed(reason));
  return { ...match, reasons, met: Math.max(0, match.met - (match.reasons.length - reasons.length)) };
}
