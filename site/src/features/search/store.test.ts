import { describe, expect, test, vi } from 'vitest';
import { $session } from '../account/session/store.ts';
import { aGrant } from '../program/grant.fixture.ts';
import { loadMore } from './history/load-more.ts';
import { answers, at, fails, fetched, searchWords, sent, shown, toasts, withFreshPage } from './store.fixture.ts';
import { $isSearching, $search, arrive, PATIENCE_MS, search } from './store.ts';

vi.mock('../../components/ui/toast.ts', () => ({ showToast: vi.fn(), toastOnNextPage: vi.fn() }));
withFreshPage();

describe('arriving', () => {
  test('the first time searches by the profile, the second time shows what was found', async () => {
    answers(['a']);
    await arrive(1);
    expect(shown()).toEqual(['a']);
    $search.set({ status: 'opening' });
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
  ])('reports no results at %j', async (query, title) => {
    at(query);
    answers([]);
    await arrive(1);
    expect(shown()).toBe('empty');
    expect(toasts).toHaveBeenLastCalledWith(expect.objectContaining({ title }));
  });
  test('reports that the automatic search failed', async () => {
    fails(500, 'Broken');
    await arrive(1);
    expect($search.get()).toMatchObject({ status: 'failed', text: 'Please try searching manually. Broken' });
    expect(toasts).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Auto-search failed' }));
  });
});

describe('searching', () => {
  test('sends the words and the type', async () => {
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
  test('again aborts the previous search', async () => {
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

describe('the timing of a response', () => {
  const slowly = () => {
    const late = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(late.promise);
    return (ids: string[]) => late.resolve(Response.json({ grants: ids.map((id) => aGrant({ id })), hasMore: false }));
  };

  test('earlier results stay until a loading state is due', async () => {
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
  test('a late response to an earlier search changes nothing', async () => {
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
  test('does not load more for an earlier search while another is pending', async () => {
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
