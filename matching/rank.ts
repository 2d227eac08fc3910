import type { Match, ProgramType } from '../contract/grants.ts';

export interface Ranked {
  id: string;
  programType: ProgramType;
  match: Match;
  /** How well the words fit: 0 (not at all) to 1 (best of this search). */
  relevance: number;
}

/** A person who names a wish wants that first; without words the fit with the person decides. */
const RELEVANCE_WEIGHT = { words: 120, profile: 12 } as const;

/** Who asked for nothing in particular is shown money that need not be paid back before money that must be. */
const LOAN_BURDEN = { words: 0, profile: 10 } as const;

/** The best first; equals by id, so that the same search gives the same order. */
export function rank<T extends Ranked>(candidates: readonly T[], asked: keyof typeof RELEVANCE_WEIGHT): T[] {
  const value = ({ match, programType, relevance }: T) =>
    match.score + RELEVANCE_WEIGHT[asked] * relevance - (programType === 'loan' ? LOAN_BURDEN[asked] : 0);
  return candidates.toSorted((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1));
}
