import { describe, expect, it } from 'vitest';
import type { User } from '../../../../contract/account.ts';
import { startPath } from './start.ts';

const member = (profileComplete: boolean) => {
  const user: User = {
    id: 1001,
    username: 'rosa',
    firstName: 'Rosa',
    lastName: 'Lind',
    email: 'rosa@example.org',
    phone: null,
    profileComplete,
    age: null,
    location: null,
    occupation: null,
    education: null,
    isVeteran: false,
    ownsBusinesss: false,
    seekingStartupGrant: false,
    isStudent: 'no',
    isSingleParent: false,
    hasDisability: false,
    industryExperience: 'not_specified',
    minorityGroup: 'not_specified',
    nonprofitStatus: 'not_applicable',
    projectTimeline: 'not_specified',
    previousGrantExperience: false,
    citizenshipStatus: 'not_specified',
    tribalAffiliation: null,
    communityType: 'not_specified',
    homeownershipStatus: 'not_specified',
    navigation: { adminMenu: false, admin: false },
  };
  return { status: 'signed-in', user } as const;
};

describe('the main buttons of the home page', () => {
  it('lead a visitor to the sign-up', () => expect(startPath({ status: 'visitor' })).toBe('/auth?mode=signup'));
  it('lead a member without a complete profile to it', () => expect(startPath(member(false))).toBe('/profile'));
  it('lead a member with a complete profile to the search', () =>
    expect(startPath(member(true))).toBe('/search-results'));
  it('lead to the search while the member is loading', () =>
    expect(startPath({ status: 'loading' })).toBe('/search-results'));
});
