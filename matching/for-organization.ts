import type { Profile } from '../contract/profile.ts';
import type { Rule } from '../contract/rules.ts';
import { truthIn } from './evaluate.ts';
import type { Facts } from './fact-types.ts';

type Told<Name extends keyof Profile> = { readonly [N in Name]?: unknown };

/**
 * Whether somebody applies for a nonprofit and tells nothing of a household: then it is the organization that is asked
 * about. Takes what a form holds too.
 */
export function isForNonprofitAlone(
  profile: Told<'nonprofitStatus' | 'householdSize' | 'householdIncome' | 'numberOfChildren'>,
): boolean {
  return (profile.nonprofitStatus ?? 'not_applicable') !== 'not_applicable' && !tellsOfHousehold(profile);
}

/** The same of a whole profile, also where an office tells of a town, tribe or school, and the project is for others. */
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

/** Who is no organization of its own. A business or farm is one beside its owner. */
const PERSONS: readonly string[] = ['individual', 'researcher'];

/** Whether a member who applies for an organization would have this program as a person alone. */
export function isAsPerson(rules: Rule, { forOrganization, applicantKind = [] }: Facts): boolean {
  if (!forOrganization) return false;
  const kinds = applicantKind.filter((kind) => !PERSONS.includes(kind));
  return truthIn(rules, { applicantKind: kinds }) === 'false';
}
