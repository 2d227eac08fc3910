import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ListedApplication } from '../../../../contract/applications.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { DocumentsPart } from '../preparation/DocumentsPart.tsx';
import { ApplicationItem } from './ApplicationItem.tsx';
import { $applications, loadApplications } from './store.ts';
import { countOf, MY_APPLICATIONS } from './texts.ts';

/** The member's applications, and the documents of all programs. */
export function MyApplications() {
  return (
    <div className="stack [--gap:2.5rem]">
      <Loaded />
      <DocumentsPart />
    </div>
  );
}

function Loaded() {
  const state = useStore($applications);
  const [isTrying, setTrying] = useState(false);
  useEffect(() => void loadApplications(), []);
  const tryAgain = async () => {
    setTrying(true);
    await loadApplications();
    setTrying(false);
  };
  switch (state.status) {
    case 'loading':
      return (
        <div className="skeleton h-32" role="status">
          <p className="visually-hidden">{MY_APPLICATIONS.loading}</p>
        </div>
      );
    case 'failed':
      return (
        <Alert kind="error" title={MY_APPLICATIONS.failed}>
          <p className="mb-3">{state.message}</p>
          <Button look="quiet" pending={isTrying} onClick={() => void tryAgain()}>
            {MY_APPLICATIONS.tryAgain}
          </Button>
        </Alert>
      );
    case 'ready':
      return <List applications={state.applications} />;
  }
}

function List({ applications }: { applications: readonly ListedApplication[] }) {
  const [said, setSaid] = useState('');
  const top = useRef<HTMLDivElement>(null);
  /** The button that had the focus is gone. */
  const say = (sentence: string) => {
    setSaid(sentence);
    top.current?.focus();
  };
  return (
    <div ref={top} tabIndex={-1} className="stack [--gap:1rem]">
      <p role="status" className={said ? 'text-good wrap-anywhere' : 'visually-hidden'}>
        {said}
      </p>
      {applications.length === 0 ? (
        <EmptyState
          as="h3"
          title={MY_APPLICATIONS.emptyTitle}
          actions={
            <a className="button button-quiet" href="/search-results">
              {MY_APPLICATIONS.find}
            </a>
          }
        >
          <p>{MY_APPLICATIONS.empty}</p>
        </EmptyState>
      ) : (
        <>
          <p className="text-ink-soft">{countOf(applications.length)}</p>
          <ul aria-label={MY_APPLICATIONS.list} className="grid gap-5">
            {applications.map((application) => (
              <ApplicationItem key={application.id} application={application} onRemoved={say} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
