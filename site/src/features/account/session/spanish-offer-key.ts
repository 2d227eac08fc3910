import { PRODUCT } from '../../../../../contract/limits.ts';

/** The storage key that says that the reader closed the offer of pages in Spanish. Logging out doesn't bring it back. */
export const OFFER_CLOSED_KEY = `${PRODUCT}_spanishOfferClosed`;
