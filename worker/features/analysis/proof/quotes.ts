import { negatorsIn } from './negation.ts';
import { cleaned, folded } from './text.ts';

/** Fewer words, or characters, prove nothing: "the program" stands everywhere. */
const LEAST = { words: 3, characters: 12 } as const;
export const MOST_CHARACTERS = 500;

/** Words after which a sentence takes back what it said. */
const TAKES_BACK = /\b(?:unless|except|excluding|however|but|only|other than)\b/i;

/** Words that make what is said hang on something, before it or after it. */
const CONDITION = /\b(?:if|provided (?:that )?(?:you|they|the|it)|as long as|so long as|only when)\b/i;

/**
 * A quote as it stands in one of these passages, or null. It begins and ends with whole words. Where the rest of its
 * sentence denies or limits what is quoted, the whole sentence is the quote. A question states nothing.
 */
export function standingQuote(passages: readonly string[], quote: string): string | null {
  const wanted = bare(cleaned(quote));
  if (wanted.length < LEAST.characters || wanted.length > MOST_CHARACTERS) return null;
  if (wanted.split(' ').length < LEAST.words) return null;
  const needle = folded(wanted);
  for (const passage of passages) {
    const start = wholeWordsAt(folded(passage), needle);
    if (start === null) continue;
    const whole = inContext(passage, start, start + needle.length);
    if (whole === null) continue;
    return whole.length <= MOST_CHARACTERS ? whole : null;
  }
  return null;
}

/** Signs around a quote are often the model's own. */
function bare(quote: string): string {
  return quote.replace(/^["'“”‘’\s]+/u, '').replace(/["'“”‘’\s.,;:]+$/u, '');
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

/** Null for words of a question. */
function inContext(passage: string, start: number, end: number): string | null {
  const [first, last] = sentenceAround(passage, start, end);
  if (QUESTION.test(passage.slice(start, last))) return null;
  const before = passage.slice(first, start);
  const after = passage.slice(end, last);
  const changesMeaning =
    [before, after].some((part) => negatorsIn(part).length > 0 || CONDITION.test(part)) || TAKES_BACK.test(after);
  return (changesMeaning ? passage.slice(first, last) : passage.slice(start, end)).trim();
}

/** An end of a sentence; the dots of "U.S." and "e.g." are none. */
const SENTENCE_END = /(?<![\s.(]\p{L}|^\p{L}|\be\.g|\bi\.e|\bInc|\bSt|\bNo|\bDr)[.!?]["')\]]?\s+(?=[\p{Lu}\p{N}"“(])/gu;

function sentenceAround(passage: string, start: number, end: number): [number, number] {
  const ends = [...passage.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const first = ends.findLast((place) => place <= start) ?? 0;
  const last = ends.find((place) => place >= end) ?? passage.length;
  return [first, last];
}
