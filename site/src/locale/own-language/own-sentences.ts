import type { Rule } from '../../../../contract/programs/rules.ts';
import { describeRules } from '../../../../matching/rules/match.ts';

/** Returns a rule with sentences in this build's language. `own-sentences.es.ts` replaces this module in Spanish. */
export const inOwnSentences = (rule: Rule): Rule => rule;

/** Returns the conditions of such a rule in words, one per line. */
export const describedInOwnWords = (rule: Rule): string[] => describeRules(rule);
