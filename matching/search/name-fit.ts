import { relatedTo } from '../thesaurus/related-words.ts';
import { canonicalStem } from '../thesaurus/same-words.ts';
import type { Understood } from './understand.ts';
import { weightOf } from './word-weights.ts';

/** How well a search matches the names people use for a program. */
export interface NameFit {
  /**
   * How closely one name matches the search: the mean of the shares that each covers of the other. The second-best name
   * adds to it.
   */
  phrase: number;
  /**
   * The search words found in names, as canonical stems with weights. A word gets weight 1 if the search covers the
   * whole name.
   */
  words: ReadonlyMap<string, number>;
}

/** A word's weight in a name if the search covers little of that name besides the word. */
const IN_A_NAME = 0.7;
/** A near synonym's weight relative to the word itself. */
const NEARLY = { inName: 0.5, inPhrase: 0.7 } as const;
/** The share of its fit that the second-best name adds. A match in two names is hardly a coincidence. */
const SECOND_NAME = 0.25;
/** The extra weight of a word that occurs in many names, multiplied by the logarithm of their number. */
const IN_MANY_NAMES = 0.2;

interface Part {
  stem: string;
  weight: number;
}
/** The search words to match against names, with their weights and synonyms. */
interface Asked {
  weights: ReadonlyMap<string, number>;
  saidBy: ReadonlyMap<string, readonly string[]>;
  total: number;
}
type Names = readonly (readonly string[])[];

// Cached, because one search covers many programs, and cached programs serve many searches.
const askedBy = new WeakMap<Understood, Asked>();
const partsOf = new WeakMap<Names, readonly (readonly Part[])[]>();

/** Returns how well a program's names fit a search. */
export function nameFitOf(search: Understood, names: Names): NameFit {
  const { weights, saidBy, total } = askedOf(search);
  const worths = new Map<string, number>();
  const counts = new Map<string, number>();
  const nearly = new Map<string, number>();
  let [best, second] = [0, 0];
  for (const parts of readNames(names)) {
    if (!parts.some(({ stem }) => weights.has(stem) || saidBy.has(stem))) continue;
    let [said, like, own] = [0, 0, 0];
    const alike = new Set<string>();
    for (const { stem, weight } of parts) {
      const asked = weights.get(stem);
      own += asked ?? weight;
      if (asked !== undefined) said += asked;
      else {
        const others = (saidBy.get(stem) ?? []).filter((other) => !parts.some((part) => part.stem === other));
        for (const other of others) alike.add(other);
        like += Math.min(weight, Math.max(0, ...others.map((other) => weights.get(other) ?? 0)));
      }
    }
    const fit = (2 * (said + NEARLY.inPhrase * like)) / (own + total);
    second = Math.max(second, Math.min(best, fit));
    best = Math.max(best, fit);
    const worth = IN_A_NAME + (1 - IN_A_NAME) * ((said + NEARLY.inName * like) / own);
    for (const { stem } of parts) {
      if (!weights.has(stem)) continue;
      worths.set(stem, Math.max(worths.get(stem) ?? 0, worth));
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    for (const other of alike) nearly.set(other, Math.max(nearly.get(other) ?? 0, NEARLY.inName * worth));
  }
  const words = new Map(nearly);
  for (const [stem, worth] of worths) {
    const often = worth * (1 + IN_MANY_NAMES * Math.log(counts.get(stem) ?? 1));
    words.set(stem, Math.max(often, nearly.get(stem) ?? 0));
  }
  return { phrase: best + SECOND_NAME * second, words };
}

function askedOf(search: Understood): Asked {
  const known = askedBy.get(search);
  if (known) return known;
  const weights = new Map(search.words.map(({ stem, weight }) => [canonicalStem(stem), weight]));
  const saidBy = new Map<string, string[]>();
  for (const stem of weights.keys()) {
    for (const other of relatedTo(stem)) saidBy.set(other, [...(saidBy.get(other) ?? []), stem]);
  }
  const total = search.words.reduce((sum, { weight }) => sum + weight, 0);
  const asked = { weights, saidBy, total };
  askedBy.set(search, asked);
  return asked;
}

function readNames(names: Names): readonly (readonly Part[])[] {
  const known = partsOf.get(names);
  if (known) return known;
  const read = names.map((name) =>
    [...new Set(name.map(canonicalStem))].map((stem) => ({ stem, weight: weightOf(stem) })),
  );
  partsOf.set(names, read);
  return read;
}
