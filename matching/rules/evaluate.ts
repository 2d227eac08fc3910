import type { EstimateVerdict } from '../../contract/programs/benefits.ts';
import type { CheckRule, Leaf, Rule, WrittenFactRule, WrittenRule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';

/** Kleene's strong three-valued logic (S. C. Kleene, Introduction to Metamathematics, 1952, section 64). */
export type Truth = 'true' | 'false' | 'unknown';

export interface Judged {
  leaf: Leaf;
  /** How the leaf affects the person, with any enclosing `not` applied. */
  truth: Truth;
}

export interface Evaluation {
  truth: Truth;
  /** The deciding leaves. For an `any` that holds, the branches that hold; for one that fails, all of them. */
  leaves: Judged[];
}

const OPPOSITE = { true: 'false', false: 'true', unknown: 'unknown' } as const satisfies Record<Truth, Truth>;

/** Returns whether the rule holds for the facts, and which leaves decide it. */
export function evaluate(rule: Rule, facts: Facts): Evaluation {
  return visit(rule, facts, false);
}

/** Returns whether the rule holds, without reasons. For rules without sentences, and callers that try many facts. */
export function truthIn(rule: WrittenRule, facts: Facts): Truth {
  if ('not' in rule) return OPPOSITE[truthIn(rule.not, facts)];
  if ('all' in rule) return truthOfParts(rule.all, facts, 'false');
  if ('any' in rule) return truthOfParts(rule.any, facts, 'true');
  return leafTruth(rule, facts);
}

/** Counts a rule's open conditions. Alternatives in one `any` count as one condition. */
export function openConditions(rule: Rule, facts: Facts): number {
  if ('all' in rule) return rule.all.reduce((sum, part) => sum + openConditions(part, facts), 0);
  return truthIn(rule, facts) === 'true' ? 0 : 1;
}

function truthOfParts(parts: readonly WrittenRule[], facts: Facts, decisive: 'true' | 'false'): Truth {
  let truth: Truth = OPPOSITE[decisive];
  for (const part of parts) {
    const one = truthIn(part, facts);
    if (one === decisive) return decisive;
    if (one === 'unknown') truth = 'unknown';
  }
  return truth;
}

function visit(rule: Rule, facts: Facts, negated: boolean): Evaluation {
  if ('not' in rule) return visit(rule.not, facts, !negated);
  // De Morgan: under `not`, `all` and `any` swap.
  if ('all' in rule)
    return combine(
      rule.all.map((part) => visit(part, facts, negated)),
      negated ? 'any' : 'all',
    );
  if ('any' in rule)
    return combine(
      rule.any.map((part) => visit(part, facts, negated)),
      negated ? 'all' : 'any',
    );
  const held = leafTruth(rule, facts);
  const truth = negated ? OPPOSITE[held] : held;
  return { truth, leaves: [{ leaf: rule, truth }] };
}

function combine(parts: Evaluation[], kind: 'all' | 'any'): Evaluation {
  const decisive: Truth = kind === 'all' ? 'false' : 'true';
  const truths = parts.map((part) => part.truth);
  const truth = truths.includes(decisive) ? decisive : truths.includes('unknown') ? 'unknown' : OPPOSITE[decisive];
  const speaking = kind === 'any' ? parts.filter((part) => part.truth === truth) : parts;
  return { truth, leaves: withoutExceptions(speaking, truth).flatMap((part) => part.leaves) };
}

/** Leaves out exceptions to a rule that the person meets anyway, or that doesn't apply to them. */
function withoutExceptions(parts: Evaluation[], truth: Truth): Evaluation[] {
  const ordinary = parts.filter(({ leaves }) => !leaves.some(({ leaf }) => 'fact' in leaf && leaf.exceptionTo));
  return truth === 'true' && ordinary.length > 0 && ordinary.length < parts.length ? ordinary : parts;
}

function leafTruth(leaf: WrittenFactRule | CheckRule, facts: Facts): Truth {
  return 'fact' in leaf ? holds(leaf, facts) : estimated(leaf, facts);
}

const TRUTH_OF = {
  yes: 'true',
  no: 'false',
  maybe: 'unknown',
  close: 'unknown',
  nobody: 'unknown',
  'not-covered': 'unknown',
} as const satisfies Record<EstimateVerdict, Truth>;

/**
 * Evaluates a check, which is unknown unless the person already gets the benefit, a citizen lives with them, or an
 * estimate compared the household with its limit.
 */
function estimated({ benefit, income, paidAs, citizen }: CheckRule, { estimates, gets, citizens }: Facts): Truth {
  const kinds = [income ?? paidAs ?? []].flat();
  if (citizen && citizens?.includes(citizen)) return 'true';
  if (kinds.some((kind) => gets?.includes(kind))) return 'true';
  const estimate = benefit && estimates?.get(benefit);
  return estimate ? TRUTH_OF[estimate.verdict] : 'unknown';
}

function holds(rule: WrittenFactRule, facts: Facts): Truth {
  const value = facts[rule.fact];
  if (value === undefined) return 'unknown';
  if (typeof value === 'number') {
    return truthOf(
      value >= (rule.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (rule.atMost ?? Number.POSITIVE_INFINITY),
    );
  }
  if (typeof value === 'boolean') return truthOf(value === rule.is);
  const wanted = rule.in ?? [String(rule.is)];
  return truthOf(typeof value === 'string' ? wanted.includes(value) : value.some((item) => wanted.includes(item)));
}

function truthOf(holding: boolean): Truth {
  return holding ? 'true' : 'false';
}
