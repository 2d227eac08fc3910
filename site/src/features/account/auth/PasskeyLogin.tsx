import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast.ts';
import { messageOf } from '../../../lib/api.ts';
import { isDismissed, knowsPasskeys, offersPasskeysInField } from '../../../lib/passkey-support.ts';
import { LOGIN_FAILED, PASSKEY } from './texts.ts';

interface Props {
  /** The field where the browser may offer passkeys. */
  fieldId: string;
  sharedComputer: () => boolean;
}

/** The passkey login. Its code loads when it's first needed. */
export function PasskeyLogin({ fieldId, sharedComputer }: Props) {
  const [pending, setPending] = useState(false);
  const logIn = async (chosenIn: 'window' | 'field') => {
    let isAsked = chosenIn === 'window';
    try {
      const { passkeyOf, logInByPasskey } = await import('./passkey.ts');
      const credential = await passkeyOf(chosenIn);
      isAsked = true;
      await logInByPasskey(credential, sharedComputer());
    } catch (error) {
      // Until the visitor chooses a passkey in the field, they haven't asked for anything, so errors aren't shown.
      if (isAsked && !isDismissed(error))
        showToast({ title: LOGIN_FAILED, description: messageOf(error), destructive: true });
    }
  };
  const offer = useRef(() => logIn('field'));

  useEffect(() => {
    const field = document.getElementById(fieldId);
    const offerOnce = async () => (await offersPasskeysInField()) && void offer.current();
    field?.addEventListener('focus', offerOnce, { once: true });
    return () => field?.removeEventListener('focus', offerOnce);
  }, [fieldId]);

  if (!knowsPasskeys()) return null;
  const start = async () => {
    setPending(true);
    await logIn('window');
    setPending(false);
  };
  return (
    <Button look="quiet" pending={pending} onClick={() => void start()}>
      {PASSKEY.logIn}
    </Button>
  );
}
