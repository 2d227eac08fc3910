import type { Reason } from '../contract/grants.ts';
import { type CheckRule, FACTS, type FactName, type FactRule, type Leaf } from '../contract/rules.ts';
import type { Judged, Truth } from './evaluate.ts';
import type { Facts } from './fact-types.ts';
import { isUsual, isWellBelowLimit } from './odds.ts';

export interface RuleSource {
  title: string;
  url: string;
  date: string;
}

const REASON_OF = { true: 'met', unknown: 'unknown', false: 'unmet' } as const satisfies Record<
  Truth,
  Reason['verdict']
>;

/** Facts that say little of a person: meeting them does not make a program special to anyone. */
const COMMON_FACTS: readonly FactName[] = [
  'applicantKind',
  'citizenship',
  'state',
  'householdIncome',
  'incomeOfPovertyLine',
  'incomeOfAreaMedian',
];

/** What holds for nearly everybody: that a grown person asks, for themselves, and lives in none of a few places. */
const TRIVIAL = /^You (.* )?(apply as a person|ask for yourself)\b|^You don't live in |^You are 18 or older$/;

/** What says nothing to the one it is said to: all but one of a question's answers. */
const EMPTY =
  /^Other people live with you$|^You have another immigration status$|^You plan to study or are not a student|^No child lives with you$|^(?=.*\bhave a job)(?=.*\bout of work)You /;

/** Whether words that hold would hold for nearly everybody. */
export function saysNothing(words: string): boolean {
  return TRIVIAL.test(words) || EMPTY.test(words);
}

/** Whether a condition that holds says anything of this person. */
export function isTelling({ leaf, truth }: Judged): boolean {
  return truth === 'true' && !saysNothing(leaf.says);
}

/** An income that is far within a limit that the office applies: nobody needs to confirm it. */
export function asTold(judged: Judged, facts: Facts): Judged {
  return judged.truth === 'unknown' && isWellBelowLimit(judged.leaf, facts) ? { ...judged, truth: 'true' } : judged;
}

/**
 * What fails comes first, then what holds (the telling facts before the common ones), then what is open and worth naming,
 * the condition that is least likely to hold first. What holds for nearly everybody is said only where nothing else is.
 */
export function inOrderOfWeight(leaves: readonly Judged[], open: ReadonlyMap<Leaf, number>): Judged[] {
  const weight = ({ leaf, truth }: Judged): number => {
    if (truth === 'false') return 0;
    if (truth === 'unknown') return 3 + (open.get(leaf) ?? 0);
    return 'fact' in leaf && COMMON_FACTS.includes(leaf.fact) ? 2 : 1;
  };
  const isTold = leaves.some(isTelling);
  return withoutWider(leaves)
    .filter(({ leaf, truth }) => truth !== 'unknown' || open.has(leaf))
    .filter((judged) => judged.truth !== 'true' || !isTold || isTelling(judged))
    .toSorted((a, b) => weight(a) - weight(b));
}

/**
 * Of conditions on one fact that all hold, the narrowest alone: who reads "You are 61 or younger" learns nothing from
 * "You are 66 or younger".
 */
function withoutWider(leaves: readonly Judged[]): readonly Judged[] {
  return leaves.filter((one, index) => {
    const { leaf } = one;
    if (one.truth !== 'true' || !('fact' in leaf)) return true;
    return !leaves.some((other, place) => {
      if (other === one || other.truth !== 'true' || !('fact' in other.leaf) || other.leaf.fact !== leaf.fact)
        return false;
      return isWithin(other.leaf, leaf) && (place < index || !isWithin(leaf, other.leaf));
    });
  });
}

/** Whether a condition says all that another one on the same fact says; of two lists of choices, the shorter does. */
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
 * The reasons of conditions, each once: two ways into a program may ask for the same. With the sources of the program, where
 * each is stated; with the odds of what is open, what nearly everybody meets is marked.
 */
export function reasonsOf(
  leaves: readonly Judged[],
  sources: Readonly<Record<string, RuleSource>> | null,
  facts: Facts,
  open: ReadonlyMap<Leaf, number> = new Map(),
): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { leaf, truth } of leaves) {
    const text = ('check' in leaf && (paidSentence(leaf, facts) ?? reckonedSentence(leaf, facts))) || leaf.says;
    const verdict = REASON_OF[truth];
    if (reasons.has(`${verdict} ${text}`)) continue;
    reasons.set(`${verdict} ${text}`, {
      criterion: 'fact' in leaf ? leaf.fact : 'check',
      verdict,
      text,
      ...(truth === 'unknown' && 'check' in leaf && isUsual(open.get(leaf)) ? { usual: true } : {}),
      ...(sources ? { quote: leaf.quote ?? null, source: sources[leaf.source] ?? null } : {}),
    });
  }
  return [...reasons.values()];
}

/** Who asks for what a household gets, where a minor looks for it. */
export const PARENTS_ASK: Reason = {
  criterion: 'check',
  verdict: 'unknown',
  text: 'A parent or guardian applies for this one: “you” below means them',
};

/** Whether a condition says that the person gets the program already. */
export function isPaid({ leaf, truth }: Judged, { gets }: Facts): boolean {
  return truth === 'true' && 'check' in leaf && leaf.paidAs !== undefined && gets?.includes(leaf.paidAs) === true;
}

function paidSentence({ paidAs }: CheckRule, { gets }: Facts): string | null {
  return paidAs && gets?.includes(paidAs) ? 'You already get it, going by the income you told us' : null;
}

/** The limit with the member's own income, where an estimate compared them. */
function reckonedSentence({ benefit }: CheckRule, { estimates }: Facts): string | null {
  return (benefit && estimates?.get(benefit)?.reason()) ?? null;
}
