import type { Need } from '../../contract/profile/profile.ts';
import type { Benefit } from '../../contract/programs/benefits.ts';
import type { LeftOut, Likelihood, Match, Reason, Verdict } from '../../contract/programs/grants.ts';
import type { FactName, Leaf, Rule } from '../../contract/programs/rules.ts';
import type { Estimate } from '../benefits/estimates/estimate.ts';
import { yearly } from '../benefits/money.ts';
import { whatWouldChange } from '../conditions/changes.ts';
import { countOpen } from '../conditions/count-open.ts';
import { nextQuestion } from '../conditions/questions.ts';
import {
  asClearlyMet,
  inOrderOfWeight,
  isPaid,
  isSpecific,
  PARENTS_ASK,
  type RuleSource,
  reasonsOf,
  waitReason,
} from '../conditions/reasons.ts';
import { leavesOf } from '../conditions/values.ts';
import { dollarsOf, gainOf, isPlanned, type Offered, worthOfSum } from '../order/gain.ts';
import type { Facts } from '../person/fact-types.ts';
import { isAsPerson } from '../person/for-organization.ts';
import { asRuledFor, isForParents } from '../person/minors.ts';
import { tellsOfLoss } from '../person/own-words.ts';
import type { SpokenOf } from '../search/spoken-of.ts';
import { asClaimed, goesToClaimant } from './claimed.ts';
import { type Evaluation, evaluate, type Judged, type Truth } from './evaluate.ts';
import { likelihoodOf, likelihoodWord, openLeaves, rarestCondition } from './likelihood.ts';
import { looksRight } from './looks-right.ts';

/** What matching needs to know about a program. */
export interface RuledProgram extends Offered {
  /** Null if the program's rules aren't known. */
  rules: Rule | null;
  /** Where its conditions are stated; null to omit sources from reasons. */
  sources: Readonly<Record<string, RuleSource>> | null;
}

const VERDICT_OF = { true: 'eligible', unknown: 'likely', false: 'ineligible' } as const satisfies Record<
  Truth,
  Verdict
>;
/** Points out of 100, based on a person's gain. Programs for rare circumstances stay below all others. */
const POINTS = { base: 10, ofGain: 30, most: 100, onlyIf: 9 } as const;

/** The odds of a program whose conditions haven't been read. It may be open to anyone. */
const UNREAD = 0.3;

/** A program's result for one person. Determines the order of lists without search words. */
export interface Judgment {
  likelihood: Likelihood;
  /** The likelihood as a number, 0 to 1. */
  odds: number;
  /** The person's gain from it; see `gainOf`. */
  gain: number;
  /** True if the person's incomes show they already get it. */
  isPaid: boolean;
  /** True if the member applies for an organization and could get this only as an individual. */
  asPerson: boolean;
  /** Null if the program's rules aren't known. */
  evaluation: Evaluation | null;
}

/** Programs with lower odds (two rare circumstances at once) aren't in a member's own list. Search still finds them. */
const TOO_REMOTE = 0.02;

/** Returns whether a program belongs in a member's own list. */
export function isListed({ odds }: Pick<Judgment, 'odds'>): boolean {
  return odds >= TOO_REMOTE;
}

/** Returns whether this person may get this program, and why. Deterministic. */
export function matchProgram(program: RuledProgram, facts: Facts): Match {
  return matchOf(program, facts, judgeProgram(program, facts));
}

/** Returns a program's likelihood and gain for this person: the part of `matchProgram` that long lists need. */
export function judgeProgram(given: RuledProgram, facts: Facts): Judgment {
  const program = ruledFor(given, facts);
  const { rules } = program;
  if (rules === null) {
    const gain = gainOf(program, facts, UNREAD, []);
    return { likelihood: 'unknown', odds: UNREAD, gain, isPaid: false, asPerson: false, evaluation: null };
  }
  return judged(program, rules, facts, evaluate(rules, facts));
}

/** Returns the program with its rules adjusted for this person. */
function ruledFor(given: RuledProgram, facts: Facts): RuledProgram {
  const program = asRuledFor(given, facts);
  const benefit = benefitOf(program.rules);
  const confirms = (benefit && facts.estimates?.get(benefit)?.confirms) ?? [];
  const asked =
    confirms.length > 0 && program.rules ? { ...program, rules: withConfirms(program.rules, confirms) } : program;
  return facts.claimed && goesToClaimant(benefit, facts) ? asClaimed(asked) : asked;
}

/**
 * Adds the estimate's assumptions to the condition that it answers, so no assumption ever settles a program. Leaves out
 * an assumption if the program's own rules have a condition on the same amount.
 */
function withConfirms(rule: Rule, confirms: readonly Leaf[]): Rule {
  const own = leavesOf(rule);
  const isAsked = (leaf: Leaf) =>
    'fact' in leaf && own.some((one) => one.fact === leaf.fact && one.atMost === leaf.atMost);
  const added = confirms.filter((leaf) => !isAsked(leaf));
  const visit = (part: Rule): Rule => {
    if ('all' in part) return { all: part.all.map(visit) };
    if ('any' in part) return { any: part.any.map(visit) };
    return 'check' in part && part.benefit ? { all: [part, ...added] } : part;
  };
  return added.length > 0 ? visit(rule) : rule;
}

/** Factors that demote what a person already gets and what only a parent can apply for. */
const STEPS_BACK = { paid: 0.15, parents: 0.6 } as const;

/** Like `judgeProgram`, but without ranking, for callers that only count what a list is certain of. */
export function likelihoodFor(given: RuledProgram, facts: Facts): Pick<Judgment, 'likelihood' | 'isPaid'> {
  const program = ruledFor(given, facts);
  if (program.rules === null) return { likelihood: 'unknown', isPaid: false };
  return chanceOf(program, program.rules, facts, evaluate(program.rules, facts));
}

function chanceOf(
  program: RuledProgram,
  rules: Rule,
  facts: Facts,
  evaluation: Evaluation,
): Pick<Judgment, 'likelihood' | 'odds' | 'isPaid'> {
  const odds = evaluation.truth === 'unknown' ? oddsOfOpen(program, rules, facts) : Number(evaluation.truth === 'true');
  return {
    likelihood: wordFor(rules, evaluation, facts, odds),
    odds,
    isPaid: evaluation.truth !== 'false' && evaluation.leaves.some((one) => isPaid(one, facts)),
  };
}

function judged(program: RuledProgram, rules: Rule, facts: Facts, evaluation: Evaluation): Judgment {
  const { likelihood, odds, isPaid: isPaidAlready } = chanceOf(program, rules, facts, evaluation);
  const sum = estimatedSum(rules, facts);
  const isParents = isForParents(program, benefitOf(rules), facts);
  const gain =
    gainOf(sum === undefined ? program : { ...program, worth: worthOfSum(sum) }, facts, odds, evaluation.leaves) *
    (isPaidAlready ? STEPS_BACK.paid : isParents ? STEPS_BACK.parents : 1) *
    (isUrgent(program, rules, facts, odds) ? URGENT : 1);
  const asPerson = isAsPerson(rules, facts);
  return {
    likelihood,
    odds,
    gain,
    isPaid: isPaidAlready,
    asPerson,
    evaluation,
  };
}

/**
 * Returns the label for the odds. "Very likely" requires at least one condition met by a stated fact, and none that
 * depends on an unstated income or on whether it is from work. The total leaves these out too.
 */
function wordFor(rules: Rule, evaluation: Evaluation, facts: Facts, odds: number): Likelihood {
  const word = likelihoodWord(rules, facts, evaluation, odds);
  if (word !== 'very-likely') return word;
  if (evaluation.leaves.some((one) => dependsOnUnknownIncome(one, facts))) return 'worth-checking';
  return evaluation.leaves.some((one) => isSpecific(asClearlyMet(one, facts))) ? word : 'worth-checking';
}

function dependsOnUnknownIncome({ leaf, truth }: Judged, { estimates }: Facts): boolean {
  if (truth !== 'unknown' || !('check' in leaf) || !leaf.benefit) return false;
  const missing = estimates?.get(leaf.benefit)?.missing ?? [];
  return missing.includes('income') || missing.includes('income-kind');
}

/** Returns what the household would get in a year, if an estimate has an amount. */
function estimatedSum(rules: Rule, facts: Facts): number | undefined {
  const benefit = benefitOf(rules);
  const amount = benefit && facts.estimates?.get(benefit)?.amount;
  return amount ? yearly(amount).to : undefined;
}

/** A person who asks for help after a disaster has most likely been through one, so its conditions aren't rare. */
const AFTER_A_DISASTER = 0.4;
/** The odds of losses that the person can hardly have had: a cattle ranch has no orchard, and a clerk no forest. */
const BESIDE_THE_POINT = 0.05;
/** The factor for disaster aid for people in their homes. It ranks first because it can't wait. */
const URGENT = 6;
/** A person who mentions a lost crop likely meets other conditions about crops, but not those about a house. */
const AFTER_A_LOST_CROP = 0.5;
const BESIDE_A_LOST_CROP = 0.12;

function oddsOfOpen({ needs }: RuledProgram, rules: Rule, facts: Facts): number {
  const odds = likelihoodOf(rules, facts);
  if (!needs?.includes('disaster')) return odds;
  if (odds > BESIDE_A_LOST_CROP && tellsOfLoss(facts.ownWords ?? '')) return Math.max(odds, AFTER_A_LOST_CROP);
  const isAfterDisaster = facts.needs?.includes('disaster') && odds > BESIDE_THE_POINT;
  return isAfterDisaster ? Math.max(odds, AFTER_A_DISASTER) : odds;
}

function isUrgent({ needs, programType }: RuledProgram, rules: Rule, facts: Facts, odds: number): boolean {
  const isForHomes = needs?.[0] === 'disaster' && (needs.includes('home') || needs.includes('rent'));
  if (!isForHomes || programType === 'loan' || odds < BESIDE_THE_POINT || !asksFor('disaster', rules)) return false;
  // For farms, disasters mean lost crops and cattle.
  return facts.needs?.includes('disaster') === true && facts.applicantKind?.includes('farm') !== true;
}

/** Returns whether the rule has a condition that a person with this need most likely meets. */
function asksFor(need: Need, rule: Rule): boolean {
  if ('not' in rule) return false;
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  return parts ? parts.some((part) => asksFor(need, part)) : 'check' in rule && rule.need === need;
}

/** Adds the reasons to a judgment. */
export function matchOf(given: RuledProgram, facts: Facts, judgment: Judgment): Match {
  const { likelihood, gain, evaluation } = judgment;
  const program = ruledFor(given, facts);
  const score = scoreOf(likelihood, gain);
  if (evaluation === null || program.rules === null)
    return { score, verdict: 'check', likelihood, met: 0, open: 0, reasons: [] };
  const { truth } = evaluation;
  const clear = evaluation.leaves.map((one) => asClearlyMet(one, facts));
  const openOnes = openLeaves(program.rules, facts);
  const leaves = inOrderOfWeight(clear, openOnes);
  const isParents = isForParents(program, benefitOf(program.rules), facts);
  const wait = waitReason(program.rules, benefitOf(program.rules), facts);
  const said = reasonsOf(leaves, program.sources, facts, openOnes);
  const reasons = [...(isParents ? [PARENTS_ASK] : []), ...(wait ? withWait(said, wait) : said)];
  const match = {
    score,
    verdict: VERDICT_OF[truth],
    likelihood,
    met: reasons.filter(({ verdict }) => verdict === 'met').length,
    open: countOpen(reasons),
    ...(judgment.isPaid ? { alreadyGets: true } : {}),
    ...(judgment.asPerson ? { asPerson: true } : {}),
    worth: dollarsOf(program, truth === 'false' ? undefined : estimatedSum(program.rules, facts)),
    ...(isSureEachMonth(program, facts, likelihood) ? { eachMonth: true } : {}),
    ...(isUrgent(program, program.rules, facts, judgment.odds) || isPlanned(evaluation.leaves, facts)
      ? { urgent: true }
      : {}),
    ...(program.needs?.[0] && facts.needs?.includes(program.needs[0]) ? { wantedNeed: program.needs[0] } : {}),
    reasons,
    ...estimateOf(program.rules, facts, truth, judgment),
  };
  return likelihood === 'only-if' ? { ...match, onlyIf: rarestCondition(program.rules, facts) } : match;
}

/** Adds the wait after other unmet conditions, in place of one on the same years. */
function withWait(said: readonly Reason[], wait: Reason): Reason[] {
  const others = said.filter(({ criterion }) => criterion !== wait.criterion);
  const isUnmet = ({ verdict }: Reason) => verdict === 'unmet';
  return [...others.filter(isUnmet), wait, ...others.filter((reason) => !isUnmet(reason))];
}

/** In US dollars a year. Smaller amounts aren't worth a first step. */
const LITTLE = 300;

/** Returns whether the member surely gets it every month: money worth the trouble, or coverage that is worth a lot. */
function isSureEachMonth({ rules, worth }: RuledProgram, facts: Facts, likelihood: Likelihood): boolean {
  const benefit = benefitOf(rules);
  const estimate = benefit && facts.estimates?.get(benefit);
  if (likelihood !== 'qualify' && !(likelihood === 'very-likely' && estimate?.verdict === 'yes')) return false;
  const amount = estimate?.amount;
  if (!amount) return worth === 'major';
  return (amount.per === 'month' || amount.per === 'day') && amount.from > 0 && yearly(amount).to >= LITTLE;
}

/** Like `matchProgram`, but for a search whose words contradict the profile. */
export function matchAsSpokenOf(program: RuledProgram, facts: Facts, spoken: SpokenOf): Match {
  return asSpokenOf(matchProgram(program, facts), program, spoken);
}

/**
 * Adjusts a match for a search whose words contradict the profile. If only the contradicted facts ruled the program
 * out, they count as open: the match is at most likely, and its first reasons explain why.
 */
export function asSpokenOf(match: Match, program: RuledProgram, spoken: SpokenOf): Match {
  if (match.likelihood !== 'no' || program.rules === null || spoken.opened.size === 0) return match;
  const evaluation = evaluate(program.rules, spoken.facts);
  if (evaluation.truth === 'false') return match;
  const leaves = evaluation.leaves.map((one) =>
    openingOf(one, spoken) === undefined ? one : { ...one, truth: 'unknown' as const },
  );
  const open = new Map(leaves.flatMap((one) => openingOf(one, spoken) ?? []));
  const why = [...open].map(([text, criterion]) => {
    return { criterion, verdict: 'unknown' as const, text };
  });
  const judgment = judged(program, program.rules, spoken.facts, { truth: 'unknown', leaves });
  const opened = matchOf(program, spoken.facts, judgment);
  return { ...opened, reasons: [...why, ...opened.reasons] };
}

/** Returns the reason and fact for a condition that the search words made open; undefined for other conditions. */
function openingOf({ leaf }: Judged, { opened }: SpokenOf): [text: string, fact: FactName][] | undefined {
  const text = 'fact' in leaf ? opened.get(leaf.fact) : undefined;
  return 'fact' in leaf && text !== undefined ? [[text, leaf.fact]] : undefined;
}

/** Like `matchProgram`, plus the question that would settle the most and, for an ineligible person, what would help. */
export function explainProgram(program: RuledProgram, facts: Facts): Match {
  const match = matchProgram(program, facts);
  if (program.rules === null) return match;
  const question = nextQuestion([program.rules], facts);
  const changes = whatWouldChange(program.rules, facts);
  return { ...match, ...(question ? { nextQuestion: question } : {}), ...(changes ? { wouldChange: changes } : {}) };
}

function scoreOf(likelihood: Likelihood, gain: number): number {
  if (likelihood === 'no') return 0;
  const points = Math.round(POINTS.base + POINTS.ofGain * gain);
  return Math.min(likelihood === 'only-if' ? POINTS.onlyIf : POINTS.most, points);
}

/**
 * Returns the estimate's verdict and amount. Empty if they don't decide: another condition rules out a person who is
 * within the limits, or there is another way to qualify, such as a grandchild's own grant.
 */
function estimateOf(
  rules: Rule,
  facts: Facts,
  truth: Truth,
  { likelihood, isPaid }: Judgment,
): Pick<Match, 'estimate'> {
  const benefit = benefitOf(rules);
  const estimate = benefit && facts.estimates?.get(benefit);
  if (!estimate || goesToClaimant(benefit, facts)) return {};
  const { verdict, figuresOf } = estimate;
  const isOtherWayIn = likelihood !== 'only-if' && likelihood !== 'no';
  if (verdict === 'yes' ? truth === 'false' : (verdict === 'no' || verdict === 'nobody') && isOtherWayIn) return {};
  const amount = truth === 'false' ? null : estimate.amount;
  const leftOut = amount && !isPaid ? leftOutOf(estimate, likelihood) : undefined;
  return {
    estimate: {
      ...{ verdict, amount },
      ...(figuresOf === undefined ? {} : { figuresOf }),
      ...(truth !== 'false' && estimate.recipients ? { recipients: estimate.recipients } : {}),
      ...(amount && estimate.ifEarned ? { ifEarned: true } : {}),
      ...(leftOut ? { leftOut } : {}),
    },
  };
}

/** Returns why the total leaves an amount out; undefined if it counts. See `totalOf`. */
function leftOutOf(
  { isForAll, isStatesChoice, verdict, missing }: Estimate,
  likelihood: Likelihood,
): LeftOut | undefined {
  if (isForAll) return 'for-all';
  if (verdict === 'maybe') return missing[0] ?? 'unsure';
  return looksRight(likelihood) && !isStatesChoice ? undefined : 'unsure';
}

const benefits = new WeakMap<Rule, Benefit | null>();

/** Returns the benefit whose estimate answers one of the program's conditions and sets its worth. */
export function benefitOf(rule: Rule | null): Benefit | undefined {
  if (rule === null) return undefined;
  let benefit = benefits.get(rule);
  if (benefit === undefined) {
    benefit = benefitIn(rule) ?? null;
    benefits.set(rule, benefit);
  }
  return benefit ?? undefined;
}

function benefitIn(rule: Rule): Benefit | undefined {
  if ('not' in rule) return benefitIn(rule.not);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts === null) return 'check' in rule ? rule.benefit : undefined;
  return parts.map(benefitIn).find((benefit) => benefit !== undefined);
}

/** The words that join conditions: "One of these: … and …; …". */
interface JoiningWords {
  oneOf: string;
  and: string;
}

/** Returns a rule's conditions in words, one per line. They are searched, and shown as "eligibility". */
export function describeRules(rule: Rule, words: JoiningWords = { oneOf: 'One of these', and: 'and' }): string[] {
  return conditions(rule, words, false);
}

function conditions(rule: Rule, words: JoiningWords, negated: boolean): string[] {
  if ('not' in rule) return conditions(rule.not, words, !negated);
  // Under `not`, `all` and `any` swap, as in `evaluate`.
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts === null) return 'says' in rule ? [rule.says] : [];
  if ('all' in rule !== negated) return parts.flatMap((part) => conditions(part, words, negated));
  const ways = parts.map((part) => conditions(part, words, negated).join(` ${words.and} `));
  return [`${words.oneOf}: ${ways.join('; ')}`];
}
