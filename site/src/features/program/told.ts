import type { Match, Reason } from '../../../../contract/grants.ts';

/** What a profile is taken to mean without anybody having said it: that a person asks, and for themselves. */
const ASSUMED = /^You (apply as a person|(.* )?ask for yourself)\b/;
const WHO_APPLIES: ReadonlySet<Reason['criterion']> = new Set(['applicantKind', 'applyingFor']);
type Told = Pick<Reason, 'criterion' | 'verdict' | 'text'>;

/** Whether a condition counts as met although nobody said so. */
export function isAssumed({ criterion, verdict, text }: Told): boolean {
  return verdict === 'met' && WHO_APPLIES.has(criterion) && ASSUMED.test(text);
}

/** A match without what is only assumed: nobody is told that they meet what they never said. */
export function asTold(match: Match): Match {
  const reasons = match.reasons.filter((reason) => !isAssumed(reason));
  return { ...match, reasons, met: Math.max(0, match.met - (match.reasons.length - reasons.length)) };
}

/** Whether a met condition says nothing of a program: where somebody lives, or that a farmer farms, is why it is in the list. */
export function isToldAnyway({ criterion, verdict, text }: Told): boolean {
  return (
    verdict === 'met' && (criterion === 'state' || (criterion === 'applicantKind' && /\bfarm or ranch\b/.test(text)))
  );
}
