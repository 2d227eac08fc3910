import type { CuratedProgram } from '../../contract/programs/catalog.ts';
import type { Rule, WrittenRule } from '../../contract/programs/rules.ts';
import { conditionSentence } from '../conditions/condition-sentences.ts';
import { immigrationRule } from '../immigration/index.ts';

/** Returns a rule written by editors with a sentence added to each fact. */
export function withSentences(rule: WrittenRule, negated = false): Rule {
  if ('all' in rule) return { all: rule.all.map((part) => withSentences(part, negated)) };
  if ('any' in rule) return { any: rule.any.map((part) => withSentences(part, negated)) };
  if ('not' in rule) return { not: withSentences(rule.not, !negated) };
  if ('check' in rule) return rule;
  const { exceptionTo } = rule;
  const says = conditionSentence(rule, negated);
  return { ...rule, says: exceptionTo ? `${says}, so ${exceptionTo} doesn’t apply` : says };
}

/**
 * Returns a curated program's full eligibility and all the sources it cites: the program's own rules plus the
 * immigration law for its class of program.
 */
export function eligibilityOf({ eligibility, immigration, sources }: CuratedProgram): {
  rules: Rule;
  sources: CuratedProgram['sources'];
} {
  const status = immigrationRule(immigration);
  if (status === null) return { rules: withSentences(eligibility), sources };
  const own = 'all' in eligibility ? eligibility.all : [eligibility];
  return { rules: withSentences({ all: [...own, status.rule] }), sources: { ...sources, ...status.sources } };
}
