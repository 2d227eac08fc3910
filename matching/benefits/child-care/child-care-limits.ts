import * as z from 'zod/mini';
import type { Reckoner } from '../estimates/reckoning.ts';
import type { HouseholdPerson } from '../household.ts';
import { medianIncome } from '../median-income.ts';
import { povertyGuideline } from '../poverty-guideline.ts';

const LIMIT = {
  /** Shares of the poverty guideline and of the state's median income. The lower limit applies. */
  guideline: z.optional(z.number()),
  median: z.optional(z.number()),
  /** US dollars a month for one person, two people, etc., and for each additional person. */
  table: z.optional(z.array(z.number())),
  further: z.optional(z.number()),
};

/** An income limit, and the cases with a higher one. Without any numbers there is no limit. */
export const LIMIT_RULE = z.object({
  ...LIMIT,
  disabledChild: z.optional(z.object(LIMIT)),
  youngChild: z.optional(z.object({ ...LIMIT, below: z.number() })),
  homeless: z.optional(z.object(LIMIT)),
  enrolledInTanf: z.optional(z.object(LIMIT)),
  /** Counties that use their own share of the guideline. */
  counties: z.optional(z.array(z.object({ names: z.array(z.string()), guideline: z.number() }))),
});
export type LimitRule = z.infer<typeof LIMIT_RULE>;
type Limit = Pick<LimitRule, 'guideline' | 'median' | 'table' | 'further'>;

/** Returns the highest income at which a child qualifies, in US dollars a month; undefined if a figure is missing. */
export function limitFor(
  reckoner: Reckoner,
  rule: LimitRule,
  child: HouseholdPerson,
  size: number,
): number | undefined {
  const { homeless, enrolled } = reckoner.household;
  const limits: (Limit | undefined)[] = [
    ...inCounty(rule, reckoner.household.county),
    child.disabled ? rule.disabledChild : undefined,
    rule.youngChild && child.age < rule.youngChild.below ? rule.youngChild : undefined,
    homeless ? rule.homeless : undefined,
    enrolled.includes('tanf') ? rule.enrolledInTanf : undefined,
  ];
  const known = limits.flatMap((limit) => (limit ? (monthly(reckoner, limit, size) ?? []) : []));
  return known.length === 0 ? undefined : Math.max(...known);
}

/** Returns the county's limit, or all limits if the county is unknown. */
function inCounty(rule: LimitRule, county: string | null): Limit[] {
  const { counties = [], guideline: _, ...rest } = rule;
  const own = county === null ? counties : counties.filter(({ names }) => names.includes(county.toUpperCase()));
  const ofCounties = own.map(({ guideline }) => ({ ...rest, guideline }));
  return county === null ? [rule, ...ofCounties] : ofCounties.length > 0 ? ofCounties : [rule];
}

function monthly(reckoner: Reckoner, { guideline, median, table, further }: Limit, size: number): number | undefined {
  const shares: (number | undefined)[] = [];
  if (guideline !== undefined) {
    const line = povertyGuideline(reckoner, size);
    shares.push(line && (guideline * line) / 12);
  }
  if (median !== undefined) {
    const income = medianIncome(reckoner, size);
    shares.push(income && (median * income) / 12);
  }
  if (table !== undefined)
    shares.push((table[Math.min(size, table.length) - 1] ?? 0) + (further ?? 0) * Math.max(0, size - table.length));
  if (shares.length === 0) return Number.POSITIVE_INFINITY;
  const known = shares.flatMap((share) => share ?? []);
  return known.length === 0 ? undefined : Math.min(...known);
}
