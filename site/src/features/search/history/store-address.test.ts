import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../account/session/memory-storage.fixture.ts';
import { keep, SESSION_KEYS } from '../../account/session/storage.ts';
import { aGrant } from '../../program/grant.fixture.ts';
import { answers, at, fetched, searchWords, sent, shown, withFreshPage } from '../store.fixture.ts';
import { $view, $words, arrive, follow, look, search } from '../store.ts';
import { loadMore } from './load-more.ts';
import { recentSearches } from './recent.ts';

vi.mock('../../../components/ui/toast.ts', () => ({ showToast: vi.fn(), toastOnNextPage: vi.fn() }));
withFreshPage();

describe('the address', () => {
  test('contains search and view, and a new search resets the category', async () => {
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
  test('removes stored words if a spelling correction reveals danger', async () => {
    vi.stubGlobal('localStorage', memoryStorage());
    const understood = { corrected: 'my husband beats me', suggested: null, alsoSearched: [], isWeak: false };
    fetched.mockResolvedValueOnce(Response.json({ grants: [aGrant({ id: 'a' })], hasMore: false, understood }));
    await searchWords('my husband beatz me');
    expect(shown()).toEqual(['a']);
    expect(location.href).not.toContain('beatz');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('beatz');
    expect(recentSearches()).toEqual([]);
  });

  test('repeating a search adds no history entry', async () => {
    answers(['a']);
    await searchWords('roof');
    const steps = vi.mocked(history.pushState).mock.calls.length;
    answers(['a']);
    await searchWords('roof');
    expect(vi.mocked(history.pushState).mock.calls.length).toBe(steps);
  });
  test('Back shows earlier results immediately, in their order', async () => {
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
  test('Back to forgotten results searches again', async () => {
    answers(['a']);
    await searchWords('first');
    at('?q=other');
    answers(['b']);
    follow();
    await vi.waitFor(() => expect(shown()).toEqual(['b']));
    expect(sent()).toEqual({ searchTerm: 'other', programType: 'all' });
  });
  test('a link opens with its own words, not stored results', async () => {
    answers(['a']);
    await arrive(1);
    at('?q=roof&sort=deadline');
    answers(['b']);
    await arrive(1);
    expect(sent()).toEqual({ searchTerm: 'roof', programType: 'all' });
    expect([shown(), $words.get(), $view.get().sort]).toEqual([['b'], 'roof', 'deadline']);
  });
  test('a history entry of another member does not reveal the search', async () => {
    at('?q=secret', { results: { member: 2, top: 900 } });
    answers(['a']);
    await arrive(1);
    expect(sent()).toEqual({ searchTerm: '', programType: 'all' });
    expect([location.search, $words.get()]).toEqual(['', '']);
    at('?q=secret', { results: { member: 2, top: 900 } });
    follow();
    expect([location.search, $words.get()]).toEqual(['', '']);
  });
  test('going back from a program shows stored results and updates the address', async () => {
    answers(['a']);
    await arrive(1);
    answers(['b']);
    await searchWords('roof');
    look({ sort: 'newest' });
    at('');
    keep(SESSION_KEYS.backToSearch, 'true');
    await arrive(1);
    expect([shown(), location.search]).toEqual([['b'], '?q=roof&sort=newest']);
    expect(fetched).toHaveBeenCalledTimes(2);
    at('');
    answers(['a']);
    await arrive(1);
    expect([shown(), location.search]).toEqual([['a'], '']);
  });
});
