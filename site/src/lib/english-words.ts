import COMMON from 'an-array-of-english-words' with { type: 'json' };
import dictionary from 'dictionary-en';

/** The speller looks at words of letters from this length on (matching/spelling.ts). */
const WORD = /^[a-z]{4,24}$/;

/**
 * English words in lower case, sorted, each followed by a line feed: what a search does not correct. Names of places and
 * people come from the dictionary.
 */
export function sortedEnglishWords(): string {
  const names = new TextDecoder()
    .decode(dictionary.dic)
    .split('\n')
    .map((entry) => entry.split('/')[0]?.toLowerCase() ?? '');
  const words = new Set([...COMMON, ...names].filter((word) => WORD.test(word)));
  return [...words]
    .toSorted()
    .map((word) => `${word}\n`)
    .join('');
}
