import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DELAY } from '../../../../contract/limits.ts';
import { aGrant } from '../grant/grant.fixture.ts';
import { memoryStorage } from '../session/memory-storage.fixture.ts';
import { $session } from '../session/store.ts';
import { $query, $search, $words, arrive, loadMore, search } from './store.ts';

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
const at = (query: string) =>
  vi.stubGlobal('location', { search: query, href: `http://localhost/search-results${query}` });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  at('');
  $query.set({ searchTerm: '', programType: 'all' });
  $search.set({ status: 'idle' });
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
    expect(history.replaceState).toHaveBeenLastCalledWith(null, '', '/search-results');
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
    await search('loan');
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
    expect($search.get()).toMatchObject({ more: { status: 'added', count: 1 } });
    vi.advanceTimersByTime(DELAY.additionalGrantsNotice);
    expect($search.get()).toMatchObject({ more: { status: 'none' } });
  });
  test('keeps what is shown when it fails', async () => {
    fails(500, 'Broken');
    await loadMore();
    expect(shown()).toEqual(['a', 'b']);
    expect($search.get()).toMatchObject({ more: { status: 'failed', message: 'Broken' } });
  });
});
