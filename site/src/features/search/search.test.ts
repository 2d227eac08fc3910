import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aGrant } from '../grant/grant.fixture.ts';
import { memoryStorage } from '../session/memory-storage.fixture.ts';
import { kept, SESSION_KEYS } from '../session/storage.ts';
import { arrivalOf, withoutAutoSearch } from './arrival.ts';
import { claimTab, keepResults, noteAutoSearch, restoredResults } from './kept-results.ts';
import { extended, found, type Ready } from './state.ts';

const ready = (...ids: string[]): Ready => ({
  status: 'ready',
  grants: ids.map((id) => aGrant({ id })),
  hasMore: true,
  more: { status: 'loading' },
});
const answer = (ids: string[], hasMore: boolean) => ({ grants: ids.map((id) => aGrant({ id })), hasMore });

describe('results', () => {
  test('an answer without programs is empty', () => expect(found(answer([], false))).toEqual({ status: 'empty' }));
  test('an answer with programs is ready', () =>
    expect(found(answer(['a'], true))).toMatchObject({ status: 'ready', hasMore: true, more: { status: 'none' } }));

  test('more programs are appended and counted', () => {
    const after = extended(ready('a', 'b'), answer(['c', 'd'], true));
    expect(after.grants.map((grant) => grant.id)).toEqual(['a', 'b', 'c', 'd']);
    expect(after).toMatchObject({ hasMore: true, more: { status: 'added', count: 2 } });
  });
  test('a program that is shown already is not shown twice', () => {
    const after = extended(ready('a', 'b'), answer(['b', 'c'], false));
    expect(after.grants.map((grant) => grant.id)).toEqual(['a', 'b', 'c']);
    expect(after.more).toEqual({ status: 'added', count: 1 });
  });
  test('an answer with nothing new ends the list', () =>
    expect(extended(ready('a'), answer(['a'], true))).toMatchObject({ hasMore: false, more: { count: 0 } }));
});

describe('arrivalOf', () => {
  const auto = '?autoSearch=true';
  test.each([
    ['searches on the first visit', '', false, false, 'first-visit'],
    ['waits for words afterwards', '', true, false, 'wait'],
    ['shows what is kept', '', true, true, 'restore'],
    ['searches after the profile was saved, whatever was before', auto, true, true, 'profile-saved'],
    ['does not search for another value', '?autoSearch=false', true, false, 'wait'],
  ] as const)('%s', (_, search, autoSearchPerformed, hasKeptResults, arrival) =>
    expect(arrivalOf({ search, autoSearchPerformed, hasKeptResults })).toBe(arrival),
  );

  test('autoSearch leaves the address, the rest stays', () =>
    expect(withoutAutoSearch('http://localhost/search-results?autoSearch=true&x=1#y')).toBe('/search-results?x=1#y'));
});

describe('kept results', () => {
  const query = { searchTerm: 'heating bill', programType: 'assistance' } as const;
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    claimTab(1001);
    noteAutoSearch();
    keepResults({ results: answer(['a', 'b'], true), query });
  });

  test('come back with their query', () => {
    claimTab(1001);
    expect(restoredResults()).toEqual({ results: answer(['a', 'b'], true), query });
  });
  test('are dropped for another member, whose first visit it is', () => {
    claimTab(1002);
    expect(restoredResults()).toBeUndefined();
    expect(kept(SESSION_KEYS.query)).toBeNull();
    expect(kept(SESSION_KEYS.autoSearchPerformed)).toBeNull();
    expect(kept(SESSION_KEYS.user)).toBe('1002');
  });
  test('that a full storage refused are none', () => {
    vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem: () => expect.unreachable() });
    expect(() => keepResults({ results: answer(['a'], false), query })).not.toThrow();
  });
});
