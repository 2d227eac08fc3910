import type { Change } from '../contract/grants.ts';
import type { Rule } from '../contract/rules.ts';
import { evaluate, type Truth, truthIn } from './evaluate.ts';
import type { Facts } from './fact-types.ts';
import { type Step, stepsFor } from './steps.ts';
import { leavesOf, withoutFacts } from './values.ts';

/** More than this at once is no advice. */
const MOST_STEPS = 3;

/**
 * The smallest set of changes, of those that a person can make, after which no condition speaks against the program any
 * more; preferably one that makes the person eligible outright. `null` where no change of that kind helps, or none is
 * needed.
 */
export function whatWouldChange(rule: Rule, facts: Facts): Change[] | null {
  if (truthIn(rule, facts) !== 'false') return null;
  const steps = stepsFor(leavesOf(rule), facts);
  for (let size = 1; size <= MOST_STEPS; size++) {
    const found = combinations(steps, size)
      // What is not known is never worse than any answer: where it does not help, no answer will.
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

/** A change in the words of the conditions that it meets: those which failed and do not any more. */
function changesOf(rule: Rule, facts: Facts, outcome: Facts): Change[] {
  const failed = new Set(evaluate(rule, facts).leaves.map(({ leaf }) => leaf));
  const names = new Set(Object.keys(outcome));
  const met = leavesOf(rule).filter((leaf) => failed.has(leaf) && names.has(leaf.fact));
  const worded = met.filter((leaf) => truthIn(leaf, facts) !== truthIn(leaf, { ...facts, ...outcome }));
  const sets = { ...outcome };
  const [first, ...others] = worded.length > 0 ? worded : met;
  if (!first) return [];
  // What a step sets belongs to its first change, so that applying all of them sets everything once.
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

/** Every way that the chosen steps can turn out together; kinds of applicant add up. */
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
