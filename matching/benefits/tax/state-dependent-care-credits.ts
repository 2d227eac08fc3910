import * as z from 'zod/mini';
import { US_STATES } from '../../../contract/profile/places.ts';
import { noteOf } from '../estimates/earlier-figures.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { dollars, percent } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { type CareCredit, careCreditOf } from './dependent-care-credit.ts';
import { oklahomaCredit } from './state-child-credits-own.ts';
import { byFiling } from './tax-unit.ts';

const steps = z.array(z.tuple([z.number(), z.number()]));
const pair = z.tuple([z.number(), z.number()]);

const CREDITS = figureShapes('state-dependent-care-credits', {
  rule: z.object({
    /**
     * The share of the federal credit starting at each income, applied before or after the federal tax limit (`of`).
     */
    shares: z.optional(steps),
    of: z.enum(['allowed', 'potential']),
    /**
     * The share of the costs themselves, starting at each income. `costs`: the maximum for one person and for several.
     */
    own: z.optional(steps),
    costs: z.optional(pair),
    /** The maximum per person, and in total. */
    cap: z.optional(pair),
    /** True if the federal credit is deducted. */
    lessFederal: z.optional(z.boolean()),
    /** The share for higher-quality care. */
    better: z.optional(z.number()),
    /** How the share drops for each step of income. */
    falls: z.optional(z.object({ start: byFiling, step: byFiling, by: z.number() })),
    /** Above an income: base amounts for one person and for several, minus a share of the income above it. */
    above: z.optional(z.object({ start: z.number(), rate: z.number(), base: pair })),
    /** The maximum credit above an income. */
    mostAbove: z.optional(pair),
    limit: z.optional(z.number()),
    ends: z.optional(byFiling),
    /** Nonrefundable: it only reduces the state's income tax, always or above a certain income. */
    taxOnly: z.optional(z.boolean()),
    paidOutBelow: z.optional(z.number()),
    paidOutBelowBy: z.optional(byFiling),
    /** An extra credit for each young child in care. */
    perChild: z.optional(z.object({ below: z.number(), amount: z.number(), limit: z.number() })),
    note: z.optional(z.string()),
    figuresOf: z.optional(z.number()),
  }),
  newYork: z.object({ costs: z.array(z.number()), times: steps }),
  oregon: z.object({
    cap: z.number(),
    shares: z.object({ baby: z.array(z.number()), small: z.array(z.number()), older: z.array(z.number()) }),
  }),
});
type Rule = z.output<(typeof CREDITS)['shape']['rule']>;

/** Calculates a state's child and dependent care credit, per year, under the state law that the figures cite. */
export function reckonStateCareCredits(reckoner: Reckoner): Reckoning {
  const { state, on } = reckoner.household;
  if (state === 'OK') return oklahomaCredit(reckoner);
  const { rule, newYork, oregon } = reckoner.figures(CREDITS);
  const name = US_STATES[state];
  const credit = careCreditOf(reckoner);
  if (!rule && !newYork && !oregon)
    return reckoner.book.read(CREDITS, state, LATEST).rule === undefined
      ? notEligible([], () => [`${name} has no tax credit for care of its own.`])
      : NOT_COVERED;
  if (!credit) return NOT_COVERED;
  const figures = [rule ? 'rule' : newYork ? 'newYork' : 'oregon'];
  if (credit.counted <= 0) return notEligible(figures, () => [credit.against ?? 'No costs of care count.']);
  const income = credit.unit.adjustedGross;
  const { from, to, steps } = rule
    ? byRule(credit, rule, name)
    : newYork
      ? newYorkCredit(credit, newYork)
      : oregonCredit(credit, oregon, povertyGuideline(reckoner, sizeOf(credit)));
  if (to <= 0)
    return notEligible(figures, () => [
      income > (lastIncome(rule) ?? Number.POSITIVE_INFINITY)
        ? `${dollars(income)} a year is above ${dollars(lastIncome(rule) ?? 0)}, the limit.`
        : rule?.of === 'allowed' && credit.amount <= 0
          ? 'It is a share of the federal credit, and you owe no federal income tax that this could lower.'
          : `With your income of ${dollars(income)} a year the credit comes to nothing.`,
    ]);
  const notes = [rule?.note, noteOf(rule?.figuresOf, on).note].filter((one) => one !== undefined).join(' ');
  return {
    eligible: true,
    amount: { from, to, per: 'year' },
    figures,
    assumes: [
      'You pay for the care so that you can work',
      'You file a state tax return',
      ...(rule && isTaxOnly(rule, credit) ? [`You owe ${name} income tax that the credit can lower`] : []),
    ],
    ...(notes === '' ? {} : { note: notes }),
    steps: () => steps,
  };
}

/** Every recorded rule for this year is in effect by this day. */
const LATEST = '2026-12-31';

interface Sum {
  from: number;
  to: number;
  steps: string[];
}

const sizeOf = ({ unit }: CareCredit) => unit.filers.length + unit.dependents.length;
const shareAt = (list: readonly (readonly [number, number])[], income: number) =>
  list.findLast(([from]) => income >= from)?.[1] ?? list[0]?.[1] ?? 0;

/** Returns the income above which the share is zero; undefined if it never is. */
function lastIncome(rule: Rule | undefined): number | undefined {
  const last = (rule?.shares ?? rule?.own)?.at(-1);
  return rule?.limit ?? (last?.[1] === 0 ? Math.floor(last[0]) : undefined);
}

function isTaxOnly({ taxOnly, paidOutBelow, paidOutBelowBy }: Rule, { unit }: CareCredit): boolean {
  if (paidOutBelowBy) return unit.adjustedGross > paidOutBelowBy[unit.filing];
  if (paidOutBelow !== undefined) return unit.adjustedGross > paidOutBelow;
  return taxOnly === true;
}

function byRule(credit: CareCredit, rule: Rule, name: string): Sum {
  const { unit, cared, potential, amount: allowed } = credit;
  const income = unit.adjustedGross;
  const several = cared.length > 1 ? 1 : 0;
  const nothing: Sum = { from: 0, to: 0, steps: [] };
  if (
    income > (rule.limit ?? Number.POSITIVE_INFINITY) ||
    income > (rule.ends?.[unit.filing] ?? Number.POSITIVE_INFINITY)
  )
    return nothing;
  const federal = rule.of === 'potential' ? potential : allowed;
  const costs = credit.countedUpTo(rule.costs?.[several] ?? credit.most);
  const fall = rule.falls
    ? rule.falls.by * Math.ceil(Math.max(0, income - rule.falls.start[unit.filing]) / rule.falls.step[unit.filing])
    : 0;
  const share = Math.max(0, shareAt(rule.own ?? rule.shares ?? [], income) - fall);
  const base = rule.own ? costs : federal;
  let to = share * base;
  if (rule.cap) to = Math.min(to, rule.cap[0] * cared.length, rule.cap[1]);
  if (rule.lessFederal) to = Math.max(0, to - allowed);
  if (rule.above && income > rule.above.start)
    to = Math.min(to, Math.max(0, rule.above.base[several] - rule.above.rate * (income - rule.above.start)));
  if (rule.mostAbove && income > rule.mostAbove[0]) to = Math.min(to, rule.mostAbove[1]);
  const onlyTax = isTaxOnly(rule, credit);
  const young = rule.perChild && income <= rule.perChild.limit ? rule.perChild : undefined;
  const inCare = young ? cared.filter(({ age }) => age < young.below).length : 0;
  const more = young ? Math.min(credit.paid, young.amount * inCare) : 0;
  const steps = [
    `${percent(share)} of ${rule.own ? `${dollars(costs)} of care costs` : `the federal credit of ${dollars(federal)}`} is ${dollars(share * base)} a year.`,
    ...(to < share * base ? [`With ${name}’s limits it is ${dollars(to)}.`] : []),
    ...(rule.better ? [`It is ${percent(rule.better)} for care of high quality.`] : []),
    ...(onlyTax ? [`It only lowers what you owe of ${name} income tax.`] : []),
    ...(more > 0 ? [`${name} adds up to ${dollars(more)} for children under ${young?.below} in licensed care.`] : []),
  ];
  const best = rule.better ? rule.better * base : to;
  return { from: (onlyTax ? 0 : to) + more, to: best + more, steps };
}

/** Calculates New York's credit under Tax Law 606(c): the federal rate times a share that drops as income rises. */
function newYorkCredit(
  { unit, cared, share: federalShare, countedUpTo }: CareCredit,
  { costs, times }: { costs: readonly number[]; times: readonly (readonly [number, number])[] },
): Sum {
  const income = unit.adjustedGross;
  const counted = countedUpTo(costs[Math.min(cared.length, costs.length) - 1] ?? 0);
  const part = (top: number) => Math.min(15_000, Math.max(0, top - income)) / 15_000;
  const share = (income <= 40_000 ? 1 + 0.1 * part(40_000) : 0.2 + 0.8 * part(65_000)) * shareAt(times, income);
  const amount = counted * federalShare * share;
  return {
    from: amount,
    to: amount,
    steps: [
      `${percent(federalShare)} of ${dollars(counted)} of care costs, times ${percent(share)} at your income of ${dollars(income)}, is ${dollars(amount)} a year.`,
    ],
  };
}

/** Calculates Oregon's credit under ORS 315.264: a share of the costs, based on income and the youngest child's age. */
function oregonCredit(
  { unit, cared, countedUpTo }: CareCredit,
  oregon: z.output<(typeof CREDITS)['shape']['oregon']> | undefined,
  guideline: number | undefined,
): Sum {
  if (!oregon || guideline === undefined) return { from: 0, to: 0, steps: [] };
  const youngest = Math.min(...cared.map(({ age }) => age));
  const list = youngest < 3 ? oregon.shares.baby : youngest < 6 ? oregon.shares.small : oregon.shares.older;
  const share = list[Math.ceil((unit.adjustedGross / guideline) * 10)] ?? 0;
  const counted = countedUpTo(oregon.cap * cared.length);
  return {
    from: share * counted,
    to: share * counted,
    steps: [
      `At your income of ${dollars(unit.adjustedGross)} Oregon gives ${percent(share)} of ${dollars(counted)} of care costs: ${dollars(share * counted)} a year.`,
    ],
  };
}
