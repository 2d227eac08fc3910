import { type ReactNode, useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { sendConfirmation } from './store.ts';
import { ASKED, askedText, linkSent, UNCONFIRMED, unconfirmedText } from './texts.ts';

type Sending = { status: 'idle' | 'pending' | 'done' } | { status: 'failed'; message: string };

interface Props {
  email: string;
  /** True for a gentle reminder, when no email is waiting. */
  gently?: boolean;
  /** Shown next to the button that sends the link. */
  children?: ReactNode;
}

/** Says that emails are on hold until the address is confirmed, and sends the confirmation link. */
export function ConfirmAddress({ email, gently = false, children }: Props) {
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const pending = sending.status === 'pending';
  const send = async () => {
    setSending({ status: 'pending' });
    const message = await sendConfirmation();
    setSending(message === undefined ? { status: 'done' } : { status: 'failed', message });
  };
  return (
    <Alert kind={gently ? 'info' : 'warning'} title={gently ? ASKED.title : UNCONFIRMED.title}>
      <p className="wrap-anywhere">{gently ? askedText(email) : unconfirmedText(email)}</p>
      <p role="status" className={sending.status === 'done' ? 'mt-2 font-semibold wrap-anywhere' : undefined}>
        {sending.status === 'done' && linkSent(email)}
      </p>
      {sending.status === 'failed' && (
        <p role="alert" className="mt-2 text-bad">
          {`${UNCONFIRMED.failed}: ${sending.message}`}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {sending.status !== 'done' && (
          <Button look="quiet" pending={pending} onClick={() => void send()}>
            {pending ? UNCONFIRMED.sending : UNCONFIRMED.action}
          </Button>
        )}
        {children}
      </div>
    </Alert>
  );
}
