import { useEffect, useRef, useState } from 'react';
import { postConfirmEmail } from '../../../../../contract/account/own-account.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { TRY_AGAIN } from '../../../components/ui/texts.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { tokenOf } from '../../../lib/token-path.ts';
import { CONFIRMED, CONFIRMING, DONE, INCOMPLETE, NOT_CONFIRMED } from './texts.ts';

type Confirmation =
  | { status: 'running' }
  | { status: 'done'; isNewAddress: boolean }
  | { status: 'failed'; message: string; isFinal: boolean };

/** Confirms as soon as it opens: clicking the link in the email was the decision. */
export function ConfirmEmailScreen() {
  const [confirmation, setConfirmation] = useState<Confirmation>({ status: 'running' });
  const started = useRef(false);
  const confirm = async () => setConfirmation(await confirmed());
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void confirm();
  });

  if (confirmation.status === 'running') return <Spinner label={CONFIRMING} />;
  const done = confirmation.status === 'done' ? (confirmation.isNewAddress ? DONE : CONFIRMED) : undefined;
  const { title, action } = done ?? NOT_CONFIRMED;
  return (
    <div role="status">
      <EmptyState
        as="h1"
        title={title}
        actions={
          <>
            {confirmation.status === 'failed' && !confirmation.isFinal && (
              <Button onClick={() => void confirm()}>{TRY_AGAIN}</Button>
            )}
            <a
              className="button button-quiet"
              href={done === CONFIRMED ? '/profile#saved-searches' : '/profile?tab=account'}
            >
              {action}
            </a>
          </>
        }
      >
        <p>{confirmation.status === 'failed' ? confirmation.message : done?.text}</p>
      </EmptyState>
    </div>
  );
}

async function confirmed(): Promise<Confirmation> {
  const token = tokenOf(location.pathname);
  if (token === undefined) return { status: 'failed', message: INCOMPLETE, isFinal: true };
  try {
    const { isNewAddress } = await call(postConfirmEmail, { params: { token } });
    return { status: 'done', isNewAddress };
  } catch (error) {
    // A rejection is final; a lost connection or a busy server may not be.
    const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 429;
    return { status: 'failed', message: messageOf(error), isFinal };
  }
}
