import { isPartOfOther, isUnfinished, leansBack, takesBack, turnsOnOther } from './finished.ts';
import { bindsList, bodyOf, isOfOneKind, leadOf } from './leads.ts';
import { isBareLabel, isMythLabel, isUnderMyth, refutes } from './myths.ts';
import { cleaned, folded, withoutEnd } from './text.ts';

/** Fewer words, or characters, prove nothing: "the program" stands everywhere. */
const LEAST = { words: 3, characters: 12 } as const;
export const MOST_CHARACTERS = 500;

/** The cells of a row of a table, each of which says something of the others. */
export const BETWEEN_CELLS = ' | ';

/**
 * A quote as it stands in one of these passages, or null. What is cut out of a sentence can say more or less than the
 * sentence, so the quote is widened: to whole sentences, with the one before where it leans on that, the one after where
 * that takes something back, and the words over it on which it depends; where these are in another passage, nothing is
 * quoted. A question states nothing, and neither does a sentence that breaks off, or that the text calls untrue. What
 * stands in several places is quoted as the one says it that says most, and not at all where one takes it back.
 */
export function standingQuote(passages: readonly string[], quote: string): string | null {
  const wanted = bare(cleaned(quote));
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

/** Whether no other passage says what becomes of this one's words. */
function standsAlone(whole: string, passages: readonly string[], place: number): boolean {
  const [before = '', passage = '', next = ''] = [passages[place - 1], passages[place], passages[place + 1]];
  const isAtEnd = withoutEnd(passage, SIGN_AT_END).endsWith(withoutEnd(whole, SIGN_AT_END));
  if (isAtEnd && [next, bodyOf(next)].some((words) => turnsOnOther(words) || refutes(words))) return false;
  if (!passage.trimStart().startsWith(whole)) return true;
  return !isPartOfOther(bodyOf(passage)) && !(isBareLabel(before) && isMythLabel(before));
}

const SIGN_AT_END = /["'“”‘’\s.,;:)]/u;

/** Signs around a quote are often the model's own. */
function bare(quote: string): string {
  return withoutEnd(quote.replace(/^["'“”‘’\s]+/u, ''), /["'“”‘’\s.,;:]/u);
}

function* wholeWordsIn(text: string, needle: string): Generator<number> {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    // "eligible" is no quote of "ineligible" or "non-eligible", nor "500 dollars" of "1,500 dollars".
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + needle.length, at + needle.length + 2);
    const cutsBefore = /[\p{L}\p{N}]$/u.test(before) || /[\p{L}\p{N}][-,.]$/u.test(before) || /[$€£]$/.test(before);
    const cutsAfter = /^[\p{L}\p{N}]/u.test(after) || /^[-,.:/@][\p{L}\p{N}]/u.test(after) || /^%/.test(after);
    if (!cutsBefore && !cutsAfter) yield at;
  }
}

const QUESTION = /\?["')\]]?\s*$/;

const ITEM = /^(?:[•*–-]|\(?[a-z0-9]{1,2}[.)])\s/i;

/** Null for words of a question, for what the text calls untrue, and where what belongs to them breaks off. */
function inContext(passage: string, start: number, end: number): string | null {
  if (passage.includes(BETWEEN_CELLS)) return isUnderMyth(passage, 0, passage.length) ? null : passage.trim();
  const sentences = sentencesOf(passage);
  let first = sentences.findLastIndex((sentence) => sentence.start <= start);
  let last = sentences.findIndex((sentence) => sentence.end >= end);
  if (last < 0) last = sentences.length - 1;
  if (QUESTION.test(sentences[last]?.text ?? '')) return null;
  const lead = leadOf(passage);
  // What is set against a myth says all of itself.
  if (lead !== '' && !isMythLabel(lead)) first = 0;
  first = Math.min(first, leadOfItem(sentences, first) ?? first);
  while (first > 0 && leansBack(sentences[first]?.text ?? '')) first -= 1;
  while (takesBack(sentences[last + 1]?.text ?? '')) last += 1;
  const [from, to] = [sentences[first]?.start ?? 0, sentences[last]?.end ?? passage.length];
  if (isUnderMyth(passage, from, to)) return null;
  if (sentences.slice(first + 1, last + 2).some(({ text }) => refutes(text))) return null;
  if (isUnfinished(passage.slice(from, to), passage)) return null;
  const isWhole =
    /^[\s"'“”‘’(]*$/.test(passage.slice(from, start)) && /^[\s"'“”‘’).,;!]*$/.test(passage.slice(end, to));
  return (isWhole ? passage.slice(start, end) : passage.slice(from, to)).trim();
}

/** Of an item of a list within a passage the sentence over it, where the items depend on that or on each other. */
function leadOfItem(sentences: readonly Sentence[], place: number): number | null {
  if (!ITEM.test(sentences[place]?.text ?? '')) return null;
  const over = sentences.findLastIndex(({ text }, other) => other < place && !ITEM.test(text));
  const words = sentences[over]?.text ?? '';
  const lead = words.slice(0, words.lastIndexOf(':') + 1);
  return bindsList(lead) || isOfOneKind(lead) ? over : null;
}

/**
 * The beginning of a passage, of whole sentences and at most so long, that says what the passage says: it ends before no
 * sentence that limits or goes on with the last one. Empty where there is none.
 */
export function wholeBeginning(passage: string, most: number): string {
  if (passage.length <= most) return passage;
  if (passage.includes(BETWEEN_CELLS)) return '';
  const sentences = sentencesOf(passage);
  const last = sentences.findLastIndex(({ end }, place) => end <= most + 1 && mayEndAfter(sentences, place));
  return passage.slice(0, sentences[last]?.end ?? 0).trim();
}

/** Whether nothing after this sentence belongs to it. */
export function mayEndAfter(sentences: readonly Sentence[], place: number): boolean {
  const next = sentences[place + 1]?.text ?? '';
  return !leansBack(next) && !takesBack(next) && !refutes(next) && !ITEM.test(next);
}

/** An end of a sentence; the dots of "U.S." and "e.g." are none. */
const SENTENCE_END =
  /(?<!(?:^|[.!?:;]\s+)\(?\d{1,2}|[\s.(]\p{L}|^\p{L}|\be\.g|\bi\.e|\bInc|\bSt|\bNo|\bDr|\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Dept)|\bvs)[.!?]["”')\]]?\s+(?=[\p{Lu}\p{N}"“(])/gu;

export interface Sentence {
  start: number;
  end: number;
  text: string;
}

/** The sentences of a passage, one after the other without a gap. */
export function sentencesOf(passage: string): Sentence[] {
  const ends = [...passage.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  return [0, ...ends].map((start, place) => {
    const end = ends[place] ?? passage.length;
    return { start, end, text: passage.slice(start, end).trim() };
  });
}
