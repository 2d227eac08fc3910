import type { CrawlProgress } from '../../../../../contract/crawler.ts';

export type Crawl =
  | { status: 'loading' }
  /** No response yet; `message` says why. */
  | { status: 'failed'; message: string }
  | {
      status: 'ready';
      progress: CrawlProgress;
      /** An error of the crawler itself. */
      error: string | undefined;
      checkedAt: Date;
      /** The last poll failed, so the data on screen is older. */
      isLost: boolean;
    };

export type CrawlStatus = 'running' | 'complete' | 'idle';

export function statusOf({ isRunning, isComplete, progress }: CrawlProgress): CrawlStatus {
  if (isComplete || (progress >= 100 && !isRunning)) return 'complete';
  return isRunning ? 'running' : 'idle';
}

/** Returns whether to keep polling: a run is in progress or may resume, or the last poll failed. */
export function isPolled(crawl: Crawl): boolean {
  if (crawl.status !== 'ready') return true;
  return crawl.isLost || crawl.error !== undefined || statusOf(crawl.progress) === 'running';
}

/** Progress is announced to screen readers at each quarter. */
const STEP = 25;

export type Announcement =
  | { what: 'running'; percent: number }
  | { what: 'complete'; found: number }
  | { what: 'lost' | 'back' };

/**
 * Returns the screen reader announcement for a status change, if any: a start, another 25 percent, the end, a lost
 * connection.
 */
export function newsIn(before: Crawl, now: Crawl): Announcement | undefined {
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

/** Returns the percentage of a phase that was read. Never 100 if a source failed, however few records it had. */
export function phaseShare({ total, completed, sources, failed }: CrawlProgress['federalProgress']): number {
  const read = total === 0 ? 0 : completed / total;
  return 100 * (failed === 0 ? read : Math.min(read, (sources - failed) / sources));
}

/** Returns a running crawl's progress in percent or, for a finished one, the percentage of its sources read. */
export function overallShare({ isComplete, progress, failedSources, sourcesInAll }: CrawlProgress): number {
  if (!isComplete || failedSources.length === 0 || sourcesInAll === 0) return progress;
  return (100 * (sourcesInAll - failedSources.length)) / sourcesInAll;
}
