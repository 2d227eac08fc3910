import { atom } from 'nanostores';
import { postAdminLogout } from '../../../../contract/admin.ts';
import { ApiError, call } from '../../lib/api.ts';
import { drop, keep, kept, SESSION_KEYS } from '../account/session/storage.ts';
import { $session } from '../account/session/store.ts';

/** `out`: not logged in. `lost`: the server no longer accepts the token. `leaving`: the admin is logging out. */
export type AdminAccess = 'out' | 'in' | 'lost' | 'leaving';

export const $access = atom<AdminAccess>(isKept() ? 'in' : 'out');

// Ending the member's session clears the tab, including the admin login.
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

/**
 * Drops the token from this tab immediately, whatever the server responds. If the server can't be reached, the token
 * will expire there anyway.
 */
export async function leave(): Promise<void> {
  const left = token();
  $access.set('leaving');
  drop(SESSION_KEYS.adminToken, SESSION_KEYS.adminDraft);
  try {
    await call(postAdminLogout, { token: left, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    // Already ended, or offline: the admin can't do anything about it.
  }
}

/** Makes an admin call. Ends the login if the server rejects the token. */
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
  // Responses that arrive during or after logout are ignored.
  if ($access.get() !== 'in') return;
  drop(SESSION_KEYS.adminToken);
  $access.set('lost');
}
