import type { Rule } from '../../../../contract/programs/rules.ts';

export interface Statement {
  says: string;
  /** True if a profile can answer it. Other conditions are left for people to check. */
  answerable: boolean;
}

/**
 * Returns a program's conditions in plain words, in order. For alternatives, only the first. Exclusions are left out,
 * because they have no positive wording.
 */
export function statements(rule: Rule): Statement[] {
  if ('all' in rule) return rule.all.flatMap(statements);
  if ('any' in rule) return rule.any.slice(0, 1).flatMap(statements);
  if ('not' in rule) return [];
  return [{ says: rule.says, answerable: !('check' in rule) }];
}
