import type { Rule } from '../../../../contract/programs/rules.ts';
import { describeRules } from '../../../../matching/rules/match.ts';
import { rulesInSpanish } from '../../../../matching/spanish/rules.ts';

export const inOwnSentences = rulesInSpanish;

export const describedInOwnWords = (rule: Rule): string[] =>
  describeRules(rule, { oneOf: 'Se cumple una de estas', and: 'y' });
