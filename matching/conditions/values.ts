import { FACTS, type FactName, type FactRule, type Rule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';

export type FactValue = number | boolean | string | readonly string[];

/** Returns all of a rule's leaves that a fact can answer, including those under `not`. */
export function leavesOf(rule: Rule): FactRule[] {
  if ('not' in rule) return leavesOf(rule.not);
  if ('all' in rule) return rule.all.flatMap(leavesOf);
  if ('any' in rule) return rule.any.flatMap(leavesOf);
  return 'fact' in rule ? [rule] : [];
}

/**
 * Returns the values of a fact that make a difference to these leaves: one for each possible outcome of a leaf and, for
 * choices, one that no leaf names. All other values have the same effect as one of these.
 */
export function valuesToTry(fact: FactName, leaves: readonly FactRule[]): FactValue[] {
  const kind = FACTS[fact];
  if (kind.type === 'boolean') return [true, false];
  if (kind.type === 'number') {
    const bounds = leaves.flatMap(({ atLeast, atMost }) => [
      ...(atLeast === undefined ? [] : [atLeast, atLeast - 1]),
      ...(atMost === undefined ? [] : [atMost, atMost + 1]),
    ]);
    return [...new Set(bounds)].filter((value) => value >= 0).toSorted((a, b) => a - b);
  }
  const named = new Set(leaves.flatMap((leaf) => leaf.in ?? (typeof leaf.is === 'string' ? [leaf.is] : [])));
  const other = kind.values.find((value) => !named.has(value));
  const values = [...named, ...(other === undefined ? [] : [other])];
  return kind.type === 'choices' ? values.map((value) => [value]) : values;
}

/** Returns the facts with one added or changed. */
export function withValue(facts: Facts, fact: FactName, value: FactValue): Facts {
  return { ...facts, [fact]: value };
}

/** Returns the facts with some of them made unknown. */
export function withoutFacts(facts: Facts, names: readonly FactName[]): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !names.some((left) => left === name)));
}
