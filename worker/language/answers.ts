import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** What the Worker says in its responses: failures, confirmations, plans and drafts. */
export const ANSWERS: Phrases = {
  'Please log in to do this.': 'Inicie sesión para hacer esto.',
};
