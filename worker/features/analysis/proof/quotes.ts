import { isPartOfOther, isUnfinished, leansBack, takesBack, turnsOnOther } from './finished.ts';
import { cleaned, folded, withoutEnd } from './text.ts';

/** Fewer words, or characters, prove nothing: "the program" stands everywhere. */
const LEAST = { words: 3, characters: 12 } as const;
export const MOST_CHARACTERS = 500;

/**
 * A quote as it stands in one of these passages, or null. What is cut out of a sentence can say more or less than the
 * sentence, so the quote is widened: to whole sentences, with the one before where it leans on that, and the one after
 * where that takes something back; where these are in another passage, nothing is quoted. A question states nothing, and
 * neither does a sentence that breaks off.
 */
export function standingQuote(passages: readonly string[], quote: string): string | null {
  const wanted = bare(cleaned(quote));
  if (wanted.length < LEAST.characters || wanted.length > MOST_CHARACTERS) return null;
  if (wanted.split(' ').length < LEAST.words) return null;
  const needle = folded(wanted);
  for (const [place, passage] of passages.entries()) {
    const start = wholeWordsAt(folded(passage), needle);
    const whole = start === null ? null : inContext(passage, start, start + needle.length);
    if (whole === null) continue;
    const isTakenBack =
      withoutEnd(passage, SIGN_AT_END).endsWith(withoutEnd(whole, SIGN_AT_END)) &&
      turnsOnOther(passages[place + 1] ?? '');
    const isPart = passage.trimStart().startsWith(whole) && isPartOfOther(passage);
    return whole.length > MOST_CHARACTERS || isTakenBack || isPart ? null : whole;
  }
  return null;
}

const SIGN_AT_END = /["'“”‘’\s.,;:)]/u;

/** Signs around a quote are often the model's own. */
function bare(quote: string): string {
  return withoutEnd(quote.replace(/^["'“”‘’\s]+/u, ''), /["'“”‘’\s.,;:]/u);
}

function wholeWordsAt(text: string, needle: string): number | null {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    // "eligible" is no quote of "ineligible" or "non-eligible", nor "500 dollars" of "1,500 dollars".
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + needle.length, at + needle.length + 2);
    const cutsBefore = /[\p{L}\p{N}]$/u.test(before) || /[\p{L}\p{N}][-,.]$/u.test(before) || /[$€£]$/.test(before);
    const cutsAfter = /^[\p{L}\p{N}]/u.test(after) || /^[-,.:/@][\p{L}\p{N}]/u.test(after) || /^%/.test(after);
    if (!cutsBefore && !cutsAfter) return at;
  }
  return null;
}

const QUESTION = /\?["')\]]?\s*$/;

/** Null for words of a question, and where what belongs to them breaks off. */
function inContext(passage: string, start: number, end: number): string | null {
  const sentences = sentencesOf(passage);
  let first = sentences.findLastIndex((sentence) => sentence.start <= start);
  let last = sentences.findIndex((sentence) => sentence.end >= end);
  if (last < 0) last = sentences.length - 1;
  if (QUESTION.test(sentences[last]?.text ?? '')) return null;
  while (first > 0 && leansBack(sentences[first]?.text ?? '')) first -= 1;
  while (takesBack(sentences[last + 1]?.text ?? '')) last += 1;
  const [from, to] = [sentences[first]?.start ?? 0, sentences[last]?.end ?? passage.length];
  if (isUnfinished(passage.slice(from, to), passage)) return null;
  const isWhole =
    /^[\s"'“”‘’(]*$/.test(passage.slice(from, start)) && /^[\s"'“”‘’).,;!]*$/.test(passage.slice(end, to));
  return (isWhole ? passage.slice(start, end) : passage.slice(from, to)).trim();
}

/** An end of a sentence; the dots of "U.S." and "e.g." are none. */
const SENTENCE_END =
  /(?<![\s.(]\p{L}|^\p{L}|\be\.g|\bi\.e|\bInc|\bSt|\bNo|\bDr|\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Dept)|\bvs)[.!?]["”')\]]?\s+(?=[\p{Lu}\p{N}"“(])/gu;

interface Sentence {
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
