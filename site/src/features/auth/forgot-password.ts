import { postForgotPassword } from '../../../../contract/passwords.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { FORGOT_FAILED, RESET_CREATED } from './texts.ts';

/** Asks for a link. Returns the sentence to show when that fails. */
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
  // An answer without a message of its own: what its status says is no sentence for people.
  if (error instanceof ApiError && error.statusLine !== undefined) return FORGOT_FAILED.unsent;
  return sentenceOf(error, FORGOT_FAILED.unsent);
}
