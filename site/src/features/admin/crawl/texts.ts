import type { CrawlProgress } from '../../../../../contract/crawler.ts';
import { count } from '../texts.ts';

export const CRAWL = {
  title: 'Grant crawler',
  refresh: 'Refresh Status',
  refreshing: 'Refreshing…',
  start: 'Start Grant Crawler',
  starting: 'Starting…',
  going: 'Crawling…',
  overall: 'Overall progress',
  task: 'Current task',
  noTask: 'Nothing is being read right now.',
  found: 'Grants found',
  started: 'Start time',
  ended: 'End time',
  notStarted: 'No crawl yet',
  notEnded: 'Not yet',
  phases: 'Progress by kind of source',
  loading: 'Checking the crawler’s progress',
  checked: (time: string) => `Last checked at ${time}.`,
  refreshed: 'The status is up to date.',
  empty: {
    title: 'The crawler hasn’t run yet',
    text: 'Start it to read the public sources. It keeps running after you close this page.',
  },
} as const;

export const STATUS_NAMES = { running: 'Running', complete: 'Complete', idle: 'Idle' } as const;
export const TYPE_NAMES = { grant: 'Grants', loan: 'Loans', assistance: 'Assistance' } as const;

export const FAILED = { start: 'Grant Crawl Failed', crawler: 'Crawler Error' } as const;
export const LOST = {
  title: 'The connection was lost',
  text: 'What you see may be out of date. We try again every few seconds.',
} as const;

export const ERRORS = {
  title: 'Errors',
  none: 'No errors in this run.',
  more: 'Show all of them',
  last: (number: number) => `The last ${count(number)}`,
  all: 'All runs and their errors',
} as const;

/** During a run, the size of sources it hasn't reached yet is unknown. */
export const phaseText = (
  { total, completed, sources, failed }: CrawlProgress['federalProgress'],
  isRunning: boolean,
) => {
  const missed = failed === 0 ? '' : `; ${failedText(failed, sources)}`;
  if (total === 0) return `${isRunning ? 'Nothing read yet' : 'Nothing was read'}${missed}`;
  return `${count(completed)} of ${count(total)} records${missed}`;
};

/** A run's overall progress; for a finished run with failures, how many sources were read. */
export const overallText = ({ isComplete, progress, failedSources, sourcesInAll }: CrawlProgress) =>
  isComplete && failedSources.length > 0
    ? `${count(sourcesInAll - failedSources.length)} of ${count(sourcesInAll)} sources read`
    : `${Math.round(progress)}%`;

export const failedText = (failed: number, all: number) =>
  `${count(failed)} of ${count(all)} ${all === 1 ? 'source' : 'sources'} failed`;

/** Toasts at the end of a crawl. */
export const ENDED = {
  title: 'The crawl has ended',
  found: (found: number) => `${count(found)} grants found.`,
} as const;

/** Screen reader announcements for the progress bars. */
export const ANNOUNCEMENTS = {
  running: (percent: number) => `The crawler is running: ${percent} percent done.`,
  complete: (found: number) => `The crawl is complete. ${count(found)} grants found.`,
  lost: 'The connection was lost. We’ll keep trying.',
  back: 'The connection is back.',
} as const;
