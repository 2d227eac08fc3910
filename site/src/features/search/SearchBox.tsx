import { useStore } from '@nanostores/react';
import type { SubmitEvent } from 'react';
import { $words, search } from './store.ts';
import { PLACEHOLDER, SEARCH, SEARCH_LABEL } from './texts.ts';

const LONGEST = 5000;

export function SearchBox() {
  const words = useStore($words);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void search();
  };
  return (
    <search>
      <form className="flex flex-col gap-3 sm:flex-row" onSubmit={submit}>
        <label className="visually-hidden" htmlFor="search-term">
          {SEARCH_LABEL}
        </label>
        <input
          id="search-term"
          className="input min-h-13 flex-1 text-large"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST}
          placeholder={PLACEHOLDER}
          value={words}
          onChange={(event) => $words.set(event.target.value)}
        />
        <button type="submit" className="button button-primary button-large">
          {SEARCH}
        </button>
      </form>
    </search>
  );
}
