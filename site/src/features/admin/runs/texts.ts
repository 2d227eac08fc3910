import type { CrawlSourceState } from '../../../../../contract/crawler.ts';
import { count } from '../texts.ts';

export const RUNS = {
  title: 'Runs so far',
  lead: 'The crawler’s latest runs, newest first. Open one to see what happened with each source.',
  failed: 'The runs couldn’t be loaded',
  caption: 'Runs of the crawler',
  none: { title: 'No runs yet', text: 'The first run shows here as soon as it starts.' },
  run: (id: number) => `Run ${count(id)}`,
  refresh: 'Refresh',
  columns: {
    run: 'Run',
    state: 'State',
    started: 'Started',
    took: 'Took',
    startedBy: 'Started by',
    found: 'Found',
    written: 'New or changed',
    closed: 'Closed',
    errors: 'Errors',
  },
} as const;
export const RUN_STATES = { running: 'Running', stopped: 'Stopped', complete: 'Complete' } as const;
export const completeWithout = (failed: number) => `Complete, ${count(failed)} failed`;

export const RUN = {
  back: 'All runs',
  missing: { title: 'This run is no longer listed', text: 'Only the last runs are kept in the list.' },
  sources: 'What happened with each source',
  table: 'Figures by source',
  columns: {
    source: 'Source',
    state: 'State',
    total: 'Listed',
    read: 'Read',
    unchanged: 'Unchanged',
    left: 'Left out',
    refused: 'Refused',
    written: 'New or changed',
    closed: 'Closed',
    errors: 'Errors',
    reason: 'Remark',
  },
  unknown: 'Unknown',
  noSources: 'No source was read in this run.',
} as const;
export const LEGEND = [
  { name: RUN.columns.left, text: 'records that describe nothing to apply for' },
  { name: RUN.columns.refused, text: 'records that couldn’t be read: each is in the list of errors' },
  { name: RUN.columns.closed, text: 'programs the source no longer lists' },
] as const;
export const SOURCE_STATES: Readonly<Record<CrawlSourceState, string>> = {
  waiting: 'Waiting',
  reading: 'Reading',
  done: 'Done',
  failed: 'Failed',
  skipped: 'Skipped',
};

/** Reasons a source or record couldn't be read. Other causes are shown under their own names. */
const CAUSES: ReadonlyMap<string, string> = new Map([
  ['not_allowed', 'Host not allowed'],
  ['redirected_away', 'Redirected to another host'],
  ['too_many', 'Too many calls'],
  ['server_error', 'Error on their server'],
  ['refused', 'Refused'],
  ['timed_out', 'Took too long'],
  ['too_slow', 'Too slow'],
  ['unreachable', 'Not reachable'],
  ['too_large', 'Too large'],
  ['wrong_type', 'Wrong type of content'],
  ['cut_off', 'Cut off'],
  ['unreadable', 'Not readable'],
  ['said_error', 'They returned an error'],
  ['held_back', 'Closing held back'],
  ['held', 'Far more than before'],
  ['repeated', 'Endless list'],
  ['changed_form', 'Changed format'],
  ['unexpected', 'Our own error'],
]);
export const causeName = (cause: string) => CAUSES.get(cause) ?? cause;

export const ERRORS = {
  title: 'Errors of this run',
  failed: 'The errors couldn’t be loaded',
  none: 'This run has no errors.',
  source: 'Source',
  cause: 'Cause',
  words: 'Words in the error',
  all: 'All',
  any: (name: string, number: number) => `${name} (${count(number)})`,
  found: (shown: number, all: number) => (shown === all ? errors(all) : `${count(shown)} of ${errors(all)}`),
  cut: (listed: number, all: number) =>
    `Only ${count(listed)} of ${errors(all)} are listed: the latest, and some for each source and cause.`,
  nothing: 'No errors match these filters.',
  clear: 'Clear the filters',
  more: 'Show more errors',
  record: 'Record',
  address: 'Address',
} as const;

function errors(number: number): string {
  return number === 1 ? '1 error' : `${count(number)} errors`;
}
