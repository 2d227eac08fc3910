import type { Leaf, Rule } from '../../../../contract/rules.ts';

export type Condition = { is: 'one'; leaf: Leaf } | { is: 'all' | 'any'; parts: Condition[] };

/**
 * A program's rules as a list of "and" and "or" in words. The words of a leaf always say what has to be true, also below
 * a `not`, where `all` and `any` change places as in matching/evaluate.ts. Groups in a group of the same kind dissolve.
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

/** All single conditions of a tree, in their order. */
export function leavesOf(condition: Condition): Leaf[] {
  return condition.is === 'one' ? [condition.leaf] : condition.parts.flatMap(leavesOf);
}
