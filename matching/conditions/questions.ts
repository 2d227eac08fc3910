import { FIELDS } from '../../contract/profile/profile.ts';
import { factOf } from '../../contract/profile/question-fields.ts';
import type { Benefit, EstimateVerdict, OpenFact } from '../../contract/programs/benefits.ts';
import type { FactName, Rule } from '../../contract/programs/rules.ts';
import { FACT_TABLE } from '../fact-table/table.ts';
import type { Facts } from '../person/fact-types.ts';
import { evaluate, truthIn } from '../rules/evaluate.ts';
import { leavesOf, valuesToTry, withValue } from './values.ts';

/** What to ask instead of a computed fact: the first of these that's unknown. */
const COMPUTED_FROM: Readonly<Partial<Record<FactName, readonly FactName[]>>> = {
  incomeOfPovertyLine: ['householdIncome', 'householdSize', 'state'],
};

/**
 * Facts that a single answer settles. The others follow from several answers, such as the household's people and
 * savings, which the profile asks for together.
 */
const ASKED: ReadonlySet<string | undefined> = new Set([
  ...Object.values(FIELDS).map(factOf),
  ...Object.keys(COMPUTED_FROM),
]);

/**
 * Facts an estimate may be missing that one question settles, in the order asked. The profile asks for ages and similar
 * facts together.
 */
const ASKED_FOR_ESTIMATES: readonly (readonly [OpenFact, FactName])[] = [
  ['income', 'householdIncome'],
  ['people', 'householdSize'],
  ['status', 'citizenship'],
];

/** A question about an unknown fact. */
export interface Question {
  fact: FactName;
  /** How many undecided programs have a condition that depends on it. */
  programs: number;
  /** The number of these for which at least one answer would decide the verdict. */
  decides: number;
}

/** The weight of settling a condition without deciding the program. */
const SETTLED_CONDITION = 0.1;

/** Returns the unknown facts that these programs depend on, most decisive first. */
export function questionsOf(rules: readonly Rule[], facts: Facts): Question[] {
  const questions = new Map<FactName, Question & { worth: number }>();
  for (const rule of rules) {
    for (const [fact, share] of sharesOf(rule, facts)) {
      const { programs, decides, worth } = questions.get(fact) ?? { programs: 0, decides: 0, worth: 0 };
      questions.set(fact, {
        fact,
        programs: programs + 1,
        decides: decides + (share > 0 ? 1 : 0),
        worth: worth + share + SETTLED_CONDITION,
      });
    }
  }
  const order = Object.keys(FACT_TABLE);
  return [...questions.values()]
    .toSorted((a, b) => b.worth - a.worth || order.indexOf(a.fact) - order.indexOf(b.fact))
    .map(({ fact, programs, decides }) => ({ fact, programs, decides }));
}

/**
 * Returns the unknown fact that settles the most programs, or null. For each program, a fact counts by the share of its
 * possible answers that decide an open verdict.
 */
export function nextQuestion(rules: readonly Rule[], facts: Facts): FactName | null {
  return questionsOf(rules, facts).find(({ decides }) => decides > 0)?.fact ?? null;
}

/** Returns the unknown facts that an undecided program's conditions depend on. */
export function openFacts(rule: Rule, facts: Facts): ReadonlySet<FactName> {
  const { truth, leaves } = evaluate(rule, facts);
  if (truth !== 'unknown') return new Set();
  return new Set(
    leaves.flatMap(({ truth: held, leaf }) => {
      if (held !== 'unknown') return [];
      if ('fact' in leaf) return leaf.fact;
      return leaf.benefit ? factsForEstimate(leaf.benefit, facts) : [];
    }),
  );
}

/** Returns the unknown facts that would decide an estimate. */
function factsForEstimate(benefit: Benefit, { estimates, state }: Facts): FactName[] {
  const missing = estimates?.get(benefit)?.missing;
  if (missing === undefined) return state === undefined ? ['state'] : [];
  return ASKED_FOR_ESTIMATES.flatMap(([open, fact]) => (missing.includes(open) ? fact : []));
}

/** By person and program. A member's list asks about the same programs on every call. */
const known = new WeakMap<Facts, WeakMap<Rule, ReadonlyMap<FactName, number>>>();

/** Returns what to ask for an undecided program, with the share of answers that would decide it. */
function sharesOf(rule: Rule, facts: Facts): ReadonlyMap<FactName, number> {
  const ofPerson = known.get(facts) ?? new WeakMap<Rule, ReadonlyMap<FactName, number>>();
  known.set(facts, ofPerson);
  const shares = ofPerson.get(rule) ?? readShares(rule, facts);
  ofPerson.set(rule, shares);
  return shares;
}

function readShares(rule: Rule, facts: Facts): ReadonlyMap<FactName, number> {
  const shares = new Map<FactName, number>();
  const add = (fact: FactName, share: number) => shares.set(fact, Math.min(1, (shares.get(fact) ?? 0) + share));
  for (const fact of openFacts(rule, facts)) {
    if (!ASKED.has(fact) || FACT_TABLE[fact].appliesTo?.(facts) === false) continue;
    const asked = questionFor(fact, facts);
    if (asked) add(asked, settledShare(rule, fact, facts));
  }
  for (const benefit of benefitsOf(rule)) {
    const [asked] = factsForEstimate(benefit, facts);
    if (asked) add(asked, settledByEstimate(rule, benefit, facts));
  }
  return shares;
}

/** Returns the share of the estimate's possible verdicts, yes and no, that decide the program. */
function settledByEstimate(rule: Rule, benefit: Benefit, facts: Facts): number {
  const settling = (['yes', 'no'] as const).filter(
    (verdict) => truthIn(rule, withEstimate(facts, benefit, verdict)) !== 'unknown',
  );
  return settling.length / 2;
}

function withEstimate(facts: Facts, benefit: Benefit, verdict: EstimateVerdict): Facts {
  const { estimates } = facts;
  return {
    ...facts,
    estimates: {
      get(asked) {
        const estimate = estimates?.get(asked);
        return estimate && asked === benefit ? { ...estimate, verdict } : estimate;
      },
    },
  };
}

function benefitsOf(rule: Rule): Benefit[] {
  if ('not' in rule) return benefitsOf(rule.not);
  if ('all' in rule) return rule.all.flatMap(benefitsOf);
  if ('any' in rule) return rule.any.flatMap(benefitsOf);
  return 'benefit' in rule && rule.benefit ? [rule.benefit] : [];
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
