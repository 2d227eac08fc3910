import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/dialog/Dialog.tsx';
import { AddressForm, type Send } from './AddressForm.tsx';
import { askForLink } from './forgot-password.ts';
import { FORGOT, FORGOT_FAILED, FORGOT_SENT } from './texts.ts';

const TEXTS = { failed: FORGOT_FAILED.title, send: FORGOT.send, sending: FORGOT.sending };

interface Props {
  /** The address typed in the login form. */
  email: string;
  supportEmail: string;
  onClose: () => void;
}

/** Asks for the address, then tells the visitor to look for the email. */
export function ForgotPasswordDialog({ email, supportEmail, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  const back = (
    <Button look={sentTo === undefined ? 'ghost' : 'primary'} onClick={onClose}>
      {FORGOT.back}
    </Button>
  );
  const send: Send = async (form, setError) => {
    const failure = await askForLink(form.email);
    if (failure === undefined) setSentTo(form.email);
    else setError('root', { message: failure });
  };
  const texts = sentTo === undefined ? FORGOT : FORGOT_SENT;

  return (
    <Dialog open onOpenChange={onClose} size="small" title={texts.title} description={texts.description}>
      {sentTo === undefined ? (
        <AddressForm id="forgot-email" texts={TEXTS} email={email} onSubmit={send}>
          {back}
        </AddressForm>
      ) : (
        <div className="stack" role="status">
          <p>{FORGOT_SENT.text}</p>
          <p>
            {FORGOT_SENT.nothing} <a href={`mailto:${supportEmail}`}>{FORGOT_SENT.support}</a>.
          </p>
          <div className="flex flex-wrap gap-3">
            {back}
            <Button look="ghost" onClick={() => setSentTo(undefined)}>
              {FORGOT_SENT.again}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
