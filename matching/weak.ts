import type { Spoken } from './concepts.ts';
import { type Candidate, EVIDENCE, evidenceFor } from './relevance.ts';
import { isKnown } from './spelling.ts';
import type { Understood } from './understand.ts';
import { isGeneral, type Word } from './words.ts';

/** A program that the words found, and how well it fits them. */
export type Scored = Candidate & { relevance: number };

/**
 * Below this fit of the best program, what was asked for is nowhere: measured on wishes that nothing meets. A word that
 * neither programs nor people in need of them use takes more.
 */
const LEAST_FIT = { known: 0.4, foreign: 0.5 } as const;
/** In few words each tells what is meant: "nose job" is no job. Where one is not answered, the others must fit better. */
const LEAST_FIT_OF_SOME = 0.65;
const FEW_TELLING_WORDS = 3;
/** Programs that fit nearly as well as the best, as a share of its fit. */
const NEAR_BEST = 0.7;

/** Whether none of the programs fits the words well. */
export function isWeak(search: Understood, scored: readonly Scored[]): boolean {
  const { words } = search;
  const best = bestOf(scored);
  if (best < (words.some(isForeign) ? LEAST_FIT.foreign : LEAST_FIT.known)) return true;
  const telling = tellingOf(search);
  const first = scored.find(({ relevance }) => relevance === best);
  if (first === undefined || telling.length > FEW_TELLING_WORDS) return false;
  if (isAboutOther(search, scored)) return true;
  if (best >= LEAST_FIT_OF_SOME) return false;
  return !answersEach(search, first, telling) || merelyMentions(search, first, telling);
}

/**
 * The programs without those that merely have some words of what the words mean together, where none of the best is about
 * that: nobody who wants a shooting range was shot.
 */
export function withoutHalfPhrases<T extends Scored>(search: Understood, scored: readonly T[]): readonly T[] {
  if (!isAboutOther(search, scored)) return scored;
  const telling = tellingOf(search);
  return scored.filter((program) => !hasHalfAPhrase(search, program, telling));
}

/** Whether the words together mean something that none of the best is about. */
function isAboutOther(search: Understood, scored: readonly Scored[]): boolean {
  const telling = tellingOf(search);
  if (telling.length > FEW_TELLING_WORDS) return false;
  const least = NEAR_BEST * bestOf(scored);
  return scored.every((program) => program.relevance < least || meansOther(search, program, telling));
}

function bestOf(scored: readonly Scored[]): number {
  return Math.max(0, ...scored.map(({ relevance }) => relevance));
}

function tellingOf({ words }: Understood): Word[] {
  return words.filter(({ stem }) => !isGeneral(stem));
}

function isForeign({ text }: Word): boolean {
  return !isKnown(text.toLowerCase());
}

/** Whether the program answers each of these words of the search. */
function answersEach(search: Understood, program: Candidate, words: readonly Word[]): boolean {
  const evidence = evidenceFor(search, program);
  return words.every(({ stem }) => evidence(stem) > 0);
}

/** Whether a program merely has the words in its text: no word is in its title or names, and none means it. */
function merelyMentions(search: Understood, program: Candidate, words: readonly Word[]): boolean {
  const evidence = evidenceFor(search, program);
  return words.every(({ stem }) => evidence(stem) <= EVIDENCE.text);
}

/** Whether the words together mean something that the program is not about: a green card is no medical card. */
function meansOther(search: Understood, program: Candidate, words: readonly Word[]): boolean {
  const phrases = phrasesOf(search, words);
  const about = new Set([...program.named, ...program.mentioned]);
  return phrases.length > 0 && !phrases.some(({ concept }) => about.has(concept.token));
}

/** Whether a program that means something else merely has some of the words. */
function hasHalfAPhrase(search: Understood, program: Candidate, words: readonly Word[]): boolean {
  const own = new Set([...program.title, ...program.names.flat(), ...program.inText]);
  return (
    meansOther(search, program, words) &&
    !phrasesOf(search, words).some(({ stems }) => words.every(({ stem }) => !stems.has(stem) || own.has(stem)))
  );
}

/** What the words mean together, all of them or all but one. */
function phrasesOf({ concepts }: Understood, words: readonly Word[]): readonly Spoken[] {
  const least = Math.max(2, words.length - 1);
  return concepts.filter(
    ({ stems, weight }) => weight === 1 && words.filter(({ stem }) => stems.has(stem)).length >= least,
  );
}
