import { atom } from 'nanostores';
import { getCrawlStatus, postCrawl } from '../../../../../contract/crawler.ts';
import { DELAY } from '../../../../../contract/limits.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { asAdmin, isRefusal } from '../access.ts';
import { type Crawl, isPolled, newsIn } from './state.ts';
import { ANNOUNCEMENTS, ENDED, FAILED, failedText } from './texts.ts';

export const $crawl = atom<Crawl>({ status: 'loading' });
/** The screen reader announcement. */
export const $announcement = atom('');
/** The reason a start failed, until the next attempt. */
export const $startFailure = atom<string | undefined>(undefined);

/** A response that takes longer than this counts as lost. */
const PATIENCE_MS = 20_000;

let followed: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Only one request at a time: later callers share its response. */
let asked: Promise<void> | undefined;

/** Keeps the status current while the page is visible. Returns a function that stops it. */
export function followCrawl(): () => void {
  followed?.abort();
  const following = new AbortController();
  followed = following;
  const { signal } = following;
  const onChange = () => {
    clearTimeout(timer);
    if (!document.hidden) void refreshCrawl();
  };
  document.addEventListener('visibilitychange', onChange, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  void refreshCrawl();
  return () => following.abort();
}

/** Polls now. If there's something to wait for, polls again five seconds after the response. */
export function refreshCrawl(): Promise<void> {
  clearTimeout(timer);
  asked ??= ask().finally(() => {
    asked = undefined;
    if (followed && !followed.signal.aborted && !document.hidden && isPolled($crawl.get()))
      timer = setTimeout(() => void refreshCrawl(), DELAY.crawlerPoll);
  });
  return asked;
}

async function ask(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { progress, error } = await asAdmin((token) => call(getCrawlStatus, { signal, token }));
    show({ status: 'ready', progress, error, checkedAt: new Date(), isLost: false });
  } catch (failure) {
    // The screen redirects to the login, which starts over.
    if (isRefusal(failure)) return followed?.abort();
    const before = $crawl.get();
    const isLost = signal.aborted || (failure instanceof ApiError && failure.code === 'network');
    if (before.status === 'ready') {
      const error = isLost ? before.error : messageOf(failure);
      show({ ...before, error, isLost });
    } else show({ status: 'failed', message: messageOf(failure) });
  }
}

function show(crawl: Crawl): void {
  const before = $crawl.get();
  $crawl.set(crawl);
  showError(before, crawl);
  const news = newsIn(before, crawl);
  if (news?.what === 'running') $announcement.set(ANNOUNCEMENTS.running(news.percent));
  else if (news?.what === 'complete') announceEnd(crawl);
  else if (news) $announcement.set(ANNOUNCEMENTS[news.what]);
}

/** Shows a toast, because the admin may be looking at something else. Screen readers announce it too. */
function announceEnd(crawl: Crawl): void {
  if (crawl.status !== 'ready') return;
  const { grantsFound, failedSources, sourcesInAll } = crawl.progress;
  const failed = failedSources.length;
  const description = [ENDED.found(grantsFound), ...(failed > 0 ? [`${failedText(failed, sourcesInAll)}.`] : [])].join(
    ' ',
  );
  $announcement.set(ANNOUNCEMENTS.complete(grantsFound));
  showToast({ title: ENDED.title, description, destructive: failed > 0 });
}

/** Shows an error once, not on every poll. */
function showError(before: Crawl, now: Crawl): void {
  const error = errorOf(now);
  if (error !== undefined && error !== errorOf(before))
    showToast({ title: FAILED.crawler, description: error, destructive: true });
}

function errorOf(crawl: Crawl): string | undefined {
  if (crawl.status === 'failed') return crawl.message;
  return crawl.status === 'ready' ? crawl.error : undefined;
}

/** Starts a run. If someone else started one first, the response says who. */
export async function startCrawl(): Promise<void> {
  $startFailure.set(undefined);
  try {
    const { message } = await asAdmin((token) => call(postCrawl, { token }));
    showToast({ title: message });
    // A request made before the start would return the state before the start, so wait for it.
    await asked;
  } catch (failure) {
    if (isRefusal(failure)) return;
    const message = messageOf(failure);
    $startFailure.set(message);
    showToast({ title: FAILED.start, description: message, destructive: true });
  }
  await refreshCrawl();
}

/** Called on a new login: clears the previous admin's state so it's loaded again. */
export function forgetCrawl(): void {
  $crawl.set({ status: 'loading' });
  $startFailure.set(undefined);
  $announcement.set('');
}
