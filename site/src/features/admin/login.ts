import type * as z from 'zod/mini';
import { ADMIN_LOGIN_FAILED, type adminLogin, postAdminLogin } from '../../../../contract/admin.ts';
import { postAdminPasskeyLogin } from '../../../../contract/passkeys.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { isPutAway } from '../../lib/passkey-support.ts';
import { LOGIN_FAILED } from '../auth/texts.ts';
import { enter } from './access.ts';
import { AUTHENTICATION } from './texts.ts';

export type AdminLogin = z.input<typeof adminLogin>;

/** `code`: the password is right, and the second factor is asked for. */
export type LoginOutcome =
  | { status: 'in' }
  | { status: 'code'; message: string }
  | { status: 'refused'; title: string; message: string; fields: Readonly<Record<string, string>> };

interface Told {
  title: string;
  message: string;
}

/** How a screen words what went wrong: each has its own. */
export type Wording = (error: unknown) => Told;

export async function logInAsAdmin(request: AdminLogin, wording: Wording): Promise<LoginOutcome> {
  try {
    const { token } = await call(postAdminLogin, { body: request });
    enter(token);
    return { status: 'in' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_required')
      return { status: 'code', message: error.message };
    const told = wording(error);
    showToast({ title: told.title, description: told.message, destructive: true });
    return { status: 'refused', ...told, fields: error instanceof ApiError ? error.fields : {} };
  }
}

/** In place of password and code. Undefined where the admin thought better of it. */
export async function logInAsAdminByPasskey(wording: Wording): Promise<LoginOutcome | undefined> {
  try {
    const { passkeyOf } = await import('../auth/passkey.ts');
    const { token } = await call(postAdminPasskeyLogin, { body: { credential: await passkeyOf('window') } });
    enter(token);
    return { status: 'in' };
  } catch (error) {
    if (isPutAway(error)) return undefined;
    const told = wording(error);
    showToast({ title: told.title, description: told.message, destructive: true });
    return { status: 'refused', ...told, fields: {} };
  }
}

/** On /admin-login. */
export const loginWording: Wording = (error) => ({
  title: LOGIN_FAILED,
  message: sentenceOf(error, ADMIN_LOGIN_FAILED),
});

/** On /admin. What is wrong with a code is told in its own words. */
export const embeddedWording: Wording = (error) => {
  const isWrong = error instanceof ApiError && error.code === 'invalid_credentials' && !('code' in error.fields);
  if (isWrong) return { title: AUTHENTICATION.failed.title, message: AUTHENTICATION.failed.description };
  return { title: AUTHENTICATION.error, message: sentenceOf(error) };
};
