import { PRODUCT_NAME } from '../../../contract/limits.ts';

/** Shown under a shared title and when the product is installed. */
export const PROMISE = 'Grants, loans and assistance programs that fit you, and why';

const ALT_START = `${PRODUCT_NAME}: `;

/** Returns the alt text of a social card. */
export const cardAlt = (title: string) => `${ALT_START}${title}`;

/** Extracts the title from a card's alt text; null for any other text. */
export const titleOfCard = (alt: string) => (alt.startsWith(ALT_START) ? alt.slice(ALT_START.length) : null);
