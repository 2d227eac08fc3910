import { useEffect, useState } from 'react';
import { getUnsubscription, postUnsubscription, type Unsubscription } from '../../../../../contract/saved/alerts.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { TRY_AGAIN } from '../../../components/ui/texts.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { tokenOf } from '../../../lib/token-path.ts';
import { BROKEN, INCOMPLETE, LOADING, NOT_STOPPED, STOPPING, wordsFor } from './texts.ts';

type Link =
  | { status: 'loading' }
  | { status: 'broken'; message: string; isFinal: boolean }
  | { status: 'known'; link: Unsubscription };

/**
 * Shows what an email's link unsubscribes from. Only the button unsubscribes, because email clients open links before
 * people do.
 */
export function UnsubscribeScreen() {
  const [state, setState] = useState<Link>({ status: 'loading' });
  const load = async () => {
    setState({ status: 'loading' });
    setState(await opened());
  };
  useEffect(() => void opened().then(setState), []);

  switch (state.status) {
    case 'loading':
      return <Spinner label={LOADING} />;
    case 'broken':
      return (
        <EmptyState
          as="h1"
          title={BROKEN.title}
          actions={
            <>
              {!state.isFinal && <Button onClick={() => void load()}>{TRY_AGAIN}</Button>}
              <a className="button button-quiet" href="/profile#saved-searches">
                {BROKEN.action}
              </a>
            </>
          }
        >
          <p>{state.message}</p>
        </EmptyState>
      );
    case 'known':
      return <Decision link={state.link} onStopped={(link) => setState({ status: 'known', link })} />;
  }
}

function Decision({ link, onStopped }: { link: Unsubscription; onStopped: (link: Unsubscription) => void }) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const words = wordsFor(link);

  const stop = async () => {
    const token = tokenOf(location.pathname);
    if (token === undefined) return;
    setPending(true);
    setFailure(undefined);
    try {
      onStopped(await call(postUnsubscription, { params: { token } }));
    } catch (error) {
      setFailure(messageOf(error));
    }
    setPending(false);
  };

  return (
    <div role="status">
      <EmptyState
        as="h1"
        title={link.isOn ? words.question : words.done}
        actions={
          link.isOn ? (
            <Button pending={pending} onClick={() => void stop()}>
              {pending ? STOPPING : words.action}
            </Button>
          ) : (
            <a className="button button-quiet" href={words.settings}>
              {words.turnOn}
            </a>
          )
        }
      >
        <p className="wrap-anywhere">{link.isOn ? words.text : words.doneText}</p>
        {failure !== undefined && (
          <Alert kind="error" title={NOT_STOPPED}>
            <p>{failure}</p>
          </Alert>
        )}
      </EmptyState>
    </div>
  );
}

async function opened(): Promise<Link> {
  const token = tokenOf(location.pathname);
  if (token === undefined) return { status: 'broken', message: INCOMPLETE, isFinal: true };
  try {
    return { status: 'known', link: await call(getUnsubscription, { params: { token } }) };
  } catch (error) {
    // A rejection is final; a lost connection or a busy server may not be.
    const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 429;
    return { status: 'broken', message: messageOf(error), isFinal };
  }
}
