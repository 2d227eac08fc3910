import * as z from 'zod/mini';
import { earnedOf, type HouseholdPerson } from './household.ts';

/** What does not count of earnings: a sum a month of each worker, then a share of the rest; or the other way around. */
const deduction = z.object({
  flat: z.optional(z.number()),
  share: z.optional(z.number()),
  shareFirst: z.optional(z.boolean()),
  /** A share of what is left after both. */
  thenShare: z.optional(z.number()),
  /** The least that the share comes to. */
  least: z.optional(z.number()),
});
export type Deduction = z.infer<typeof deduction>;

const bound = z.tuple([z.enum(['need', 'standard', 'guideline']), z.number()]);
const sizes = z.array(z.number());

const tables = {
  /** The payment standard, where it is not the maximum. */
  standard: z.optional(sizes),
  need: z.optional(z.union([sizes, bound])),
  netTable: z.optional(sizes),
};

/** How a state decides on cash assistance. Sums are US dollars a month; tables go by the size of the family. */
export const tanfRule = z.object({
  ...tables,
  /** Where sums differ by county: the one without counties holds elsewhere. */
  regions: z.optional(z.array(z.object({ ...tables, counties: z.optional(z.array(z.string())) }))),
  twoParents: z.optional(z.object(tables)),
  /** For children whose parents are left out. */
  childOnly: z.optional(z.object(tables)),
  /** The most that income before deductions may be. */
  gross: z.optional(bound),
  /** The most that income may be after the deductions of the test. */
  net: z.optional(bound),
  netFixed: z.optional(z.number()),
  /** Deductions of an applicant for the test of `net`, for the sum, and for the sum of who gets it already. */
  test: z.optional(deduction),
  sum: deduction,
  received: z.optional(deduction),
  /** What income is taken from: the need, unless it says the standard. */
  base: z.optional(z.literal('standard')),
  /** Paid for a full-time placement: who works already gets a part of it, or help with the job in place of cash. */
  placement: z.optional(z.boolean()),
  /** The share of need less income that is paid, up to the standard. */
  pays: z.optional(z.number()),
  /** Need less income is paid in the proportion of the standard to the need. */
  ratable: z.optional(z.boolean()),
  /** Who is within the limits gets the whole standard, half of it from gross income of `halfFrom`. */
  flatGrant: z.optional(z.boolean()),
  halfFrom: z.optional(z.number()),
  /** Who works: income is taken from this table, and the maximum caps what is left. */
  table: z.optional(sizes),
  /** The most for the care of a child below two, and of an older one. */
  care: z.optional(z.tuple([z.number(), z.number()])),
  careAll: z.optional(z.boolean()),
  /** Child support that does not count, for one child and for more. */
  childSupport: z.optional(z.tuple([z.number(), z.number()])),
  minimum: z.optional(z.number()),
  savings: z.optional(z.number()),
  savingsOld: z.optional(z.number()),
});
export type TanfRule = z.infer<typeof tanfRule>;

/** A value of a table by size; a larger family gets the last step again for each further person. */
export function bySize(table: readonly number[], size: number): number {
  const last = table.at(-1) ?? 0;
  const step = last - (table.at(-2) ?? last);
  return size <= table.length ? (table[size - 1] ?? 0) : last + step * (size - table.length);
}

/** What counts of a worker's earnings, US dollars a month. */
export function countedEarnings(
  worker: HouseholdPerson,
  { flat = 0, share = 0, shareFirst, thenShare = 0, least = 0 }: Deduction,
): number {
  const earned = earnedOf(worker) / 12;
  if (earned === 0) return 0;
  const bySharing = (sum: number) => sum - Math.min(sum, Math.max(least, share * sum));
  const left = shareFirst ? Math.max(0, bySharing(earned) - flat) : bySharing(Math.max(0, earned - flat));
  return left * (1 - thenShare);
}

/** The rule with the tables for such a family, once for each region that it may live in: one where the county is known. */
export function rulesFor(
  rule: TanfRule,
  county: string | null,
  family: { parents: number; children: number },
): TanfRule[] {
  const { regions } = rule;
  const own = county === null ? undefined : regions?.find(({ counties }) => counties?.includes(county.toUpperCase()));
  const elsewhere = regions?.filter(({ counties }) => counties === undefined) ?? [];
  const inRegions = regions === undefined ? [{}] : county === null ? regions : own ? [own] : elsewhere;
  const ofFamily = family.parents === 0 ? rule.childOnly : family.parents > 1 ? rule.twoParents : undefined;
  return inRegions.map((region) => ({ ...rule, ...region, ...ofFamily }));
}
