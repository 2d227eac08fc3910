import type { FactName, Rule } from '../contract/rules.ts';
import { FACTS } from '../contract/rules.ts';
import { factsAsked } from './asked.ts';
import { truthIn } from './evaluate.ts';
import type { Facts } from './facts.ts';
import { leavesOf, valuesToTry, withValue } from './values.ts';

/** Facts that follow from other answers, or that no question of ours can settle. */
const NOT_ASKED: ReadonlySet<FactName> = new Set(['applicantKind', 'applyingFor', 'incomeOfAreaMedian']);

/** What is asked to learn a fact that is computed: the first of these that is not known. */
const COMPUTED_FROM: Readonly<Partial<Record<FactName, readonly FactName[]>>> = {
  incomeOfPovertyLine: ['householdIncome', 'householdSize', 'state'],
};

/**
 * The unknown fact that settles most of these programs, or null. A fact settles a program in as far as its possible
 * answers turn an open verdict into a definite one; half the answers count half.
 */
export function nextQuestion(rules: readonly Rule[], facts: Facts): FactName | null {
  const worth = new Map<FactName, number>();
  for (const rule of rules) {
    if (truthIn(rule, facts) !== 'unknown') continue;
    for (const fact of factsAsked(rule)) {
      if (facts[fact] !== undefined || NOT_ASKED.has(fact)) continue;
      const asked = questionFor(fact, facts);
      if (asked) worth.set(asked, (worth.get(asked) ?? 0) + settledShare(rule, fact, facts));
    }
  }
  const order = Object.keys(FACTS);
  const [best] = [...worth]
    .filter(([, share]) => share > 0)
    .toSorted(([a, x], [b, y]) => y - x || order.indexOf(a) - order.indexOf(b));
  return best?.[0] ?? null;
}

function questionFor(fact: FactName, facts: Facts): FactName | undefined {
  const parts = COMPUTED_FROM[fact];
  return parts ? parts.find((part) => facts[part] === undefined) : fact;
}

function settledShare(rule: Rule, fact: FactName, facts: Facts): number {
  const leaves = leavesOf(rule).filter((leaf) => leaf.fact === fact);
  const answers = valuesToTry(fact, leaves);
  const settling = answers.filter((answer) => truthIn(rule, withValue(facts, fact, answer)) !== 'unknown');
  return answers.length === 0 ? 0 : settling.length / answers.length;
}
