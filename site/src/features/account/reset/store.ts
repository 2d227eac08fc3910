import { atom } from 'nanostores';
import { getResetPassword, postResetPassword } from '../../../../../contract/account/passwords.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { FAILED, INVALID } from './texts.ts';

export type Reset =
  | { status: 'verifying' }
  | { status: 'invalid' }
  /** No response, so it's unknown whether the link is valid. */
  | { status: 'unknown'; message: string }
  | { status: 'ready'; token: string }
  | { status: 'done' };

export const $reset = atom<Reset>({ status: 'verifying' });

/** Checks whether this page's link is valid. */
export async function verify(token: string | undefined): Promise<void> {
  $reset.set({ status: 'verifying' });
  if (token === undefined) return refuse('');
  try {
    await call(getResetPassword, { params: { token } });
    $reset.set({ status: 'ready', token });
  } catch (error) {
    if (isRefusal(error)) refuse(error.message);
    else $reset.set({ status: 'unknown', message: messageOf(error) });
  }
}

/** Saves the new password. Returns the form error on failure. */
export async function resetPassword(token: string, password: string) {
  try {
    await call(postResetPassword, { params: { token }, body: { password } });
    $reset.set({ status: 'done' });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_token') {
      refuse(error.message);
      return undefined;
    }
    const message = messageOf(error);
    showToast({ title: FAILED, description: message, destructive: true });
    return { message, fields: error instanceof ApiError ? error.fields : {} };
  }
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

function refuse(description: string): void {
  $reset.set({ status: 'invalid' });
  showToast({ title: INVALID.title, destructive: true, ...(description ? { description } : {}) });
}
