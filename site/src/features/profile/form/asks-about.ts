import type { ProfileForm } from '../../../../../contract/profile/profile.ts';

export type Asking = Pick<
  ProfileForm,
  'isVeteran' | 'numberOfChildren' | 'ownsBusinesss' | 'seekingStartupGrant' | 'nonprofitStatus' | 'citizenshipStatus'
>;

/** Whether the form asks how long someone has been a permanent resident. */
export function asksAboutResidence({ citizenshipStatus }: Asking): boolean {
  return citizenshipStatus === 'permanent-resident';
}

/** Whether the form asks how military service ended. */
export function asksAboutService({ isVeteran }: Asking): boolean {
  return isVeteran === true;
}

/** Whether the form asks if someone raises the children alone. If unanswered, there may be children. */
export function asksAboutSingleParent({ numberOfChildren }: Asking): boolean {
  return numberOfChildren !== 0;
}

/** Whether the form asks about a business or organization. */
export function asksAboutOrganization({ ownsBusinesss, seekingStartupGrant, nonprofitStatus }: Asking): boolean {
  return (
    ownsBusinesss === true || seekingStartupGrant === true || (nonprofitStatus ?? 'not_applicable') !== 'not_applicable'
  );
}
