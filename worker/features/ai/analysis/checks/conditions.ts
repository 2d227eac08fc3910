import type { Leaf, Rule } from '../../../../../contract/programs/rules.ts';
import { describeRules } from '../../../../../matching/rules/match.ts';

/** A condition in words. */
export interface Condition {
  text: string;
  /** The source's own words, if the condition is a single leaf that has them. */
  quote: string | null;
  /** The keys of the sources that state the condition. */
  sources: string[];
}

/** Returns the conditions in a program's rules, each with its sources. */
export function conditionsOf(rule: Rule): Condition[] {
  const parts = 'all' in rule ? rule.all : [rule];
  return parts.flatMap((part): Condition[] => {
    if ('all' in part) return conditionsOf(part);
    const leaves = leavesOf(part);
    const [only] = leaves;
    return [
      {
        text: describeRules(part).join('; '),
        quote: leaves.length === 1 && only?.quote ? only.quote : null,
        sources: [...new Set(leaves.map(({ source }) => source))],
      },
    ];
  });
}

function leavesOf(rule: Rule): Leaf[] {
  if ('all' in rule) return rule.all.flatMap(leavesOf);
  if ('any' in rule) return rule.any.flatMap(leavesOf);
  return 'not' in rule ? leavesOf(rule.not) : [rule];
}

/** Returns the wording of the conditions that are alternatives to others. */
export function alternativesIn(rule: Rule | null): ReadonlySet<string> {
  return new Set(rule === null ? [] : alternatives(rule, false, false));
}

function alternatives(rule: Rule, isNegated: boolean, isOneOf: boolean): string[] {
  if ('not' in rule) return alternatives(rule.not, !isNegated, isOneOf);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts === null) return isOneOf ? describeRules(rule) : [];
  // Inside a `not`, `all` and `any` swap.
  const isChoice = 'any' in rule !== isNegated && parts.length > 1;
  return parts.flatMap((part) => alternatives(part, isNegated, isOneOf || isChoice));
}
