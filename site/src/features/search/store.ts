import { atom, computed } from 'nanostores';
import { searchGrants } from '../../../../contract/search.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { $dismissed } from '../dismissed/store.ts';
import { sessionEnded } from '../session/store.ts';
import { addressOf, asksForAutoSearch, namesView } from './address.ts';
import { arrivalOf } from './arrival.ts';
import { claimHistory, clearEntry, enter, entryIsAnothers, keptTop, settle } from './history.ts';
import {
  autoSearchWasPerformed,
  claimTab,
  dropResults,
  keepResults,
  noteAutoSearch,
  restoredResults,
} from './kept-results.ts';
import { leftOf } from './left.ts';
import { loadQuestion } from './QuestionLater.tsx';
import { forgetSearch, noteSearch } from './recent.ts';
import { remember, remembered } from './remembered.ts';
import { found, isSameQuery, PROFILE_QUERY, type Query, requestOf, type Search } from './state.ts';
import { AUTO_SEARCH_FAILED, NOTHING_FOUND, NOTHING_FOUND_AT_FIRST, SEARCH_FAILED } from './texts.ts';
import { FIRST_VIEW, type View } from './view.ts';

/** The words in the box. They become the query's when they are sent. */
export const $words = atom('');

/** What is searched for. */
export const $query = atom<Query>(PROFILE_QUERY);
/** How the results are looked at. */
export const $view = atom<View>(FIRST_VIEW);
export const $search = atom<Search>({ status: 'opening' });
/** The same without what was dismissed since. */
export const $left = computed([$search, $dismissed], (search, dismissed) =>
  search.status === 'ready' ? leftOf(search, dismissed) : search,
);
/** Whether the words tell of somebody in danger. */
export const $isPrivate = atom(false);
/** Whether an answer is awaited. What was there before stays in sight for a moment. */
export const $isSearching = atom(false);

/** How long an answer may take before anything says that it is awaited: what comes sooner must not flash. */
export const PATIENCE_MS = 100;

/** Who asked: it decides what is said when nothing comes. */
type Origin = 'member' | 'profile-saved' | 'first-visit';

let running: AbortController | undefined;
/** Settles once what is found can be shown. */
let canShow: Promise<unknown> = Promise.resolve();
let member = 0;

/** Opens the page for a member. `loading` settles once what is found can be shown. */
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
  });
  $view.set(address.view);
  $words.set(address.query.searchTerm);
  if (arrival === 'restore' && kept) {
    // Else the list would move under who comes back to it.
    await Promise.all([loadQuestion(), canShow]);
    if (!namesView(address) && keptTop() === undefined) $view.set(kept.view);
    $words.set(kept.query.searchTerm);
    $query.set(kept.query);
    $search.set(found(kept.results));
    settle({ query: kept.query, view: $view.get() });
  }
  if (arrival === 'wait') $search.set({ status: 'idle' });
  if (arrival === 'link') {
    $isPrivate.set(await tellsOfDanger(address.query.searchTerm));
    settle({ ...address, query: forAddress(address.query) });
    await run(address.query, 'member');
  }
  if (arrival === 'profile-saved' || arrival === 'first-visit') {
    await run(address.query, arrival);
    // Only now: who reloads while it runs is not left without results. By then another search may have its address.
    noteAutoSearch();
    settle({ query: $query.get(), view: $view.get() });
  }
}

/** Searches for the words in the box, changed as asked: another kind of programs, category or place. */
export async function search(changes: Partial<Query> = {}): Promise<void> {
  const before = $query.get();
  const searchTerm = $words.get().trim();
  const asTyped = before.asTyped && searchTerm === before.searchTerm;
  const query = { ...before, searchTerm, asTyped, ...changes };
  rememberShown();
  $isSearching.set(true);
  // At once, so that a choice does not jump back while the words are looked at.
  $query.set(query);
  const isPrivate = await tellsOfDanger(query.searchTerm);
  $isPrivate.set(isPrivate);
  if (!isPrivate) noteSearch(searchTerm);
  $view.set({ ...$view.get(), tab: 'all', only: null });
  enter({ query: forAddress(query), view: $view.get() });
  return run(query, 'member');
}

/** Searches for other words than those in the box. */
export function searchFor(words: string): void {
  $words.set(words);
  void search();
}

/** Whether these words tell of somebody in danger: then they are kept nowhere. */
async function tellsOfDanger(words: string): Promise<boolean> {
  if (words === '') return false;
  try {
    const { crisesIn } = await import('../../../../matching/crisis/crisis.ts');
    return crisesIn(words).length > 0;
  } catch {
    // Without its code, nobody knows what they tell: they are not kept.
    return true;
  }
}

/** Looks at what was found in another way. */
export function look(changes: Partial<View>): void {
  const view = { ...$view.get(), ...changes };
  $view.set(view);
  enter({ query: forAddress($query.get()), view });
  keepShown();
}

/** The search as the address may tell it: whoever looks through this browser's history must not read of a danger. */
function forAddress(query: Query): Query {
  return $isPrivate.get() ? { ...query, searchTerm: '' } : query;
}

/** What only its corrected words told is taken back from where it was kept. */
function conceal(query: Query): void {
  $isPrivate.set(true);
  forgetSearch(query.searchTerm);
  settle({ query: forAddress(query), view: $view.get() });
}

/** The browser went back or forth to another entry of this page: shows what its address says. */
export function follow(): void {
  if (entryIsAnothers()) clearEntry();
  const { query, view } = addressOf(location.search);
  $isPrivate.set(false);
  $view.set(view);
  if (isSameQuery(query, $query.get()) && $search.get().status !== 'idle') return;
  $words.set(query.searchTerm);
  const before = remembered(query);
  if (!before) return void run(query, 'member');
  rememberShown();
  stopRunning();
  $query.set(query);
  $search.set(before);
  keepShown();
}

/** The last search wins: an earlier one still under way is given up, and its late answer is dropped. */
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
    if (await tellsOfDanger(results.understood?.corrected ?? '')) conceal(query);
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
    const message = sentenceOf(error);
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

/** Gives up what is under way; the signal of what comes in its place. */
export function startRunning(): AbortController {
  stopRunning();
  running = new AbortController();
  return running;
}

function stopRunning(): void {
  running?.abort();
  $isSearching.set(false);
}

/** Keeps in the tab what is shown, for this member alone. */
export function keepShown(): void {
  const shown = $left.get();
  if ($isPrivate.get()) dropResults();
  else if (shown.status === 'ready') keepResults(member, { results: shown, query: $query.get(), view: $view.get() });
}

function rememberShown(): void {
  const shown = $search.get();
  if (shown.status === 'ready' && !$isSearching.get()) remember($query.get(), shown);
}
