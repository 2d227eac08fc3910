import { useStore } from '@nanostores/react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { grantPath } from '../grant/route.ts';
import { deadlineOf } from '../grant/words.ts';
import { $saved, loadSaved } from './saved.ts';
import { look } from './store.ts';
import { SAVED } from './texts.ts';

/** The content of the tab 'Saved Grants'. */
export function SavedPanel() {
  const saved = useStore($saved);
  if (saved.status === 'loading') return <Spinner label={SAVED.loading} />;
  if (saved.status === 'failed') {
    return (
      <Alert kind="error" title={SAVED.failed}>
        <p className="mb-3">{saved.message}</p>
        <Button look="quiet" onClick={() => void loadSaved()}>
          {SAVED.again}
        </Button>
      </Alert>
    );
  }
  if (saved.grants.length === 0) {
    return (
      <EmptyState
        title={SAVED.empty.title}
        actions={
          <Button look="quiet" onClick={() => look({ tab: 'all' })}>
            {SAVED.empty.action}
          </Button>
        }
      >
        <p>{SAVED.empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <ul className="stack">
      {saved.grants.map((grant) => (
        <li key={grant.id} className="card">
          <h2 className="text-h3">
            <a href={grantPath(grant.id)}>{grant.title}</a>
          </h2>
          <p className="text-ink-soft">{deadlineOf(grant)}</p>
        </li>
      ))}
    </ul>
  );
}
