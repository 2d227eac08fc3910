import type { Likelihood, Match } from '../../contract/programs/grants.ts';
import { PLAIN_START } from './plain-start.ts';

type LikelihoodFacts = Pick<Match, 'likelihood' | 'open' | 'onlyIf' | 'alreadyGets' | 'estimate'>;

/** Returns "2 things to confirm". */
export const things = (count: number) => (count === 1 ? '1 thing to confirm' : `${count} things to confirm`);

const NAMES: Readonly<Record<Likelihood, string>> = {
  qualify: 'You qualify by what you told us',
  'very-likely': 'You very likely qualify',
  'worth-checking': 'Worth checking',
  'only-if': 'Only if …',
  unknown: 'Check the conditions',
  no: 'Probably not eligible',
};

const RARE = 'Only in special circumstances.';
const GETS_IT = 'You get this already';

/** Lowercases a condition for use inside a sentence, unless it starts with a name. */
export const lowerFirst = (text: string) =>
  PLAIN_START.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const LONG: Readonly<Record<Likelihood, (match: LikelihoodFacts) => string>> = {
  qualify: ({ estimate }) =>
    `${estimate?.recipients ? `For ${estimate.recipients}: they` : 'You'} meet every condition we know of. The provider decides.`,
  'very-likely': () => 'Your answers fit. Confirm the rest before you count on it.',
  'worth-checking': () => 'Nothing you told us rules it out. Look at what’s open before you apply.',
  'only-if': ({ onlyIf = [] }) => (onlyIf.length > 0 ? `Only if ${onlyIf.map(lowerFirst).join(', or ')}.` : RARE),
  unknown: () => 'We can’t tell: nobody has put its conditions into rules yet.',
  no: () => 'From what you told us, you don’t meet at least one condition.',
};

/** The likelihood in a few words. Never shown as a percentage, because the odds behind it are rough. */
export function likelihoodLabel(match: LikelihoodFacts): string {
  const name = likelihoodName(match);
  return match.likelihood === 'very-likely' && match.open > 0 && !match.alreadyGets
    ? `${name}: ${things(match.open)}`
    : name;
}

/** The same, for places that show the number of open conditions separately. */
export function likelihoodName({
  likelihood,
  alreadyGets,
}: Pick<LikelihoodFacts, 'likelihood' | 'alreadyGets'>): string {
  return alreadyGets && likelihood !== 'no' ? GETS_IT : NAMES[likelihood];
}

/** The likelihood as a sentence. Names the circumstances if they are rare. */
export function likelihoodSentence(match: LikelihoodFacts): string {
  if (match.alreadyGets && match.likelihood !== 'no') return 'You listed it as income, so our total leaves it out.';
  return LONG[match.likelihood](match);
}

/** The same, short enough for two lines of text: the first rare condition, and how many others there are. */
export function likelihoodInShort(match: LikelihoodFacts): string {
  const [first, ...others] = match.onlyIf ?? [];
  if (match.likelihood !== 'only-if' || match.alreadyGets || first === undefined || others.length === 0) {
    return likelihoodSentence(match);
  }
  return `Only if ${lowerFirst(first)}, or in ${others.length === 1 ? '1 other case' : `${others.length} other cases`}.`;
}

/** In characters. A longer condition doesn't fit into a badge. */
const LONGEST_BADGE = 48;

/** The likelihood for a badge with nothing next to it that names a rare condition. */
export function likelihoodAlone(match: LikelihoodFacts): string {
  if (match.likelihood !== 'only-if' || match.alreadyGets) return likelihoodLabel(match);
  const sentence = likelihoodSentence(match).slice(0, -1);
  return match.onlyIf && sentence.length <= LONGEST_BADGE ? sentence : 'Rare cases';
}
