import type { FactName, Rule } from '../../contract/programs/rules.ts';

/** Returns the facts that a rule depends on. */
export function factsAsked(rule: Rule): Set<FactName> {
  if ('not' in rule) return factsAsked(rule.not);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts) return new Set(parts.flatMap((part) => [...factsAsked(part)]));
  return new Set('fact' in rule ? [rule.fact] : []);
}

/** How many programs ask for each fact. */
export type AskedFacts = Readonly<Partial<Record<FactName, number>>>;

/** Counts facts across the rules of many programs. Each program counts once per fact. */
export function countAsked(rules: readonly Rule[]): AskedFacts {
  const counts: Partial<Record<FactName, number>> = {};
  for (const rule of rules) for (const fact of factsAsked(rule)) counts[fact] = (counts[fact] ?? 0) + 1;
  return counts;
}
