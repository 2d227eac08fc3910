import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { showToast } from '../../components/ui/toast.ts';
import { sentenceOf } from '../../lib/api.ts';
import { isPutAway, knowsPasskeys, offersPasskeysInField } from '../../lib/passkey-support.ts';
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
    try {
      const { logInByPasskey } = await import('./passkey.ts');
      await logInByPasskey(chosenIn, sharedComputer);
    } catch (error) {
      // In the field, the visitor hasn't asked for anything yet, so errors there aren't shown.
      if (chosenIn === 'window' && !isPutAway(error))
        showToast({ title: LOGIN_FAILED, description: sentenceOf(error), destructive: true });
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
