/** Measures of how high a ranking places the correct programs. */
export interface Scores {
  queries: number;
  hitAt1: number;
  mrrAt10: number;
  recallAt10: number;
  ndcgAt10: number;
}

/** A query's correct programs. */
export interface Judged {
  relevant: readonly string[];
  /** Partly correct programs, which count neither for nor against a ranking. */
  acceptable: readonly string[];
}

const DEPTH = 10;
const NONE: Scores = { queries: 0, hitAt1: 0, mrrAt10: 0, recallAt10: 0, ndcgAt10: 0 };

/** Scores a ranking with binary gain, ignoring acceptable programs. */
export function scoresOf(ranking: readonly string[], { relevant, acceptable }: Judged): Scores {
  const right = new Set(relevant);
  const top = ranking.filter((id) => right.has(id) || !acceptable.includes(id)).slice(0, DEPTH);
  const places = top.flatMap((id, place) => (right.has(id) ? [place] : []));
  const [first] = places;
  const ideal = Array.from({ length: Math.min(DEPTH, right.size) }, (_, place) => gainAt(place));
  return {
    queries: 1,
    hitAt1: first === 0 ? 1 : 0,
    mrrAt10: first === undefined ? 0 : 1 / (first + 1),
    recallAt10: places.length / right.size,
    ndcgAt10: sum(places.map(gainAt)) / sum(ideal),
  };
}

/** Returns the mean over all queries. */
export function meanOf(all: readonly Scores[]): Scores {
  if (all.length === 0) return NONE;
  const mean = (measure: keyof Scores) => sum(all.map((scores) => scores[measure])) / all.length;
  return {
    queries: all.length,
    hitAt1: mean('hitAt1'),
    mrrAt10: mean('mrrAt10'),
    recallAt10: mean('recallAt10'),
    ndcgAt10: mean('ndcgAt10'),
  };
}

function gainAt(place: number): number {
  return 1 / Math.log2(place + 2);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
