import { type CodeUse, postSignInByCode, postSignInCode } from '../../../../../contract/account/sign-in-codes.ts';
import { call } from '../../../lib/api.ts';
import { type CodeNeeded, codeNeeded, type Refusal, refused, welcomeBack } from './account.ts';
import { BY_CODE } from './texts.ts';

/** Sends a code if an account has this address. The returned request must be sent along with the code. */
export async function askForCode(email: string): Promise<{ request: string } | Refusal> {
  try {
    return await call(postSignInCode, { body: { email } });
  } catch (error) {
    return refused(BY_CODE.unsent, error);
  }
}

/** Signs in and stays on the page, because the member may want to set a new password. */
export async function logInByCode(body: CodeUse): Promise<{ resetToken: string } | CodeNeeded | Refusal> {
  try {
    const { user, resetToken } = await call(postSignInByCode, { body });
    welcomeBack(user, body.sharedComputer);
    return { resetToken };
  } catch (error) {
    return codeNeeded(error) ?? refused(BY_CODE.failed, error);
  }
}
