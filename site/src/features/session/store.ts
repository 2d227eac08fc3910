import { atom } from 'nanostores';
import { IS_SHARED_MARKER, IS_SIGNED_IN_MARKER } from '../../../../contract/session.ts';
import type { User } from '../../../../contract/user.ts';
import { showToast, toastOnNextPage } from '../../components/ui/toast.ts';
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

/** From here too, so that who imports both gets one chunk. */
export { callNameOf };

export type Session =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'signed-in'; user: User }
  /** The server did not say who is there: neither a member nor a visitor can be shown. */
  | { status: 'failed'; message: string };

export const $session = atom<Session>({ status: 'loading' });

/** How long logging out waits for an answer that may never come. */
const PATIENCE_MS = 2000;

let asked: Promise<Session> | undefined;
/** Calls of this page that are still on their way will be told that nobody is there: no reason to ask for a login. */
let isLeaving = false;

/** Finds out who is there, once a page. A visitor's page makes no call and loads no API code. */
export function loadSession(): Promise<Session> {
  asked ??= askWhoIsThere();
  return asked;
}

export function reloadSession(): Promise<Session> {
  $session.set({ status: 'loading' });
  asked = askWhoIsThere();
  return asked;
}

async function askWhoIsThere(): Promise<Session> {
  const session = await answer();
  if (session.status === 'signed-in') {
    noteMember(session.user.id);
    noteBar(session.user);
  }
  if (isLeaving) return session;
  // A session that ran out leaves what a logout takes away.
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

/** Whether the member said that others use this computer too. */
export function isOnSharedComputer(): boolean {
  return hasCookie(IS_SHARED_MARKER);
}

function hasCookie(pattern: RegExp): boolean {
  return document.cookie.split('; ').some((cookie) => pattern.test(cookie));
}

/**
 * The page shows somebody who is no longer there: another tab logged out or in as another member, or the browser
 * brought the page back as it was before. `markedSignedIn` is what the page was painted for.
 */
export function sessionIsAnother(markedSignedIn: boolean): boolean {
  if (hasSignedInMarker() !== markedSignedIn) return true;
  const session = $session.get();
  // Left before it knew its member: then nobody can tell whose name a notice on it carries.
  return session.status === 'signed-in' ? !isStillOf(session.user.id) : markedSignedIn;
}

/** The same for a page that was open all the time: what it cannot know does not count against it. */
export function sessionHasMoved(markedSignedIn: boolean): boolean {
  if (hasSignedInMarker() !== markedSignedIn) return true;
  const session = $session.get();
  return session.status === 'signed-in' && isAnothers(session.user.id);
}

/** Asks anew who is there while the page goes on showing who was; where no answer comes, that stays. */
export async function refreshUser(): Promise<void> {
  const { fetchUser } = await import('./calls.ts');
  const user = await fetchUser();
  if (user) replaceUser(user);
  else sessionEnded();
}

/** The user that login, registration or a profile update returned. */
export function replaceUser(user: User): void {
  claimBrowser(user.id);
  noteBar(user);
  $session.set({ status: 'signed-in', user });
}

/** The next page shows them at its first paint. */
function noteBar(user: User): void {
  const profile = user.profileComplete ? 'complete' : 'incomplete';
  keepBar({ initials: initialsOf(user), name: callNameOf(user), profile, admin: user.navigation.adminMenu });
}

/** A call answered that the session has ended: a protected page then leads to the login, and nothing stays behind. */
export function sessionEnded(): void {
  if (isLeaving) return;
  clearEndedSession();
  $session.set({ status: 'visitor' });
}

/** The session state stays as it is until the next page: a protected page must not ask for a login meanwhile. */
export async function signOut(isSure = false): Promise<void> {
  // Somebody quick: the question who is there would be answered with an error once the session is gone.
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
