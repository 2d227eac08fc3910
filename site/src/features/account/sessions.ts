import { atom } from 'nanostores';
import {
  type ActiveSession,
  deleteOtherSessions,
  deleteSession,
  getSessions,
} from '../../../../contract/account/own-account.ts';
import { ApiError, call } from '../../lib/api.ts';
import { refused } from './calls.ts';
import { SESSIONS } from './texts.ts';

export type Sessions =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; sessions: readonly ActiveSession[] };

export const $sessions = atom<Sessions>({ status: 'loading' });

/** Called when the list opens. A previously loaded list stays visible until the new one arrives. */
export function openSessions(): void {
  if ($sessions.get().status === 'failed') $sessions.set({ status: 'loading' });
  void loadSessions();
}

/** Loads the list. The current one stays visible until the response arrives. */
export async function loadSessions(): Promise<void> {
  try {
    $sessions.set({ status: 'ready', ...(await call(getSessions)) });
  } catch (error) {
    $sessions.set({ status: 'failed', message: refused(SESSIONS.failed, error).message });
  }
}

/** Signs one browser out. Returns an error message on failure; a browser that's already signed out isn't a failure. */
export async function endSession(id: string): Promise<string | undefined> {
  try {
    await call(deleteSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) return refused(SESSIONS.endFailed, error).message;
  }
  keepOnly((session) => session.id !== id);
  return undefined;
}

/** Signs all other browsers out. Returns an error message on failure. */
export async function endOthers(): Promise<string | undefined> {
  try {
    await call(deleteOtherSessions);
  } catch (error) {
    return refused(SESSIONS.endOthersFailed, error).message;
  }
  keepOnly((session) => session.isCurrent);
  return undefined;
}

function keepOnly(isKept: (session: ActiveSession) => boolean): void {
  const shown = $sessions.get();
  if (shown.status === 'ready') $sessions.set({ status: 'ready', sessions: shown.sessions.filter(isKept) });
}
