import { useStore } from '@nanostores/react';
import { SaveSearchButton } from '../../alerts/SaveSearchButton.tsx';
import { ResultsView } from '../ResultsView.tsx';
import { requestOf, type Search } from '../state.ts';
import { $query } from '../store.ts';

/** A search can be saved before its response arrives, so the button is there in both states. */
const KEPT_WHILE: ReadonlySet<Search['status']> = new Set(['searching', 'ready']);

/** The save button, and the selects for order and category. */
export function ResultsTools({ search, isPrivate = false }: { search: Search; isPrivate?: boolean }) {
  const query = useStore($query);
  return (
    <>
      {KEPT_WHILE.has(search.status) && !isPrivate && <SaveSearchButton criteria={requestOf(query)} />}
      {search.status === 'ready' && <ResultsView search={search} />}
    </>
  );
}
