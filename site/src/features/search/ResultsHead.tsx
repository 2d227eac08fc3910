import { useStore } from '@nanostores/react';
import { SaveSearchButton } from '../alerts/SaveSearchButton.tsx';
import { $dismissed } from '../dismissed/store.ts';
import { ResultsView } from './ResultsView.tsx';
import { requestOf, type Search } from './state.ts';
import { $isPrivate, $query, $view } from './store.ts';
import {
  NOTHING_FOUND,
  RESULTS_BY_PROFILE,
  resultsFor,
  SEARCHING,
  shownOnlyText,
  shownText,
  sortedText,
} from './texts.ts';
import { shownOf, type View } from './view.ts';

/** A search can be saved before its answer is there: who has begun to is not interrupted by it. */
const KEPT_WHILE: ReadonlySet<Search['status']> = new Set(['searching', 'ready', 'empty']);

/** What the results answer and how many there are; at the right how they are looked at. */
export function ResultsHead({ search }: { search: Search }) {
  const query = useStore($query);
  const { searchTerm } = query;
  const view = useStore($view);
  const dismissed = useStore($dismissed);
  const isPrivate = useStore($isPrivate);
  return (
    <div className="results-head">
      <div className="min-w-0">
        <h2 id="results" className="line-clamp-2 text-h2 wrap-anywhere">
          {searchTerm === '' ? RESULTS_BY_PROFILE : resultsFor(searchTerm)}
        </h2>
        {/* A live region that stays, so that screen readers hear each change. */}
        <p role="status" className="min-h-6 text-ink-soft">
          {statusOf(search, view, dismissed)}
        </p>
      </div>
      {KEPT_WHILE.has(search.status) && !isPrivate && <SaveSearchButton criteria={requestOf(query)} />}
      {search.status === 'ready' && <ResultsView search={search} />}
    </div>
  );
}

function statusOf(search: Search, view: View, dismissed: ReadonlySet<string>): string {
  if (search.status === 'searching') return SEARCHING;
  if (search.status === 'empty') return NOTHING_FOUND.title;
  if (search.status !== 'ready') return '';
  const { hasMore } = search;
  const grants = search.grants.filter(({ id }) => !dismissed.has(id));
  const { only, sort } = view;
  const shown =
    only === null
      ? shownText(grants.length, hasMore)
      : shownOnlyText(shownOf(grants, view).length, grants.length, only);
  return sort === 'best' || sort === 'priority' ? shown : `${shown} ${sortedText(sort, hasMore)}`;
}
