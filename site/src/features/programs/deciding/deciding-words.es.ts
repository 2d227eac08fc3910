import { joining } from '../../../../../matching/spanish/joined.ts';
import { STATE_NAMES } from '../../../../../matching/spanish/state-names.ts';

export const JOINED: Readonly<Record<'any' | 'all', (next: string) => string>> = {
  any: (next) => joining('o', next),
  all: (next) => joining('y', next),
};
export const ELSEWHERE = new RegExp(`^No vive en (?:${Object.values(STATE_NAMES).join('|').replaceAll('.', '\\.')})`);
export const EXCEPTION = /, así que no se aplica /;
export const NEGATIVE = /^No [^,]*$/;
