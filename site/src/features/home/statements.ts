import type { Rule } from '../../../../contract/programs/rules.ts';

export interface Statement {
  says: string;
  /** Whether a profile can answer it. Conditions it can't answer are left to check. */
  answerable: boolean;
}

/**
 * A program's conditions in plain words, in order. Of several ways to meet one, the first. Exclusions are left out:
 * they have no positive wording.
 */
export function statements(rule: Rule): Statement[] {
  if ('all' in rule) return rule.all.flatMap(statements);
  if ('any' in rule) return rule.any.slice(0, 1).flatMap(statements);
  if ('not' in rule) return [];
  return [{ says: rule.says, answerable: !('check' in rule) }];
}
