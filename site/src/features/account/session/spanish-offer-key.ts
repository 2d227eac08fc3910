import { PRODUCT } from '../../../../../contract/limits.ts';

/** Storage key, set when a reader closes the offer of pages in Spanish. Logging out doesn't remove it. */
export const OFFER_CLOSED_KEY = `${PRODUCT}_spanishOfferClosed`;
