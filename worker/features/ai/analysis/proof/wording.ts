import { canonicalizeDates } from './figures.ts';
import { wordNumbers } from './number-words.ts';
import { canonicalize } from './same-words.ts';
import { folded, tokensOf } from './text.ts';

/** Words that don't affect the meaning: without them, it's still clear which home, form or state is meant. */
const SKIPPED = new Set(['a', 'an', 'the', 'your']);

/**
 * Words that address the reader. A sentence that starts with them means the same as an imperative or a bare condition.
 */
const BEGINNINGS = new Set(['you', 'please', 'that']);

/** A clause that can move to the end of its sentence. */
const FRONTED =
  /^((?:if|when|once|after|before|until|unless|since|except|to|in order to|for|in|on|with|without|under|within|during|by)\b[^,;:]+), ([^;:]+)$/i;

/** If a sentence says several things, a clause moved to its end might apply only to the last one. */
const SEVERAL =
  /\b(?:and|or|but|nor|then|that|who|which)\b|(?<!\b(?:have|has|needs?|required|able|up) )\bto (?!the\b|an?\b|your?\b|our\b|us\b|[$\d])|[.!?] /i;

/**
 * Replaces punctuation that affects the meaning with words: "veterans' spouses" aren't "veterans, spouses", and 62+
 * isn't 62.
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
/** Before "and" and "or", a comma shows which parts belong together. */
const GROUPS = /, (?=(?:and|or)\b)/g;

/** Returns a text's words, with each phrase in its canonical form. */
function wordsOf(text: string): string[] {
  const dated = wordNumbers(canonicalizeDates(folded(text).toLowerCase()));
  const grouped = /\band\b/.test(dated) && /\bor\b/.test(dated) ? dated.replace(GROUPS, ' aside ') : dated;
  // If applicants are mentioned besides "you", they're two different parties.
  const separated = /\bapplicants?\b/.test(grouped) ? grouped.replace(/\byou\b/g, 'reader') : grouped;
  const plain = SIGNS.reduce((sofar, [sign, word]) => sofar.replace(sign, word), separated)
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\.(?=\d)/g, 'point')
    .replaceAll('%', ' percent ')
    .replace(/\$ ?/g, ' usd');
  const words = tokensOf(canonicalize(tokenised(plain))).filter((word) => !SKIPPED.has(word));
  const begin = words.findIndex((word) => !BEGINNINGS.has(word));
  return words.slice(Math.max(0, begin));
}

/** Expands contractions, and removes everything but words. */
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

/** Moves the first clause to the end. */
function withClauseMoved(text: string): string | null {
  const [, clause, rest] = FRONTED.exec(text.replace(/[\s.;!]+$/, '')) ?? [];
  return clause && rest && !SEVERAL.test(rest) ? `${rest} ${clause}` : null;
}

function waysOf(text: string): string[] {
  const turned = withClauseMoved(text);
  return [text, ...(turned === null ? [] : [turned])].map((way) => wordsOf(way).join(' '));
}

/**
 * Returns whether a statement says what its quote says: the same words in the same order, except for synonyms that are
 * valid in any program description. No word may be dropped or added, no matter how minor, because each one can be a
 * condition.
 */
export function saysTheSame(text: string, quote: string): boolean {
  const quoted = waysOf(quote);
  return waysOf(text).some((way) => way !== '' && quoted.includes(way));
}

/** Returns whether a statement is its quote, apart from punctuation and case. */
export function isWordForWord(text: string, quote: string): boolean {
  const plain = (one: string) => tokensOf(one).join(' ');
  return plain(text) === plain(quote);
}
