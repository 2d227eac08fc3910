import type { Likelihood } from '../../contract/programs/grants.ts';
import type { Leaf, Rule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { type Evaluation, evaluate, type Judged, truthIn } from './evaluate.ts';
import { isUsual, oddsOfCheck, oddsOfFact } from './odds/odds.ts';

/**
 * Ways to qualify with odds up to this are rare. They often overlap (a veteran's family), so even many of them together
 * count as rare.
 */
const RARE = 0.03;
const RARE_TOGETHER = 0.115;

/**
 * Returns how likely the rule is to hold for this person, 0 to 1: exactly 0 or 1 if the facts settle it, otherwise
 * based on the odds of the open conditions. Treats conditions as independent. The result is rough; only the order of
 * lists and four labels depend on it.
 */
export function likelihoodOf(rule: Rule, facts: Facts): number {
  if ('not' in rule) return 1 - likelihoodOf(rule.not, facts);
  if ('all' in rule) {
    let odds = 1;
    for (const part of rule.all) {
      odds *= likelihoodOf(part, facts);
      if (odds === 0) return 0;
    }
    return odds;
  }
  if ('any' in rule) {
    let none = 1;
    let noRare = 1;
    for (const part of rule.any) {
      const odds = likelihoodOf(part, facts);
      if (odds === 1) return 1;
      if (odds <= RARE) noRare *= 1 - odds;
      else none *= 1 - odds;
    }
    return 1 - none * Math.max(noRare, 1 - RARE_TOGETHER);
  }
  if ('check' in rule) return oddsOfCheck(rule, facts);
  const truth = truthIn(rule, facts);
  return truth === 'unknown' ? oddsOfFact(rule, facts) : Number(truth === 'true');
}

/** The minimum likelihood for each label. */
const VERY_LIKELY = 0.6;
const WORTH_CHECKING = 0.12;
/** Below this, people shouldn't be sent to apply, such as those with an income several times the limit. */
const NO = 0.004;
/**
 * A single condition that so few people meet counts as failed. Several rare conditions together don't, because no
 * single answer rules them out.
 */
const AS_GOOD_AS_FAILED = 0.012;

/** Returns the label for a likelihood. `evaluation` is the rule's evaluation for the same person. */
export function likelihoodWord(rule: Rule, facts: Facts, evaluation: Evaluation, likelihood: number): Likelihood {
  if (evaluation.truth === 'true') return 'qualify';
  if (evaluation.truth === 'false') return 'no';
  if (likelihood < NO && leastOdds(rule, facts) <= AS_GOOD_AS_FAILED) return 'no';
  if (likelihood >= VERY_LIKELY) return 'very-likely';
  return likelihood >= WORTH_CHECKING ? 'worth-checking' : 'only-if';
}

/** Returns the odds of the least likely condition. Among alternatives, the most likely one counts. */
function leastOdds(rule: Rule, facts: Facts): number {
  if ('all' in rule) return Math.min(1, ...rule.all.map((part) => leastOdds(part, facts)));
  if ('any' in rule) return Math.max(0, ...rule.any.map((part) => leastOdds(part, facts)));
  return likelihoodOf(rule, facts);
}

/** Returns the open conditions, least likely first. */
export function openConditions({ leaves }: Evaluation, facts: Facts): Judged[] {
  return leaves
    .filter(({ truth, leaf }) => truth === 'unknown' && !isFormality(leaf, facts))
    .map((judged) => ({ judged, odds: oddsOf(judged, facts) }))
    .toSorted((a, b) => a.odds - b.odds)
    .map(({ judged }) => judged);
}

/** If a group most likely holds, alternatives this much less likely than its best one aren't mentioned. */
const FAR_LESS = 0.15;
const MOST_LIKELY = 0.5;

/** An open condition worth naming. */
export interface OpenLeaf {
  /** The odds of the condition it's part of, 0 to 1. */
  odds: number;
  /** A number for the condition if this leaf is one of several ways to meet it, and nothing else is needed. */
  oneOf?: number;
}

/**
 * Returns the open leaves worth naming. Rare alternatives are omitted if a common one is open too ("You are a U.S.
 * citizen" next to statuses that few people have).
 */
export function openLeaves(rule: Rule, facts: Facts): ReadonlyMap<Leaf, OpenLeaf> {
  const named = new Map<Leaf, OpenLeaf>();
  const parts = 'all' in rule ? rule.all : [rule];
  for (const [index, part] of parts.entries()) {
    const odds = likelihoodOf(part, facts);
    const leaves = namedIn(part, facts, odds);
    const open = areAlternatives(part) && leaves.length > 1 ? { odds, oneOf: index } : { odds };
    for (const leaf of leaves) named.set(leaf, open);
  }
  return named;
}

/** Returns whether any single leaf of the rule is enough. */
function areAlternatives(rule: Rule): boolean {
  return (
    'any' in rule &&
    rule.any.every((way) => !('all' in way || 'not' in way) && (!('any' in way) || areAlternatives(way)))
  );
}

function namedIn(rule: Rule, facts: Facts, odds: number): Leaf[] {
  if ('not' in rule) return namedIn(rule.not, facts, odds);
  if ('all' in rule) return rule.all.flatMap((part) => (isFormality(part, facts) ? [] : namedIn(part, facts, odds)));
  if (!('any' in rule)) return [rule];
  const ways = rule.any.map((way) => ({ way, odds: likelihoodOf(way, facts) }));
  const best = Math.max(...ways.map((one) => one.odds));
  const common = ways.filter((one) => odds < MOST_LIKELY || one.odds >= FAR_LESS * best);
  return common.toSorted((a, b) => b.odds - a.odds).flatMap(({ way }) => namedIn(way, facts, odds));
}

/**
 * Returns whether nearly everyone meets a condition that is only one part of a way to qualify: savings below the
 * highest limit.
 */
function isFormality(part: Rule, facts: Facts): boolean {
  return 'fact' in part && part.fact === 'savings' && isUsual(oddsOfFact(part, facts));
}

function oddsOf({ leaf }: Judged, facts: Facts): number {
  return 'check' in leaf ? oddsOfCheck(leaf, facts) : oddsOfFact(leaf, facts);
}

/**
 * Returns what the person would still have to meet to get a special-circumstances program: the sentences of the rarest
 * condition, or of all alternatives if any one would do. Empty if nothing is open.
 */
export function rarestCondition(rule: Rule, facts: Facts): string[] {
  const parts = 'all' in rule ? rule.all : [rule];
  const open = parts
    .filter((part) => truthIn(part, facts) === 'unknown')
    .map((part) => ({ part, odds: likelihoodOf(part, facts) }))
    .toSorted((a, b) => a.odds - b.odds);
  const [rarest] = open;
  if (!rarest) return [];
  if ('all' in rarest.part) return rarestCondition(rarest.part, facts);
  return openConditions(evaluate(rarest.part, facts), facts).map(({ leaf }) => hingeOf(leaf, facts) ?? leaf.says);
}

function hingeOf(leaf: Leaf, { estimates }: Facts): string | undefined {
  return 'check' in leaf && leaf.benefit ? estimates?.get(leaf.benefit)?.hinge?.says : undefined;
}
