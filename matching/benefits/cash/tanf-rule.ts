import * as z from 'zod/mini';
import { earnedOf, type HouseholdPerson } from '../household.ts';

/** The earnings deduction: an amount per month for each worker, then a share of the rest, or the other way around. */
const deduction = z.object({
  flat: z.optional(z.number()),
  share: z.optional(z.number()),
  shareFirst: z.optional(z.boolean()),
  /** A share of what remains after both. */
  thenShare: z.optional(z.number()),
  /** The minimum of the share. */
  least: z.optional(z.number()),
});
export type Deduction = z.infer<typeof deduction>;

const bound = z.tuple([z.enum(['need', 'standard', 'guideline']), z.number()]);
const sizes = z.array(z.number());

const tables = {
  /** The payment standard, if it isn't the maximum. */
  standard: z.optional(sizes),
  need: z.optional(z.union([sizes, bound])),
  netTable: z.optional(sizes),
};

/** A state's rules for cash assistance. Amounts are US dollars a month; tables are by family size. */
export const tanfRule = z.object({
  ...tables,
  /** Amounts by county. The entry without counties applies elsewhere. */
  regions: z.optional(z.array(z.object({ ...tables, counties: z.optional(z.array(z.string())) }))),
  twoParents: z.optional(z.object(tables)),
  /** For children whose parents are excluded. */
  childOnly: z.optional(z.object(tables)),
  /** The limit on income before deductions. */
  gross: z.optional(bound),
  /** The limit on income after the deductions of the test. */
  net: z.optional(bound),
  netFixed: z.optional(z.number()),
  /** An applicant's deductions for the `net` test and for the amount, and a recipient's deductions for the amount. */
  test: z.optional(deduction),
  sum: deduction,
  received: z.optional(deduction),
  /** What income is deducted from: the need, unless it says the standard. */
  base: z.optional(z.literal('standard')),
  /**
   * Paid for a full-time placement. A person who already works gets part of it, or help with the job instead of cash.
   */
  placement: z.optional(z.boolean()),
  /** The share of need minus income that is paid, up to the standard. */
  pays: z.optional(z.number()),
  /** Need minus income is paid in proportion of the standard to the need. */
  ratable: z.optional(z.boolean()),
  /** A family within the limits gets the full standard, or half of it from a gross income of `halfFrom`. */
  flatGrant: z.optional(z.boolean()),
  halfFrom: z.optional(z.number()),
  /** For workers: income is deducted from this table, and the maximum caps the rest. */
  table: z.optional(sizes),
  /** The maximum for the care of a child under two, and of an older one. */
  care: z.optional(z.tuple([z.number(), z.number()])),
  careAll: z.optional(z.boolean()),
  /** Child support that doesn't count, for one child and for more. */
  childSupport: z.optional(z.tuple([z.number(), z.number()])),
  minimum: z.optional(z.number()),
  savings: z.optional(z.number()),
  savingsOld: z.optional(z.number()),
});
export type TanfRule = z.infer<typeof tanfRule>;

/** A table's value by family size. Beyond the table, each further person adds the last step again. */
export function bySize(table: readonly number[], size: number): number {
  const last = table.at(-1) ?? 0;
  const step = last - (table.at(-2) ?? last);
  return size <= table.length ? (table[size - 1] ?? 0) : last + step * (size - table.length);
}

/** A worker's countable earnings in US dollars a month. */
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

/** The rule with a family's tables, once for each possible region: one if the county is known. */
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
