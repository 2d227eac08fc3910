import type { Benefit } from '../contract/benefits.ts';
import type { Likelihood, Match, Verdict } from '../contract/grants.ts';
import type { Need } from '../contract/profile.ts';
import type { FactName, Rule } from '../contract/rules.ts';
import { yearly } from './benefits/money.ts';
import { whatWouldChange } from './changes.ts';
import { asClaimed, isClaimants } from './claimed.ts';
import { type Evaluation, evaluate, type Judged, type Truth } from './evaluate.ts';
import type { Facts } from './fact-types.ts';
import { dollarsOf, gainOf, type Offered, worthOfSum } from './gain.ts';
import { likelihoodOf, likelihoodWord, openLeaves, rarestCondition } from './likelihood.ts';
import { asRuledFor, isForParents } from './minors.ts';
import { tellsOfLoss } from './own-words.ts';
import { nextQuestion } from './questions.ts';
import { asTold, inOrderOfWeight, isPaid, isTelling, PARENTS_ASK, type RuleSource, reasonsOf } from './reasons.ts';
import type { SpokenOf } from './spoken-of.ts';

/** What matching knows of a program. */
export interface RuledProgram extends Offered {
  /** `null` where the program's rules are not known. */
  rules: Rule | null;
  /** Where its conditions are stated; `null` where reasons are to leave that out. */
  sources: Readonly<Record<string, RuleSource>> | null;
}

const VERDICT_OF = { true: 'eligible', unknown: 'likely', false: 'ineligible' } as const satisfies Record<
  Truth,
  Verdict
>;
/** Points of 100 by what a person gains; what takes rare circumstances stays below everything else. */
const POINTS = { base: 10, ofGain: 30, most: 100, onlyIf: 9 } as const;

/** A program whose conditions nobody has read may be for anybody. */
const UNREAD = 0.3;

/** What a program came to for a person: what lists are ordered by, without the words. */
export interface Judgment {
  likelihood: Likelihood;
  /** The likelihood as a number, 0 to 1. */
  odds: number;
  /** What the person gains by it. */
  gain: number;
  /** Whether their incomes say that they get it already. */
  isPaid: boolean;
  /** Null where the program's rules are not known. */
  evaluation: Evaluation | null;
}

/** What takes two rare things at once stands in nobody's own list; a search by words still finds it. */
const TOO_REMOTE = 0.02;

/** Whether a program belongs in somebody's own list. */
export function isListed({ odds }: Pick<Judgment, 'odds'>): boolean {
  return odds >= TOO_REMOTE;
}

/** May this person have this program, and why. Same input, same answer. */
export function matchProgram(program: RuledProgram, facts: Facts): Match {
  return matchOf(program, facts, judgeProgram(program, facts));
}

/** How likely a program is for this person and what they gain by it: a part of the work of `matchProgram`, for long lists. */
export function judgeProgram(given: RuledProgram, facts: Facts): Judgment {
  const program = ruledFor(given, facts);
  const { rules } = program;
  if (rules === null) {
    const gain = gainOf(program, facts, UNREAD, []);
    return { likelihood: 'unknown', odds: UNREAD, gain, isPaid: false, evaluation: null };
  }
  return judged(program, rules, facts, evaluate(rules, facts));
}

/** The program as its rules are for this person. */
function ruledFor(given: RuledProgram, facts: Facts): RuledProgram {
  const program = asRuledFor(given, facts);
  return facts.claimed && isClaimants(benefitOf(program.rules), facts) ? asClaimed(program) : program;
}

/** What somebody gets already, or only a parent can ask for, steps back behind what is new to them. */
const STEPS_BACK = { paid: 0.15, parents: 0.6 } as const;

function judged(program: RuledProgram, rules: Rule, facts: Facts, evaluation: Evaluation): Judgment {
  const odds = evaluation.truth === 'unknown' ? oddsOfOpen(program, rules, facts) : Number(evaluation.truth === 'true');
  const sum = estimatedSum(rules, facts);
  const isPaidAlready = evaluation.truth !== 'false' && evaluation.leaves.some((one) => isPaid(one, facts));
  const isParents = isForParents(program, benefitOf(rules), facts);
  const gain =
    gainOf(sum === undefined ? program : { ...program, worth: worthOfSum(sum) }, facts, odds, evaluation.leaves) *
    (isPaidAlready ? STEPS_BACK.paid : isParents ? STEPS_BACK.parents : 1) *
    (isUrgent(program, rules, facts, odds) ? URGENT : 1);
  return { likelihood: wordFor(rules, evaluation, facts, odds), odds, gain, isPaid: isPaidAlready, evaluation };
}

/** Nobody very likely qualifies by nothing that they told, nor by an income that they didn't. */
function wordFor(rules: Rule, evaluation: Evaluation, facts: Facts, odds: number): Likelihood {
  const word = likelihoodWord(rules, facts, evaluation, odds);
  if (word !== 'very-likely') return word;
  if (evaluation.leaves.some((one) => hangsOnUntoldIncome(one, facts))) return 'worth-checking';
  return evaluation.leaves.some((one) => isTelling(asTold(one, facts))) ? word : 'worth-checking';
}

function hangsOnUntoldIncome({ leaf, truth }: Judged, { estimates }: Facts): boolean {
  if (truth !== 'unknown' || !('check' in leaf) || !leaf.benefit) return false;
  return estimates?.get(leaf.benefit)?.missing.includes('income') === true;
}

/** What the household would get in a year, where an estimate has a sum. */
function estimatedSum(rules: Rule, facts: Facts): number | undefined {
  const benefit = benefitOf(rules);
  const amount = benefit && facts.estimates?.get(benefit)?.amount;
  return amount ? yearly(amount).to : undefined;
}

/** Who asks for help after a disaster has most likely had one: its conditions are not rare then, */
const AFTER_A_DISASTER = 0.4;
/** but for what hardly anybody could have lost: a cattle ranch has no orchard, a clerk no forest. */
const BESIDE_THE_POINT = 0.05;
/** Money for the people of a home comes before all else then: whoever needs it can't wait. */
const URGENT = 6;
/** Who tells of a lost crop tells more of it, and nothing of their house. */
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
  // Of a farm a disaster takes crops and cattle.
  return facts.needs?.includes('disaster') === true && facts.applicantKind?.includes('farm') !== true;
}

/** Whether a condition is one that who names a need most likely meets. */
function asksFor(need: Need, rule: Rule): boolean {
  if ('not' in rule) return false;
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  return parts ? parts.some((part) => asksFor(need, part)) : 'check' in rule && rule.need === need;
}

/** A judgment with its reasons. */
export function matchOf(given: RuledProgram, facts: Facts, judgment: Judgment): Match {
  const { likelihood, gain, evaluation } = judgment;
  const program = ruledFor(given, facts);
  const score = scoreOf(likelihood, gain);
  if (evaluation === null || program.rules === null)
    return { score, verdict: 'check', likelihood, met: 0, open: 0, reasons: [] };
  const { truth } = evaluation;
  const told = evaluation.leaves.map((one) => asTold(one, facts));
  const leaves = inOrderOfWeight(told, openLeaves(program.rules, facts));
  const isParents = isForParents(program, benefitOf(program.rules), facts);
  const reasons = [...(isParents ? [PARENTS_ASK] : []), ...reasonsOf(leaves, program.sources, facts)];
  const match = {
    score,
    verdict: VERDICT_OF[truth],
    likelihood,
    met: reasons.filter(({ verdict }) => verdict === 'met').length,
    open: reasons.filter(({ verdict }) => verdict === 'unknown').length,
    ...(judgment.isPaid ? { alreadyGets: true } : {}),
    worth: dollarsOf(program, truth === 'false' ? undefined : estimatedSum(program.rules, facts)),
    ...(isUrgent(program, program.rules, facts, judgment.odds) ? { urgent: true } : {}),
    ...(program.needs?.[0] && facts.needs?.includes(program.needs[0]) ? { wanted: true } : {}),
    reasons,
    ...estimateOf(program.rules, facts, truth, likelihood),
  };
  return likelihood === 'only-if' ? { ...match, onlyIf: rarestCondition(program.rules, facts) } : match;
}

/** As `matchProgram`, for a search whose words speak of what the profile denies. */
export function matchAsSpokenOf(program: RuledProgram, facts: Facts, spoken: SpokenOf): Match {
  return asSpokenOf(matchProgram(program, facts), program, spoken);
}

/**
 * The match of a program for a search whose words speak of what the profile denies: where that alone stands against it, it
 * is open, so that it is likely at best, and the first reasons say why.
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

/** What to tell of a condition that the words of the search left open, with its fact; undefined where they did not. */
function openingOf({ leaf }: Judged, { opened }: SpokenOf): [text: string, fact: FactName][] | undefined {
  const text = 'fact' in leaf ? opened.get(leaf.fact) : undefined;
  return 'fact' in leaf && text !== undefined ? [[text, leaf.fact]] : undefined;
}

/** As `matchProgram`, with the question that would settle most, and with what would open a program that is closed. */
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
 * The limits and the sum. Nothing where they don't decide: where another condition rules somebody out whom the limits let
 * in, or where there is another way into the program, such as a grandchild's own grant.
 */
function estimateOf(rules: Rule, facts: Facts, truth: Truth, likelihood: Likelihood): Pick<Match, 'estimate'> {
  const benefit = benefitOf(rules);
  const estimate = benefit && facts.estimates?.get(benefit);
  if (!estimate || isClaimants(benefit, facts)) return {};
  const { verdict, figuresOf } = estimate;
  const isOtherWayIn = likelihood !== 'only-if' && likelihood !== 'no';
  if (verdict === 'yes' ? truth === 'false' : (verdict === 'no' || verdict === 'nobody') && isOtherWayIn) return {};
  const amount = truth === 'false' ? null : estimate.amount;
  return { estimate: { verdict, amount, ...(figuresOf === undefined ? {} : { figuresOf }) } };
}

const benefits = new WeakMap<Rule, Benefit | null>();

/** The benefit whose estimate answers one of the program's conditions, and with it what the program is worth. */
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

/** The conditions of a rule in words, one a line: the text that is searched and shown as "eligibility". */
export function describeRules(rule: Rule): string[] {
  return conditions(rule, false);
}

function conditions(rule: Rule, negated: boolean): string[] {
  if ('not' in rule) return conditions(rule.not, !negated);
  // Below a `not`, `all` and `any` change places, as in `evaluate`.
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts === null) return 'says' in rule ? [rule.says] : [];
  if ('all' in rule !== negated) return parts.flatMap((part) => conditions(part, negated));
  return [`One of these: ${parts.map((part) => conditions(part, negated).join(' and ')).join('; ')}`];
}
