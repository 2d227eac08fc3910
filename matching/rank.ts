import type { Match } from '../contract/grants.ts';

export interface Ranked {
  id: string;
  match: Match;
  /** How well the words fit: 0 (not at all) to 1 (best of this search). */
  relevance: number;
}

/** A person who names a wish wants that first; without words the fit with the person decides. */
const RELEVANCE_WEIGHT = { words: 120, profile: 12 } as const;

/** The best first; equals by id, so that the same search gives the same order. */
export function rank<T extends Ranked>(candidates: readonly T[], asked: keyof typeof RELEVANCE_WEIGHT): T[] {
  const weight = RELEVANCE_WEIGHT[asked];
  const value = ({ match, relevance }: T) => match.score + weight * relevance;
  return candidates.toSorted((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1));
}
