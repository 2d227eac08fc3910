import { useEffect } from 'react';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { NOT_FOUND, pageTitle } from './texts.ts';

export function GrantMissing() {
  useEffect(() => {
    document.title = pageTitle(NOT_FOUND.title);
  }, []);
  return (
    <EmptyState
      as="h1"
      title={NOT_FOUND.title}
      actions={
        <>
          <a className="button button-primary" href="/">
            {NOT_FOUND.home}
          </a>
          <a className="button button-quiet" href="/search-results">
            {NOT_FOUND.search}
          </a>
        </>
      }
    >
      <p>{NOT_FOUND.text}</p>
    </EmptyState>
  );
}
