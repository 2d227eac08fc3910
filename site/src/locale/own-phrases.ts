import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** What matching says about a person, in this build's language. `own-phrases.es.ts` replaces this module in Spanish. */
export const OWN_PHRASES: { sentences: Phrases; words: Phrases } = { sentences: {}, words: {} };
