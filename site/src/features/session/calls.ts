import { getUser, postLogout, type User } from '../../../../contract/account.ts';
import { ApiError, call } from '../../lib/api.ts';

/** Who is signed in; `undefined` for a visitor. */
export async function fetchUser(): Promise<User | undefined> {
  try {
    return await call(getUser);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

export async function endSession(): Promise<void> {
  await call(postLogout);
}
