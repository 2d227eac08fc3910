import { datesInOneWay } from './figures.ts';
import { wordNumbers } from './number-words.ts';
import { inOneWay } from './same-words.ts';
import { folded, tokensOf } from './text.ts';

/** Words that don't affect the meaning: which home, form or state is meant is clear without them. */
const SKIPPED = new Set(['a', 'an', 'the', 'your']);

/** The addressee of a sentence: one that starts with it means the same as an imperative or a bare condition. */
const BEGINNINGS = new Set(['you', 'please', 'that']);

/** A clause that may be at either end of its sentence. */
const FRONTED =
  /^((?:if|when|once|after|before|until|unless|since|except|to|in order to|for|in|on|with|without|under|within|during|by)\b[^,;:]+), ([^;:]+)$/i;

/** If a sentence says several things, a clause moved to the end may apply only to the last one. */
const SEVERAL =
  /\b(?:and|or|but|nor|then|that|who|which)\b|(?<!\b(?:have|has|needs?|required|able|up) )\bto (?!the\b|an?\b|your?\b|our\b|us\b|[$\d])|[.!?] /i;

/**
 * Punctuation that affects the meaning, each as a word: "veterans' spouses" aren't "veterans, spouses", and 62+ isn't
 * 62.
 */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  // A name: "Schedule A", "Medicare Part A".
  [/\b(appendix|category|part|schedule|tier|type) a\b/g, '$1a'],
  [/'s\b|(?<=s)'(?!\w)/g, ' own'],
  [/(?<=\d)\+/g, ' or more'],
  [/≤/g, ' le '],
  [/≥/g, ' ge '],
  [/</g, ' lt '],
  [/>/g, ' gt '],
  [/(?<=\d) ?- ?(?=\$?\d)/g, ' to '],
  [/[.;!?] /g, ' stop '],
  [/, (?=who\b|which\b)/g, ' aside '],
];
/** Before "and" and "or", a comma shows what belongs together. */
const GROUPS = /, (?=(?:and|or)\b)/g;

/** A text's statement as words, with each phrase in its canonical form. */
function wordsOf(text: string): string[] {
  const dated = wordNumbers(datesInOneWay(folded(text).toLowerCase()));
  const grouped = /\band\b/.test(dated) && /\bor\b/.test(dated) ? dated.replace(GROUPS, ' aside ') : dated;
  // If applicants other than the reader are mentioned, each is named.
  const told = /\bapplicants?\b/.test(grouped) ? grouped.replace(/\byou\b/g, 'reader') : grouped;
  const plain = SIGNS.reduce((sofar, [sign, word]) => sofar.replace(sign, word), told)
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\.(?=\d)/g, 'point')
    .replaceAll('%', ' percent ')
    .replace(/\$ ?/g, ' usd');
  const words = tokensOf(inOneWay(tokenised(plain))).filter((word) => !SKIPPED.has(word));
  const begin = words.findIndex((word) => !BEGINNINGS.has(word));
  return words.slice(Math.max(0, begin));
}

/** Contractions in full, and only words left. */
function tokenised(text: string): string {
  return text
    .replace(/\bcan't\b|\bcan not\b/g, 'cannot')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(you|we|they)'re\b/g, '$1 are')
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same with its first clause moved to the end. */
function turnedRound(text: string): string | null {
  const [, clause, rest] = FRONTED.exec(text.replace(/[\s.;!]+$/, '')) ?? [];
  return clause && rest && !SEVERAL.test(rest) ? `${rest} ${clause}` : null;
}

function waysOf(text: string): string[] {
  const turned = turnedRound(text);
  return [text, ...(turned === null ? [] : [turned])].map((way) => wordsOf(way).join(' '));
}

/**
 * Whether a statement says what its quote says: the same words in the same order, except for synonyms that hold in any
 * program description. Nothing is left out, added or weighed: each word can be a condition.
 */
export function saysTheSame(text: string, quote: string): boolean {
  const quoted = waysOf(quote);
  return waysOf(text).some((way) => way !== '' && quoted.includes(way));
}

/** Whether a statement is its quote, except for punctuation and the case of its first letter. */
export function isWordForWord(text: string, quote: string): boolean {
  const plain = (one: string) => tokensOf(one).join(' ');
  return plain(text) === plain(quote);
}
