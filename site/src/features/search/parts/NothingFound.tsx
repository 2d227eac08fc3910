import { useStore } from '@nanostores/react';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { isSameQuery, PROFILE_QUERY } from '../state.ts';
import { $query, $words, search, searchFor } from '../store.ts';
import { NOTHING_FOUND, SEARCH_AGAIN } from '../texts.ts';
import { LazyHelp } from './LazyHelp.tsx';
import { EDIT_PROFILE, INSTEAD, SEARCH_EVERYTHING } from './list-texts.ts';

/** Clears the search box, because the same words would find nothing again. */
function typeAgain(): void {
  $words.set('');
  document.getElementById('search-term')?.focus();
}

export function NothingFound() {
  const query = useStore($query);
  const { searchTerm } = query;
  const isNarrowed = !isSameQuery(query, { ...PROFILE_QUERY, searchTerm });
  return (
    <EmptyState
      as="h3"
      title={NOTHING_FOUND.title}
      actions={
        <>
          <Button onClick={typeAgain}>{SEARCH_AGAIN}</Button>
          {isNarrowed && (
            <Button look="quiet" onClick={() => void search({ ...PROFILE_QUERY, searchTerm })}>
              {SEARCH_EVERYTHING}
            </Button>
          )}
          <a className="button button-quiet" href="/profile">
            {EDIT_PROFILE}
          </a>
        </>
      }
    >
      <p>{NOTHING_FOUND.description}</p>
      <p>{INSTEAD.title}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {INSTEAD.wishes.map((wish) => (
          <li key={wish}>
            <button type="button" className="refinement" onClick={() => searchFor(wish)}>
              {wish}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {INSTEAD.call} <a href={INSTEAD.url}>{INSTEAD.link}</a> {INSTEAD.ask}
      </p>
      <LazyHelp />
    </EmptyState>
  );
}
