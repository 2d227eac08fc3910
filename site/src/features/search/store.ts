import { atom, computed } from 'nanostores';
import { searchGrants } from '../../../../contract/search/search.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { sessionEnded } from '../account/session/store.ts';
import { $dismissed } from '../saved/dismissed/store.ts';
import { addressOf, asksForAutoSearch, namesView } from './history/address.ts';
import { arrivalOf } from './history/arrival.ts';
import { claimHistory, clearEntry, enter, entryIsAnothers, keptTop, settle } from './history/history.ts';
import {
  autoSearchWasPerformed,
  claimTab,
  dropResults,
  keepResults,
  noteAutoSearch,
  restoredResults,
  takeReturn,
} from './history/kept-results.ts';
import { forgetSearch, noteSearch } from './history/recent.ts';
import { remember, remembered } from './history/remembered.ts';
import { withoutDismissed } from './history/without-dismissed.ts';
import { loadQuestion } from './parts/LazyQuestion.tsx';
import { found, isSameQuery, PROFILE_QUERY, type Query, requestOf, type Search } from './state.ts';
import { AUTO_SEARCH_FAILED, NOTHING_FOUND, NOTHING_FOUND_AT_FIRST, SEARCH_FAILED } from './texts.ts';
import { FIRST_VIEW, type View } from './view.ts';

/** The text in the search box. It becomes the query on submit. */
export const $words = atom('');

/** The current query. */
export const $query = atom<Query>(PROFILE_QUERY);
/** The current view of the results. */
export const $view = atom<View>(FIRST_VIEW);
export const $search = atom<Search>({ status: 'opening' });
/** The same results without programs dismissed since. */
export const $left = computed([$search, $dismissed], (search, dismissed) =>
  search.status === 'ready' ? withoutDismissed(search, dismissed) : search,
);
/** True if the words suggest that someone is in danger. */
export const $isPrivate = atom(false);
/** True while a response is pending. The previous results stay visible for a moment. */
export const $isSearching = atom(false);

/** How long a response may take before a loading state appears, so faster ones don't cause a flash. */
export const PATIENCE_MS = 100;

/** The trigger of the search. It determines the message if there are no results. */
type Origin = 'member' | 'profile-saved' | 'first-visit' | 'own-list';

let running: AbortController | undefined;
/** Settles once results can be shown. */
let canShow: Promise<unknown> = Promise.resolve();
let member = 0;

/** Opens the page for a member. `loading` settles once results can be shown. */
export async function arrive(userId: number, loading: Promise<unknown> = Promise.resolve()): Promise<void> {
  member = userId;
  canShow = loading;
  claimHistory(userId);
  const wasAnothers = claimTab(userId);
  const autoSearch = asksForAutoSearch(location.search);
  if (wasAnothers || entryIsAnothers()) clearEntry();
  const address = addressOf(location.search);
  const kept = restoredResults();
  const arrival = arrivalOf({
    autoSearch,
    query: address.query,
    isSettled: keptTop() !== undefined,
    autoSearchPerformed: autoSearchWasPerformed(),
    keptQuery: kept?.query,
    isReturn: takeReturn(),
  });
  $view.set(address.view);
  $words.set(address.query.searchTerm);
  if (arrival === 'restore' && kept) {
    // Otherwise the list would move while a returning member is looking at it.
    await Promise.all([loadQuestion(), canShow]);
    if (!namesView(address) && keptTop() === undefined) $view.set(kept.view);
    $words.set(kept.query.searchTerm);
    $query.set(kept.query);
    $search.set(found(kept.results));
    settle({ query: kept.query, view: $view.get() });
  }
  if (arrival === 'link') {
    $isPrivate.set(await suggestsDanger(address.query.searchTerm));
    settle({ ...address, query: forAddress(address.query) });
    await run(address.query, 'member');
  }
  if (arrival !== 'restore' && arrival !== 'link') {
    await run(address.query, arrival);
    // Not earlier, so a reload during the search still gets results. Another search may own the URL by then.
    noteAutoSearch();
    settle({ query: $query.get(), view: $view.get() });
  }
}

/** Searches for the words in the box, with changes such as another type, category or place. */
export async function search(changes: Partial<Query> = {}): Promise<void> {
  const before = $query.get();
  const searchTerm = $words.get().trim();
  const asTyped = before.asTyped && searchTerm === before.searchTerm;
  const query = { ...before, searchTerm, asTyped, ...changes };
  rememberShown();
  $isSearching.set(true);
  // Set early, so a selection doesn't flip back while the words are checked.
  $query.set(query);
  const isPrivate = await suggestsDanger(query.searchTerm);
  $isPrivate.set(isPrivate);
  if (!isPrivate) noteSearch(searchTerm);
  $view.set({ ...$view.get(), tab: 'all', only: null });
  enter({ query: forAddress(query), view: $view.get() });
  return run(query, 'member');
}

/** Leaves a search for the member's own list. */
export function openOwnList(): void {
  rememberShown();
  $words.set('');
  $isPrivate.set(false);
  $view.set(FIRST_VIEW);
  enter({ query: PROFILE_QUERY, view: FIRST_VIEW });
  show(PROFILE_QUERY);
}

/** Searches for words other than those in the box. */
export function searchFor(words: string): void {
  $words.set(words);
  void search();
}

/** Returns whether these words suggest that someone is in danger. If so, they aren't stored anywhere. */
async function suggestsDanger(words: string): Promise<boolean> {
  if (words === '') return false;
  try {
    const { crisesIn } = await import('../../../../matching/crisis/crisis.ts');
    return crisesIn(words).length > 0;
  } catch {
    // If the code can't be loaded, we can't tell, so the words aren't stored.
    return true;
  }
}

/** Changes the view of the results. */
export function look(changes: Partial<View>): void {
  const view = { ...$view.get(), ...changes };
  $view.set(view);
  enter({ query: forAddress($query.get()), view });
  keepShown();
}

/**
 * Returns the query to write to the URL. Anyone who looks through the browser's history mustn't learn that someone is
 * in danger.
 */
function forAddress(query: Query): Query {
  return $isPrivate.get() ? { ...query, searchTerm: '' } : query;
}

/** If only the corrected words suggest danger, removes the words from where they were already stored. */
function conceal(query: Query): void {
  $isPrivate.set(true);
  forgetSearch(query.searchTerm);
  settle({ query: forAddress(query), view: $view.get() });
}

/** Called when Back or Forward moved to another entry of this page: shows the search in its URL. */
export function follow(): void {
  if (entryIsAnothers()) clearEntry();
  const { query, view } = addressOf(location.search);
  $isPrivate.set(false);
  $view.set(view);
  if (isSameQuery(query, $query.get())) return;
  $words.set(query.searchTerm);
  rememberShown();
  show(query);
}

/** Shows this page's earlier results of a search, or searches again. */
function show(query: Query): void {
  const before = remembered(query);
  if (!before) return void run(query, 'member');
  stopRunning();
  $query.set(query);
  $search.set(before);
  keepShown();
}

/** Runs a search. The last one wins: it aborts earlier ones and ignores their late responses. */
async function run(query: Query, origin: Origin): Promise<void> {
  rememberShown();
  const { signal } = startRunning();
  const patience = setTimeout(() => $search.set({ status: 'searching' }), PATIENCE_MS);
  signal.addEventListener('abort', () => clearTimeout(patience));
  $query.set(query);
  $isSearching.set(true);
  try {
    const [results] = await Promise.all([
      call(searchGrants, { body: requestOf(query), signal, early: origin !== 'member' }),
      canShow,
    ]);
    if (signal.aborted) return;
    if (await suggestsDanger(results.understood?.corrected ?? '')) conceal(query);
    if (signal.aborted) return;
    $search.set(found(results));
    if (results.grants.length > 0) keepShown();
    else {
      dropResults();
      showToast(origin === 'first-visit' ? NOTHING_FOUND_AT_FIRST : NOTHING_FOUND);
    }
  } catch (error) {
    if (signal.aborted) return;
    dropResults();
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    const message = messageOf(error);
    const { title, description } = AUTO_SEARCH_FAILED;
    if (origin === 'member') {
      $search.set({ status: 'failed', title: SEARCH_FAILED, text: message });
      showToast({ title: SEARCH_FAILED, description: message, destructive: true });
    } else {
      $search.set({ status: 'failed', title, text: `${description}. ${message}` });
      showToast({ title, description, destructive: true });
    }
  } finally {
    clearTimeout(patience);
    if (!signal.aborted) $isSearching.set(false);
  }
}

/** Aborts the pending request and returns the controller for the next one. */
export function startRunning(): AbortController {
  stopRunning();
  running = new AbortController();
  return running;
}

function stopRunning(): void {
  running?.abort();
  $isSearching.set(false);
}

/** Stores the current results in the tab, for this member only. */
export function keepShown(): void {
  const shown = $left.get();
  if ($isPrivate.get()) dropResults();
  else if (shown.status === 'ready') keepResults(member, { results: shown, query: $query.get(), view: $view.get() });
}

function rememberShown(): void {
  const shown = $search.get();
  if (shown.status === 'ready' && !$isSearching.get()) remember($query.get(), shown);
}
