import { STATE_NAMES } from '../../../../matching/spanish/state-names.ts';

/** "O" becomes "u" before an o sound, and "y" becomes "e" before an i sound. */
export const JOINED: Readonly<Record<'any' | 'all', (next: string) => string>> = {
  any: (next) => (/^h?[oó]/i.test(next) ? 'u' : 'o'),
  all: (next) => (/^h?[ií](?!e)/i.test(next) ? 'e' : 'y'),
};
export const ELSEWHERE = new RegExp(`^No vive en (?:${Object.values(STATE_NAMES).join('|').replaceAll('.', '\\.')})`);
export const EXCEPTION = /, así que no se aplica /;
