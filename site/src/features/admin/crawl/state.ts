import type { CrawlProgress } from '../../../../../contract/crawler.ts';

export type Crawl =
  | { status: 'loading' }
  /** No answer yet, and why. */
  | { status: 'failed'; message: string }
  | {
      status: 'ready';
      progress: CrawlProgress;
      /** What is wrong with the crawler itself. */
      error: string | undefined;
      checkedAt: Date;
      /** The last question got no answer: what is shown is of before. */
      isLost: boolean;
    };

export type CrawlStatus = 'running' | 'complete' | 'idle';

export function statusOf({ isRunning, isComplete, progress }: CrawlProgress): CrawlStatus {
  if (isComplete || (progress >= 100 && !isRunning)) return 'complete';
  return isRunning ? 'running' : 'idle';
}

/** Whether there is something to ask again about by itself: a run that goes on or may go on again, or no answer. */
export function isPolled(crawl: Crawl): boolean {
  if (crawl.status !== 'ready') return true;
  return crawl.isLost || crawl.error !== undefined || statusOf(crawl.progress) === 'running';
}

/** How often a run's progress is said aloud: at each quarter. */
const STEP = 25;

export type Said =
  | { what: 'running'; percent: number }
  | { what: 'complete'; found: number }
  | { what: 'lost' | 'back' };

/** What is worth saying to who cannot see it, where something is: a start, a quarter, the end, a lost connection. */
export function newsIn(before: Crawl, now: Crawl): Said | undefined {
  if (before.status !== 'ready' || now.status !== 'ready') return undefined;
  if (now.isLost !== before.isLost) return { what: now.isLost ? 'lost' : 'back' };
  const status = statusOf(now.progress);
  const was = statusOf(before.progress);
  if (status === 'complete' && was !== 'complete') return { what: 'complete', found: now.progress.grantsFound };
  if (status !== 'running') return undefined;
  const percent = Math.floor(now.progress.progress / STEP) * STEP;
  const isNew = was !== 'running' || percent > Math.floor(before.progress.progress / STEP) * STEP;
  return isNew ? { what: 'running', percent } : undefined;
}

/** Percent of a phase that was read: never the whole where one of its sources failed, however few records that had. */
export function phaseShare({ total, completed, sources, failed }: CrawlProgress['federalProgress']): number {
  const read = total === 0 ? 0 : completed / total;
  return 100 * (failed === 0 ? read : Math.min(read, (sources - failed) / sources));
}

/** Percent of a run that goes on; of one that has ended, how many of its sources were read. */
export function overallShare({ isComplete, progress, failedSources, sourcesInAll }: CrawlProgress): number {
  if (!isComplete || failedSources.length === 0 || sourcesInAll === 0) return progress;
  return (100 * (sourcesInAll - failedSources.length)) / sourcesInAll;
}
