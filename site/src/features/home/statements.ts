import type { Rule } from '../../../../contract/rules.ts';

export interface Statement {
  says: string;
  /** A profile can answer it; what no profile can tell is left to check. */
  answerable: boolean;
}

/**
 * A program's conditions in plain words, in their order; of several ways to meet one, the first. What a rule excludes is
 * left out: it has no positive words.
 */
export function statements(rule: Rule): Statement[] {
  if ('all' in rule) return rule.all.flatMap(statements);
  if ('any' in rule) return rule.any.slice(0, 1).flatMap(statements);
  if ('not' in rule) return [];
  return [{ says: rule.says, answerable: !('check' in rule) }];
}
