import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './programs/fields.ts';

/**
 * A phase's progress in records. `total` is what its sources report, or what they had when last read. `failed` counts
 * the `sources` that couldn't be read completely.
 */
const phaseProgress = z.object({ total: z.int(), completed: z.int(), sources: z.int(), failed: z.int() });

export const CRAWL_PHASES = ['categories', 'federal', 'states', 'ngos'] as const;
const crawlPhase = z.enum(CRAWL_PHASES);
export type CrawlPhase = z.infer<typeof crawlPhase>;

/** The maximum number of errors in a run's progress. */
export const MOST_PROGRESS_ERRORS = 50;

/** The current run, or the last one. */
export const crawlProgress = z.object({
  isRunning: z.boolean(),
  isComplete: z.boolean(),
  /** Percent. */
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  grantsFound: z.int(),
  currentTask: z.nullable(z.string()),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  /**
   * Error messages, newest first, with duplicates counted. Long lists are truncated;
   * `GET /api/admin/crawl-runs/:id/errors` returns all.
   */
  errors: z.array(z.string()),
  categoriesProgress: phaseProgress,
  federalProgress: phaseProgress,
  stateProgress: phaseProgress,
  ngoProgress: phaseProgress,
  programTypeCounts: z.object({ grant: z.int(), loan: z.int(), assistance: z.int() }),
  /** Sources that couldn't be read, each with the reason. `sources` is the number of sources in the run. */
  failedSources: z.array(z.object({ title: z.string(), reason: z.string() })),
  sourcesInAll: z.int(),
});
export type CrawlProgress = z.infer<typeof crawlProgress>;

/**
 * `waiting`: not started yet. `done`: read to the end. `failed`: couldn't be read to the end. `skipped`: excluded by
 * the settings.
 */
export const CRAWL_SOURCE_STATES = ['waiting', 'reading', 'done', 'failed', 'skipped'] as const;
const crawlSourceState = z.enum(CRAWL_SOURCE_STATES);
export type CrawlSourceState = z.infer<typeof crawlSourceState>;

/** One source's result in one run. */
export const crawledSource = z.object({
  name: z.string(),
  title: z.string(),
  phase: crawlPhase,
  state: crawlSourceState,
  /** The total number of records, if the source reports it. */
  total: z.nullable(z.int()),
  read: z.int(),
  /** Records that hadn't changed. */
  unchanged: z.int(),
  /** Records that don't describe anything to apply for. */
  left: z.int(),
  /** Records that couldn't be read; each is in the error list. */
  refused: z.int(),
  /** New or changed programs. */
  written: z.int(),
  /** Programs the source no longer lists. */
  closed: z.int(),
  errors: z.int(),
  /** Why it was skipped or failed, or a warning. */
  reason: z.nullable(z.string()),
});
export type CrawledSource = z.infer<typeof crawledSource>;

export const crawlRun = z.object({
  id: z.int(),
  startedBy: z.string(),
  /** `stopped`: no heartbeat for a minute. It resumes automatically, or when an admin starts it. */
  state: z.enum(['running', 'stopped', 'complete']),
  startTime: z.string(),
  endTime: z.nullable(z.string()),
  grantsFound: z.int(),
  written: z.int(),
  closed: z.int(),
  errors: z.int(),
  sources: z.array(crawledSource),
});
export type CrawlRun = z.infer<typeof crawlRun>;

/**
 * A source that suddenly listed far more programs than ever before. An admin reviews the new ones and admits or rejects
 * them.
 */
export const heldImport = z.object({
  before: z.int(),
  named: z.int(),
  /** A sample of the new programs. */
  sample: z.array(z.object({ title: z.string(), provider: z.nullable(z.string()), url: z.nullable(z.string()) })),
  /** Null until an admin decides. */
  decision: z.nullable(z.enum(['let in', 'kept out'])),
  at: z.string(),
});
export type HeldImport = z.infer<typeof heldImport>;

/** A source and its programs in the catalog. */
export const knownSource = z.object({
  name: z.string(),
  title: z.string(),
  phase: crawlPhase,
  /** The response format: "JSON", "A CKAN table". */
  format: z.string(),
  /** The terms under which it may be read and shown. */
  license: z.string(),
  /** How often the source publishes changes, in days. */
  everyDays: z.int(),
  /** The URLs it is read from. */
  addresses: z.array(z.string()),
  /** Its programs in the catalog, open and in total. Two sources can list the same program. */
  open: z.int(),
  programs: z.int(),
  /** How many of these are merged into another source's record of the same program. */
  merged: z.int(),
  /** When it was last read completely. */
  readAt: z.nullable(z.string()),
  /** The number of recent attempts, up to ten, and how many of them failed. */
  tried: z.int(),
  failed: z.int(),
  /** The missing setting that keeps it from being read; null if it can be read. */
  skipped: z.nullable(z.string()),
  /** An explanation if the source provides few details. */
  note: z.nullable(z.string()),
  held: z.nullable(heldImport),
  /** When an admin switched it off; null if it is on. */
  offSince: z.nullable(z.string()),
  /** True if its reader can be tried on another URL. */
  triesAddresses: z.boolean(),
});
export type KnownSource = z.infer<typeof knownSource>;

/** A source's result from the last time it was read to the end. */
const lastNight = z.object({
  state: z.enum(['done', 'failed']),
  at: z.nullable(z.string()),
  /** New programs, changed ones, and ones it no longer lists. */
  added: z.int(),
  changed: z.int(),
  closed: z.int(),
  /** Records that couldn't be read. */
  refused: z.int(),
  /** Programs kept open because too many would have closed in one run. */
  heldBack: z.int(),
  reason: z.nullable(z.string()),
});

/** A source at a glance. */
export const sourceStatus = z.object({
  name: z.string(),
  title: z.string(),
  phase: crawlPhase,
  /** When a run last read all of it with nothing missed or held back; null if no stored run did. */
  goodAt: z.nullable(z.string()),
  last: z.nullable(lastNight),
  /** How many new programs are waiting for an admin's decision. */
  waiting: z.int(),
  /** True if an admin switched it off. */
  isOff: z.boolean(),
});
export type SourceStatus = z.infer<typeof sourceStatus>;

/** How many programs were open when a run ended, and how many of its sources had failed. */
export const crawlNight = z.object({ run: z.int(), at: z.string(), open: z.int(), failed: z.int() });
export type CrawlNight = z.infer<typeof crawlNight>;

export const crawlError = z.object({
  id: z.int(),
  source: z.string(),
  cause: z.string(),
  message: z.string(),
  url: z.nullable(z.string()),
  /** The affected record, if there is one. */
  record: z.nullable(z.string()),
  at: z.string(),
});
export type CrawlError = z.infer<typeof crawlError>;

const previewedField = z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });

/** What one page of a source would change if it were stored. */
export const sourcePreview = z.object({
  records: z.int(),
  left: z.int(),
  refused: z.array(z.object({ record: z.string(), reason: z.string() })),
  faults: z.array(z.object({ cause: z.string(), message: z.string() })),
  programs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      change: z.enum(['new', 'changed', 'unchanged']),
      fields: z.array(previewedField),
    }),
  ),
  /** Totals, since long lists are truncated. */
  inAll: z.object({ programs: z.int(), refused: z.int() }),
});
export type SourcePreview = z.infer<typeof sourcePreview>;

export const getCrawlStatus = endpoint({
  method: 'GET',
  path: '/api/admin/crawl-grants/status',
  access: 'admin',
  response: z.object({ progress: crawlProgress, error: z.optional(z.string()) }),
});
export const postCrawl = endpoint({
  method: 'POST',
  path: '/api/admin/crawl-grants',
  access: 'admin',
  response: message,
});
/** The latest runs, newest first. */
export const getCrawlRuns = endpoint({
  method: 'GET',
  path: '/api/admin/crawl-runs',
  access: 'admin',
  response: z.object({ runs: z.array(crawlRun) }),
});
/** Returns each source's latest result, and the number of open programs after every run, oldest first. */
export const getCrawlOverview = endpoint({
  method: 'GET',
  path: '/api/admin/crawl-overview',
  access: 'admin',
  response: z.object({ sources: z.array(sourceStatus), nights: z.array(crawlNight) }),
});
/** Returns a run's errors, newest first. `total` counts all of them, since the list may be truncated. */
export const getCrawlErrors = endpoint({
  method: 'GET',
  path: '/api/admin/crawl-runs/:id/errors',
  access: 'admin',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  response: z.object({ errors: z.array(crawlError), total: z.int() }),
});
export const getSources = endpoint({
  method: 'GET',
  path: '/api/admin/sources',
  access: 'admin',
  response: z.object({ sources: z.array(knownSource) }),
});
/** Admits a source's held programs with its next run, or rejects them. */
export const postHeldImport = endpoint({
  method: 'POST',
  path: '/api/admin/sources/:name/held',
  access: 'admin',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }),
  body: z.object({ letIn: z.boolean() }),
  response: message,
});
/** Switches a source on or off for future runs. Its programs stay. */
export const postSourceSwitch = endpoint({
  method: 'POST',
  path: '/api/admin/sources/:name/switch',
  access: 'admin',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }),
  body: z.object({ isOn: z.boolean() }),
  response: message,
});
/** Reads the first page at another URL with this source's reader. Stores nothing. */
export const postAddressPreview = endpoint({
  method: 'POST',
  path: '/api/admin/sources/:name/try',
  access: 'admin',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }),
  body: z.object({
    address: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter an address'),
        z.maxLength(500, 'Please enter a shorter address'),
        z.regex(/^https?:\/\/[^\s]+$/i, 'Please enter an address that starts with https://'),
      ),
  }),
  response: sourcePreview,
});
/** Reads the first page of a source. Stores nothing. */
export const postSourcePreview = endpoint({
  method: 'POST',
  path: '/api/admin/sources/:name/preview',
  access: 'admin',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: sourcePreview,
});
