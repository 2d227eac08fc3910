import type { Likelihood, Match } from '../contract/grants.ts';

type Told = Pick<Match, 'likelihood' | 'open' | 'onlyIf' | 'alreadyGets'>;

const things = (count: number) => (count === 1 ? '1 thing to confirm' : `${count} things to confirm`);

const NAMES: Readonly<Record<Likelihood, string>> = {
  qualify: 'You qualify by what you told us',
  'very-likely': 'You very likely qualify',
  'worth-checking': 'Worth checking',
  'only-if': 'Only if …',
  unknown: 'Check the conditions',
  no: 'Probably not eligible',
};

const GETS_IT = 'You get this already';

/** A sentence that starts with "You" or "Your", as a part of another one. */
const lowerFirst = (text: string) => (/^You/.test(text) ? `y${text.slice(1)}` : text);

const LONG: Readonly<Record<Likelihood, (match: Told) => string>> = {
  qualify: () => 'You meet every condition that we know of. The provider decides.',
  'very-likely': () => 'What you told us fits, and most people like you meet what is open.',
  'worth-checking': () => 'Nothing you told us rules it out. Look at what is open before you apply.',
  'only-if': ({ onlyIf = [] }) =>
    onlyIf.length > 0 ? `Only if ${onlyIf.map(lowerFirst).join(', or ')}.` : 'Only in special circumstances.',
  unknown: () => 'We cannot tell: nobody has put its conditions into rules yet.',
  no: () => 'What you told us does not meet at least one condition.',
};

/** How likely a program is for somebody, in a few words. Never a chance: the odds behind it are rough. */
export function likelihoodLabel(match: Told): string {
  const name = likelihoodName(match);
  return match.likelihood === 'very-likely' && match.open > 0 && !match.alreadyGets
    ? `${name}: ${things(match.open)}`
    : name;
}

/** The same where the conditions are counted beside it. */
export function likelihoodName({ likelihood, alreadyGets }: Pick<Told, 'likelihood' | 'alreadyGets'>): string {
  return alreadyGets && likelihood !== 'no' ? GETS_IT : NAMES[likelihood];
}

/** The same as a sentence; for rare circumstances it names them. */
export function likelihoodSentence(match: Told): string {
  if (match.alreadyGets && match.likelihood !== 'no')
    return 'It is among the incomes you told us, so our total leaves it out.';
  return LONG[match.likelihood](match);
}
