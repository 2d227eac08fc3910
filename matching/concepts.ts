import { allConcepts, type Concept } from './thesaurus/index.ts';
import { isGeneral } from './words.ts';

interface Phrase {
  concept: Concept;
  stems: readonly string[];
}

/** How many other words may stand between those of a phrase: more where people speak than where offices write. */
const SPOKEN_GAPS = 3;
const WRITTEN_GAPS = 2;

let official: ReadonlyMap<string, readonly Phrase[]> | null = null;
let lay: ReadonlyMap<string, readonly Phrase[]> | null = null;

/** A concept that somebody speaks of, with the stems of theirs that say it. */
export interface Spoken {
  concept: Concept;
  stems: ReadonlySet<string>;
  /** Below 1 where other words say more exactly what is meant. */
  weight: number;
}

/** The stems of a program's texts. */
export interface TextStems {
  title: readonly string[];
  /** Of each name that people use for it. */
  names: readonly (readonly string[])[];
  description: readonly string[];
}

/** What a program is about: concepts that its title or names hold, and those that its description mentions. */
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

/** The concepts that somebody speaks of. */
export function conceptsIn(spoken: readonly string[]): Spoken[] {
  lay ??= byFirstStem(
    allConcepts().flatMap((concept) =>
      concept.lay.filter((stems) => !stems.every(isGeneral)).map((stems) => ({ concept, stems })),
    ),
  );
  const found = new Map<string, { concept: Concept; stems: Set<string> }>();
  for (const { concept, stems } of phrasesIn(spoken, lay, SPOKEN_GAPS)) {
    const known = found.get(concept.token) ?? { concept, stems: new Set<string>() };
    for (const part of stems) known.stems.add(part);
    found.set(concept.token, known);
  }
  const all = [...found.values()];
  return all.map((one) => ({ ...one, weight: all.some((other) => saysMore(other.stems, one.stems)) ? 0.5 : 1 }));
}

/** Whether one wording holds the other and goes on: "heating bill" says more than "bill". */
function saysMore(more: ReadonlySet<string>, less: ReadonlySet<string>): boolean {
  return more.size > less.size && [...less].every((part) => more.has(part));
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
      (phrase) => phrase.stems.every((part) => present.has(part)) && standTogether(phrase.stems, stems, gaps),
    ),
  );
}

/** Whether all of the parts stand somewhere with at most so many other words between them, in any order. */
export function standTogether(parts: readonly string[], stems: readonly string[], gaps: number): boolean {
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
