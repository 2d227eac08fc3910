import type { Rule } from '../../../../contract/rules.ts';

/** The texts of alternative conditions: each one is a way in, and none is required of everyone. */
export function waysIn(rule: Rule, isOneOfSeveral = false, negated = false): ReadonlySet<string> {
  if ('not' in rule) return waysIn(rule.not, isOneOfSeveral, !negated);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts === null) return new Set(isOneOfSeveral && 'says' in rule ? [rule.says] : []);
  const isEither = parts.length > 1 && 'any' in rule !== negated;
  return new Set(parts.flatMap((part) => [...waysIn(part, isOneOfSeveral || isEither, negated)]));
}
