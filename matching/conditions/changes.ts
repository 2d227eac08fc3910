import type { Change } from '../../contract/programs/grants.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { evaluate, type Truth, truthIn } from '../rules/evaluate.ts';
import { type Step, stepsFor } from './steps.ts';
import { leavesOf, withoutFacts } from './values.ts';

/** Advice with more steps than this isn't useful. */
const MOST_STEPS = 3;

/**
 * Returns the smallest set of changes the person could make after which no condition rules the program out, preferring
 * one that makes them eligible outright. Null if no such change helps or none is needed.
 */
export function whatWouldChange(rule: Rule, facts: Facts): Change[] | null {
  if (truthIn(rule, facts) !== 'false') return null;
  const steps = stepsFor(leavesOf(rule), facts);
  for (let size = 1; size <= MOST_STEPS; size++) {
    const found = combinations(steps, size)
      // An unknown fact is never worse than any answer, so if making it unknown doesn't help, no answer will.
      .filter((chosen) => truthIn(rule, withoutFacts(facts, factsOfSteps(chosen))) !== 'false')
      .flatMap((chosen) => outcomesOf(chosen).map((outcome) => judge(rule, facts, outcome)))
      .filter(({ truth }) => truth !== 'false');
    const best = found.find(({ truth }) => truth === 'true') ?? found[0];
    if (best) return changesOf(rule, facts, best.outcome);
  }
  return null;
}

function judge(rule: Rule, facts: Facts, outcome: Facts): { outcome: Facts; truth: Truth } {
  return { outcome, truth: truthIn(rule, { ...facts, ...outcome }) };
}

/** Describes a change by the conditions that failed before it and don't anymore. */
function changesOf(rule: Rule, facts: Facts, outcome: Facts): Change[] {
  const failed = new Set(evaluate(rule, facts).leaves.map(({ leaf }) => leaf));
  const names = new Set(Object.keys(outcome));
  const met = leavesOf(rule).filter((leaf) => failed.has(leaf) && names.has(leaf.fact));
  const worded = met.filter((leaf) => truthIn(leaf, facts) !== truthIn(leaf, { ...facts, ...outcome }));
  const sets = { ...outcome };
  const [first, ...others] = worded.length > 0 ? worded : met;
  if (!first) return [];
  // All of a step's facts go into its first change, so applying every change sets each fact once.
  return [
    { criterion: first.fact, text: first.says, sets },
    ...others.map((leaf) => ({ criterion: leaf.fact, text: leaf.says, sets: {} })),
  ];
}

function factsOfSteps(steps: readonly Step[]) {
  return steps.flatMap((step) => step.facts);
}

function combinations(steps: readonly Step[], size: number): Step[][] {
  if (size === 0) return [[]];
  return steps.flatMap((step, index) =>
    combinations(steps.slice(index + 1), size - 1).map((others) => [step, ...others]),
  );
}

/** Returns every combined outcome of the chosen steps. Applicant kinds accumulate. */
function outcomesOf(steps: readonly Step[]): Facts[] {
  return steps.reduce<Facts[]>(
    (sofar, step) => sofar.flatMap((before) => step.outcomes.map((outcome) => merged(before, outcome))),
    [{}],
  );
}

function merged(a: Facts, b: Facts): Facts {
  const kinds = [...new Set([...(a.applicantKind ?? []), ...(b.applicantKind ?? [])])];
  return { ...a, ...b, ...(kinds.length > 0 ? { applicantKind: kinds } : {}) };
}
