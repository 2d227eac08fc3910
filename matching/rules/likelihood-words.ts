import type { Likelihood, Match } from '../../contract/programs/grants.ts';
import { LIKELIHOOD } from './likelihood-texts.ts';
import { PLAIN_START } from './plain-start.ts';

type LikelihoodFacts = Pick<Match, 'likelihood' | 'open' | 'onlyIf' | 'alreadyGets' | 'estimate'>;

/** The words of this build's language. The Worker passes those of others. */
const OWN = { texts: LIKELIHOOD, plainStart: PLAIN_START };
export type LikelihoodWords = typeof OWN;

/** Lowercases a condition for use inside a sentence, unless it starts with a name. */
export const lowerFirst = (text: string, plainStart = PLAIN_START) =>
  plainStart.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

type Says = (match: LikelihoodFacts, words: LikelihoodWords) => string;

const LONG: Readonly<Record<Likelihood, Says>> = {
  qualify: ({ estimate }, { texts }) =>
    estimate?.recipients ? texts.othersQualify(estimate.recipients) : texts.qualifies,
  'very-likely': (_, { texts }) => texts.veryLikely,
  'worth-checking': (_, { texts }) => texts.worthChecking,
  'only-if': ({ onlyIf = [] }, { texts, plainStart }) =>
    onlyIf.length > 0 ? `${texts.onlyIf(onlyIf.map((one) => lowerFirst(one, plainStart)))}.` : texts.rare,
  unknown: (_, { texts }) => texts.unknown,
  no: (_, { texts }) => texts.no,
};

/** The likelihood in a few words. Never shown as a percentage, because the odds behind it are rough. */
export function likelihoodLabel(match: LikelihoodFacts, words = OWN): string {
  const name = likelihoodName(match, words);
  return match.likelihood === 'very-likely' && match.open > 0 && !match.alreadyGets
    ? `${name}: ${words.texts.things(match.open)}`
    : name;
}

/** The same, for places that show the number of open conditions separately. */
export function likelihoodName(
  { likelihood, alreadyGets }: Pick<LikelihoodFacts, 'likelihood' | 'alreadyGets'>,
  { texts } = OWN,
): string {
  return alreadyGets && likelihood !== 'no' ? texts.getsIt : texts.names[likelihood];
}

/** The likelihood as a sentence. Names the circumstances if they are rare. */
export function likelihoodSentence(match: LikelihoodFacts, words = OWN): string {
  if (match.alreadyGets && match.likelihood !== 'no') return words.texts.isPaid;
  return LONG[match.likelihood](match, words);
}

/** The same, short enough for two lines of text: the first rare condition, and how many others there are. */
export function likelihoodInShort(match: LikelihoodFacts): string {
  const [first, ...others] = match.onlyIf ?? [];
  if (match.likelihood !== 'only-if' || match.alreadyGets || first === undefined || others.length === 0) {
    return likelihoodSentence(match);
  }
  return LIKELIHOOD.onlyIfOr(lowerFirst(first), others.length);
}

/** In characters. A longer condition doesn't fit into a badge. */
const LONGEST_BADGE = 48;

/** The likelihood for a badge with nothing next to it that names a rare condition. */
export function likelihoodAlone(match: LikelihoodFacts): string {
  if (match.likelihood !== 'only-if' || match.alreadyGets) return likelihoodLabel(match);
  const sentence = likelihoodSentence(match).slice(0, -1);
  return match.onlyIf && sentence.length <= LONGEST_BADGE ? sentence : LIKELIHOOD.rareInShort;
}
