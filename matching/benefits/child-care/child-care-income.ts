import * as z from 'zod/mini';
import { INCOME_KINDS } from '../../../contract/profile/household.ts';
import type { Household, HouseholdPerson } from '../household.ts';

/** How a state counts income: the kinds it excludes and what it deducts. Amounts are in US dollars a month. */
export const INCOME_RULE = z.object({
  uncounted: z.optional(z.array(z.enum(INCOME_KINDS))),
  earnedMonthly: z.optional(z.number()),
  earnedShare: z.optional(z.number()),
  selfEmploymentShare: z.optional(z.number()),
  lessChildSupportPaid: z.optional(z.boolean()),
});
export type IncomeRule = z.infer<typeof INCOME_RULE>;

const GROWN = 18;

/** Returns a family's income as the state counts it, in US dollars a year. No state counts minors' earnings. */
export function countedIncome(
  family: readonly HouseholdPerson[],
  { costs }: Household,
  rule: IncomeRule | undefined,
): number {
  const uncounted = rule?.uncounted ?? [];
  const total = family.reduce((sum, person) => {
    const isMinor = person.age < GROWN && person.relation !== 'self' && person.relation !== 'spouse';
    const wages = isMinor ? 0 : (person.income.wages ?? 0);
    const business = isMinor ? 0 : (person.income['self-employment'] ?? 0) * (1 - (rule?.selfEmploymentShare ?? 0));
    const earned = wages + business;
    const off = earned > 0 ? Math.min(earned, 12 * (rule?.earnedMonthly ?? 0)) + (rule?.earnedShare ?? 0) * earned : 0;
    const others = INCOME_KINDS.filter(
      (kind) => kind !== 'wages' && kind !== 'self-employment' && !uncounted.includes(kind),
    );
    return sum + earned - off + others.reduce((all, kind) => all + (person.income[kind] ?? 0), 0);
  }, 0);
  return Math.max(0, total - (rule?.lessChildSupportPaid ? costs.childSupportPaid : 0));
}
