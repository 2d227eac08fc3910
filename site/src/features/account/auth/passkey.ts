import { startAuthentication } from '@simplewebauthn/browser';
import { postPasskeyLogin, postPasskeyLoginOptions } from '../../../../../contract/account/passkeys.ts';
import { call } from '../../../lib/api.ts';
import { welcomeBack } from './account.ts';
import { redirectOf } from './destination.ts';

/** Has the device sign the server's challenge: right away, or once the visitor picks a passkey in the email field. */
export async function passkeyOf(chosenIn: 'window' | 'field') {
  const optionsJSON = await call(postPasskeyLoginOptions);
  return startAuthentication({ optionsJSON, useBrowserAutofill: chosenIn === 'field' });
}

/** Logs in with the signed challenge. Navigates away on success. */
export async function logInByPasskey(
  credential: Awaited<ReturnType<typeof passkeyOf>>,
  isShared: boolean,
): Promise<void> {
  welcomeBack(await call(postPasskeyLogin, { body: { credential, sharedComputer: isShared } }), isShared);
  location.replace(redirectOf(location.search));
}
