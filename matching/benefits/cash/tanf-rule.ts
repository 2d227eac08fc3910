import * as z from 'zod/mini';
import { earnedOf, type HouseholdPerson } from '../household.ts';

/**
 * The earnings deduction: a flat monthly amount per worker, then a share of the rest. `shareFirst` reverses the order.
 */
const deduction = z.object({
  flat: z.optional(z.number()),
  share: z.optional(z.number()),
  shareFirst: z.optional(z.boolean()),
  /** A share of what remains after both deductions. */
  thenShare: z.optional(z.number()),
  /** The minimum for the share, in US dollars. */
  least: z.optional(z.number()),
});
export type Deduction = z.infer<typeof deduction>;

const bound = z.tuple([z.enum(['need', 'standard', 'guideline']), z.number()]);
const sizes = z.array(z.number());

const tables = {
  /** The payment standard, if it differs from the maximum. */
  standard: z.optional(sizes),
  need: z.optional(z.union([sizes, bound])),
  netTable: z.optional(sizes),
};

/** A state's rules for cash assistance. Amounts are in US dollars a month; tables are indexed by family size. */
export const tanfRule = z.object({
  ...tables,
  /** Amounts by county. The entry without counties applies elsewhere. */
  regions: z.optional(z.array(z.object({ ...tables, counties: z.optional(z.array(z.string())) }))),
  twoParents: z.optional(z.object(tables)),
  /** For children whose parents are excluded. */
  childOnly: z.optional(z.object(tables)),
  /** The income limit before deductions. */
  gross: z.optional(bound),
  /** The income limit after the test's deductions. */
  net: z.optional(bound),
  netFixed: z.optional(z.number()),
  /** An applicant's deductions for the `net` test and for the amount, and a recipient's deductions for the amount. */
  test: z.optional(deduction),
  sum: deduction,
  received: z.optional(deduction),
  /** What income is deducted from: the standard if set, otherwise the need. */
  base: z.optional(z.literal('standard')),
  /** Paid for a full-time placement. People who already work get part of it, or help with their job instead of cash. */
  placement: z.optional(z.boolean()),
  /** The share of the need minus income that is paid, up to the standard. */
  pays: z.optional(z.number()),
  /** True if need minus income is multiplied by the standard's share of the need. */
  ratable: z.optional(z.boolean()),
  /** Families within the limits get the full standard, or half of it once gross income reaches `halfFrom`. */
  flatGrant: z.optional(z.boolean()),
  halfFrom: z.optional(z.number()),
  /** For workers: income is deducted from this table's value, and the maximum caps the result. */
  table: z.optional(sizes),
  /** The highest child care deduction for a child under two, and for an older one. */
  care: z.optional(z.tuple([z.number(), z.number()])),
  careAll: z.optional(z.boolean()),
  /** Child support that doesn't count, for one child and for more than one. */
  childSupport: z.optional(z.tuple([z.number(), z.number()])),
  minimum: z.optional(z.number()),
  savings: z.optional(z.number()),
  savingsOld: z.optional(z.number()),
});
export type TanfRule = z.infer<typeof tanfRule>;

/** Looks up a table's value by family size. Beyond the table, each additional person adds the last step again. */
export function bySize(table: readonly number[], size: number): number {
  const last = table.at(-1) ?? 0;
  const step = last - (table.at(-2) ?? last);
  return size <= table.length ? (table[size - 1] ?? 0) : last + step * (size - table.length);
}

/** Returns a worker's countable earnings in US dollars a month. */
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

/** Returns the rule with a family's tables, once per possible region: just one if the county is known. */
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
