import type { Profile } from '../../contract/profile/profile.ts';

/** The age at which a person no longer counts as a child. */
export const GROWN = 18;

/** Returns how many people live together; null if the profile doesn't say. */
export function householdSizeOf({ householdSize, household }: Profile): number | null {
  const listed = household?.people.length ?? 0;
  return listed > 0 ? Math.max(listed + 1, householdSize ?? 0) : householdSize;
}

/** Returns how many people under 18 live with the member; null if unknown. */
export function childrenOf({ numberOfChildren, household, householdSize }: Profile): number | null {
  const people = household?.people ?? [];
  if (numberOfChildren === null && people.length === 0 && householdSize === 1) return 0;
  if (numberOfChildren !== null || people.length === 0) return numberOfChildren;
  if (people.some(({ age, relation }) => age === null && relation !== 'spouse' && relation !== 'parent')) return null;
  return people.filter(({ age }) => age !== null && age < GROWN).length;
}

/** Returns the household's yearly income, added up if only its parts were given. */
export function householdIncomeOf({ householdIncome, household }: Profile): number | null {
  const incomes = household?.incomes ?? [];
  if (householdIncome !== null || incomes.length === 0) return householdIncome;
  return incomes.reduce((sum, { yearly }) => sum + yearly, 0);
}
