import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../account/session/memory-storage.fixture.ts';
import { kept, SESSION_KEYS } from '../account/session/storage.ts';
import { aGrant } from '../program/grant.fixture.ts';
import { addressOf, asksForAutoSearch, hrefOf } from './history/address.ts';
import { arrivalOf } from './history/arrival.ts';
import { claimTab, keepResults, noteAutoSearch, restoredResults } from './history/kept-results.ts';
import { remember, remembered } from './history/remembered.ts';
import { extended, found, PROFILE_QUERY, type Ready } from './state.ts';
import { FIRST_VIEW } from './view.ts';

const ready = (...ids: string[]): Ready => ({
  status: 'ready',
  grants: ids.map((id) => aGrant({ id })),
  hasMore: true,
  more: { status: 'loading' },
});
const answer = (ids: string[], hasMore: boolean) => ({ grants: ids.map((id) => aGrant({ id })), hasMore });

describe('results', () => {
  test('a response without programs is empty', () => expect(found(answer([], false))).toEqual({ status: 'empty' }));
  test('a response with programs is ready', () =>
    expect(found(answer(['a'], true))).toMatchObject({ status: 'ready', hasMore: true, more: { status: 'none' } }));

  test('more programs are appended and counted', () => {
    const after = extended(ready('a', 'b'), answer(['c', 'd'], true));
    expect(after.grants.map((grant) => grant.id)).toEqual(['a', 'b', 'c', 'd']);
    expect(after).toMatchObject({ hasMore: true, more: { status: 'added', ids: ['c', 'd'] } });
  });
  test('does not show a program twice', () => {
    const after = extended(ready('a', 'b'), answer(['b', 'c'], false));
    expect(after.grants.map((grant) => grant.id)).toEqual(['a', 'b', 'c']);
    expect(after.more).toEqual({ status: 'added', ids: ['c'] });
  });
  test('a response with nothing new ends the list', () =>
    expect(extended(ready('a'), answer(['a'], true))).toMatchObject({ hasMore: false, more: { status: 'ended' } }));
});

describe('arrivalOf', () => {
  const heating = { ...PROFILE_QUERY, searchTerm: 'heating' };
  const roof = { ...PROFILE_QUERY, searchTerm: 'roof' };
  const fresh = {
    autoSearch: false,
    query: PROFILE_QUERY,
    isSettled: false,
    autoSearchPerformed: false,
    keptQuery: undefined,
    isReturn: false,
  };
  test.each([
    ['searches on the first visit', fresh, 'first-visit'],
    ['loads the own list again if it is gone', { ...fresh, autoSearchPerformed: true }, 'own-list'],
    ['shows the stored own list', { ...fresh, autoSearchPerformed: true, keptQuery: PROFILE_QUERY }, 'restore'],
    ['loads the own list after a search', { ...fresh, autoSearchPerformed: true, keptQuery: heating }, 'own-list'],
    [
      'shows a search again on the way back from a program',
      { ...fresh, keptQuery: heating, isReturn: true },
      'restore',
    ],
    [
      'searches after the profile was saved, whatever was before',
      { ...fresh, autoSearch: true, isSettled: true, autoSearchPerformed: true, keptQuery: heating },
      'profile-saved',
    ],
    ['searches for a link’s words', { ...fresh, query: heating }, 'link'],
    ['searches again for a link’s words', { ...fresh, query: heating, keptQuery: heating }, 'link'],
    [
      'shows an entry’s stored results again',
      { ...fresh, isSettled: true, query: heating, keptQuery: heating },
      'restore',
    ],
    ['does not show other results under a link’s words', { ...fresh, query: roof, keptQuery: heating }, 'link'],
    ['trusts an entry that was shown before', { ...fresh, isSettled: true, keptQuery: heating }, 'link'],
  ] as const)('%s', (_, situation, arrival) => expect(arrivalOf(situation)).toBe(arrival));
});

describe('the address', () => {
  const page = 'http://localhost/search-results';
  const address = {
    query: {
      searchTerm: 'roof & "gutter" ñ',
      programType: 'loan',
      category: 'Arts & Culture',
      location: 'Athens, GA',
      asTyped: true,
    },
    view: { tab: 'saved', sort: 'deadline', only: 'Small Business' },
  } as const;

  test('round-trips a search and a view', () => {
    const href = hrefOf(page, address);
    expect(addressOf(new URL(href, page).search)).toEqual(address);
  });
  test('omits default values', () =>
    expect(hrefOf(`${page}?q=old&sort=amount`, { query: PROFILE_QUERY, view: FIRST_VIEW })).toBe('/search-results'));
  test('drops autoSearch and keeps unrelated parameters', () =>
    expect(hrefOf(`${page}?autoSearch=true&x=1#y`, { query: PROFILE_QUERY, view: FIRST_VIEW })).toBe(
      '/search-results?x=1#y',
    ));
  test('requests an automatic search with only one value', () =>
    expect(['?autoSearch=true', '?autoSearch=false', ''].map(asksForAutoSearch)).toEqual([true, false, false]));
  test('ignores unknown values', () =>
    expect(addressOf('?type=gift&category=Cars&sort=price&tab=other&q=%20%20')).toEqual({
      query: PROFILE_QUERY,
      view: FIRST_VIEW,
    }));
  test('omits words too long for a server', () =>
    expect(hrefOf(page, { query: { ...PROFILE_QUERY, searchTerm: 'ñ'.repeat(3000) }, view: FIRST_VIEW })).toBe(
      '/search-results',
    ));
});

test('remembers only the last few searches', () => {
  const queries = Array.from({ length: 10 }, (_, place) => ({ ...PROFILE_QUERY, searchTerm: `words ${place}` }));
  for (const query of queries) remember(query, ready(query.searchTerm));
  expect(remembered({ ...PROFILE_QUERY, searchTerm: 'words 9' })).toMatchObject({ more: { status: 'none' } });
  expect(remembered({ ...PROFILE_QUERY, searchTerm: 'words 0' })).toBeUndefined();
});

describe('kept results', () => {
  const query = {
    searchTerm: 'heating bill',
    programType: 'assistance',
    category: 'Healthcare',
    location: 'Athens, GA',
    asTyped: true,
  } as const;
  const view = { ...FIRST_VIEW, sort: 'amount', only: 'Research' } as const;
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    claimTab(1001);
    noteAutoSearch();
    keepResults(1001, { results: answer(['a', 'b'], true), query, view });
  });

  test('come back with their query', () => {
    claimTab(1001);
    expect(restoredResults()).toEqual({ results: answer(['a', 'b'], true), query, view });
  });
  test('are dropped for another member, whose first visit it is', () => {
    claimTab(1002);
    expect(restoredResults()).toBeUndefined();
    expect(kept(SESSION_KEYS.query)).toBeNull();
    expect(kept(SESSION_KEYS.autoSearchPerformed)).toBeNull();
    expect(kept(SESSION_KEYS.user)).toBe('1002');
  });
  test('are missing if storage was full', () => {
    vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem: () => expect.unreachable() });
    expect(() => keepResults(1001, { results: answer(['a'], false), query, view })).not.toThrow();
  });
  test('are not written after the member has left', () => {
    claimTab(1002);
    keepResults(1001, { results: answer(['a'], false), query, view });
    expect(restoredResults()).toBeUndefined();
  });
});
