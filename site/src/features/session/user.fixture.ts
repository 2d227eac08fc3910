import type { User } from '../../../../contract/account.ts';

/** A member with a complete profile, for unit tests. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 1001,
    username: 'maria',
    firstName: 'Maria',
    lastName: 'Ortiz',
    email: 'maria@example.com',
    phone: null,
    profileComplete: true,
    age: 34,
    location: 'Columbus, OH',
    occupation: 'Nurse',
    education: null,
    isVeteran: false,
    ownsBusinesss: false,
    seekingStartupGrant: false,
    isStudent: 'no',
    isSingleParent: false,
    hasDisability: false,
    industryExperience: 'healthcare',
    minorityGroup: 'not_specified',
    nonprofitStatus: 'not_applicable',
    projectTimeline: 'not_specified',
    previousGrantExperience: false,
    citizenshipStatus: 'citizen',
    tribalAffiliation: null,
    communityType: 'urban',
    homeownershipStatus: 'rent',
    navigation: { adminMenu: false, admin: false },
    ...changes,
  };
}
