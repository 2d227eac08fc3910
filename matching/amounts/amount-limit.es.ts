import type { SplitAmount } from './amount-limit.ts';

/** Returns the text unsplit, because the patterns that find an income limit are in English. */
export const splitAmount = (text: string | null): SplitAmount => ({ worth: text, limit: null });
