import { atom } from 'nanostores';
import { postAdminLogout } from '../../../../contract/admin.ts';
import { ApiError, call } from '../../lib/api.ts';
import { drop, keep, kept, SESSION_KEYS } from '../session/storage.ts';
import { $session } from '../session/store.ts';

/** `out`: nobody logged in. `lost`: the server does not take the token any more. `leaving`: by their own wish. */
export type AdminAccess = 'out' | 'in' | 'lost' | 'leaving';

export const $access = atom<AdminAccess>(isKept() ? 'in' : 'out');

// What ends a member's session clears the tab, and the admin's login with it.
$session.listen(() => $access.get() === 'in' && !isKept() && $access.set('lost'));

export function isKept(): boolean {
  return token() !== null;
}

function token(): string | null {
  return kept(SESSION_KEYS.adminToken);
}

export function enter(given: string): void {
  keep(SESSION_KEYS.adminToken, given);
  $access.set('in');
}

const PATIENCE_MS = 10_000;

/** The token is gone from this tab at once, whatever the server says; where it does not hear of it, it ends by itself. */
export async function leave(): Promise<void> {
  const left = token();
  $access.set('leaving');
  drop(SESSION_KEYS.adminToken, SESSION_KEYS.adminDraft);
  try {
    await call(postAdminLogout, { token: left, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    // Ended already, or no connection: there is nothing that the admin could do about it.
  }
}

/** The answer to an admin's call. One that the server refuses to this token ends the login. */
export async function asAdmin<Answer>(make: (token: string | null) => Promise<Answer>): Promise<Answer> {
  try {
    return await make(token());
  } catch (error) {
    if (isRefusal(error)) lose();
    throw error;
  }
}

export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

function lose(): void {
  // What comes back late, while or after somebody logs out, is no news.
  if ($access.get() !== 'in') return;
  drop(SESSION_KEYS.adminToken);
  $access.set('lost');
}
