import type { SubmitEvent } from 'react';
import { SearchInput } from './SearchInput.tsx';
import { search } from './store.ts';
import { SEARCH, SEARCH_LABEL } from './texts.ts';

/** The search field. */
export function SearchBox() {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void search();
  };
  return (
    <search>
      <form className="flex gap-2" onSubmit={submit}>
        <label className="visually-hidden" id="search-term-label" htmlFor="search-term">
          {SEARCH_LABEL}
        </label>
        <div className="min-w-0 flex-1">
          <SearchInput id="search-term" />
        </div>
        <button type="submit" className="button button-primary button-large flex-none">
          {SEARCH}
        </button>
      </form>
    </search>
  );
}
