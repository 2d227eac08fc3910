import type { Profile } from '../../contract/profile/profile.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import { truthIn } from '../rules/evaluate.ts';
import type { Facts } from './fact-types.ts';

type Told<Name extends keyof Profile> = { readonly [N in Name]?: unknown };

/**
 * Returns whether a member applies for a nonprofit and doesn't describe a household, so the search is for the
 * organization. Also accepts partially filled form values.
 */
export function isForNonprofitAlone(
  profile: Told<'nonprofitStatus' | 'householdSize' | 'householdIncome' | 'numberOfChildren'>,
): boolean {
  return (profile.nonprofitStatus ?? 'not_applicable') !== 'not_applicable' && !tellsOfHousehold(profile);
}

/**
 * Like `isForNonprofitAlone`, but for a complete profile. Also true for a member who holds office in a town, tribe or
 * school and whose project is for others.
 */
export function isForOrganizationAlone(profile: Profile, offices: readonly string[]): boolean {
  if ((profile.household?.people.length ?? 0) + (profile.household?.incomes.length ?? 0) > 0) return false;
  const isInOffice = offices.length > 0 && profile.needs.includes('community') && !tellsOfHousehold(profile);
  return isForNonprofitAlone(profile) || isInOffice;
}

function tellsOfHousehold(profile: Told<'householdSize' | 'householdIncome' | 'numberOfChildren'>): boolean {
  return [profile.householdSize, profile.householdIncome, profile.numberOfChildren].some(
    (answer) => (answer ?? null) !== null,
  );
}

/** Applicants that aren't a separate organization. A business or farm is separate from its owner. */
const PERSONS: readonly string[] = ['individual', 'researcher'];

/** Returns whether a member who applies for an organization could get this program only as an individual. */
export function isAsPerson(rules: Rule, { forOrganization, applicantKind = [] }: Facts): boolean {
  if (!forOrganization) return false;
  const kinds = applicantKind.filter((kind) => !PERSONS.includes(kind));
  return truthIn(rules, { applicantKind: kinds }) === 'false';
}
