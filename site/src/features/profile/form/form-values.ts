import type { DefaultValues } from 'react-hook-form';
import { EMPTY_HOUSEHOLD } from '../../../../../contract/profile/household.ts';
import { type Profile, type ProfileForm, profile } from '../../../../../contract/profile/profile.ts';

/** Returns the form's initial values: the profile, with empty fields for unanswered questions. */
export function formValuesOf(told: Profile): DefaultValues<ProfileForm> {
  const { age, location, occupation, ...answers } = profile.parse(told);
  return {
    ...answers,
    ...(age === null ? {} : { age }),
    location: location ?? '',
    occupation: occupation ?? '',
    education: answers.education ?? '',
    tribalAffiliation: answers.tribalAffiliation ?? '',
    zipCode: answers.zipCode ?? '',
    organizationName: answers.organizationName ?? '',
    household: answers.household ?? EMPTY_HOUSEHOLD,
  };
}

type Asking = Pick<
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

/** Whether a question applies to this person. */
export function isAsked(name: string, values: Asking): boolean {
  switch (name) {
    case 'permanentResidentSince':
      return asksAboutResidence(values);
    case 'isSingleParent':
      return asksAboutSingleParent(values);
    case 'veteranDischarge':
    case 'veteranDisabilityRating':
      return asksAboutService(values);
    case 'organizationName':
    case 'annualRevenue':
    case 'numberOfEmployees':
      return asksAboutOrganization(values);
    default:
      return true;
  }
}

/** Returns the answers to validate and save, without those to questions that no longer apply, even invalid ones. */
export function askedOf(form: ProfileForm): ProfileForm {
  return {
    ...form,
    household: isEmpty(form.household) ? null : form.household,
    ...(asksAboutResidence(form) ? {} : { permanentResidentSince: null }),
    ...(asksAboutService(form) ? {} : { veteranDischarge: 'not_specified', veteranDisabilityRating: null }),
    ...(asksAboutSingleParent(form) ? {} : { isSingleParent: false }),
    ...(asksAboutOrganization(form) ? {} : { organizationName: null, annualRevenue: null, numberOfEmployees: null }),
  };
}

function isEmpty(household: ProfileForm['household']): boolean {
  if (!household) return true;
  return Object.values(household).every((answer) =>
    Array.isArray(answer) ? answer.length === 0 : (answer ?? null) === null,
  );
}
