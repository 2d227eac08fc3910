import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** What matching says about a person, and plans and drafts, in this build's language. `own-phrases.es.ts` replaces this module in Spanish. */
export const OWN_PHRASES: Readonly<Record<'sentences' | 'words' | 'answers', Phrases>> = {
  sentences: {},
  words: {},
  answers: {},
};
