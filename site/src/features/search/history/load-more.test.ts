import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DELAY } from '../../../../../contract/limits.ts';
import { aGrant } from '../../program/grant.fixture.ts';
import { answers, fails, fetched, searchWords, sent, shown, withFreshPage } from '../store.fixture.ts';
import { $search } from '../store.ts';
import { loadMore } from './load-more.ts';

vi.mock('../../../components/ui/toast.ts', () => ({ showToast: vi.fn(), toastOnNextPage: vi.fn() }));
withFreshPage();

describe('loading more', () => {
  beforeEach(async () => {
    answers(['a', 'b'], true);
    await searchWords('x');
  });

  test('appends, announces the count, and clears the message after a while', async () => {
    answers(['c'], true);
    await loadMore();
    expect(sent()).toMatchObject({ searchTerm: 'x', loadMore: true, excludeIds: ['a', 'b'] });
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect($search.get()).toMatchObject({ more: { status: 'added', ids: ['c'] } });
    vi.advanceTimersByTime(DELAY.additionalGrantsNotice);
    expect($search.get()).toMatchObject({ more: { status: 'none' } });
  });
  test('at the end of the list, says so without a call', async () => {
    answers(['c']);
    await loadMore();
    await loadMore();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect($search.get()).toMatchObject({ more: { status: 'ended' } });
  });
  test('appends to the current list, even if a program has left it', async () => {
    const late = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(late.promise);
    const more = loadMore();
    const state = $search.get();
    if (state.status === 'ready') $search.set({ ...state, grants: state.grants.slice(1) });
    late.resolve(Response.json({ grants: [aGrant({ id: 'c' })], hasMore: false }));
    await more;
    expect(shown()).toEqual(['b', 'c']);
  });
  test('keeps the list on failure', async () => {
    fails(500, 'Broken');
    await loadMore();
    expect(shown()).toEqual(['a', 'b']);
    expect($search.get()).toMatchObject({ more: { status: 'failed', message: 'Broken' } });
  });
});
