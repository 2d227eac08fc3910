import { PRODUCT_NAME } from '../../../contract/limits.ts';

/** Under a title that is shared, and where the product is installed. */
export const PROMISE = 'Grants, loans and assistance programs that fit you, and why';

const ALT_START = `${PRODUCT_NAME}: `;

/** What a social card shows, in words. */
export const cardAlt = (title: string) => `${ALT_START}${title}`;

/** The title in such words; null where they are not ours. */
export const titleOfCard = (alt: string) => (alt.startsWith(ALT_START) ? alt.slice(ALT_START.length) : null);
