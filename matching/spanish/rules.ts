import type { Rule } from '../../contract/programs/rules.ts';
import { factInSpanish } from './fact-sentences.ts';
import { SENTENCES } from './sentences.ts';

/**
 * Returns a rule with its sentences in Spanish, for display only: matching reads some of the English ones. A sentence
 * without a translation is returned unchanged, such as one that is already in Spanish.
 */
export function rulesInSpanish(rule: Rule, negated = false): Rule {
  if ('all' in rule) return { all: rule.all.map((part) => rulesInSpanish(part, negated)) };
  if ('any' in rule) return { any: rule.any.map((part) => rulesInSpanish(part, negated)) };
  if ('not' in rule) return { not: rulesInSpanish(rule.not, !negated) };
  if ('check' in rule) return { ...rule, says: sentenceInSpanish(rule.says) };
  const says = factInSpanish(rule, negated);
  const { exceptionTo } = rule;
  return { ...rule, says: exceptionTo ? `${says}, así que no se aplica ${exceptionTo}` : says };
}

export function sentenceInSpanish(english: string): string {
  return SENTENCES[english] ?? english;
}
