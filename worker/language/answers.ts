import type { Phrases } from '../../contract/spanish/phrase-book.ts';
import { ACCOUNT_PHRASES } from './account-phrases.ts';
import { AI_PHRASES } from './ai-phrases.ts';
import { BILLING_PHRASES } from './billing-phrases.ts';
import { GENERAL_PHRASES } from './general-phrases.ts';
import { PROGRAM_PHRASES } from './program-phrases.ts';
import { SEARCH_PHRASES } from './search-phrases.ts';

/**
 * The texts in the Worker's responses: failures, confirmations and short notes. Long texts are in `own-phrases.json`.
 */
export const ANSWERS: Phrases = {
  ...GENERAL_PHRASES,
  ...ACCOUNT_PHRASES,
  ...PROGRAM_PHRASES,
  ...BILLING_PHRASES,
  ...AI_PHRASES,
  ...SEARCH_PHRASES,
};
