import type { SplitAmount } from './amount-limit.ts';

/** Returns the whole text: the patterns that find an income limit are English. */
export const splitAmount = (text: string | null): SplitAmount => ({ worth: text, limit: null });
