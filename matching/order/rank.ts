import type { Match, ProgramType } from '../../contract/programs/grants.ts';

export interface Ranked {
  id: string;
  programType: ProgramType;
  match: Pick<Match, 'score' | 'likelihood'>;
  /** True if editors have read its rules and know where to apply. */
  isCurated: boolean;
  /** True if an organization applies for it and passes the help on to people. */
  isPassThrough: boolean;
  /** True if only the person's own state runs it. */
  isOfOwnState: boolean;
  /** How well the search words fit, from 0 (not at all) to about 1 (all of them). */
  relevance: number;
}

/** What the search asks for: something specific, or explicitly a loan. */
export type Wish = 'words' | 'loan';

/** People who search want what they named more than anything else, so gain (100 points at most) counts far less. */
const RELEVANCE_WEIGHT = 800;

/** Unless the person asked for a loan, money that doesn't have to be repaid ranks before an equally fitting loan. */
const LOAN_BURDEN = { words: 10, loan: 0 } as const satisfies Record<Wish, number>;

/**
 * Among programs that fit equally well, those with known application steps rank before bare listings. Those for rare
 * circumstances rank a little lower; that isn't known for a bare listing.
 */
const CURATED = { bonus: 40, onlyIf: -90 } as const;

/** Among equally fitting programs, one of the person's own state is more specific than a national one. */
const OWN_STATE = 40;

/**
 * Help that a city or state applied for and passes on ranks after equally fitting programs that a person can apply for,
 * and far after them if a curated program fits about as well as the best match.
 */
const PASS_THROUGH_STEP = { usual: 27, whereCuratedFits: 160 } as const;
const ABOUT_AS_WELL = 0.7;

/** Houses and tractors aren't given away, so a person who wants to buy one is also looking for a loan. */
const LOAN_WORD = /^(borrow|buy|credit|debt|financ|lend|loan|mortgage|purchas|refinanc)/;

/** Returns the wish that a search's significant words express. */
export function wishOf(words: readonly string[]): Wish {
  return words.some((word) => LOAN_WORD.test(word)) ? 'loan' : 'words';
}

/** Sorts best first. Ties are broken by id, so the same search always gives the same order. */
export function rank<T extends Ranked>(candidates: readonly T[], wish: Wish): T[] {
  const best = Math.max(0, ...candidates.map(({ relevance }) => relevance));
  const curatedFits = candidates.some(({ isCurated, relevance }) => isCurated && relevance >= ABOUT_AS_WELL * best);
  const step = curatedFits ? PASS_THROUGH_STEP.whereCuratedFits : PASS_THROUGH_STEP.usual;
  const value = ({ match, programType, relevance, isCurated, isPassThrough, isOfOwnState }: T) =>
    match.score +
    RELEVANCE_WEIGHT * relevance +
    (isCurated ? CURATED.bonus + (match.likelihood === 'only-if' ? CURATED.onlyIf : 0) : 0) +
    (isOfOwnState ? OWN_STATE : 0) -
    (programType === 'loan' ? LOAN_BURDEN[wish] : 0) -
    (isPassThrough ? step : 0);
  return candidates.toSorted((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1));
}
