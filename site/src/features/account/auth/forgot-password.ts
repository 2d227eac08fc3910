import { postForgotPassword } from '../../../../../contract/account/passwords.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { FORGOT_FAILED, RESET_CREATED } from './texts.ts';

/** Requests a reset link. Returns an error message on failure. */
export async function askForLink(email: string): Promise<string | undefined> {
  try {
    await call(postForgotPassword, { body: { email } });
    showToast(RESET_CREATED);
    return undefined;
  } catch (error) {
    const description = sentenceFor(error);
    showToast({ title: FORGOT_FAILED.title, description, destructive: true });
    return description;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof ApiError && error.code === 'network') return FORGOT_FAILED.network;
  // A response without its own message: its status text isn't meant for people.
  if (error instanceof ApiError && error.statusLine !== undefined) return FORGOT_FAILED.unsent;
  return messageOf(error, FORGOT_FAILED.unsent);
}
