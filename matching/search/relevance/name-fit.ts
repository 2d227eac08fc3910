import { relatedTo } from '../../thesaurus/related-words.ts';
import { canonicalStem } from '../../thesaurus/same-words.ts';
import { areAdjacent } from '../concepts.ts';
import type { Understood } from '../understand.ts';
import { weightOf } from '../word-weights.ts';
import { isGeneral } from '../words.ts';

/** How well a search matches the names people use for a program. */
export interface NameFit {
  /**
   * How closely the best name matches the search: from 0 for no shared words to 1 for the same words. The second-best
   * name adds to it.
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
/** How many other words may stand between the words of a name. */
const NAME_GAPS = 3;

/** A program's name. */
interface Name {
  /** Its words as canonical stems. */
  stems: readonly string[];
  /** Each word once, with its weight; null until a search needs them. */
  parts: readonly Part[] | null;
}
interface Part {
  stem: string;
  weight: number;
}

/** The search words to match against names, with their weights and synonyms. */
interface Asked {
  weights: ReadonlyMap<string, number>;
  saidBy: ReadonlyMap<string, readonly string[]>;
  /** The stems in `weights` and `saidBy`. */
  stems: ReadonlySet<string>;
  total: number;
  spoken: readonly string[];
  said: ReadonlySet<string>;
}
type Names = readonly (readonly string[])[];

const NONE: readonly string[] = [];

// Cached, because one search covers many programs, and cached programs serve many searches.
const askedBy = new WeakMap<Understood, Asked>();
const stemmed = new WeakMap<Names, readonly Name[]>();

/** Returns how well a program's names fit a search. */
export function nameFitOf(search: Understood, names: Names): NameFit {
  const asked = askedOf(search);
  const { weights, total } = asked;
  const worths = new Map<string, { most: number; names: number }>();
  const words = new Map<string, number>();
  let [best, second] = [0, 0];
  for (const name of stemmedNames(names)) {
    if (!name.stems.some((stem) => asked.stems.has(stem))) continue;
    const parts = partsOf(name);
    const { said, like, own, alike } = sharesOf(parts, asked);
    const fit = (2 * (said + NEARLY.inPhrase * like)) / (own + total);
    second = Math.max(second, Math.min(best, fit));
    best = Math.max(best, fit);
    const worth = IN_A_NAME + (1 - IN_A_NAME) * ((said + NEARLY.inName * like) / own);
    for (const { stem } of parts) {
      if (!weights.has(stem)) continue;
      const known = worths.get(stem);
      if (!known) worths.set(stem, { most: worth, names: 1 });
      else {
        known.most = Math.max(known.most, worth);
        known.names += 1;
      }
    }
    for (const other of alike) words.set(other, Math.max(words.get(other) ?? 0, NEARLY.inName * worth));
  }
  for (const [stem, { most, names: count }] of worths) {
    const often = most * (1 + IN_MANY_NAMES * Math.log(count));
    words.set(stem, Math.max(often, words.get(stem) ?? 0));
  }
  return { phrase: best + SECOND_NAME * second, words };
}

/** Returns the weights of a name's words: those in the search, those like one in the search, and all. */
function sharesOf(
  parts: readonly Part[],
  { weights, saidBy }: Asked,
): { said: number; like: number; own: number; alike: readonly string[] } {
  let [said, like, own] = [0, 0, 0];
  let alike = NONE;
  for (const { stem, weight } of parts) {
    const asked = weights.get(stem);
    own += asked ?? weight;
    if (asked !== undefined) {
      said += asked;
      continue;
    }
    const near = saidBy.get(stem);
    if (!near) continue;
    const others = near.filter((other) => !parts.some((part) => part.stem === other));
    if (others.length === 0) continue;
    alike = [...alike, ...others];
    like += Math.min(weight, Math.max(0, ...others.map((other) => weights.get(other) ?? 0)));
  }
  return { said, like, own, alike };
}

/** Returns the names that the search contains in full, as canonical stems. */
export function namesSaid(search: Understood, names: Names): (readonly string[])[] {
  const { spoken, said } = askedOf(search);
  return stemmedNames(names)
    .map(({ stems }) => stems)
    .filter((stems) => stems.every((part) => said.has(part)) && !stems.every(isGeneral))
    .filter((stems) => areAdjacent(stems, spoken, NAME_GAPS));
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
  const spoken = search.spoken.map(canonicalStem);
  const stems = new Set([...weights.keys(), ...saidBy.keys()]);
  const asked = { weights, saidBy, stems, total, spoken, said: new Set(spoken) };
  askedBy.set(search, asked);
  return asked;
}

function stemmedNames(names: Names): readonly Name[] {
  const known = stemmed.get(names);
  if (known) return known;
  const found = names.map((words) => ({ stems: words.map(canonicalStem), parts: null }));
  stemmed.set(names, found);
  return found;
}

function partsOf(name: Name): readonly Part[] {
  name.parts ??= [...new Set(name.stems)].map((stem) => ({ stem, weight: weightOf(stem) }));
  return name.parts;
}
