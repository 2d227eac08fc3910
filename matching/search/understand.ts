import { officialWordsFor } from '../thesaurus/everyday.ts';
import { conceptsIn, type Spoken } from './concepts.ts';
import { corrected, type Dictionary, isKnown, NO_DICTIONARY } from './spelling.ts';
import { weightOf } from './word-weights.ts';
import { distinctiveWords, isGeneral, phraseStems, type Word } from './words.ts';

/** What a search is about, based on its words. */
export interface Understood {
  /** The significant words, with corrected spelling. */
  words: readonly (Word & { weight: number })[];
  /** All words in order, for phrases. */
  spoken: readonly string[];
  concepts: readonly Spoken[];
  /** Numbers and codes, as written: "93.568", "SF-424". */
  codes: readonly string[];
  /** The corrected words; null if they're unchanged. */
  corrected: string | null;
}

/** A program's listing number, and names of forms and sections: letters and digits, adjacent or with punctuation. */
const LISTING_NUMBER = /\b(\d{2})\.?(\d{3})\b/g;
const CODE = /\b(?=[a-z0-9./-]*\d)[a-z0-9]+(?:[./-][a-z0-9]+)+\b/gi;
const MOST_CODES = 4;
const WORDS = /[\p{L}\p{M}'’]+/gu;
/** Longer texts are truncated to this length. */
const MOST_CHARACTERS = 1000;
/** The maximum number of words corrected per search, because finding neighbors takes time. */
const MOST_CORRECTIONS = 6;
/** The minimum weight of an everyday word, provided that any program has it. */
const LEAST_SPOKEN = 3;
/** The maximum weight: that of a word in 1 of every 150 programs. Rarer words may be names or odd phrasing. */
const MOST_TOLD = 5;

/**
 * Interprets a search. `spelling` turns on correction, which leaves a dictionary word alone unless a similar word would
 * complete a phrase.
 */
export function understand(
  whole: string,
  { spelling = true, dictionary = NO_DICTIONARY }: { spelling?: boolean; dictionary?: Dictionary } = {},
): Understood {
  const text = whole.slice(0, MOST_CHARACTERS);
  const repaired = spelling ? repair(text, dictionary) : text;
  const words = distinctiveWords(repaired).map((word) => ({ ...word, weight: spokenWeightOf(word.stem) }));
  const spoken = phraseStems(repaired);
  return {
    words,
    spoken,
    concepts: conceptsIn(spoken),
    codes: codesIn(text),
    corrected: repaired === text ? null : repaired,
  };
}

/** Weighs an everyday word like its official equivalent: "kid" is rare in programs only because they say "child". */
function spokenWeightOf(stemmed: string): number {
  const own = Math.min(MOST_TOLD, weightOf(stemmed));
  const official = officialWordsFor(stemmed).map(weightOf);
  return official.length === 0 ? own : Math.min(own, Math.max(LEAST_SPOKEN, ...official));
}

/** Returns the words to look up: the specific ones, or all of them if the search mentions only money. */
export function lookedUp({ words }: Understood): readonly Word[] {
  const special = words.filter(({ stem }) => !isGeneral(stem));
  return special.length > 0 ? special : words;
}

/** Returns whether a search has words that only the dictionary can tell from typos. */
export function needsDictionary(text: string): boolean {
  return (text.slice(0, MOST_CHARACTERS).match(WORDS) ?? []).some((word) => !isKnown(word.toLowerCase()));
}

function repair(text: string, dictionary: Dictionary): string {
  let tries = 0;
  let doubts = 0;
  const shouts = text === text.toUpperCase();
  return text.replace(WORDS, (word) => {
    const written = word.toLowerCase();
    // A word in all capitals is a name: ADHD.
    if (!shouts && word === word.toUpperCase()) return word;
    if (isKnown(written)) return word;
    const isWord = dictionary.has(written);
    if ((isWord ? doubts : tries) >= MOST_CORRECTIONS) return word;
    if (isWord) doubts += 1;
    else tries += 1;
    const meant = corrected(written);
    return meant !== null && (!isWord || completesPhrase(meant, text)) ? meant : word;
  });
}

/** Treats a dictionary word as a typo if a similar word completes a phrase: "dippers for baby". */
function completesPhrase(meant: string, text: string): boolean {
  const [part] = phraseStems(meant);
  const others = phraseStems(text);
  return conceptsIn([...others, ...(part === undefined ? [] : [part])]).some(
    ({ stems, weight }) => part !== undefined && stems.has(part) && stems.size > 1 && weight === 1,
  );
}

function codesIn(text: string): string[] {
  const numbers = [...text.matchAll(LISTING_NUMBER)].map(([, agency, number]) => `${agency}.${number}`);
  const codes = [...text.matchAll(CODE)].map(([code]) => code.toLowerCase());
  return [...new Set([...numbers, ...codes])].slice(0, MOST_CODES);
}
