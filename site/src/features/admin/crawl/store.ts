import { atom } from 'nanostores';
import { getCrawlStatus, postCrawl } from '../../../../../contract/crawler.ts';
import { DELAY } from '../../../../../contract/limits.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, sentenceOf } from '../../../lib/api.ts';
import { asAdmin, isRefusal } from '../access.ts';
import { type Crawl, isPolled, newsIn } from './state.ts';
import { ENDED, FAILED, failedText, SAID } from './texts.ts';

export const $crawl = atom<Crawl>({ status: 'loading' });
/** What screen readers are told. */
export const $said = atom('');
/** Why a start failed, until the next try. */
export const $startFailure = atom<string | undefined>(undefined);

/** An answer that has not come by then counts as lost. */
const PATIENCE_MS = 20_000;

let followed: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** One question at a time: who asks meanwhile gets the same answer. */
let asked: Promise<void> | undefined;

/** Keeps the status true while the page is looked at. Returns what ends that. */
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

/** Asks at once; the next time by itself, where there is something to wait for, five seconds after the answer. */
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
    // The screen leads to the login, which asks anew.
    if (isRefusal(failure)) return followed?.abort();
    const before = $crawl.get();
    const isLost = signal.aborted || (failure instanceof ApiError && failure.code === 'network');
    if (before.status === 'ready') {
      const error = isLost ? before.error : sentenceOf(failure);
      show({ ...before, error, isLost });
    } else show({ status: 'failed', message: sentenceOf(failure) });
  }
}

function show(crawl: Crawl): void {
  const before = $crawl.get();
  $crawl.set(crawl);
  tellOfError(before, crawl);
  const news = newsIn(before, crawl);
  if (news?.what === 'running') $said.set(SAID.running(news.percent));
  else if (news?.what === 'complete') tellOfEnd(crawl);
  else if (news) $said.set(SAID[news.what]);
}

/** A toast, for who watches looks at something else meanwhile. Screen readers hear it too. */
function tellOfEnd(crawl: Crawl): void {
  if (crawl.status !== 'ready') return;
  const { grantsFound, failedSources, sourcesInAll } = crawl.progress;
  const failed = failedSources.length;
  const description = [ENDED.found(grantsFound), ...(failed > 0 ? [`${failedText(failed, sourcesInAll)}.`] : [])].join(
    ' ',
  );
  $said.set(SAID.complete(grantsFound));
  showToast({ title: ENDED.title, description, destructive: failed > 0 });
}

/** Once, and not with each question. */
function tellOfError(before: Crawl, now: Crawl): void {
  const error = errorOf(now);
  if (error !== undefined && error !== errorOf(before))
    showToast({ title: FAILED.crawler, description: error, destructive: true });
}

function errorOf(crawl: Crawl): string | undefined {
  if (crawl.status === 'failed') return crawl.message;
  return crawl.status === 'ready' ? crawl.error : undefined;
}

/** Starts a run. Whoever was faster has it, and the answer says who. */
export async function startCrawl(): Promise<void> {
  $startFailure.set(undefined);
  try {
    const { message } = await asAdmin((token) => call(postCrawl, { token }));
    showToast({ title: message });
    // An answer to a question from before would show the state before the start.
    await asked;
  } catch (failure) {
    if (isRefusal(failure)) return;
    const message = sentenceOf(failure);
    $startFailure.set(message);
    showToast({ title: FAILED.start, description: message, destructive: true });
  }
  await refreshCrawl();
}

/** For who logs in anew: what was shown to the one before is asked again. */
export function forgetCrawl(): void {
  $crawl.set({ status: 'loading' });
  $startFailure.set(undefined);
  $said.set('');
}
