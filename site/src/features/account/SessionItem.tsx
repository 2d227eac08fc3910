import { useState } from 'react';
import { isKnownBrowser } from '../../../../contract/account/browser-name.ts';
import type { ActiveSession } from '../../../../contract/account/own-account.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { dayOf } from '../../lib/dates.ts';
import { browserNameOf } from './browser-words.ts';
import { endSession } from './sessions.ts';
import { lastUsed, SESSIONS, signedIn } from './texts.ts';

interface Props {
  session: ActiveSession;
  onEnded: (browser: string) => void;
}

/** One signed-in browser. The current one has no button, because the menu has "Log out". */
export function SessionItem({ session, onEnded }: Props) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, userAgent, place, startedAt, lastSeenAt, isCurrent } = session;
  const name = browserNameOf(userAgent);

  const end = async () => {
    setPending(true);
    const failed = await endSession(id);
    setFailure(failed);
    setPending(false);
    if (failed === undefined) onEnded(name);
  };

  return (
    <li className="stack py-4 [--gap:0.75rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {name}
            {isCurrent && <span className="badge badge-good">{SESSIONS.current}</span>}
          </p>
          <p className="text-small text-ink-soft">
            {signedIn(dayOf(startedAt), place)}, {lastUsed(dayOf(lastSeenAt))}
          </p>
          {!isKnownBrowser(userAgent) && userAgent && (
            <p className="text-small text-ink-soft wrap-anywhere">{userAgent}</p>
          )}
        </div>
        {!isCurrent && (
          <Button look="quiet" pending={pending} onClick={() => void end()}>
            {pending ? SESSIONS.ending : SESSIONS.end}
            <span className="visually-hidden">{` ${name}`}</span>
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <Alert kind="error" title={SESSIONS.endFailed}>
          <p>{failure}</p>
        </Alert>
      )}
    </li>
  );
}
