import { getUser, postLogout, type User } from '../../../../contract/user.ts';
import { ApiError, call } from '../../lib/api.ts';
import { kept, SESSION_KEYS } from './storage.ts';

/** Who is signed in; `undefined` for a visitor. */
export async function fetchUser(): Promise<User | undefined> {
  try {
    return await call(getUser);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** Who leaves as a member leaves the admin's rooms too. */
export async function endSession(): Promise<void> {
  await call(postLogout, { token: kept(SESSION_KEYS.adminToken) });
}
