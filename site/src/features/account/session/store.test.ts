import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOST_PREFIX, SIGNED_IN_MARKER } from '../../../../../contract/account/session.ts';
import { memoryStorage } from './memory-storage.fixture.ts';
import { claimBrowser, keep, keepSubscription, kept, keptSubscription, noteMember, SESSION_KEYS } from './storage.ts';
import {
  $session,
  hasSessionChanged,
  hasSignedInMarker,
  isOtherSession,
  reloadSession,
  replaceUser,
  sessionEnded,
} from './store.ts';
import { aUser } from './user.fixture.ts';

vi.mock('../../../components/ui/toast.ts', () => ({ showToast: vi.fn(), toastOnNextPage: vi.fn() }));

const cookies = (cookie: string) => vi.stubGlobal('document', { cookie });
const signedIn = (marker: boolean) => cookies(marker ? `a=b; ${SIGNED_IN_MARKER}=1` : '');

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  signedIn(true);
  $session.set({ status: 'loading' });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [`a=b; ${HOST_PREFIX}${SIGNED_IN_MARKER}=1`, true],
  [`${SIGNED_IN_MARKER}=1; a=b`, true],
  [`my_${SIGNED_IN_MARKER}=1; a=${SIGNED_IN_MARKER}=1`, false],
  ['', false],
])('the cookies "%s" mark a session: %s', (given, marked) => {
  cookies(given);
  expect(hasSignedInMarker()).toBe(marked);
});

describe('the session of a restored page', () => {
  test('is the same until someone else logs in', () => {
    replaceUser(aUser({ id: 1001 }));
    expect(isOtherSession(true)).toBe(false);
  });
  test('counts as different if the page did not know its member yet', () => expect(isOtherSession(true)).toBe(true));
  test('is different after a logout, or a login on a visitor’s page', () => {
    signedIn(false);
    expect(isOtherSession(true)).toBe(true);
    expect(isOtherSession(false)).toBe(false);
    signedIn(true);
    expect(isOtherSession(false)).toBe(true);
  });
  test('is different after another member logged in', () => {
    replaceUser(aUser({ id: 1001 }));
    noteMember(1002);
    expect(isOtherSession(true)).toBe(true);
  });
  test('counts as different if the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    replaceUser(aUser({ id: 1001 }));
    expect(isOtherSession(true)).toBe(true);
  });
});

test('a new login finds only that member’s own data', () => {
  keep(SESSION_KEYS.user, '1001');
  keep(SESSION_KEYS.currentGrant, '{}');
  claimBrowser(1001);
  expect(kept(SESSION_KEYS.currentGrant)).toBe('{}');
  claimBrowser(1002);
  expect(kept(SESSION_KEYS.currentGrant)).toBeNull();
  expect(kept(SESSION_KEYS.user)).toBeNull();
});

describe('a member’s data in the browser', () => {
  beforeEach(() => {
    replaceUser(aUser({ id: 1001 }));
    keep(SESSION_KEYS.results, 'private');
  });
  test('is cleared when a call reports the session has ended', () => {
    sessionEnded();
    expect(kept(SESSION_KEYS.results)).toBeNull();
  });
  test('is cleared when the session expired in the meantime', async () => {
    signedIn(false);
    expect((await reloadSession()).status).toBe('visitor');
    expect(kept(SESSION_KEYS.results)).toBeNull();
  });
});

test('an open page belongs to another member once that member is known', () => {
  replaceUser(aUser({ id: 1001 }));
  expect(hasSessionChanged(true)).toBe(false);
  noteMember(1002);
  expect(hasSessionChanged(true)).toBe(true);
  vi.stubGlobal('localStorage', undefined);
  expect(hasSessionChanged(true)).toBe(false);
  signedIn(false);
  expect(hasSessionChanged(true)).toBe(true);
});

test('a stored plan of one member is not shown to the next, even in a new tab', () => {
  replaceUser(aUser({ id: 1001 }));
  keepSubscription('{"tier":"premium"}');
  replaceUser(aUser({ id: 1001 }));
  expect(keptSubscription()).toEqual({ tier: 'premium' });
  // A new tab doesn't know about earlier members.
  vi.stubGlobal('sessionStorage', memoryStorage());
  replaceUser(aUser({ id: 1002 }));
  expect(keptSubscription()).toBeNull();
});
