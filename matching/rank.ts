import type { Match, ProgramType } from '../contract/grants.ts';

export interface Ranked {
  id: string;
  programType: ProgramType;
  match: Pick<Match, 'score' | 'likelihood'>;
  /** Whether editors have read its rules and told where to apply. */
  isCurated: boolean;
  /** Whether the person gets its help from whoever applied for it. */
  isPassedOn: boolean;
  /** Whether the person's own state runs it, and no other. */
  isOfOwnState: boolean;
  /** How well the words fit: 0 (not at all) to about 1 (all of them). */
  relevance: number;
}

/** What somebody asked for: something in particular, or a loan in so many words. */
export type Wish = 'words' | 'loan';

/** A person who names a wish wants that first; what they gain by a program decides between equals. */
const RELEVANCE_WEIGHT = 800;

/** Who did not ask for a loan is shown money that need not be paid back before an equally fitting loan. */
const LOAN_BURDEN = { words: 10, loan: 0 } as const satisfies Record<Wish, number>;

/**
 * Of programs that fit the words alike, those of which editors know where to apply stand before bare listings. What they
 * know to take rare circumstances waits a little; of a listing nobody knows.
 */
const CURATED = { bonus: 40, onlyIf: -90 } as const;

/** Of programs that fit alike, one's own state's says more exactly what there is than one for the whole country. */
const OWN_STATE = 40;

/**
 * What a person applies for comes before help that fits alike, and that a city or state applied for and passes on: well before
 * it where editors know a program that fits about as well as anything found.
 */
const PASSED_ON_STEP = { usual: 27, whereCuratedFits: 160 } as const;
const ABOUT_AS_WELL = 0.7;

/** Nobody is given a house or a tractor: who wants to buy one looks for a loan too. */
const LOAN_WORD = /^(borrow|buy|credit|debt|financ|lend|loan|mortgage|purchas|refinanc)/;

/** The wish behind the telling words of a search. */
export function wishOf(words: readonly string[]): Wish {
  return words.some((word) => LOAN_WORD.test(word)) ? 'loan' : 'words';
}

/** The best first; equals by id, so that the same search gives the same order. */
export function rank<T extends Ranked>(candidates: readonly T[], wish: Wish): T[] {
  const best = Math.max(0, ...candidates.map(({ relevance }) => relevance));
  const curatedFits = candidates.some(({ isCurated, relevance }) => isCurated && relevance >= ABOUT_AS_WELL * best);
  const step = curatedFits ? PASSED_ON_STEP.whereCuratedFits : PASSED_ON_STEP.usual;
  const value = ({ match, programType, relevance, isCurated, isPassedOn, isOfOwnState }: T) =>
    match.score +
    RELEVANCE_WEIGHT * relevance +
    (isCurated ? CURATED.bonus + (match.likelihood === 'only-if' ? CURATED.onlyIf : 0) : 0) +
    (isOfOwnState ? OWN_STATE : 0) -
    (programType === 'loan' ? LOAN_BURDEN[wish] : 0) -
    (isPassedOn ? step : 0);
  return candidates.toSorted((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1));
}
