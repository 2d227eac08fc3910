import { layWords } from '../thesaurus/index.ts';
import { isSameWord } from '../thesaurus/same-words.ts';
import type { EnglishWords } from './english-words.ts';
import { knownWords } from './word-weights.ts';

/** Shorter words have too many near neighbors. */
const SHORTEST = 4;
/** From this length on, two typos are corrected. */
const LONG = 8;

/** A word from everyday speech counts as much as one in this many listings. */
const SAID = 100;

let byInitial: Map<string, string[]> | null = null;
let vocabulary: Map<string, number> | null = null;

/** Correctly spelled words, including ones that programs and people rarely use. */
export type Dictionary = Pick<EnglishWords, 'has'>;
export const NO_DICTIONARY: Dictionary = { has: () => false };

/** Returns whether a word needs no correction or can't be corrected: it's known, too short, or not all letters. */
export function isKnown(word: string): boolean {
  return word.length < SHORTEST || !/^[a-z]+$/.test(word) || theVocabulary().has(word) || isSameWord(word);
}

/** Returns whether programs, or people who look for them in English, use a word. */
export function isEnglish(word: string): boolean {
  return theVocabulary().has(word);
}

/**
 * Returns the intended word if the typed one is unknown and a known word is close: one typo away (a letter added,
 * missing or wrong, or two swapped), or two in long words. The most common word wins. Dictionary words stay unchanged.
 */
export function corrected(word: string, dictionary: Dictionary = NO_DICTIONARY): string | null {
  if (isKnown(word) || dictionary.has(word)) return null;
  const known = theVocabulary();
  const most = word.length >= LONG ? 2 : 1;
  let best: { word: string; distance: number; count: number } | null = null;
  for (const initial of new Set([word[0] ?? '', word[1] ?? ''])) {
    for (const other of byInitial?.get(initial) ?? []) {
      if (Math.abs(other.length - word.length) > most) continue;
      const distance = editDistance(word, other, most);
      const count = known.get(other) ?? 0;
      if (
        distance > most ||
        (best && (distance > best.distance || (distance === best.distance && count <= best.count)))
      )
        continue;
      best = { word: other, distance, count };
    }
  }
  return best?.word ?? alikeInSound(word);
}

/** Returns the most common word with the same first letter and sound: "drought" for "drowt". */
function alikeInSound(word: string): string | null {
  const key = soundOf(word);
  if (key.length < SHORTEST) return null;
  const known = theVocabulary();
  let best: string | null = null;
  for (const other of byInitial?.get(word[0] ?? '') ?? []) {
    if (soundOf(other) === key && (best === null || (known.get(other) ?? 0) > (known.get(best) ?? 0))) best = other;
  }
  return best;
}

/** Approximates a word's sound: merges letters that sound alike and drops silent ones. */
function soundOf(word: string): string {
  return word
    .replace(/ough|augh|ow|ou|au|aw|oo/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/ght|th(?=s?$)/g, 't')
    .replace(/ck|q|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/wh/g, 'w')
    .replace(/[ei][aeiy]|y/g, 'i')
    .replace(/[aeiou]+$/, '')
    .replace(/([a-z])\1+/g, '$1');
}

function theVocabulary(): Map<string, number> {
  if (vocabulary === null) {
    vocabulary = new Map(knownWords());
    for (const word of layWords()) vocabulary.set(word, (vocabulary.get(word) ?? 0) + SAID);
    byInitial = Map.groupBy(vocabulary.keys(), (word) => word[0] ?? '');
  }
  return vocabulary;
}

/** Returns Damerau's distance (optimal string alignment), or a value above `most` once the distance exceeds it. */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const turned = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (turned) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? most + 1;
}
