import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { SaveSearchButton } from '../alerts/SaveSearchButton.tsx';
import { ProgramList } from './ProgramList.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import type { Search } from './state.ts';
import { $query, $search, search as searchAgain } from './store.ts';
import { EDIT_PROFILE, IDLE, NOTHING_FOUND, RESULTS, SEARCH_AGAIN, SEARCHING, shownText } from './texts.ts';
import { UnderstoodAs } from './UnderstoodAs.tsx';

export function Results() {
  const search = useStore($search);
  return (
    <section className="stack [--gap:1rem]" aria-labelledby="results">
      <h2 id="results" className="visually-hidden">
        {RESULTS}
      </h2>
      {/* A live region that stays, so that screen readers hear each change. */}
      <p role="status" className="min-h-6 text-ink-soft">
        {statusOf(search)}
      </p>
      {search.status === 'ready' && search.understood && <UnderstoodAs {...search.understood} />}
      {(search.status === 'ready' || search.status === 'empty') && <SaveThis />}
      {bodyOf(search)}
    </section>
  );
}

function statusOf(search: Search): string {
  if (search.status === 'searching') return SEARCHING;
  if (search.status === 'empty') return NOTHING_FOUND.title;
  if (search.status !== 'ready') return '';
  return shownText(search.grants.length, search.hasMore);
}

function bodyOf(search: Search): ReactNode {
  switch (search.status) {
    case 'idle':
      return (
        <EmptyState
          as="h3"
          title={IDLE.title}
          actions={
            <Button look="quiet" onClick={() => void searchAgain()}>
              {IDLE.action}
            </Button>
          }
        >
          <p>{IDLE.text}</p>
        </EmptyState>
      );
    case 'searching':
      return <ResultsSkeleton />;
    case 'ready':
      return <ProgramList search={search} />;
    case 'empty':
      return <NothingFound />;
    case 'failed':
      return (
        <Alert kind="error" title={search.title}>
          <p className="mb-3">{search.text}</p>
          <Button look="quiet" onClick={() => void searchAgain()}>
            {SEARCH_AGAIN}
          </Button>
        </Alert>
      );
  }
}

function SaveThis() {
  const query = useStore($query);
  return (
    <div>
      <SaveSearchButton criteria={query} />
    </div>
  );
}

function NothingFound() {
  const { searchTerm } = useStore($query);
  return (
    <EmptyState
      as="h3"
      title={NOTHING_FOUND.title}
      actions={
        <>
          <Button onClick={() => void searchAgain()}>{SEARCH_AGAIN}</Button>
          <a className="button button-quiet" href="/profile">
            {EDIT_PROFILE}
          </a>
        </>
      }
    >
      {searchTerm && <p className="wrap-anywhere">“{searchTerm}”</p>}
      <p>{NOTHING_FOUND.description}</p>
    </EmptyState>
  );
}
