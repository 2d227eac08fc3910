import { getUser, postLogout, type User } from '../../../../../contract/account/user.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { hasOwned, kept, LOCAL_KEYS, SESSION_KEYS } from './storage.ts';

/** Returns the signed-in user; `undefined` for visitors. */
export async function fetchUser(): Promise<User | undefined> {
  try {
    return await call(getUser, { early: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** The page that asks before a logout deletes data stored only on this device. */
const LEAVING_PATH = '/people?leave';

/** Logs the member out, which also ends an admin login. Resolves to false if a page asks first. */
export async function endSession(isSure: boolean): Promise<boolean> {
  if (!isSure && hasOwned(LOCAL_KEYS.people)) {
    location.assign(LEAVING_PATH);
    return false;
  }
  await call(postLogout, { token: kept(SESSION_KEYS.adminToken) });
  return true;
}
