import { afterEach, beforeEach, vi } from 'vitest';
import { showToast } from '../../components/ui/toast.ts';
import { memoryStorage } from '../account/session/memory-storage.fixture.ts';
import { aGrant } from '../program/grant.fixture.ts';
import { forgetSearches } from './history/remembered.ts';
import { PROFILE_QUERY } from './state.ts';
import { $query, $search, $view, $words, search } from './store.ts';
import { FIRST_VIEW } from './view.ts';

/** `showToast`, which the test file mocks. */
export const toasts = vi.mocked(showToast);

export const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
export const answers = (ids: string[], hasMore = false) =>
  fetched.mockResolvedValueOnce(Response.json({ grants: ids.map((id) => aGrant({ id })), hasMore }));
export const fails = (status: number, message: string) =>
  fetched.mockResolvedValueOnce(Response.json({ message }, { status }));
export const sent = (): unknown => JSON.parse(String(fetched.mock.lastCall?.[1].body));
export const shown = () => {
  const state = $search.get();
  return state.status === 'ready' ? state.grants.map((grant) => grant.id) : state.status;
};
export const searchWords = (words: string) => {
  $words.set(words);
  return search();
};
/** Stubs the parts of the page's URL and history that the store uses. */
export const at = (query: string, state: unknown = null) => {
  const go = (next: unknown, href: string) => {
    const url = new URL(href || location.href, 'http://localhost');
    vi.stubGlobal('location', { pathname: url.pathname, search: url.search, hash: '', href: url.href });
    vi.stubGlobal('history', { state: next, replaceState: replace, pushState: push });
  };
  const push = vi.fn((next: unknown, _: string, href: string) => go(next, href));
  const replace = vi.fn((next: unknown, _: string, href = '') => go(next, href));
  vi.stubGlobal('location', { href: 'http://localhost/search-results' });
  go(state, `/search-results${query}`);
};

/** Gives each test its own browser and page. */
export function withFreshPage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('sessionStorage', memoryStorage());
    vi.stubGlobal('scrollY', 0);
    at('');
    forgetSearches();
    $words.set('');
    $query.set(PROFILE_QUERY);
    $view.set(FIRST_VIEW);
    $search.set({ status: 'opening' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });
}
