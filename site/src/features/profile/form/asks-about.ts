import type { ProfileForm } from '../../../../../contract/profile/profile.ts';

export type Asking = Pick<
  ProfileForm,
  | 'isVeteran'
  | 'isSingleParent'
  | 'numberOfChildren'
  | 'ownsBusinesss'
  | 'seekingStartupGrant'
  | 'nonprofitStatus'
  | 'citizenshipStatus'
> & { age?: number | null };

/** Returns whether the form asks how long someone has been a permanent resident. */
export function asksAboutResidence({ citizenshipStatus }: Asking): boolean {
  return citizenshipStatus === 'permanent-resident';
}

/** Returns whether the form asks how military service ended. */
export function asksAboutService({ isVeteran }: Asking): boolean {
  return isVeteran === true;
}

/** From this age on, few people raise children. */
const SENIOR = 65;

/** Returns whether the form asks about raising children alone. Until they answer, younger people may have children. */
export function asksAboutSingleParent({ age, numberOfChildren, isSingleParent }: Asking): boolean {
  return (numberOfChildren ?? null) === null
    ? isSingleParent === true || !(Number(age) >= SENIOR)
    : numberOfChildren !== 0;
}

/** Returns whether the form asks about a business or organization. */
export function asksAboutOrganization({ ownsBusinesss, seekingStartupGrant, nonprofitStatus }: Asking): boolean {
  return (
    ownsBusinesss === true || seekingStartupGrant === true || (nonprofitStatus ?? 'not_applicable') !== 'not_applicable'
  );
}
