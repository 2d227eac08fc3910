import type { Match, Reason } from '../../../../../contract/programs/grants.ts';

/** Facts a profile implies without an answer: that a person applies, and for themselves. */
const ASSUMED = /^You (apply as a person|(.* )?ask for yourself)\b/;
const WHO_APPLIES: ReadonlySet<Reason['criterion']> = new Set(['applicantKind', 'applyingFor']);
type Told = Pick<Reason, 'criterion' | 'verdict' | 'text'>;

/** Whether a condition counts as met without an answer. */
export function isAssumed({ criterion, verdict, text }: Told): boolean {
  return verdict === 'met' && WHO_APPLIES.has(criterion) && ASSUMED.test(text);
}

/** A match without its assumed reasons: members only see conditions they answered. */
export function asTold(match: Match): Match {
  const reasons = match.reasons.filter((reason) => !isAssumed(reason));
  return { ...match, reasons, met: Math.max(0, match.met - (match.reasons.length - reasons.length)) };
}

/**
 * Whether a met condition says nothing new: the state someone lives in, or that a farmer farms, is why the program is
 * on the list.
 */
export function isToldAnyway({ criterion, verdict, text }: Told): boolean {
  return (
    verdict === 'met' && (criterion === 'state' || (criterion === 'applicantKind' && /\bfarm or ranch\b/.test(text)))
  );
}
