import * as z from 'zod/mini';
import type { Reckoner } from '../estimates/reckoning.ts';
import { medianIncome } from '../median-income.ts';
import { povertyGuideline } from '../poverty-guideline.ts';

const steps = z.array(z.tuple([z.number(), z.number()]));

/** One part of a family's copayment. Each step applies starting at its first number. */
const rule = z.object({
  /** What the steps are measured in: shares of the poverty guideline or of the median income, or US dollars a month. */
  of: z.enum(['guideline', 'median', 'income']),
  steps: z.optional(steps),
  /** Steps by family size; the first entry is for `first` people. */
  sizes: z.optional(z.array(steps)),
  first: z.optional(z.number()),
  /** The unit of a step's second number: a share of income, a share of the price, or US dollars. */
  in: z.enum(['share', 'cost', 'day', 'week', 'two weeks', 'month']),
  /** If set, the rule applies per child rather than per family. */
  each: z.optional(z.literal('child')),
  /** The share of the copayment for each child after the first. */
  further: z.optional(z.number()),
  /** The amount each child after the first adds, for the same period. */
  furtherAdds: z.optional(z.number()),
  /** Children beyond this number pay nothing. */
  most: z.optional(z.number()),
  /** True if each step's share applies only to the income within that step. */
  marginal: z.optional(z.boolean()),
  /** Families up to this share of the poverty guideline pay nothing. */
  freeUpTo: z.optional(z.number()),
  /** The cap, as a share of income. */
  cap: z.optional(z.number()),
});
type Rule = z.infer<typeof rule>;
/** The rules add up. An empty list means that families pay nothing. */
export const copaymentRules = z.array(rule);

/** 45 CFR 98.45(l)(3): a family pays at most this share of its income. */
export const FEDERAL_SHARE = 0.07;

const TIMES_A_MONTH = { day: 260 / 12, week: 52 / 12, 'two weeks': 26 / 12, month: 1 } as const;

interface Payer {
  /** US dollars a month. */
  income: number;
  size: number;
  children: number;
}

/** Returns a family's copayment for full-time care, in US dollars a month; null if no rule is recorded. */
export function copaymentOf(
  reckoner: Reckoner,
  rules: z.infer<typeof copaymentRules> | undefined,
  payer: Payer,
): number | null {
  if (rules === undefined) return null;
  return rules.reduce<number | null>((sum, one) => {
    const part = partOf(reckoner, one, payer);
    return sum === null || part === null ? null : sum + part;
  }, 0);
}

function partOf(reckoner: Reckoner, one: Rule, { income, size, children }: Payer): number | null {
  const line = (povertyGuideline(reckoner, size) ?? 0) / 12;
  if (one.freeUpTo !== undefined && income <= one.freeUpTo * line) return 0;
  const unit = one.of === 'income' ? 1 : one.of === 'guideline' ? line : (medianIncome(reckoner, size) ?? 0) / 12;
  if (unit === 0) return null;
  const list = one.sizes?.[Math.min(Math.max(size - (one.first ?? 1), 0), one.sizes.length - 1)] ?? one.steps ?? [];
  const value = list.findLast(([from]) => from <= income / unit)?.[1] ?? 0;
  const paying = Math.min(children, one.most ?? children);
  const further = one.each ? (paying - 1) * (one.further ?? 1) : 0;
  const adds = value > 0 ? (paying - 1) * (one.furtherAdds ?? 0) : 0;
  const sum =
    one.in === 'share'
      ? (one.marginal ? ofSteps(list, income, unit) : value * income) * (1 + further) + adds
      : one.in === 'cost'
        ? (value * reckoner.household.costs.childCare) / 12
        : (value * (1 + further) + adds) * TIMES_A_MONTH[one.in];
  return Math.min(sum, (one.cap ?? 1) * income);
}

/** Applies each step's share to the income between its start and the next one's. */
function ofSteps(list: readonly (readonly [number, number])[], income: number, unit: number): number {
  return list.reduce((sum, [from, share], index) => {
    const end = Math.min(income, (list[index + 1]?.[0] ?? Number.POSITIVE_INFINITY) * unit);
    return sum + share * Math.max(0, end - from * unit);
  }, 0);
}
