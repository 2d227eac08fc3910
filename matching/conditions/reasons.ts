import type { Reason } from '../../contract/programs/grants.ts';
import {
  type CheckRule,
  FACTS,
  type FactName,
  type FactRule,
  type Leaf,
  type Rule,
} from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { FAMILY_STATUS } from '../person/private-facts.ts';
import type { WaitsUntil } from '../person/residence.ts';
import { type Judged, type Truth, truthIn } from '../rules/evaluate.ts';
import type { OpenLeaf } from '../rules/likelihood.ts';
import { isWellBelowLimit } from '../rules/odds/income-odds.ts';
import { isUsual } from '../rules/odds/odds.ts';
import { withDollars } from './poverty-line-sentences.ts';
import { EMPTY, TRIVIAL } from './said-by-everybody.ts';
import { leavesOf } from './values.ts';

export interface RuleSource {
  title: string;
  url: string;
  date: string;
}

const REASON_OF = { true: 'met', unknown: 'unknown', false: 'unmet' } as const satisfies Record<
  Truth,
  Reason['verdict']
>;

/** Facts that say little about a person, so conditions on them don't make a program special. */
const COMMON_FACTS: readonly FactName[] = [
  'applicantKind',
  'citizenship',
  'state',
  'householdIncome',
  'incomeOfPovertyLine',
  'incomeOfAreaMedian',
];

/** Returns whether nearly everyone meets a condition with this wording. */
export function saysNothing(words: string): boolean {
  return TRIVIAL.test(words) || EMPTY.test(words);
}

/** Returns whether a met condition says anything specific about this person. */
export function isSpecific({ leaf, truth }: Judged): boolean {
  return truth === 'true' && !saysNothing(leaf.says);
}

/** Treats an income limit as met if the household is far below it, so the member doesn't have to confirm it. */
export function asClearlyMet(judged: Judged, facts: Facts): Judged {
  return judged.truth === 'unknown' && isWellBelowLimit(judged.leaf, facts) ? { ...judged, truth: 'true' } : judged;
}

/**
 * Sorts conditions: failed ones first, then met ones (specific before common), then open ones worth naming, least
 * likely first. Conditions nearly everyone meets are included only if there's nothing else.
 */
export function inOrderOfWeight(leaves: readonly Judged[], open: ReadonlyMap<Leaf, OpenLeaf>): Judged[] {
  const weight = ({ leaf, truth }: Judged): number => {
    if (truth === 'false') return 0;
    if (truth === 'unknown') return 3 + (open.get(leaf)?.odds ?? 0);
    return 'fact' in leaf && COMMON_FACTS.includes(leaf.fact) ? 2 : 1;
  };
  const hasSpecific = leaves.some(isSpecific);
  return withoutWider(leaves)
    .filter(({ leaf, truth }) => truth !== 'unknown' || open.has(leaf))
    .filter((judged) => judged.truth !== 'true' || !hasSpecific || isSpecific(judged))
    .toSorted((a, b) => weight(a) - weight(b));
}

/**
 * Keeps only the narrowest met condition on each fact: "You are 66 or younger" adds nothing to "You are 61 or younger".
 */
function withoutWider(leaves: readonly Judged[]): readonly Judged[] {
  return leaves.filter((one, index) => {
    const { leaf } = one;
    if (one.truth !== 'true' || !('fact' in leaf)) return true;
    return !leaves.some((other, place) => {
      if (other === one || other.truth !== 'true' || !('fact' in other.leaf) || other.leaf.fact !== leaf.fact)
        return false;
      if (other.leaf.exceptionTo !== leaf.exceptionTo) return false;
      return isWithin(other.leaf, leaf) && (place < index || !isWithin(leaf, other.leaf));
    });
  });
}

/** Returns whether one condition implies another on the same fact. With lists of choices, the shorter one does. */
function isWithin(narrow: FactRule, wide: FactRule): boolean {
  if (narrow.is !== undefined || narrow.in !== undefined) {
    return FACTS[narrow.fact].type === 'choice' && choicesOf(narrow) <= choicesOf(wide);
  }
  return (
    (narrow.atLeast ?? Number.NEGATIVE_INFINITY) >= (wide.atLeast ?? Number.NEGATIVE_INFINITY) &&
    (narrow.atMost ?? Number.POSITIVE_INFINITY) <= (wide.atMost ?? Number.POSITIVE_INFINITY)
  );
}

function choicesOf(leaf: FactRule): number {
  return leaf.in?.length ?? 1;
}

/**
 * Returns the reasons for conditions without duplicates, since two ways to qualify can share one. With `sources`, each
 * reason says where it's stated. With the open conditions, those nearly everyone meets and alternatives are marked.
 */
export function reasonsOf(
  leaves: readonly Judged[],
  sources: Readonly<Record<string, RuleSource>> | null,
  facts: Facts,
  open: ReadonlyMap<Leaf, OpenLeaf> = new Map(),
): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { leaf, truth } of leaves) {
    const isOfFamily = truth === 'true' && 'check' in leaf && leaf.citizen !== undefined;
    const said = 'check' in leaf && (paidSentence(leaf, facts) ?? reckonedSentence(leaf, facts));
    const text = isOfFamily ? CITIZEN_AT_HOME[leaf.citizen ?? 'other'] : said || withDollars(leaf.says, facts);
    const verdict = REASON_OF[truth];
    if (reasons.has(`${verdict} ${text}`)) continue;
    reasons.set(`${verdict} ${text}`, {
      criterion: isOfFamily ? FAMILY_STATUS : 'fact' in leaf ? leaf.fact : 'check',
      verdict,
      text,
      ...(truth === 'unknown' ? marksOf(leaf, open.get(leaf)) : {}),
      ...(sources ? { quote: leaf.quote ?? null, source: sources[leaf.source] ?? null } : {}),
    });
  }
  return [...reasons.values()];
}

function marksOf(leaf: Leaf, open: OpenLeaf | undefined): Pick<Reason, 'usual' | 'oneOf'> {
  if ('check' in leaf && isUsual(open?.odds)) return { usual: true };
  return open?.oneOf === undefined ? {} : { oneOf: open.oneOf };
}

/** What a known citizen at home settles. It says no more than the profile does. */
const CITIZEN_AT_HOME = {
  child: 'A child who lives with you is a U.S. citizen',
  other: 'Someone who lives with you is a U.S. citizen',
} as const;

/** Shown to minors who look for something their household gets. */
export const PARENTS_ASK: Reason = {
  criterion: 'check',
  verdict: 'unknown',
  text: 'A parent or guardian applies for this one: “you” below means them',
};

/** Programs for children alone, who don't wait for a parent's years. */
const OF_CHILDREN: readonly string[] = ['chip'];
const RESIDENT_YEARS = 'permanentResidentYears';
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long' });

/**
 * Returns when a permanent resident's five years are over, if the program has that condition and the member doesn't
 * meet it in another way. Others in the household may get it now. "Usually", because a few groups and states don't wait,
 * and many states don't for a pregnancy.
 */
export function waitReason(rules: Rule, benefit: string | undefined, facts: Facts): Reason | null {
  const { waitsUntil: until, pregnant } = facts;
  if (!until || pregnant === true || (benefit !== undefined && OF_CHILDREN.includes(benefit))) return null;
  if (!asksForYears(rules) || holdsOtherwise(rules, facts)) return null;
  return { criterion: RESIDENT_YEARS, verdict: 'unmet', text: waitSentence(until) };
}

function asksForYears(rule: Rule): boolean {
  return leavesOf(rule).some(({ fact }) => fact === RESIDENT_YEARS);
}

/** Returns whether the member has a way around the years, such as military service or age. */
function holdsOtherwise(rule: Rule, facts: Facts): boolean {
  if ('not' in rule) return false;
  if ('all' in rule) return rule.all.some((part) => asksForYears(part) && holdsOtherwise(part, facts));
  if (!('any' in rule)) return false;
  const others = rule.any.filter((way) => !asksForYears(way) && !isForOthers(way));
  return (
    others.some((way) => truthIn(way, facts) === 'true') ||
    rule.any.some((way) => asksForYears(way) && holdsOtherwise(way, facts))
  );
}

/** Returns whether a way to qualify is about the status of someone else in the household. */
function isForOthers(rule: Rule): boolean {
  return 'all' in rule
    ? rule.all.some(isForOthers)
    : 'check' in rule
      ? rule.citizen !== undefined
      : 'fact' in rule && rule.fact === 'applyingFor';
}

function waitSentence({ year, month }: WaitsUntil): string {
  const when = month === null ? String(year) : `${MONTH.format(new Date(year, month - 1))} ${year}`;
  return `For yourself, usually not before ${when}, five years after your green card`;
}

/** Returns whether a condition says that the person already gets the program. */
export function isPaid({ leaf, truth }: Judged, { gets }: Facts): boolean {
  return truth === 'true' && 'check' in leaf && leaf.paidAs !== undefined && gets?.includes(leaf.paidAs) === true;
}

function paidSentence({ paidAs }: CheckRule, { gets }: Facts): string | null {
  return paidAs && gets?.includes(paidAs) ? 'You already get it, going by the income you told us' : null;
}

/** Returns the limit next to the member's own income, if an estimate compared them. */
function reckonedSentence({ benefit }: CheckRule, { estimates }: Facts): string | null {
  return (benefit && estimates?.get(benefit)?.reason()) ?? null;
}
