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

/** A fact that is not known. */
export interface Question {
  fact: FactName;
  /** How many of the programs at least one answer would decide. */
  programs: number;
  /** The same, in which a program counts by the share of the answers that decide it. */
  worth: number;
}

/** The unknown facts that decide any of these programs, the one that decides most first. */
export function questionsOf(rules: readonly Rule[], facts: Facts): Question[] {
  const questions = new Map<FactName, Question>();
  for (const rule of rules) {
    if (truthIn(rule, facts) !== 'unknown') continue;
    for (const [fact, share] of sharesOf(rule, facts)) {
      const { programs, worth } = questions.get(fact) ?? { programs: 0, worth: 0 };
      questions.set(fact, { fact, programs: programs + 1, worth: worth + share });
    }
  }
  const order = Object.keys(FACTS);
  return [...questions.values()].toSorted((a, b) => b.worth - a.worth || order.indexOf(a.fact) - order.indexOf(b.fact));
}

/**
 * The unknown fact that settles most of these programs, or null. A fact settles a program in as far as its possible
 * answers turn an open verdict into a definite one; half the answers count half.
 */
export function nextQuestion(rules: readonly Rule[], facts: Facts): FactName | null {
  return questionsOf(rules, facts)[0]?.fact ?? null;
}

/** What to ask for a program that is open, with the share of the answers that decide it. */
function sharesOf(rule: Rule, facts: Facts): Map<FactName, number> {
  const shares = new Map<FactName, number>();
  for (const fact of factsAsked(rule)) {
    if (facts[fact] !== undefined || NOT_ASKED.has(fact) || !hasMeaning(fact, facts)) continue;
    const asked = questionFor(fact, facts);
    const share = asked ? settledShare(rule, fact, facts) : 0;
    if (asked && share > 0) shares.set(asked, (shares.get(asked) ?? 0) + share);
  }
  return shares;
}

/** Nobody is asked how a service ended that never was, or for the staff of no business. */
function hasMeaning(fact: FactName, { veteran, ownsBusiness, startingBusiness, nonprofitStatus }: Facts): boolean {
  if (fact === 'veteranDischarge' || fact === 'veteranDisabilityRating') return veteran !== false;
  if (fact !== 'annualRevenue' && fact !== 'employees') return true;
  return ownsBusiness !== false || startingBusiness !== false || nonprofitStatus !== 'none';
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
