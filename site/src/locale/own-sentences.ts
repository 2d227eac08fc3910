import type { Rule } from '../../../contract/programs/rules.ts';

/** Returns a rule with its sentences in this build's language. `own-sentences.es.ts` replaces this module in Spanish. */
export const inOwnSentences = (rule: Rule): Rule => rule;
