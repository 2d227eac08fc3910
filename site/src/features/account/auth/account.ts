import {
  EMAIL_REGISTERED,
  type Login,
  postLogin,
  postRegister,
  type Registration,
} from '../../../../../contract/account/account.ts';
import type { User } from '../../../../../contract/account/user.ts';
import { showToast, toastOnNextPage } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { carryHomeAnswers, dropHomeAnswers } from '../../profile/home-answers.ts';
import { callNameOf } from '../session/names.ts';
import { noteShared } from '../session/storage.ts';
import { replaceUser } from '../session/store.ts';
import { rememberTargetProgram } from '../session/target-program.ts';
import { redirectOf } from './destination.ts';
import { EMAIL_TAKEN, LOGIN_FAILED, loginSuccessful, REGISTRATION_FAILED, REGISTRATION_SUCCESSFUL } from './texts.ts';

/** Server errors for a form: a message for the form and one for each invalid field. */
export interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** The password or emailed code is right, and the second factor is required. */
export interface CodeNeeded {
  codeNeeded: string;
}

/** Logs in. Navigates away on success. */
export async function logIn(request: Login): Promise<Refusal | CodeNeeded | undefined> {
  try {
    welcomeBack(await call(postLogin, { body: request }), request.sharedComputer);
    location.replace(redirectOf(location.search));
    return undefined;
  } catch (error) {
    return codeNeeded(error) ?? refused(LOGIN_FAILED, error);
  }
}

/** Claims the browser for the member who just logged in. The next page greets them. */
export function welcomeBack(user: User, sharedComputer: boolean): void {
  replaceUser(user);
  noteShared(sharedComputer);
  dropHomeAnswers();
  toastOnNextPage(loginSuccessful(callNameOf(user)));
}

/** Creates an account. Navigates away on success. */
export async function register(request: Registration): Promise<Refusal | undefined> {
  try {
    const user = await call(postRegister, { body: request });
    replaceUser(user);
    noteShared(request.sharedComputer);
    carryHomeAnswers(user.id);
    rememberTargetProgram(redirectOf(location.search));
    toastOnNextPage(REGISTRATION_SUCCESSFUL);
    location.replace('/profile');
    return undefined;
  } catch (error) {
    return refused(REGISTRATION_FAILED, error);
  }
}

export function codeNeeded(error: unknown): CodeNeeded | undefined {
  const isNeeded = error instanceof ApiError && error.code === 'second_factor_required';
  return isNeeded ? { codeNeeded: error.message } : undefined;
}

export function refused(title: string, error: unknown): Refusal {
  const message = messageOf(error);
  showToast({ title, description: message, destructive: true });
  return { message, fields: fieldsOf(error, message) };
}

function fieldsOf(error: unknown, message: string): Readonly<Record<string, string>> {
  const isTaken = error instanceof ApiError && error.code === 'email_taken';
  if (isTaken || message.includes(EMAIL_REGISTERED)) return { email: EMAIL_TAKEN };
  return error instanceof ApiError ? error.fields : {};
}
