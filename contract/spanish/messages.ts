import type { Phrases } from './phrase-book.ts';

/** What the contract's schemas say about invalid values. */
export const MESSAGES: Phrases = {
  'Please fill this in.': 'Complete este campo.',
};
