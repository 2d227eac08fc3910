import { stem } from './stem.ts';
import counts from './word-counts.json' with { type: 'json' };
import { isGeneral } from './words.ts';

/** The weight of a word that nearly every program has, relative to a rare one. */
const GENERAL_SHARE = 0.12;

const MOST_WEIGHTS = 20_000;
const weights = new Map<string, number>();
let byStem: Map<string, number> | null = null;
let byWord: Map<string, number> | null = null;

/** Returns the words of the federal listings, each with the number of listings that contain it. */
export function knownWords(): ReadonlyMap<string, number> {
  if (byWord === null) {
    const words = Object.entries(counts.words).flatMap(([count, list]) =>
      list.split(' ').map((word) => [word, Number(count)] as const),
    );
    // In alphabetical order, so that ties between corrections are settled the same way every time.
    byWord = new Map(words.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return byWord;
}

/** Returns how significant a stem is: the rarer in programs, the more so (inverse document frequency, as in BM25). */
function rarity(stemmed: string): number {
  if (byStem === null) {
    byStem = new Map();
    for (const [word, count] of knownWords()) {
      const key = stem(word);
      byStem.set(key, Math.min(counts.documents, (byStem.get(key) ?? 0) + count));
    }
  }
  const holding = byStem.get(stemmed) ?? 1;
  return Math.log(1 + (counts.documents - holding + 0.5) / (holding + 0.5));
}

/** Returns the weight of a search stem. */
export function weightOf(stemmed: string): number {
  let weight = weights.get(stemmed);
  if (weight === undefined) {
    weight = rarity(stemmed) * (isGeneral(stemmed) ? GENERAL_SHARE : 1);
    if (weights.size < MOST_WEIGHTS) weights.set(stemmed, weight);
  }
  return weight;
}
