import type { FactName, Rule } from '../../contract/programs/rules.ts';

/** Returns the facts that a rule depends on. */
export function factsAsked(rule: Rule): Set<FactName> {
  if ('not' in rule) return factsAsked(rule.not);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts) return new Set(parts.flatMap((part) => [...factsAsked(part)]));
  return new Set('fact' in rule ? [rule.fact] : []);
}
