import { describe, expect, it } from 'vitest';
import { aUser } from '../account/session/user.fixture.ts';
import { startPath } from './start.ts';

const member = (profileComplete: boolean) => ({ status: 'signed-in', user: aUser({ profileComplete }) }) as const;

describe('the main buttons of the home page', () => {
  it('lead a visitor to sign-up', () => expect(startPath({ status: 'visitor' })).toBe('/auth?mode=signup'));
  it('lead a member with an incomplete profile to it', () => expect(startPath(member(false))).toBe('/profile'));
  it('lead a member with a complete profile to the search', () =>
    expect(startPath(member(true))).toBe('/search-results'));
  it('lead to the search while the member is loading', () =>
    expect(startPath({ status: 'loading' })).toBe('/search-results'));
});
