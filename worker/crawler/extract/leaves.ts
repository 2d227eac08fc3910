import type { CheckRule, FactRule, Rule } from '../../../contract/programs/rules.ts';

/** Where a condition comes from: the source's key, and a quote if there is one. */
export interface Origin {
  source: string;
  quote?: string | undefined;
}

/** Anything longer isn't a quote, and the rule schema rejects it. */
const LONGEST_QUOTE = 1000;

type Comparison = Omit<FactRule, 'says' | 'source' | 'quote'>;

/** Builds a condition that a profile can answer. */
export function asks(comparison: Comparison, says: string, origin: Origin): FactRule {
  return { ...comparison, says, ...from(origin) };
}

/** Builds a condition that the person has to check. */
export function toCheck(says: string, origin: Origin): CheckRule {
  return { check: true, says: says.slice(0, 300), ...from(origin) };
}

/** Combines rules into one that requires all of them; undefined if there are none. */
export function allOf(rules: readonly Rule[]): Rule | undefined {
  const [first, ...others] = unlike(rules);
  return first && others.length > 0 ? { all: [first, ...others] } : first;
}

/** Combines rules into one that requires at least one of them; undefined if there are none. */
export function oneOf(rules: readonly Rule[]): Rule | undefined {
  const [first, ...others] = unlike(rules);
  return first && others.length > 0 ? { any: [first, ...others] } : first;
}

function unlike(rules: readonly Rule[]): Rule[] {
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}

function from({ source, quote }: Origin): Pick<FactRule, 'source' | 'quote'> {
  return quote && quote.length <= LONGEST_QUOTE ? { source, quote } : { source };
}
