import type { CuratedProgram } from '../contract/catalogue.ts';
import type { Rule, WrittenRule } from '../contract/rules.ts';
import { conditionSentence } from './condition-sentences.ts';

/** A rule as editors write it, with the sentence of each fact. */
export function withSentences(rule: WrittenRule, negated = false): Rule {
  if ('all' in rule) return { all: rule.all.map((part) => withSentences(part, negated)) };
  if ('any' in rule) return { any: rule.any.map((part) => withSentences(part, negated)) };
  if ('not' in rule) return { not: withSentences(rule.not, !negated) };
  return 'check' in rule ? rule : { ...rule, says: conditionSentence(rule, negated) };
}

/** The whole eligibility of a curated program, with the sources that its conditions name. */
export function eligibilityOf({ eligibility, sources }: CuratedProgram): {
  rules: Rule;
  sources: CuratedProgram['sources'];
} {
  return { rules: withSentences(eligibility), sources };
}
