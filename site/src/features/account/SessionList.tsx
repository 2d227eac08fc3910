import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ActiveSession } from '../../../../contract/account/own-account.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { LoadingFailed } from '../../components/ui/LoadingFailed.tsx';
import { SessionItem } from './SessionItem.tsx';
import { $sessions, endOthers, loadSessions, openSessions } from './sessions.ts';
import { SESSIONS, signedOut } from './texts.ts';

export function SessionList() {
  const shown = useStore($sessions);
  const [isRetried, setRetried] = useState(false);
  useEffect(openSessions, []);

  const tryAgain = () => {
    setRetried(true);
    return loadSessions();
  };

  switch (shown.status) {
    case 'loading':
      return (
        <div className="stack [--gap:0.75rem]" role="status">
          <p className="visually-hidden">{SESSIONS.loading}</p>
          <div className="skeleton h-14" />
          <div className="skeleton h-14" />
        </div>
      );
    case 'failed':
      return <LoadingFailed title={SESSIONS.failed} message={shown.message} onTryAgain={tryAgain} />;
    case 'ready':
      return <Browsers sessions={shown.sessions} takesFocus={isRetried} />;
  }
}

interface BrowsersProps {
  sessions: readonly ActiveSession[];
  /** True if the list replaces a button that had focus. */
  takesFocus: boolean;
}

function Browsers({ sessions, takesFocus }: BrowsersProps) {
  const [statusText, setStatusText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  const others = sessions.filter((session) => !session.isCurrent);
  /** The focused button disappears with its session, so focus the list. */
  const say = (sentence: string) => {
    setStatusText(sentence);
    list.current?.focus();
  };

  return (
    <div className="stack [--gap:0.75rem]">
      <ul ref={list} tabIndex={-1} aria-label={SESSIONS.list} className="divide-y divide-line border-y border-line">
        {[...sessions.filter((session) => session.isCurrent), ...others].map((session) => (
          <SessionItem key={session.id} session={session} onEnded={(name) => say(signedOut(name))} />
        ))}
      </ul>
      <p role="status" className="text-ink-soft">
        {[statusText, others.length === 0 && SESSIONS.onlyThis].filter(Boolean).join(' ')}
      </p>
      {others.length > 1 && <EndOthers onEnded={() => say(SESSIONS.othersEnded)} />}
    </div>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    setPending(true);
    const failed = await endOthers();
    setFailure(failed);
    setPending(false);
    if (failed === undefined) onEnded();
  };
  return (
    <>
      {failure !== undefined && (
        <Alert kind="error" title={SESSIONS.endOthersFailed}>
          <p>{failure}</p>
        </Alert>
      )}
      <Button look="quiet" className="self-start" pending={pending} onClick={() => void end()}>
        {pending ? SESSIONS.ending : SESSIONS.endOthers}
      </Button>
    </>
  );
}
