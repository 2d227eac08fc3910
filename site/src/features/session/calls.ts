import { getUser, postLogout, type User } from '../../../../contract/user.ts';
import { ApiError, call } from '../../lib/api.ts';
import { hasOwned, kept, LOCAL_KEYS, SESSION_KEYS } from './storage.ts';

/** Who is signed in; `undefined` for a visitor. */
export async function fetchUser(): Promise<User | undefined> {
  try {
    return await call(getUser, { early: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** Asks before a logout takes away what is kept on this device alone. */
const LEAVING_PATH = '/people?leave';

/** Who leaves as a member leaves the admin's rooms too. False where a page asks first. */
export async function endSession(isSure: boolean): Promise<boolean> {
  if (!isSure && hasOwned(LOCAL_KEYS.people)) {
    location.assign(LEAVING_PATH);
    return false;
  }
  await call(postLogout, { token: kept(SESSION_KEYS.adminToken) });
  return true;
}
