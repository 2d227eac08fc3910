import { answers, isPartOfOther, isUnfinished, leansBack, takenBackBy, turnsOnOther } from './finished.ts';
import { bindsList, bodyOf, isOfOneKind, leadOf } from './leads.ts';
import { isBareLabel, isMythLabel, isUnderMyth, refutes } from './myths.ts';
import { cleaned, folded, withoutEnd } from './text.ts';

/** Shorter quotes prove nothing, because "the program" occurs everywhere. */
const LEAST = { words: 3, characters: 12 } as const;
export const MOST_CHARACTERS = 500;

/** Separates the cells of a table row, which qualify one another. */
export const BETWEEN_CELLS = ' | ';

/**
 * Finds a quote in one of these passages. A part of a sentence can say more or less than the whole, so the quote is
 * widened to whole sentences. The previous sentence is added if the quote depends on it, the next one if it reverses
 * something, and so are words above that the quote depends on. Returns null if these are in another passage. Also
 * returns null for a question, a sentence that breaks off, and anything the text calls false. If the quote occurs
 * several times, returns the fullest version, or null if one of them is reversed.
 */
export function quoteInContext(passages: readonly string[], quote: string): string | null {
  const wanted = stripPunctuation(cleaned(quote));
  if (wanted.length < LEAST.characters || wanted.length > MOST_CHARACTERS) return null;
  if (wanted.split(' ').length < LEAST.words) return null;
  const needle = folded(wanted);
  let found: string | null = null;
  for (const [place, passage] of passages.entries()) {
    for (const start of wholeWordsIn(folded(passage), needle)) {
      const whole = inContext(passage, start, start + needle.length);
      if (whole === null) continue;
      if (!standsAlone(whole, passages, place)) return null;
      if (found === null || (whole.length > found.length && whole.includes(found))) found = whole;
    }
  }
  return found === null || found.length > MOST_CHARACTERS ? null : found;
}

/** Returns whether no neighboring passage changes the meaning of these words. */
function standsAlone(whole: string, passages: readonly string[], place: number): boolean {
  const [before = '', passage = '', next = ''] = [passages[place - 1], passages[place], passages[place + 1]];
  const isAtEnd = withoutEnd(passage, SIGN_AT_END).endsWith(withoutEnd(whole, SIGN_AT_END));
  if (isAtEnd && [next, bodyOf(next)].some((words) => turnsOnOther(words) || refutes(words))) return false;
  if (!passage.trimStart().startsWith(whole)) return true;
  return !isPartOfOther(bodyOf(passage)) && !(isBareLabel(before) && isMythLabel(before));
}

const SIGN_AT_END = /["'“”‘’\s.,;:)]/u;

/** Strips quotation marks and final punctuation, because models often add quotation marks of their own. */
function stripPunctuation(quote: string): string {
  return withoutEnd(quote.replace(/^["'“”‘’\s]+/u, ''), /["'“”‘’\s.,;:]/u);
}

function* wholeWordsIn(text: string, needle: string): Generator<number> {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    // "eligible" isn't a quote from "ineligible" or "non-eligible", and "500 dollars" isn't one from "1,500 dollars".
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + needle.length, at + needle.length + 2);
    const cutsBefore = /[\p{L}\p{N}]$/u.test(before) || /[\p{L}\p{N}][-,.]$/u.test(before) || /[$€£]$/.test(before);
    const cutsAfter = /^[\p{L}\p{N}]/u.test(after) || /^[-,.:/@][\p{L}\p{N}]/u.test(after) || /^%/.test(after);
    if (!cutsBefore && !cutsAfter) yield at;
  }
}

const QUESTION = /\?["')\]]?\s*$/;

const ITEM = /^(?:[•*–-]|\(?[a-z0-9]{1,2}[.)])\s/i;

/**
 * Widens a quote to its context. Returns null for a question, for what the text calls false, and if required context is
 * missing.
 */
function inContext(passage: string, start: number, end: number): string | null {
  if (passage.includes(BETWEEN_CELLS)) return isUnderMyth(passage, 0, passage.length) ? null : passage.trim();
  const sentences = sentencesOf(passage);
  let first = sentences.findLastIndex((sentence) => sentence.start <= start);
  let last = sentences.findIndex((sentence) => sentence.end >= end);
  if (last < 0) last = sentences.length - 1;
  if (QUESTION.test(sentences[last]?.text ?? '')) return null;
  const lead = leadOf(passage);
  // A correction of a myth is complete on its own.
  if (lead !== '' && !isMythLabel(lead)) first = 0;
  first = Math.min(first, leadOfItem(sentences, first) ?? first);
  const textAt = (place: number) => sentences[place]?.text ?? '';
  while (first > 0 && (leansBack(textAt(first)) || answers(textAt(first), textAt(first - 1)))) first -= 1;
  last += takenBackBy(sentences.slice(last + 1).map(({ text }) => text));
  const [from, to] = [sentences[first]?.start ?? 0, sentences[last]?.end ?? passage.length];
  if (isUnderMyth(passage, from, to)) return null;
  if (sentences.slice(first + 1, last + 2).some(({ text }) => refutes(text))) return null;
  if (isUnfinished(passage.slice(from, to), passage)) return null;
  const isWhole =
    /^[\s"'“”‘’(]*$/.test(passage.slice(from, start)) && /^[\s"'“”‘’).,;!]*$/.test(passage.slice(end, to));
  return (isWhole ? passage.slice(start, end) : passage.slice(from, to)).trim();
}

/**
 * For a list item inside a passage, returns the sentence above it, if the items depend on that sentence or on one
 * another.
 */
function leadOfItem(sentences: readonly Sentence[], place: number): number | null {
  if (!ITEM.test(sentences[place]?.text ?? '')) return null;
  const over = sentences.findLastIndex(({ text }, other) => other < place && !ITEM.test(text));
  const words = sentences[over]?.text ?? '';
  const lead = words.slice(0, words.lastIndexOf(':') + 1);
  return bindsList(lead) || isOfOneKind(lead) ? over : null;
}

/**
 * Returns the longest beginning of a passage, in whole sentences and up to this length, that keeps its meaning: it
 * never ends before a sentence that limits or continues the last one. Empty if there's none.
 */
export function wholeBeginning(passage: string, most: number): string {
  if (passage.length <= most) return passage;
  if (passage.includes(BETWEEN_CELLS)) return '';
  const sentences = sentencesOf(passage);
  const last = sentences.findLastIndex(({ end }, place) => end <= most + 1 && mayEndAfter(sentences, place));
  return passage.slice(0, sentences[last]?.end ?? 0).trim();
}

/** Returns whether nothing after this sentence belongs to it. */
export function mayEndAfter(sentences: readonly Sentence[], place: number): boolean {
  const [next = '', ...others] = sentences.slice(place + 1).map(({ text }) => text);
  return takenBackBy([next, ...others]) === 0 && !leansBack(next) && !refutes(next) && !ITEM.test(next);
}

/** The end of a sentence. The periods in "U.S." and "e.g." don't count. */
const SENTENCE_END =
  /(?<!(?:^|[.!?:;]\s+)\(?\d{1,2}|[\s.(]\p{L}|^\p{L}|\be\.g|\bi\.e|\bInc|\bSt|\bNo|\bDr|\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Dept)|\bvs)[.!?]["”')\]]?\s+(?=[\p{Lu}\p{N}"“(])/gu;

export interface Sentence {
  start: number;
  end: number;
  text: string;
}

/** Splits a passage into sentences, in order and without gaps. */
export function sentencesOf(passage: string): Sentence[] {
  const ends = [...passage.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  return [0, ...ends].map((start, place) => {
    const end = ends[place] ?? passage.length;
    return { start, end, text: passage.slice(start, end).trim() };
  });
}
