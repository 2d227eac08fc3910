import type * as z from 'zod/mini';
import { postAdminPasskeyLogin } from '../../../../contract/account/passkeys.ts';
import { ADMIN_LOGIN_FAILED, type adminLogin, postAdminLogin } from '../../../../contract/admin.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { isDismissed } from '../../lib/passkey-support.ts';
import { LOGIN_FAILED } from '../account/auth/texts.ts';
import { enter } from './access.ts';
import { AUTHENTICATION } from './texts.ts';

export type AdminLogin = z.input<typeof adminLogin>;

/** `code`: the password is right, but the second factor is required. */
export type LoginOutcome =
  | { status: 'in' }
  | { status: 'code'; message: string }
  | { status: 'refused'; title: string; message: string; fields: Readonly<Record<string, string>> };

interface ErrorText {
  title: string;
  message: string;
}

/** Returns an error's title and message. Each screen has its own wording. */
export type Wording = (error: unknown) => ErrorText;

export async function logInAsAdmin(request: AdminLogin, wording: Wording): Promise<LoginOutcome> {
  try {
    const { token } = await call(postAdminLogin, { body: request });
    enter(token);
    return { status: 'in' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_required')
      return { status: 'code', message: error.message };
    const shown = wording(error);
    showToast({ title: shown.title, description: shown.message, destructive: true });
    return { status: 'refused', ...shown, fields: error instanceof ApiError ? error.fields : {} };
  }
}

/** Logs in without a password or code. Returns undefined if the admin cancels. */
export async function logInAsAdminByPasskey(wording: Wording): Promise<LoginOutcome | undefined> {
  try {
    const { passkeyOf } = await import('../account/auth/passkey.ts');
    const { token } = await call(postAdminPasskeyLogin, { body: { credential: await passkeyOf('window') } });
    enter(token);
    return { status: 'in' };
  } catch (error) {
    if (isDismissed(error)) return undefined;
    const shown = wording(error);
    showToast({ title: shown.title, description: shown.message, destructive: true });
    return { status: 'refused', ...shown, fields: {} };
  }
}

/** The wording on /admin-login. */
export const loginWording: Wording = (error) => ({
  title: LOGIN_FAILED,
  message: messageOf(error, ADMIN_LOGIN_FAILED),
});

/** The wording on /admin. Errors about the code keep the server's wording. */
export const embeddedWording: Wording = (error) => {
  const isWrong = error instanceof ApiError && error.code === 'invalid_credentials' && !('code' in error.fields);
  if (isWrong) return { title: AUTHENTICATION.failed.title, message: AUTHENTICATION.failed.description };
  return { title: AUTHENTICATION.error, message: messageOf(error) };
};
