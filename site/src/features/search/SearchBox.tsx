import { useStore } from '@nanostores/react';
import type { ReactNode, SubmitEvent } from 'react';
import { $words, search } from './store.ts';
import { PLACEHOLDER, SEARCH, SEARCH_LABEL } from './texts.ts';

const LONGEST = 5000;

/** The words, and beside them what else belongs to a search. */
export function SearchBox({ children }: { children: ReactNode }) {
  const words = useStore($words);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void search();
  };
  return (
    <search>
      <form className="flex flex-wrap gap-3" onSubmit={submit}>
        <label className="visually-hidden" htmlFor="search-term">
          {SEARCH_LABEL}
        </label>
        <input
          id="search-term"
          className="input min-h-13 w-auto min-w-0 flex-[1_1_100%] text-large sm:flex-[1_1_12rem]"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST}
          placeholder={PLACEHOLDER}
          value={words}
          onChange={(event) => $words.set(event.target.value)}
        />
        <button type="submit" className="button button-primary button-large flex-auto sm:flex-none">
          {SEARCH}
        </button>
        {children}
      </form>
    </search>
  );
}
