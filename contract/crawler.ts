import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './fields.ts';

/** How far a phase is, in records: as many as its sources name, or had when they were read last. Of `sources`, `failed` couldn't be read whole. */
const phaseProgress = z.object({ total: z.int(), completed: z.int(), sources: z.int(), failed: z.int() });

export const CRAWL_PHASES = ['categories', 'federal', 'states', 'ngos'] as const;
const crawlPhase = z.enum(CRAWL_PHASES);
export type CrawlPhase = z.infer<typeof crawlPhase>;

/** As many errors of a run its progress brings at most. */
export const MOST_PROGRESS_ERRORS = 50;

/** The run that is going on, or the last one. */
export const crawlProgress = z.object({
  isRunning: z.boolean(),
  isComplete: z.boolean(),
  /** Percent. */
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  grantsFound: z.int(),
  currentTask: z.nullable(z.string()),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  /** Sentences, the last first, equal ones once with how often; not all of them where there are many: `GET /api/admin/crawl-runs/:id/errors` has them. */
  errors: z.array(z.string()),
  categoriesProgress: phaseProgress,
  federalProgress: phaseProgress,
  stateProgress: phaseProgress,
  ngoProgress: phaseProgress,
  programTypeCounts: z.object({ grant: z.int(), loan: z.int(), assistance: z.int() }),
  /** Sources that could not be read, with the reason, and how many sources there are in the run. */
  failedSources: z.array(z.object({ title: z.string(), reason: z.string() })),
  sourcesInAll: z.int(),
});
export type CrawlProgress = z.infer<typeof crawlProgress>;

/** `waiting`: its turn has not come. `done`: read to its end. `failed`: it could not be. `skipped`: the settings leave it out. */
export const CRAWL_SOURCE_STATES = ['waiting', 'reading', 'done', 'failed', 'skipped'] as const;
const crawlSourceState = z.enum(CRAWL_SOURCE_STATES);
export type CrawlSourceState = z.infer<typeof crawlSourceState>;

/** What became of one source in one run. */
export const crawledSource = z.object({
  name: z.string(),
  title: z.string(),
  phase: crawlPhase,
  state: crawlSourceState,
  /** Records in all, where the source tells. */
  total: z.nullable(z.int()),
  read: z.int(),
  /** Records that were as they had been. */
  unchanged: z.int(),
  /** Records that describe nothing to apply for. */
  left: z.int(),
  /** Records that could not be read: each is in the list of errors. */
  refused: z.int(),
  /** Programs that are new or changed. */
  written: z.int(),
  /** Programs that the source does not list any more. */
  closed: z.int(),
  errors: z.int(),
  /** Why it was skipped or failed; or a word of caution. */
  reason: z.nullable(z.string()),
});
export type CrawledSource = z.infer<typeof crawledSource>;

export const crawlRun = z.object({
  id: z.int(),
  startedBy: z.string(),
  /** `stopped`: nothing was heard of it for a minute; it is taken up again by itself or by a start. */
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

/** What a source named that was far more than it ever had: an admin looks at it and lets it in, or not. */
export const heldFill = z.object({
  before: z.int(),
  named: z.int(),
  /** Some of the new programs. */
  sample: z.array(z.object({ title: z.string(), provider: z.nullable(z.string()), url: z.nullable(z.string()) })),
  /** Null as long as nobody has decided. */
  decision: z.nullable(z.enum(['let in', 'kept out'])),
  at: z.string(),
});
export type HeldFill = z.infer<typeof heldFill>;

/** A source with what we have of it. */
export const knownSource = z.object({
  name: z.string(),
  title: z.string(),
  phase: crawlPhase,
  /** What its answers are: "JSON", "A CKAN table". */
  format: z.string(),
  /** On what terms it may be read and shown. */
  licence: z.string(),
  /** How many days lie between two changes of what it publishes. */
  everyDays: z.int(),
  /** Where it is read. */
  addresses: z.array(z.string()),
  /** Programs of it in the catalogue, open and in all. Two sources can fill the same ones. */
  open: z.int(),
  programs: z.int(),
  /** How many of these another source's record of the same program is shown for. */
  merged: z.int(),
  /** When it was last read whole. */
  readAt: z.nullable(z.string()),
  /** Of how many of its last ten tries how many failed. */
  tried: z.int(),
  failed: z.int(),
  /** What the settings lack for it; null where it can be read. */
  skipped: z.nullable(z.string()),
  /** An honest word where it finds little. */
  note: z.nullable(z.string()),
  held: z.nullable(heldFill),
  /** Since when an admin has it switched off; null where runs read it. */
  offSince: z.nullable(z.string()),
  /** Whether its way of reading can be tried at another address. */
  triesAddresses: z.boolean(),
});
export type KnownSource = z.infer<typeof knownSource>;

/** What a source came to when it was last read to an end. */
const lastNight = z.object({
  state: z.enum(['done', 'failed']),
  at: z.nullable(z.string()),
  /** Programs that were not there before, that changed, and that it does not list any more. */
  added: z.int(),
  changed: z.int(),
  closed: z.int(),
  /** Records that could not be read. */
  refused: z.int(),
  /** Programs that were not closed, for too many would have gone at once. */
  heldBack: z.int(),
  reason: z.nullable(z.string()),
});

/** A source at a glance. */
export const sourceNight = z.object({
  name: z.string(),
  title: z.string(),
  phase: crawlPhase,
  /** When a run last read all of it, with nothing missed and nothing held back; null where no run that is kept did. */
  goodAt: z.nullable(z.string()),
  last: z.nullable(lastNight),
  /** How many new programs wait for an admin to let them in. */
  waiting: z.int(),
  /** Whether an admin has it switched off. */
  isOff: z.boolean(),
});
export type SourceNight = z.infer<typeof sourceNight>;

/** How many programs were open when a run ended, and how many of its sources had failed. */
export const crawlNight = z.object({ run: z.int(), at: z.string(), open: z.int(), failed: z.int() });
export type CrawlNight = z.infer<typeof crawlNight>;

export const crawlError = z.object({
  id: z.int(),
  source: z.string(),
  cause: z.string(),
  message: z.string(),
  url: z.nullable(z.string()),
  /** The record that it is about, where it is about one. */
  record: z.nullable(z.string()),
  at: z.string(),
});
export type CrawlError = z.infer<typeof crawlError>;

const previewedField = z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });

/** What one page of a source would change, if it were stored. */
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
  /** How many there are: of many the first are given. */
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
/** The last runs, the newest first. */
export const getCrawlRuns = endpoint({
  method: 'GET',
  path: '/api/admin/crawl-runs',
  access: 'admin',
  response: z.object({ runs: z.array(crawlRun) }),
});
/** Each source's last night, and the open programs of all nights, the oldest first. */
export const getCrawlOverview = endpoint({
  method: 'GET',
  path: '/api/admin/crawl-overview',
  access: 'admin',
  response: z.object({ sources: z.array(sourceNight), nights: z.array(crawlNight) }),
});
/** The errors of a run, the last first; `total` where there are more than are given. */
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
/** Lets what is held of a source come in with its next run, or keeps it out. */
export const postHeldFill = endpoint({
  method: 'POST',
  path: '/api/admin/sources/:name/held',
  access: 'admin',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }),
  body: z.object({ letIn: z.boolean() }),
  response: message,
});
/** Switches a source on or off for the runs to come; what it brought stays. */
export const postSourceSwitch = endpoint({
  method: 'POST',
  path: '/api/admin/sources/:name/switch',
  access: 'admin',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }),
  body: z.object({ isOn: z.boolean() }),
  response: message,
});
/** Reads the first page at another address as this source's are read, and stores nothing. */
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
/** Reads the first page of a source, and stores nothing. */
export const postSourcePreview = endpoint({
  method: 'POST',
  path: '/api/admin/sources/:name/preview',
  access: 'admin',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: sourcePreview,
});
