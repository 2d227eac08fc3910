import type { DefaultValues } from 'react-hook-form';
import type { User } from '../../../../contract/account.ts';
import type { ProfileForm, ProfileUpdate } from '../../../../contract/profile.ts';

/** What the form starts with. An age that nobody gave is an empty field. */
export function formValuesOf(user: User): DefaultValues<ProfileForm> {
  return {
    ...(user.age === null ? {} : { age: user.age }),
    location: user.location ?? '',
    occupation: user.occupation ?? '',
    education: user.education ?? '',
    isVeteran: user.isVeteran,
    ownsBusinesss: user.ownsBusinesss,
    seekingStartupGrant: user.seekingStartupGrant,
    isStudent: user.isStudent,
    isSingleParent: user.isSingleParent,
    hasDisability: user.hasDisability,
    industryExperience: user.industryExperience,
    minorityGroup: user.minorityGroup,
    nonprofitStatus: user.nonprofitStatus,
    projectTimeline: user.projectTimeline,
    previousGrantExperience: user.previousGrantExperience,
    citizenshipStatus: user.citizenshipStatus,
    tribalAffiliation: user.tribalAffiliation ?? '',
    communityType: user.communityType,
    homeownershipStatus: user.homeownershipStatus,
  };
}

/** An emptied answer is no answer. */
export function requestOf(form: ProfileUpdate): ProfileUpdate {
  return { ...form, education: form.education || null, tribalAffiliation: form.tribalAffiliation || null };
}

/** The age as typed; `NaN`, which the contract refuses, where nothing is typed. */
export function ageOf(typed: unknown): number {
  const text = String(typed ?? '').trim();
  return text === '' ? Number.NaN : Number(text);
}
