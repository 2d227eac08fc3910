import { atom } from 'nanostores';
import { searchGrants } from '../../../../contract/grants.ts';
import { DELAY } from '../../../../contract/limits.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { sessionEnded } from '../session/store.ts';
import { arrivalOf, withoutAutoSearch } from './arrival.ts';
import {
  autoSearchWasPerformed,
  claimTab,
  dropResults,
  keepResults,
  noteAutoSearch,
  restoredResults,
} from './kept-results.ts';
import { extended, found, type Kind, type More, type Query, type Search } from './state.ts';
import { AUTO_SEARCH_FAILED, MORE_FAILED, NOTHING_FOUND, NOTHING_FOUND_AT_FIRST, SEARCH_FAILED } from './texts.ts';

/** The words in the box. They become the query's when they are sent. */
export const $words = atom('');

/** What is searched for. */
export const $query = atom<Query>({ searchTerm: '', programType: 'all' });
export const $search = atom<Search>({ status: 'idle' });

/** Who asked: it decides what is said when nothing comes. */
type Origin = 'member' | 'profile-saved' | 'first-visit';

let running: AbortController | undefined;

/** Opens the page for a member. */
export async function arrive(userId: number): Promise<void> {
  claimTab(userId);
  const kept = restoredResults();
  const arrival = arrivalOf({
    search: location.search,
    autoSearchPerformed: autoSearchWasPerformed(),
    hasKeptResults: kept !== undefined,
  });
  if (arrival === 'restore' && kept) {
    $query.set(kept.query);
    $words.set(kept.query.searchTerm);
    $search.set(found(kept.results));
  }
  if (arrival === 'profile-saved' || arrival === 'first-visit') {
    $words.set('');
    await run({ searchTerm: '', programType: 'all' }, arrival);
    // Only now: who reloads while it runs is not left without results.
    noteAutoSearch();
    history.replaceState(history.state, '', withoutAutoSearch(location.href));
  }
}

/** Searches for the words in the box, among one kind of programs or the kind of the last search. */
export function search(programType: Kind = $query.get().programType): Promise<void> {
  return run({ searchTerm: $words.get().trim(), programType }, 'member');
}

/** The last search wins: an earlier one still under way is given up. */
async function run(query: Query, origin: Origin): Promise<void> {
  const { signal } = restart();
  $query.set(query);
  $search.set({ status: 'searching' });
  try {
    const results = await call(searchGrants, { body: query, signal });
    $search.set(found(results));
    if (results.grants.length > 0) keepResults({ results, query });
    else {
      dropResults();
      showToast(origin === 'first-visit' ? NOTHING_FOUND_AT_FIRST : NOTHING_FOUND);
    }
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    const message = sentenceOf(error);
    if (origin === 'member') {
      $search.set({ status: 'failed', title: SEARCH_FAILED, text: message });
      showToast({ title: SEARCH_FAILED, description: message, destructive: true });
    } else {
      const { title, description } = AUTO_SEARCH_FAILED;
      $search.set({ status: 'failed', title, text: `${description}. ${message}` });
      showToast({ title, description, destructive: true });
    }
  }
}

export async function loadMore(): Promise<void> {
  const before = $search.get();
  if (before.status !== 'ready' || before.more.status === 'loading') return;
  const { signal } = restart();
  const setMore = (more: More) => $search.set({ ...before, more });
  setMore({ status: 'loading' });
  try {
    const body = { ...$query.get(), loadMore: true, excludeIds: before.grants.map((grant) => grant.id) };
    const after = extended(before, await call(searchGrants, { body, signal }));
    $search.set(after);
    keepResults({ results: after, query: $query.get() });
    setTimeout(() => {
      if ($search.get() === after) $search.set({ ...after, more: { status: 'none' } });
    }, DELAY.additionalGrantsNotice);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    setMore({ status: 'failed', message: sentenceOf(error) });
    showToast({ title: MORE_FAILED, description: sentenceOf(error), destructive: true });
  }
}

function restart(): AbortController {
  running?.abort();
  running = new AbortController();
  return running;
}
