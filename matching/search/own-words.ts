/**
 * Additional words of this build's language that mean little on their own, like those in `words.ts`. English has none.
 */
export const OWN_STOP_WORDS: ReadonlySet<string> = new Set();
export const OWN_GENERAL_WORDS: ReadonlySet<string> = new Set();
export const OWN_NEGATIONS: ReadonlySet<string> = new Set();
