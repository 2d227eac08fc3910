import { allConcepts, type Concept } from '../thesaurus/index.ts';
import { canonicalStem } from '../thesaurus/same-words.ts';
import { weightOf } from './word-weights.ts';
import { isGeneral } from './words.ts';

interface Phrase {
  concept: Concept;
  stems: readonly string[];
}

/** How many other words may come between a phrase's words. Everyday speech is looser than official text. */
const SPOKEN_GAPS = 3;
const WRITTEN_GAPS = 2;

/** The minimum for a partial match: how many of a phrase's significant words were said, and their share by weight. */
const FEWEST_SAID = 2;
const LEAST_LIKENESS = 0.5;
/** The weight of a partial match relative to a full one. */
const HALF_SAID = 0.65;

let official: ReadonlyMap<string, readonly Phrase[]> | null = null;
let lay: ReadonlyMap<string, readonly Phrase[]> | null = null;

/** A concept found in the search, with the stems that expressed it. */
export interface Spoken {
  concept: Concept;
  stems: ReadonlySet<string>;
  /** Below 1 for a partial match, or if other words express the meaning more precisely. */
  weight: number;
}

/** The stems of a program's texts. */
export interface TextStems {
  title: readonly string[];
  /** One list for each name that people use for the program. */
  names: readonly (readonly string[])[];
  description: readonly string[];
}

/** Returns a program's concepts: those in its title or names, and those its description mentions. */
export function conceptsOf({ title, names, description }: TextStems): { named: string[]; mentioned: string[] } {
  official ??= byFirstStem(allConcepts().flatMap((concept) => concept.official.map((stems) => ({ concept, stems }))));
  const named = new Set<string>();
  for (const stems of [title, ...names]) {
    for (const { concept } of phrasesIn(stems, official, Number.POSITIVE_INFINITY)) named.add(concept.token);
  }
  const mentioned = new Set<string>();
  for (const phrase of phrasesIn(description, official, WRITTEN_GAPS)) {
    if (phrase.stems.length > 1 && !named.has(phrase.concept.token)) mentioned.add(phrase.concept.token);
  }
  return { named: [...named], mentioned: [...mentioned] };
}

/** Returns the concepts in a search, by full or partial matches with the thesaurus. */
export function conceptsIn(spoken: readonly string[]): Spoken[] {
  lay ??= byEachStem(allConcepts());
  const meant = spoken.map(canonicalStem);
  const present = new Set(meant);
  const phrases = new Set([...present].flatMap((part) => lay?.get(part) ?? []));
  const asSpoken = Map.groupBy(spoken, canonicalStem);
  const found = new Map<string, { concept: Concept; stems: Set<string>; weight: number }>();
  for (const { concept, stems } of phrases) {
    const said = stems.filter((part) => present.has(part));
    const weight = likeness(stems, said);
    if (weight === 0 || !areAdjacent(said, meant, SPOKEN_GAPS)) continue;
    const known = found.get(concept.token);
    if (known && known.weight > weight) continue;
    const same = known?.weight === weight ? known.stems : [];
    const own = said.flatMap((part) => asSpoken.get(part) ?? []);
    found.set(concept.token, { concept, stems: new Set([...same, ...own]), weight });
  }
  const all = [...found.values()];
  return all.map((one) => {
    const isHeld = all.some((other) => other.weight >= one.weight && isMoreSpecific(other.stems, one.stems));
    return { ...one, weight: isHeld ? one.weight / 2 : one.weight };
  });
}

/** Returns how much of a phrase was said, from 0 (too little) to 1 (all of it). Words count by their weight. */
function likeness(phrase: readonly string[], said: readonly string[]): number {
  if (said.length === phrase.length) return 1;
  if (said.filter((part) => !isGeneral(part)).length < FEWEST_SAID) return 0;
  const weigh = (stems: readonly string[]) => stems.reduce((sum, part) => sum + weightOf(part), 0);
  const share = weigh(said) / weigh(phrase);
  return share >= LEAST_LIKENESS ? share * HALF_SAID : 0;
}

/** Returns whether one wording contains the other and adds to it: "heating bill" says more than "bill". */
function isMoreSpecific(more: ReadonlySet<string>, less: ReadonlySet<string>): boolean {
  return more.size > less.size && [...less].every((part) => more.has(part));
}

function byEachStem(concepts: readonly Concept[]): ReadonlyMap<string, readonly Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const concept of concepts) {
    for (const lay of concept.lay) {
      if (lay.every(isGeneral)) continue;
      const stems = lay.map(canonicalStem);
      const phrase = { concept, stems };
      for (const part of stems) index.set(part, [...(index.get(part) ?? []), phrase]);
    }
  }
  return index;
}

function byFirstStem(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first] = phrase.stems;
    if (first === undefined) continue;
    const same = index.get(first);
    if (same) same.push(phrase);
    else index.set(first, [phrase]);
  }
  return index;
}

function phrasesIn(
  stems: readonly string[],
  index: ReadonlyMap<string, readonly Phrase[]>,
  gaps: number,
): readonly Phrase[] {
  const present = new Set(stems);
  return [...present].flatMap((first) =>
    (index.get(first) ?? []).filter(
      (phrase) => phrase.stems.every((part) => present.has(part)) && areAdjacent(phrase.stems, stems, gaps),
    ),
  );
}

/** Returns whether all parts occur close together, in any order, with at most `gaps` other words between them. */
export function areAdjacent(parts: readonly string[], stems: readonly string[], gaps: number): boolean {
  if (parts.length < 2 || gaps === Number.POSITIVE_INFINITY) return true;
  const wanted = new Set(parts);
  const last = new Map<string, number>();
  for (const [position, found] of stems.entries()) {
    if (!wanted.has(found)) continue;
    last.set(found, position);
    if (last.size === wanted.size && position - Math.min(...last.values()) < parts.length + gaps) return true;
  }
  return false;
}
