import type { Phrases } from '../../../../contract/spanish/phrase-book.ts';

/**
 * Translations of matching's sentences and words about a person, and of the texts of plans, drafts, the Grant Agent and
 * AI priority. `own-phrases.es.ts` replaces this module in Spanish.
 */
export const OWN_PHRASES: Readonly<Record<'sentences' | 'words' | 'answers', Phrases>> = {
  sentences: {},
  words: {},
  answers: {},
};
