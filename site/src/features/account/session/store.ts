import { atom } from 'nanostores';
import { IS_SHARED_MARKER, IS_SIGNED_IN_MARKER } from '../../../../../contract/account/session.ts';
import type { User } from '../../../../../contract/account/user.ts';
import { showToast, toastOnNextPage } from '../../../components/ui/toast.ts';
import { callNameOf, initialsOf } from './names.ts';
import {
  claimBrowser,
  clearEndedSession,
  clearMemberStorage,
  isAnothers,
  isStillOf,
  keepBar,
  noteMember,
  wasAMembers,
} from './storage.ts';
import { LOGGED_OUT, LOGOUT_FAILED } from './texts.ts';

/** Re-exported to keep both in one chunk. */
export { callNameOf };

export type Session =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'signed-in'; user: User }
  /** The server didn't say who is signed in, so the page can't treat the reader as a member or a visitor. */
  | { status: 'failed'; message: string };

export const $session = atom<Session>({ status: 'loading' });

/** How long logout waits for a session response that may never arrive. */
const PATIENCE_MS = 2000;

let asked: Promise<Session> | undefined;
/** True during a logout. Pending calls will then return "not signed in", but that's no reason to ask for a login. */
let isLeaving = false;

/** Loads the session, once per page. Visitor pages make no call and load no API code. */
export function loadSession(): Promise<Session> {
  asked ??= fetchSession();
  return asked;
}

export function reloadSession(): Promise<Session> {
  $session.set({ status: 'loading' });
  asked = fetchSession();
  return asked;
}

async function fetchSession(): Promise<Session> {
  const session = await answer();
  if (session.status === 'signed-in') {
    noteMember(session.user.id);
    noteBar(session.user);
  }
  if (isLeaving) return session;
  // An expired session leaves behind the data that a logout would delete.
  if (session.status === 'visitor' && wasAMembers()) clearEndedSession();
  $session.set(session);
  return session;
}

async function answer(): Promise<Session> {
  if (!hasSignedInMarker()) return { status: 'visitor' };
  try {
    const { fetchUser } = await import('./calls.ts');
    const user = await fetchUser();
    return user ? { status: 'signed-in', user } : { status: 'visitor' };
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

export function hasSignedInMarker(): boolean {
  return hasCookie(IS_SIGNED_IN_MARKER);
}

/** Returns whether the member said that other people use this computer too. */
export function isOnSharedComputer(): boolean {
  return hasCookie(IS_SHARED_MARKER);
}

function hasCookie(pattern: RegExp): boolean {
  return document.cookie.split('; ').some((cookie) => pattern.test(cookie));
}

/**
 * Returns whether the page shows someone who's no longer signed in: another tab logged out or logged in as someone
 * else, or the browser restored an old page. `markedSignedIn`: whether the page was rendered for a signed-in member.
 */
export function isOtherSession(markedSignedIn: boolean): boolean {
  if (hasSignedInMarker() !== markedSignedIn) return true;
  const session = $session.get();
  // The reader left before this page knew who was signed in, so a notice on it may contain anyone's name.
  return session.status === 'signed-in' ? !isStillOf(session.user.id) : markedSignedIn;
}

/** Like `isOtherSession`, for a page that stayed open: unknown values don't count as a change. */
export function hasSessionChanged(markedSignedIn: boolean): boolean {
  if (hasSignedInMarker() !== markedSignedIn) return true;
  const session = $session.get();
  return session.status === 'signed-in' && isAnothers(session.user.id);
}

/** Reloads the session while the page keeps showing the current one. Keeps the old state if there's no response. */
export async function refreshUser(): Promise<void> {
  const { fetchUser } = await import('./calls.ts');
  const user = await fetchUser();
  if (user) replaceUser(user);
  else sessionEnded();
}

/** Sets the user returned by a login, registration or profile update. */
export function replaceUser(user: User): void {
  claimBrowser(user.id);
  noteBar(user);
  $session.set({ status: 'signed-in', user });
}

/** Saves the bar's content, so the next page has it at its first paint. */
function noteBar(user: User): void {
  const profile = user.profileComplete ? 'complete' : 'incomplete';
  keepBar({ initials: initialsOf(user), name: callNameOf(user), profile, admin: user.navigation.adminMenu });
}

/**
 * Called when a response says that the session has ended: protected pages redirect to the login, and nothing is left
 * behind.
 */
export function sessionEnded(): void {
  if (isLeaving) return;
  clearEndedSession();
  $session.set({ status: 'visitor' });
}

/** Keeps the session state until the next page loads, because a protected page would otherwise ask for a login. */
export async function signOut(isSure = false): Promise<void> {
  // For fast clicks: if the session ended first, a pending session request would fail.
  await Promise.race([loadSession(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  try {
    const { endSession } = await import('./calls.ts');
    isLeaving = true;
    if (!(await endSession(isSure))) return;
  } catch (error) {
    isLeaving = false;
    const description = error instanceof Error ? error.message : String(error);
    showToast({ title: LOGOUT_FAILED, description, destructive: true });
    return;
  }
  clearMemberStorage();
  toastOnNextPage(LOGGED_OUT);
  location.assign('/');
}
