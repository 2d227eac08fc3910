import { useStore } from '@nanostores/react';
import { Button } from '../../../components/ui/Button.tsx';
import { $session } from '../../account/session/store.ts';
import { isSameQuery, PROFILE_QUERY } from '../state.ts';
import { $query, $words, search, searchFor } from '../store.ts';
import { NOTHING_FOUND, SEARCH_AGAIN } from '../texts.ts';
import { LazyHelp } from './LazyHelp.tsx';
import { INSTEAD, SEARCH_EVERYTHING } from './list-texts.ts';
import { wishesOf } from './wishes.ts';

/** Clears the search box, because the same words would find nothing again. */
function typeAgain(): void {
  $words.set('');
  document.getElementById('search-term')?.focus();
}

/** Shows what to try next, below a heading that says there are no results. */
export function NothingFound() {
  const query = useStore($query);
  const session = useStore($session);
  const { searchTerm } = query;
  const wishes = session.status === 'signed-in' ? wishesOf(session.user) : [];
  const isNarrowed = !isSameQuery(query, { ...PROFILE_QUERY, searchTerm });
  return (
    <div className="empty-state">
      <p>{NOTHING_FOUND.description}</p>
      <ul className="flex flex-wrap justify-center gap-1.5 text-small" aria-label={INSTEAD.title}>
        {wishes.map((wish) => (
          <li key={wish}>
            <button type="button" className="refinement" onClick={() => searchFor(wish)}>
              {wish}
            </button>
          </li>
        ))}
      </ul>
      <LazyHelp with211 />
      <div className="empty-state-actions">
        <Button look="quiet" onClick={typeAgain}>
          {SEARCH_AGAIN}
        </Button>
        {isNarrowed && (
          <Button look="quiet" onClick={() => void search({ ...PROFILE_QUERY, searchTerm })}>
            {SEARCH_EVERYTHING}
          </Button>
        )}
      </div>
    </div>
  );
}
