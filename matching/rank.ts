import type { Match, ProgramType } from '../contract/grants.ts';

export interface Ranked {
  id: string;
  programType: ProgramType;
  match: Match;
  /** How well the words fit: 0 (not at all) to about 1 (all of them). */
  relevance: number;
}

/** What somebody asked for: something in particular, a loan in so many words, or nothing (the profile asks). */
export type Wish = 'words' | 'loan' | 'profile';

/** A person who names a wish wants that first; without words the fit with the person decides. */
const RELEVANCE_WEIGHT = { words: 600, loan: 600, profile: 12 } as const satisfies Record<Wish, number>;

/** Who did not ask for a loan is shown money that need not be paid back before an equally fitting loan. */
const LOAN_BURDEN = { words: 10, loan: 0, profile: 10 } as const satisfies Record<Wish, number>;

/** Nobody is given a house or a tractor: who wants to buy one looks for a loan too. */
const LOAN_WORD = /^(borrow|buy|credit|debt|financ|lend|loan|mortgage|purchas|refinanc)/;

/** The wish behind the telling words of a search. */
export function wishOf(words: readonly string[]): Wish {
  if (words.length === 0) return 'profile';
  return words.some((word) => LOAN_WORD.test(word)) ? 'loan' : 'words';
}

/** The best first; equals by id, so that the same search gives the same order. */
export function rank<T extends Ranked>(candidates: readonly T[], wish: Wish): T[] {
  const value = ({ match, programType, relevance }: T) =>
    match.score + RELEVANCE_WEIGHT[wish] * relevance - (programType === 'loan' ? LOAN_BURDEN[wish] : 0);
  return candidates.toSorted((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1));
}
