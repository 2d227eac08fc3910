import type { Likelihood, Match } from '../../contract/programs/grants.ts';
import * as LIKELIHOOD from './likelihood-texts.ts';
import { PLAIN_START } from './plain-start.ts';

type LikelihoodFacts = Pick<Match, 'likelihood' | 'open' | 'onlyIf' | 'alreadyGets' | 'estimate'>;

/** Lowercases a condition for use inside a sentence, unless it starts with a name. */
export const lowerFirst = (text: string) =>
  PLAIN_START.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const LONG: Readonly<Record<Likelihood, (match: LikelihoodFacts) => string>> = {
  qualify: ({ estimate }) =>
    estimate?.recipients ? LIKELIHOOD.othersQualify(estimate.recipients) : LIKELIHOOD.qualifies,
  'very-likely': () => LIKELIHOOD.veryLikely,
  'worth-checking': () => LIKELIHOOD.worthChecking,
  'only-if': ({ onlyIf = [] }) =>
    onlyIf.length > 0 ? `${LIKELIHOOD.onlyIf(onlyIf.map(lowerFirst))}.` : LIKELIHOOD.rare,
  unknown: () => LIKELIHOOD.unknown,
  no: () => LIKELIHOOD.no,
};

/** Returns the likelihood in a few words. Never shown as a percentage, because the odds behind it are rough. */
export function likelihoodLabel(match: LikelihoodFacts): string {
  const name = likelihoodName(match);
  return match.likelihood === 'very-likely' && match.open > 0 && !match.alreadyGets
    ? `${name}: ${LIKELIHOOD.things(match.open)}`
    : name;
}

/** Like `likelihoodLabel`, for places that show the number of open conditions separately. */
export function likelihoodName({
  likelihood,
  alreadyGets,
}: Pick<LikelihoodFacts, 'likelihood' | 'alreadyGets'>): string {
  return alreadyGets && likelihood !== 'no' ? LIKELIHOOD.getsIt : LIKELIHOOD.names[likelihood];
}

/** Returns the likelihood as a sentence. Names the circumstances if they are rare. */
export function likelihoodSentence(match: LikelihoodFacts): string {
  if (match.alreadyGets && match.likelihood !== 'no') return LIKELIHOOD.isPaid;
  return LONG[match.likelihood](match);
}

/**
 * Like `likelihoodSentence`, but short enough for two lines of text: the first rare condition, and how many others
 * there are.
 */
export function likelihoodInShort(match: LikelihoodFacts): string {
  const [first, ...others] = match.onlyIf ?? [];
  if (match.likelihood !== 'only-if' || match.alreadyGets || first === undefined || others.length === 0) {
    return likelihoodSentence(match);
  }
  return LIKELIHOOD.onlyIfOr(lowerFirst(first), others.length);
}
