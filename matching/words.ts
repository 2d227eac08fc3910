/** Words that say nothing about what somebody looks for. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be because been but by can cant could do does for from get gets ' +
    'getting give had has have having he help her him his how i id if im in into is it its ive just know like looking ' +
    'make me my need needs no not of off on or our out please she should so some somebody someone than that the ' +
    'their them then there these they this to too up us use very want wants was we what when where which who will ' +
    'with would you your'
  ).split(' '),
);

const MAX_WORDS = 24;

/** The telling words of a text, lower case, each once, in their order; at most 24. */
export function tellingWords(text: string): string[] {
  return [...new Set(wordsOf(text))].filter((word) => !STOP_WORDS.has(word)).slice(0, MAX_WORDS);
}

/** The share of the words that stand in a text, in any of their common endings: 0 to 1. */
export function coverage(words: readonly string[], text: string): number {
  if (words.length === 0) return 0;
  const stems = new Set(tellingStems(text));
  return words.filter((word) => stems.has(stem(word))).length / words.length;
}

function tellingStems(text: string): string[] {
  return wordsOf(text).map(stem);
}

/** Without plural, -ing and -ed: enough to tell "bills" from "bill"; the search tables stem by Porter's algorithm. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(ings?|ed|es|s|e)$/, '') : word.replace(/s$/, '');
}

/** Lower case and without accents, as the search tables take them. */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
