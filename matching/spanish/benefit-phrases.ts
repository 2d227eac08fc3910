import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** What the benefit estimates say about a household: why, how much, and what's missing. */
export const BENEFIT_PHRASES: Phrases = {
  '1 person': '1 persona',
  '{count} people': '{count} personas',
};
