import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { tokenOf } from '../../../lib/token-path.ts';
import { ResetForm } from './ResetForm.tsx';
import { $reset, verify } from './store.ts';
import { DONE, INTRODUCTION, INVALID, TITLE, VERIFYING } from './texts.ts';

const LOGIN = '/auth?mode=login';

export function ResetScreen() {
  const reset = useStore($reset);
  const check = () => void verify(tokenOf(location.pathname));
  useEffect(check, []);

  switch (reset.status) {
    case 'verifying':
      return <Spinner label={VERIFYING} />;
    case 'invalid':
      return <Panel {...INVALID} />;
    case 'unknown':
      return (
        <>
          <h1 className="title">{TITLE}</h1>
          <LoadingFailed message={reset.message} onTryAgain={check} />
        </>
      );
    case 'ready':
      return (
        <>
          <h1 className="title">{TITLE}</h1>
          <p className="lead">{INTRODUCTION}</p>
          <div className="card">
            <ResetForm token={reset.token} />
          </div>
        </>
      );
    case 'done':
      return <Panel {...DONE} />;
  }
}

function Panel({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <div role="status">
      <EmptyState
        as="h1"
        title={title}
        actions={
          <a className="button button-primary" href={LOGIN}>
            {action}
          </a>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
