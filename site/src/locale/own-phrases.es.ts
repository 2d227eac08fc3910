import { MATCHING_BOOK } from '../../../matching/spanish/benefit-phrases.ts';

export const OWN_PHRASES = MATCHING_BOOK;
