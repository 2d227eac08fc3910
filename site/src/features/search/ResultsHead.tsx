import { useStore } from '@nanostores/react';
import type { Search } from './state.ts';
import { $query, $view } from './store.ts';
import { NOTHING_FOUND, RESULTS_BY_PROFILE, resultsFor, SEARCHING, shownOnlyText, shownText } from './texts.ts';
import { shownOf, type View } from './view.ts';

/** What the results answer and how many there are; what can be done with the whole search stands at its right. */
export function ResultsHead({ search }: { search: Search }) {
  const { searchTerm } = useStore($query);
  const view = useStore($view);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 id="results" className="line-clamp-2 text-h2 wrap-anywhere">
          {searchTerm === '' ? RESULTS_BY_PROFILE : resultsFor(searchTerm)}
        </h2>
        {/* A live region that stays, so that screen readers hear each change. */}
        <p role="status" className="min-h-6 text-ink-soft">
          {statusOf(search, view)}
        </p>
      </div>
    </div>
  );
}

function statusOf(search: Search, view: View): string {
  if (search.status === 'searching') return SEARCHING;
  if (search.status === 'empty') return NOTHING_FOUND.title;
  if (search.status !== 'ready') return '';
  const { grants, hasMore } = search;
  if (view.only !== null) return shownOnlyText(shownOf(grants, view).length, grants.length, view.only);
  return shownText(grants.length, hasMore);
}
