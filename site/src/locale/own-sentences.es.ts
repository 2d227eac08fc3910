import { rulesInSpanish } from '../../../matching/spanish/rules.ts';

export const inOwnSentences = rulesInSpanish;
