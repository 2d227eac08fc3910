import type * as z from 'zod/mini';
import { type NameAndPhone, putNameAndPhone } from '../../../../contract/account/account.ts';
import {
  deleteAccount,
  type emailChange,
  getOwnData,
  putEmail,
  putLanguage,
} from '../../../../contract/account/own-account.ts';
import { type passwordChange, putPassword } from '../../../../contract/account/passwords.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { Refusal } from '../../components/ui/form/form.ts';
import { showToast, toastOnNextPage } from '../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { saveJson } from '../../lib/save-file.ts';
import { clearMemberStorage } from './session/storage.ts';
import { replaceUser, sessionEnded } from './session/store.ts';
import { DATA, DATA_FILE, DELETED, DELETION, EMAIL, LANGUAGE, NAME, PASSWORD_TEXTS } from './texts.ts';

/** Shows a toast for a failed call and returns the error to show in place. */
export function refused(title: string, error: unknown): Refusal {
  if (error instanceof ApiError && error.status === 401) sessionEnded();
  const message = messageOf(error);
  showToast({ title, description: message, destructive: true });
  return { message, fields: error instanceof ApiError ? error.fields : {} };
}

export async function changeNameAndPhone(body: NameAndPhone): Promise<Refusal | undefined> {
  try {
    replaceUser(await call(putNameAndPhone, { body }));
    return undefined;
  } catch (error) {
    return refused(NAME.failed, error);
  }
}

export async function changeLanguage(language: Locale): Promise<Refusal | undefined> {
  try {
    replaceUser(await call(putLanguage, { body: { language } }));
    return undefined;
  } catch (error) {
    return refused(LANGUAGE.failed, error);
  }
}

/** Requests a change of email address. It takes effect once the member opens the link sent to the new address. */
export async function changeEmail(body: z.infer<typeof emailChange>): Promise<Refusal | undefined> {
  try {
    await call(putEmail, { body });
    return undefined;
  } catch (error) {
    return refused(EMAIL.failed, error);
  }
}

export async function changePassword(body: z.infer<typeof passwordChange>): Promise<Refusal | undefined> {
  try {
    await call(putPassword, { body });
    return undefined;
  } catch (error) {
    return refused(PASSWORD_TEXTS.failed, error);
  }
}

/**
 * Deletes the account. Navigates away on success. Until then, the session state stays the same, because otherwise a
 * protected page would ask for a login.
 */
export async function deleteOwnAccount(password: string): Promise<Refusal | undefined> {
  try {
    await call(deleteAccount, { body: { password } });
  } catch (error) {
    return refused(DELETION.failed, error);
  }
  clearMemberStorage();
  toastOnNextPage(DELETED);
  location.assign('/');
  return undefined;
}

/** Downloads everything stored about the member. Returns an error message on failure. */
export async function downloadOwnData(): Promise<string | undefined> {
  try {
    saveJson(DATA_FILE, JSON.stringify(await call(getOwnData), null, 2));
    return undefined;
  } catch (error) {
    return refused(DATA.failed, error).message;
  }
}
