import { PRODUCT_NAME } from '../../../../../contract/limits.ts';
import { programs } from '../../../lib/counts.ts';

/** Texts of the public search. Separate, because its script includes them. */
export const SEARCH = {
  label: 'What do you need help with?',
  hint: 'A program’s name, or your own words: rent, heating bill, college',
  action: 'Search',
  state: 'Search in',
  anywhere: 'Any state',
  withoutScript: 'The search needs JavaScript. Pick a need below, or browse all programs from A to Z.',
} as const;

export const FOUND = {
  region: 'What the search found',
  loading: 'Looking…',
  failed: 'The list of programs couldn’t be loaded. Check your internet connection and try again.',
  none: (words: string) => `We found no program for “${words}”. Try other words, or pick a need below.`,
  near: (words: string) => `No program fits all of “${words}”. These come close:`,
  found: (shown: number, all: number, words: string, place: string | undefined) =>
    `${programs(all)} for “${words}”${place ? ` in ${place}` : ''}${all > shown ? `. The best ${shown}:` : ''}`,
  call: {
    before: 'People at 211 know what help is near you. Call',
    number: '211',
    after: ', or',
    help: 'get free help',
  },
  visitor: 'Sign up to see which of these fit you',
  member: `Search all that ${PRODUCT_NAME} knows, with your profile`,
} as const;
