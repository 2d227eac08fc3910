import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DELAY } from '../../../../contract/limits.ts';
import { aGrant } from '../program/grant.fixture.ts';
import { memoryStorage } from '../session/memory-storage.fixture.ts';
import { $session } from '../session/store.ts';
import { loadMore } from './load-more.ts';
import { recentSearches } from './recent.ts';
import { forgetSearches } from './remembered.ts';
import { PROFILE_QUERY } from './state.ts';
import { $isSearching, $query, $search, $view, $words, arrive, follow, look, PATIENCE_MS, search } from './store.ts';
import { FIRST_VIEW } from './view.ts';

const toasts = vi.hoisted(() => vi.fn());
vi.mock('../../components/ui/toast.ts', () => ({ showToast: toasts, toastOnNextPage: vi.fn() }));

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const answers = (ids: string[], hasMore = false) =>
  fetched.mockResolvedValueOnce(Response.json({ grants: ids.map((id) => aGrant({ id })), hasMore }));
const fails = (status: number, message: string) =>
  fetched.mockResolvedValueOnce(Response.json({ message }, { status }));
const sent = (): unknown => JSON.parse(String(fetched.mock.lastCall?.[1].body));
const shown = () => {
  const state = $search.get();
  return state.status === 'ready' ? state.grants.map((grant) => grant.id) : state.status;
};
const searchWords = (words: string) => {
  $words.set(words);
  return search();
};
/** The page's address and history, as far as the store uses them. */
const at = (query: string, state: unknown = null) => {
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

describe('arriving', () => {
  test('the first time searches by the profile, the second time shows what was found', async () => {
    answers(['a']);
    await arrive(1);
    expect(shown()).toEqual(['a']);
    $search.set({ status: 'idle' });
    await arrive(1);
    expect(shown()).toEqual(['a']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  test('another member never sees these results', async () => {
    answers(['a']);
    await arrive(1);
    answers(['b']);
    await arrive(2);
    expect(shown()).toEqual(['b']);
  });
  test('with autoSearch searches again and removes it from the address', async () => {
    answers(['a']);
    await arrive(1);
    at('?autoSearch=true');
    answers(['b']);
    await arrive(1);
    expect(shown()).toEqual(['b']);
    expect(location.search).toBe('');
  });
  test.each([
    ['', 'No matching grants found'],
    ['?autoSearch=true', 'No grants found'],
  ])('with nothing found at %j says so', async (query, title) => {
    at(query);
    answers([]);
    await arrive(1);
    expect(shown()).toBe('empty');
    expect(toasts).toHaveBeenLastCalledWith(expect.objectContaining({ title }));
  });
  test('says that the automatic search failed', async () => {
    fails(500, 'Broken');
    await arrive(1);
    expect($search.get()).toMatchObject({ status: 'failed', text: 'Please try searching manually. Broken' });
    expect(toasts).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Auto-search failed' }));
  });
});

describe('searching', () => {
  test('sends the words and the kind', async () => {
    answers(['a']);
    await searchWords('  heating bill ');
    answers(['a']);
    await search({ programType: 'loan' });
    expect(sent()).toEqual({ searchTerm: 'heating bill', programType: 'loan' });
  });
  test('that fails says why', async () => {
    fails(429, 'Too many searches');
    await searchWords('x');
    expect(toasts).toHaveBeenLastCalledWith({
      title: 'Search failed',
      description: 'Too many searches',
      destructive: true,
    });
  });
  test('without a session makes the member a visitor', async () => {
    fails(401, 'No session');
    await searchWords('x');
    expect($session.get()).toEqual({ status: 'visitor' });
  });
  test('again gives up the search before', async () => {
    const late = Promise.withResolvers<Response>();
    fetched.mockImplementationOnce((_, { signal }) => {
      signal?.addEventListener('abort', () => late.reject(new DOMException('', 'AbortError')));
      return late.promise;
    });
    const first = searchWords('slow');
    answers(['fast']);
    await Promise.all([first, searchWords('fast')]);
    expect(shown()).toEqual(['fast']);
    expect(toasts).not.toHaveBeenCalled();
  });
});

describe('the time of an answer', () => {
  const slowly = () => {
    const late = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(late.promise);
    return (ids: string[]) => late.resolve(Response.json({ grants: ids.map((id) => aGrant({ id })), hasMore: false }));
  };

  test('what was found before stays in sight until it is worth saying that something is awaited', async () => {
    answers(['a']);
    await searchWords('x');
    const answer = slowly();
    const search = searchWords('y');
    await vi.dynamicImportSettled();
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    expect(shown()).toEqual(['a']);
    expect($isSearching.get()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('searching');
    answer(['b']);
    await search;
    expect(shown()).toEqual(['b']);
    expect($isSearching.get()).toBe(false);
  });
  test('an answer to an earlier search that comes late changes nothing', async () => {
    const answer = slowly();
    const first = searchWords('slow');
    answers(['fast']);
    const second = searchWords('fast');
    answer(['slow']);
    await Promise.all([first, second]);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(shown()).toEqual(['fast']);
    expect($isSearching.get()).toBe(false);
  });
  test('nothing more is loaded for the search before while another one is under way', async () => {
    answers(['a'], true);
    await searchWords('x');
    const answer = slowly();
    const search = searchWords('y');
    await loadMore();
    answer(['b']);
    await search;
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual(['b']);
  });
});

describe('the address', () => {
  test('says the search and the view, and a new search begins without the category of the last', async () => {
    answers(['a']);
    await searchWords('roof');
    look({ sort: 'amount', only: 'Research' });
    expect(location.search).toBe('?q=roof&show=Research&sort=amount');
    answers(['a']);
    await search({ programType: 'loan', category: 'Veterans', location: 'Athens, GA' });
    expect(location.search).toBe('?q=roof&sort=amount&type=loan&category=Veterans&place=Athens%2C+GA');
    expect(sent()).toEqual({
      searchTerm: 'roof',
      programType: 'loan',
      category: 'Veterans',
      location: 'Athens, GA',
    });
  });
  test('words that tell of danger only once they are corrected are taken back from where they were kept', async () => {
    vi.stubGlobal('localStorage', memoryStorage());
    const understood = { corrected: 'my husband beats me', suggested: null, alsoSearched: [], isWeak: false };
    fetched.mockResolvedValueOnce(Response.json({ grants: [aGrant({ id: 'a' })], hasMore: false, understood }));
    await searchWords('my husband beatz me');
    expect(shown()).toEqual(['a']);
    expect(location.href).not.toContain('beatz');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('beatz');
    expect(recentSearches()).toEqual([]);
  });

  test('the same search once more is no new step for Back', async () => {
    answers(['a']);
    await searchWords('roof');
    const steps = vi.mocked(history.pushState).mock.calls.length;
    answers(['a']);
    await searchWords('roof');
    expect(vi.mocked(history.pushState).mock.calls.length).toBe(steps);
  });
  test('Back shows at once what was found, in the order it was seen', async () => {
    answers(['a'], true);
    await searchWords('first');
    answers(['b']);
    await loadMore();
    look({ sort: 'amount' });
    const { search: before } = location;
    answers(['c']);
    await searchWords('second');
    at(before);
    follow();
    expect(shown()).toEqual(['a', 'b']);
    expect([$words.get(), $view.get().sort]).toEqual(['first', 'amount']);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
  test('Back to what is no longer known searches again', async () => {
    answers(['a']);
    await searchWords('first');
    at('?q=other');
    answers(['b']);
    follow();
    await vi.waitFor(() => expect(shown()).toEqual(['b']));
    expect(sent()).toEqual({ searchTerm: 'other', programType: 'all' });
  });
  test('a link is opened with its own words, not with what is kept', async () => {
    answers(['a']);
    await arrive(1);
    at('?q=roof&sort=deadline');
    answers(['b']);
    await arrive(1);
    expect(sent()).toEqual({ searchTerm: 'roof', programType: 'all' });
    expect([shown(), $words.get(), $view.get().sort]).toEqual([['b'], 'roof', 'deadline']);
  });
  test('a place of the history where somebody else searched does not tell what for', async () => {
    at('?q=secret', { results: { member: 2, top: 900 } });
    answers(['a']);
    await arrive(1);
    expect(sent()).toEqual({ searchTerm: '', programType: 'all' });
    expect([location.search, $words.get()]).toEqual(['', '']);
    at('?q=secret', { results: { member: 2, top: 900 } });
    follow();
    expect([location.search, $words.get()]).toEqual(['', '']);
  });
  test('the page without words shows what is kept, and its address says so', async () => {
    answers(['a']);
    await arrive(1);
    answers(['b']);
    await searchWords('roof');
    look({ sort: 'newest' });
    at('');
    await arrive(1);
    expect([shown(), location.search]).toEqual([['b'], '?q=roof&sort=newest']);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('loading more', () => {
  beforeEach(async () => {
    answers(['a', 'b'], true);
    await searchWords('x');
  });

  test('appends, says how many came, and is silent after a while', async () => {
    answers(['c'], true);
    await loadMore();
    expect(sent()).toMatchObject({ searchTerm: 'x', loadMore: true, excludeIds: ['a', 'b'] });
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect($search.get()).toMatchObject({ more: { status: 'added', ids: ['c'] } });
    vi.advanceTimersByTime(DELAY.additionalGrantsNotice);
    expect($search.get()).toMatchObject({ more: { status: 'none' } });
  });
  test('at the end of the list says that there is nothing more, without a call', async () => {
    answers(['c']);
    await loadMore();
    await loadMore();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect($search.get()).toMatchObject({ more: { status: 'ended' } });
  });
  test('adds to what is shown then, also where a program has left the list meanwhile', async () => {
    const late = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(late.promise);
    const more = loadMore();
    const state = $search.get();
    if (state.status === 'ready') $search.set({ ...state, grants: state.grants.slice(1) });
    late.resolve(Response.json({ grants: [aGrant({ id: 'c' })], hasMore: false }));
    await more;
    expect(shown()).toEqual(['b', 'c']);
  });
  test('keeps what is shown when it fails', async () => {
    fails(500, 'Broken');
    await loadMore();
    expect(shown()).toEqual(['a', 'b']);
    expect($search.get()).toMatchObject({ more: { status: 'failed', message: 'Broken' } });
  });
});
