import type { ReactNode, SubmitEvent } from 'react';
import { SearchInput } from './SearchInput.tsx';
import { search } from './store.ts';
import { SEARCH, SEARCH_LABEL } from './texts.ts';

/** The words, and beside them what else belongs to a search. */
export function SearchBox({ children }: { children: ReactNode }) {
  const submit = (event: SubmitEvent) => {
    // The refine dialog is a child of this form to React, and its own form's event comes here too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void search();
  };
  return (
    <search>
      <form className="flex flex-wrap gap-3" onSubmit={submit}>
        <label className="visually-hidden" id="search-term-label" htmlFor="search-term">
          {SEARCH_LABEL}
        </label>
        <div className="min-w-0 flex-[1_1_100%] sm:flex-[1_1_12rem]">
          <SearchInput id="search-term" />
        </div>
        <button type="submit" className="button button-primary button-large flex-auto sm:flex-none">
          {SEARCH}
        </button>
        {children}
      </form>
    </search>
  );
}
