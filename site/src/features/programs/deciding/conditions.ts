import type { Leaf, Rule } from '../../../../../contract/programs/rules.ts';

export type Condition = { is: 'one'; leaf: Leaf } | { is: 'all' | 'any'; parts: Condition[] };

/**
 * Converts a program's rules to a tree of "and" and "or" in words. A leaf's words always say what must be true, even
 * below a `not`, where `all` and `any` swap as in matching/evaluate.ts. Merges nested groups of the same kind.
 */
export function conditionsOf(rule: Rule, negated = false): Condition {
  if ('not' in rule) return conditionsOf(rule.not, !negated);
  const [kind, rules] =
    'all' in rule ? (['all', rule.all] as const) : 'any' in rule ? (['any', rule.any] as const) : [];
  if (kind === undefined || rules === undefined)
    return 'says' in rule ? { is: 'one', leaf: rule } : { is: 'all', parts: [] };
  const is = (kind === 'all') === negated ? 'any' : 'all';
  const parts = rules
    .map((part) => conditionsOf(part, negated))
    .flatMap((part) => (part.is === is ? part.parts : [part]));
  const [only] = parts;
  return parts.length === 1 && only ? only : { is, parts };
}

/** Returns all single conditions of a tree, in order. */
export function leavesOf(condition: Condition): Leaf[] {
  return condition.is === 'one' ? [condition.leaf] : condition.parts.flatMap(leavesOf);
}
