import { useStore } from '@nanostores/react';
import { looksRight } from '../../../../../matching/rules/looks-right.ts';
import { $session } from '../../account/session/store.ts';
import { isSameQuery, PROFILE_QUERY, type Search } from '../state.ts';
import { $isPrivate, $query, $view } from '../store.ts';
import { NOTHING_FOUND, RESULTS_BY_PROFILE, resultsFor, SEARCHING, planTitle as titleOfPlan } from '../texts.ts';
import { $listParts } from './list-later.ts';
import { ToOwnList } from './ToOwnList.tsx';

/** The heading of the results and their count. For a search by words, the view options are on the right. */
export function ResultsHead({ search }: { search: Search }) {
  const query = useStore($query);
  const { searchTerm } = query;
  const view = useStore($view);
  const isPrivate = useStore($isPrivate);
  const parts = useStore($listParts);
  const session = useStore($session);
  const name = session.status === 'signed-in' ? session.user.firstName : null;
  // The groups of the member's own list already show its length, so this line would only push the first program down.
  const isPlan = searchTerm === '' && view.sort === 'best' && view.only === null;
  return (
    <div className="results-head">
      <div className="min-w-0">
        {(searchTerm !== '' || (search.status === 'empty' && !isSameQuery(query, PROFILE_QUERY))) && <ToOwnList />}
        <h2 id="results" tabIndex={-1} className="results-title line-clamp-3 wrap-anywhere">
          {titleOf(search, searchTerm, name)}
        </h2>
        {/* A permanent live region, so screen readers announce each change. An empty result is explained below. */}
        <p role="status" className={isPlan || search.status === 'empty' ? 'visually-hidden' : 'min-h-6 text-ink-soft'}>
          {statusIn(search) ?? (typeof parts === 'object' && parts.countOf(search, view))}
        </p>
      </div>
      {searchTerm !== '' && parts !== 'failed' && parts && <parts.ResultsTools search={search} isPrivate={isPrivate} />}
    </div>
  );
}

function titleOf(search: Search, searchTerm: string, name: string | null): string {
  if (search.status === 'empty') return NOTHING_FOUND.title;
  return searchTerm === '' ? planTitle(search, name) : resultsFor(searchTerm);
}

function planTitle(search: Search, name: string | null): string {
  if (search.status !== 'ready') return RESULTS_BY_PROFILE;
  const { grants, fits = 0, forOrganization = false } = search;
  const shown = grants.filter(({ match }) => looksRight(match.likelihood) && !match.asPerson).length;
  return titleOfPlan(name, { right: fits, shown, forOrganization });
}

/** Returns the status while there are no results. The list's own code counts results. */
function statusIn(search: Search): string | null {
  if (search.status === 'searching') return SEARCHING;
  return search.status === 'empty' ? NOTHING_FOUND.title : null;
}
