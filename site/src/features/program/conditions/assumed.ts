import type { Match, Reason } from '../../../../../contract/programs/grants.ts';
import { ASSUMED, FOR_FARM } from './assumed-sentences.ts';

const WHO_APPLIES: ReadonlySet<Reason['criterion']> = new Set(['applicantKind', 'applyingFor']);
type ReasonText = Pick<Reason, 'criterion' | 'verdict' | 'text'>;

/** Returns whether a condition counts as met without an answer. */
export function isAssumed({ criterion, verdict, text }: ReasonText): boolean {
  return verdict === 'met' && WHO_APPLIES.has(criterion) && ASSUMED.test(text);
}

/** Returns a match without its assumed reasons, so members only see conditions they answered. */
export function withoutAssumed(match: Match): Match {
  const reasons = match.reasons.filter((reason) => !isAssumed(reason));
  return { ...match, reasons, met: Math.max(0, match.met - (match.reasons.length - reasons.length)) };
}

/**
 * Returns whether a met condition says nothing new: the member's state, or being a farmer, is why the program is on the
 * list.
 */
export function isSelfEvident({ criterion, verdict, text }: ReasonText): boolean {
  return verdict === 'met' && (criterion === 'state' || (criterion === 'applicantKind' && FOR_FARM.test(text)));
}

/** Returns the reasons counted above a list: those that say something new, or all of them if none does. */
export function shownReasons<R extends ReasonText>(reasons: readonly R[]): readonly R[] {
  const some = reasons.filter((reason) => !isSelfEvident(reason));
  return some.length > 0 ? some : reasons;
}
