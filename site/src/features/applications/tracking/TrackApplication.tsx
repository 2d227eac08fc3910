import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import { DELAY } from '../../../../../contract/limits.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, messageOf } from '../../../lib/api.ts';
import { isAnothers } from '../../account/session/storage.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { STATUS } from '../texts.ts';
import { $tracked, APPLICATIONS_PATH, beginApplication, findApplication } from './store.ts';
import { APPLICATION_FAILED, OPEN_APPLICATIONS, STATUS_TITLE, TRACK, TRACKED } from './texts.ts';

type Beginning =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'leaving' }
  | { status: 'failed'; message: string };

/** Adds a program to the member's applications and links to them. If it's already there, shows its status. */
export function TrackApplication({ grantId, user }: { grantId: string; user: User }) {
  const tracked = useStore($tracked);
  const [beginning, setBeginning] = useState<Beginning>({ status: 'idle' });
  useEffect(() => void findApplication(grantId), [grantId]);

  const begin = async () => {
    if (isAnothers(user.id)) return;
    setBeginning({ status: 'asking' });
    try {
      await beginApplication(grantId);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return sessionEnded();
      const message = messageOf(error);
      setBeginning({ status: 'failed', message });
      showToast({ title: APPLICATION_FAILED, description: message, destructive: true });
      return;
    }
    setBeginning({ status: 'leaving' });
    showToast({ title: TRACKED.title, description: TRACKED.description });
    setTimeout(() => location.assign(APPLICATIONS_PATH), DELAY.applicationCreatedRedirect);
  };

  const isBusy = beginning.status === 'asking' || beginning.status === 'leaving';
  if (tracked.status === 'loading') return <div className="track no-print" aria-hidden="true" />;
  if (tracked.status === 'tracked' && !isBusy) {
    return (
      <div className="track no-print">
        <p>
          {STATUS_TITLE} <strong>{STATUS[tracked.application.status]}</strong>
        </p>
        <a className="button button-quiet" href={APPLICATIONS_PATH}>
          {OPEN_APPLICATIONS}
        </a>
      </div>
    );
  }
  return (
    <div className="track no-print">
      <div>
        <h3 className="subhead">{TRACK.title}</h3>
        <p className="text-ink-soft" role="status">
          {beginning.status === 'leaving' ? TRACKED.opening : TRACK.text}
        </p>
      </div>
      <Button look="quiet" pending={isBusy} onClick={() => void begin()}>
        {TRACK.button}
      </Button>
      {beginning.status === 'failed' && (
        <Alert kind="error" title={APPLICATION_FAILED}>
          <p>{beginning.message}</p>
        </Alert>
      )}
    </div>
  );
}
