import type { Spoken } from '../concepts.ts';
import { isKnown } from '../spelling.ts';
import type { Understood } from '../understand.ts';
import { isGeneral, type Word } from '../words.ts';
import { type Candidate, EVIDENCE, evidenceFor } from './relevance.ts';

/** A program that the words found, and how well it fits them. */
export type Scored = Candidate & { relevance: number };

/**
 * If the best program fits less than this, nothing matches the search. Measured with requests that no program meets.
 * Words that neither programs nor people in need use require a better fit.
 */
const LEAST_FIT = { known: 0.4, foreign: 0.5 } as const;
/**
 * In a short search every word matters: "nose job" isn't about jobs. If one has no match, the others must fit better.
 */
const LEAST_FIT_OF_SOME = 0.65;
const FEW_TELLING_WORDS = 3;
/** How close to the best fit a program has to be, as a share of it. */
const NEAR_BEST = 0.7;

/** Returns whether none of the programs fits the words well. */
export function isWeak(search: Understood, scored: readonly Scored[]): boolean {
  const { words } = search;
  const best = bestOf(scored);
  if (best < (words.some(isForeign) ? LEAST_FIT.foreign : LEAST_FIT.known)) return true;
  const distinctive = distinctiveOf(search);
  const first = scored.find(({ relevance }) => relevance === best);
  if (first === undefined || distinctive.length > FEW_TELLING_WORDS) return false;
  if (isAboutOther(search, scored)) return true;
  if (best >= LEAST_FIT_OF_SOME) return false;
  return !answersEach(search, first, distinctive) || merelyMentions(search, first, distinctive);
}

/**
 * Removes programs that contain only some words of a phrase, if none of the best ones is about the phrase: a person who
 * wants a shooting range wasn't shot.
 */
export function withoutHalfPhrases<T extends Scored>(search: Understood, scored: readonly T[]): readonly T[] {
  if (!isAboutOther(search, scored)) return scored;
  const distinctive = distinctiveOf(search);
  return scored.filter((program) => !hasHalfAPhrase(search, program, distinctive));
}

/** Returns whether the words form a phrase that none of the best programs is about. */
function isAboutOther(search: Understood, scored: readonly Scored[]): boolean {
  const distinctive = distinctiveOf(search);
  if (distinctive.length > FEW_TELLING_WORDS) return false;
  const least = NEAR_BEST * bestOf(scored);
  return scored.every((program) => program.relevance < least || meansOther(search, program, distinctive));
}

function bestOf(scored: readonly Scored[]): number {
  return Math.max(0, ...scored.map(({ relevance }) => relevance));
}

function distinctiveOf({ words }: Understood): Word[] {
  return words.filter(({ stem }) => !isGeneral(stem));
}

function isForeign({ text }: Word): boolean {
  return !isKnown(text.toLowerCase());
}

/** Returns whether the program matches every one of these search words. */
function answersEach(search: Understood, program: Candidate, words: readonly Word[]): boolean {
  const evidence = evidenceFor(search, program);
  return words.every(({ stem }) => evidence(stem) > 0);
}

/** Returns whether a program has the words only in its text: none is in its title or names, and no concept matches. */
function merelyMentions(search: Understood, program: Candidate, words: readonly Word[]): boolean {
  const evidence = evidenceFor(search, program);
  return words.every(({ stem }) => evidence(stem) <= EVIDENCE.text);
}

/** Returns whether the words form a phrase that the program isn't about: a green card isn't a medical card. */
function meansOther(search: Understood, program: Candidate, words: readonly Word[]): boolean {
  const phrases = phrasesOf(search, words);
  const about = new Set([...program.named, ...program.mentioned]);
  return phrases.length > 0 && !phrases.some(({ concept }) => about.has(concept.token));
}

/** Returns whether a program about something else has only some of the words. */
function hasHalfAPhrase(search: Understood, program: Candidate, words: readonly Word[]): boolean {
  const own = new Set([...program.title, ...program.names.flat(), ...program.inText]);
  return (
    meansOther(search, program, words) &&
    !phrasesOf(search, words).some(({ stems }) => words.every(({ stem }) => !stems.has(stem) || own.has(stem)))
  );
}

/** Returns the phrases formed by all of the words, or all but one. */
function phrasesOf({ concepts }: Understood, words: readonly Word[]): readonly Spoken[] {
  const least = Math.max(2, words.length - 1);
  return concepts.filter(
    ({ stems, weight }) => weight === 1 && words.filter(({ stem }) => stems.has(stem)).length >= least,
  );
}
