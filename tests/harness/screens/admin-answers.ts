import type { AiAnswers, AiDay } from '../../../contract/ai/ai.ts';
import type {
  CrawlError,
  CrawlNight,
  CrawlProgress,
  CrawlRun,
  KnownSource,
  SourcePreview,
  SourceStatus,
} from '../../../contract/crawler.ts';
import type { AuditPage, EditableProgram, FoundProgram } from '../../../contract/programs/program-edits.ts';
import type { StatusFigure, StatusItem, StatusLine } from '../../../contract/status.ts';

/** Mocks for the admin's calls, with texts of various lengths, because crawled text can be anything. */

const AT = '2026-11-22T03:00:00.000Z';
const LONG = `${'A sentence of a source that says more than anybody wants to read about one program. '.repeat(6)}${'x'.repeat(90)}`;
export const HOSTILE = '<img src=x onerror=alert(1)>';

export function progressOf(changes: Partial<CrawlProgress> = {}): CrawlProgress {
  return {
    isRunning: true,
    isComplete: false,
    progress: 42,
    grantsFound: 12_345,
    currentTask: 'Grants.gov: 1,200 of 1,650 records',
    startTime: AT,
    endTime: null,
    errors: [],
    categoriesProgress: { total: 0, completed: 0, sources: 1, failed: 0 },
    federalProgress: { total: 1650, completed: 1200, sources: 6, failed: 0 },
    stateProgress: { total: 900, completed: 0, sources: 3, failed: 0 },
    ngoProgress: { total: 40, completed: 40, sources: 1, failed: 0 },
    programTypeCounts: { grant: 12_000, loan: 45, assistance: 300 },
    failedSources: [],
    sourcesInAll: 11,
    ...changes,
  };
}

export const IDLE = progressOf({
  ...{ isRunning: false, progress: 0, grantsFound: 0, currentTask: null, startTime: null },
  federalProgress: { total: 0, completed: 0, sources: 1, failed: 0 },
  stateProgress: { total: 0, completed: 0, sources: 1, failed: 0 },
  ngoProgress: { total: 0, completed: 0, sources: 1, failed: 0 },
  programTypeCounts: { grant: 0, loan: 0, assistance: 0 },
});

export const COMPLETE = progressOf({
  ...{ isRunning: false, isComplete: true, progress: 100, currentTask: null, endTime: '2026-11-22T03:25:00.000Z' },
  errors: [`grants-gov: https://api.grants.gov/v1/${'long/'.repeat(30)} was cut off.`, ...Array(7).fill(LONG)],
});

const counts = { total: 1650, read: 1650, unchanged: 1500, left: 12, refused: 3, written: 135, closed: 9, errors: 4 };
export const RUNS: CrawlRun[] = [
  {
    ...{ id: 12, startedBy: 'somebody.with-a-long-name@administration.grantlight.example', state: 'running' },
    ...{ startTime: AT, endTime: null, grantsFound: 12_345, written: 3456, closed: 12, errors: 130 },
    sources: [
      {
        ...{ name: 'live-search', title: 'Live search of the web', phase: 'categories', state: 'skipped', ...counts },
        ...{ total: null, read: 0, unchanged: 0, written: 0, closed: 0, errors: 0, left: 0, refused: 0 },
        reason: 'Skipped: it needs a key, and the setting LIVE_SEARCH_API_KEY is empty.',
      },
      {
        ...{ name: 'grants-gov', title: 'Grants.gov', phase: 'federal', state: 'done', ...counts, reason: null },
      },
      {
        ...{ name: 'california', title: 'California Grants Portal', phase: 'states', state: 'reading', ...counts },
        reason: null,
      },
      { ...{ name: 'feeds', title: HOSTILE, phase: 'ngos', state: 'failed', ...counts, total: null }, reason: LONG },
      {
        ...{ name: 'maryland', title: 'Maryland', phase: 'states', state: 'waiting', ...counts, reason: null },
      },
    ],
  },
  {
    ...{ id: 11, startedBy: 'the clock', state: 'complete', startTime: '2026-11-21T03:00:00.000Z' },
    ...{ endTime: '2026-11-21T04:31:00.000Z', grantsFound: 12_000, written: 12_000, closed: 0, errors: 1 },
    sources: [
      { ...{ name: 'grants-gov', title: 'Grants.gov', phase: 'federal', state: 'done', ...counts, reason: null } },
      { ...{ name: 'feeds', title: 'Feeds', phase: 'ngos', state: 'failed', ...counts, reason: 'Not readable.' } },
    ],
  },
];

const night = { state: 'done', at: AT, added: 12, changed: 123, closed: 9, refused: 3, heldBack: 0 } as const;
/** Sources in each state. */
export const OVERVIEW_SOURCES: SourceStatus[] = [
  {
    ...{ name: 'live-search', title: 'Live search of the web', phase: 'categories' },
    ...{ goodAt: null, last: null, waiting: 0, isOff: true },
  },
  {
    ...{ name: 'grants-gov', title: 'Grants.gov', phase: 'federal', goodAt: AT },
    ...{ last: { ...night, reason: null }, waiting: 0, isOff: false },
  },
  {
    ...{ name: 'california', title: 'California Grants Portal', phase: 'states', goodAt: '2026-11-20T03:00:00.000Z' },
    ...{
      last: { ...night, heldBack: 1234, reason: '1,234 of 1,300 open programs are no longer listed.' },
      waiting: 0,
      isOff: false,
    },
  },
  {
    ...{ name: 'pennsylvania', title: 'Pennsylvania eGrants', phase: 'states', goodAt: AT },
    ...{ last: { ...night, reason: null }, waiting: 33_600, isOff: false },
  },
  {
    ...{ name: 'feeds', title: HOSTILE, phase: 'ngos', goodAt: null },
    ...{ last: { ...night, state: 'failed', reason: LONG }, waiting: 0, isOff: false },
  },
];

/** A month of nights, including one without a run and one with failed sources. */
export const NIGHTS: CrawlNight[] = Array.from({ length: 30 }, (_, day) => ({
  ...{
    run: day + 1,
    at: `2026-11-${String(day < 15 ? day + 1 : Math.min(30, day + 2)).padStart(2, '0')}T08:00:00.000Z`,
  },
  ...{ open: 12_000 + 37 * day - (day === 20 ? 4000 : 0), failed: day === 20 ? 3 : 0 },
})).slice(0, 28);

/** Three of eleven sources failed, one of them with a hostile text. */
export const SOME_FAILED = {
  failedSources: [
    { title: 'Grants.gov', reason: 'It cannot be reached.' },
    { title: 'California Grants Portal', reason: 'It lists 33,600 new programs, but had only 141 before.' },
    { title: HOSTILE, reason: 'Not readable.' },
  ],
  sourcesInAll: 11,
};

/** 120 errors from two sources. */
export const ERRORS: CrawlError[] = Array.from({ length: 120 }, (_, place) => ({
  id: place + 1,
  source: place % 3 === 0 ? 'california' : 'grants-gov',
  cause: place % 3 === 0 ? 'timed_out' : 'refused_record',
  message: place === 1 ? HOSTILE : place === 2 ? LONG : `Record ${place} has no title.`,
  url: place === 1 ? 'javascript:alert(1)' : `https://data.example.gov/records/${place}`,
  record: place === 2 ? 'y'.repeat(120) : `record-${place}`,
  at: AT,
}));

const TERMS = {
  ...{ format: 'JSON', license: 'Public domain: a work of the U.S. government', everyDays: 1 },
  addresses: ['https://data.example.gov/api'],
};

export const SOURCES: KnownSource[] = [
  {
    ...TERMS,
    ...{ name: 'live-search', title: 'Live search of the web', phase: 'categories', open: 0, programs: 0 },
    ...{ merged: 0, readAt: null, tried: 0, failed: 0, note: null, held: null, offSince: null, triesAddresses: false },
    skipped: 'Skipped: it needs a key, and the setting LIVE_SEARCH_API_KEY is empty.',
  },
  {
    ...TERMS,
    ...{ name: 'grants-gov', title: 'Grants.gov', phase: 'federal', open: 1650, programs: 81_234 },
    ...{ merged: 12, readAt: AT, tried: 10, failed: 3, skipped: null, note: null, held: null },
    ...{ offSince: null, triesAddresses: true },
  },
  {
    ...TERMS,
    ...{ name: 'feeds', title: 'Feeds of foundations', phase: 'ngos', open: 4, programs: 9, readAt: AT, tried: 1 },
    ...{
      merged: 1,
      failed: 0,
      offSince: AT,
      triesAddresses: true,
      skipped: null,
      note: `Few foundations publish a feed: this source finds little. ${LONG}`,
      held: {
        ...{ before: 141, named: 33_600, decision: null, at: AT },
        sample: [
          { title: HOSTILE, provider: LONG, url: 'javascript:alert(1)' },
          { title: 'Orchard Renewal Program', provider: null, url: 'https://data.example.gov/1' },
        ],
      },
    },
  },
];

export const PREVIEW: SourcePreview = {
  ...{ records: 100, left: 2, inAll: { programs: 97, refused: 1 } },
  refused: [{ record: 'z'.repeat(80), reason: 'The record has no title.' }],
  faults: [{ cause: 'timed_out', message: 'grants-gov: the second page did not come in time.' }],
  programs: [
    {
      ...{ id: 'grants-gov-1', title: `Rural broadband ${HOSTILE}`, change: 'changed' },
      fields: [
        { field: 'deadline', before: 'March 1, 2027', after: 'April 1, 2027' },
        { field: 'description', before: null, after: LONG },
      ],
    },
    { ...{ id: 'grants-gov-2', title: 'Farm loans', change: 'new' }, fields: [] },
    { ...{ id: 'grants-gov-3', title: 'School meals', change: 'unchanged' }, fields: [] },
  ],
};

export const FOUND: FoundProgram[] = [
  {
    ...{ id: 'liheap', title: 'Help with heating bills', source: 'curated', programType: 'assistance' },
    ...{ state: 'open', isEdited: true, updatedAt: AT },
  },
  {
    ...{ id: 'grants-gov-2', title: `${HOSTILE} ${LONG}`, source: 'grants-gov', programType: 'grant' },
    ...{ state: 'merged', isEdited: false, updatedAt: AT },
  },
];

export const PROGRAM: EditableProgram = {
  ...{ id: 'liheap', title: 'Help with heating bills', source: 'curated', programType: 'assistance' },
  ...{ state: 'open', isEdited: true, updatedAt: AT, mergedInto: null },
  values: {
    ...{ title: 'Help with heating bills', description: LONG, provider: 'Your state', amount: 'Up to $1,000' },
    ...{ deadline: 'March 31, 2027', deadlineDate: '2027-03-31', eligibility: 'Households with a low income.' },
    ...{ requirements: null, url: 'https://www.acf.gov/', applicationUrl: null, category: 'Community Development' },
    ...{ programType: 'assistance', hidden: false },
  },
  edited: [
    { field: 'amount', sourceValue: 'Up to $500' },
    { field: 'description', sourceValue: null },
  ],
  mergedFrom: [
    { id: 'grants-gov-2', title: 'Low income home energy', source: 'grants-gov', fields: ['amount', 'agencyCode'] },
  ],
  rules: ['You live in a household with a low income', LONG],
  older: 17,
  audit: [
    {
      ...{ field: 'amount', before: 'Up to $500', after: 'Up to $1,000', action: 'edited' },
      ...{ reason: 'Read again on the official page', by: 'ada@grantlight.example', at: AT },
    },
    {
      ...{ field: 'hidden', before: 'true', after: 'false', action: 'withdrawn' },
      ...{ reason: LONG, by: null, at: AT },
    },
  ],
};

export const OLDER_AUDIT: AuditPage = {
  older: null,
  audit: [
    {
      ...{ field: 'rules', before: 'You live in a household with a low income', after: null, action: 'edited' },
      ...{ reason: 'The first entry of all', by: 'ada@grantlight.example', at: AT },
    },
  ],
};

export const MERGED: EditableProgram = {
  ...PROGRAM,
  ...{ id: 'grants-gov-2', state: 'merged', mergedInto: 'liheap', mergedFrom: [], audit: [], older: null, edited: [] },
};

const thing = (title: string, more: Partial<StatusItem> = {}): StatusItem => ({
  ...{ title, program: null, url: null, detail: null, since: AT },
  ...more,
});
const figureOf = (kind: StatusFigure['kind'], name: string, value: StatusFigure['value']) => ({ kind, name, value });
const fine = (name: StatusLine['name'], figures: StatusFigure[] = [], items: StatusItem[] = []): StatusLine => ({
  ...{ name, state: 'fine', problem: null, figures, items },
});

/** A product with problems: a line for each state, with texts of various lengths. */
export const STATUS: { at: string; lines: StatusLine[] } = {
  at: AT,
  lines: [
    fine('database', [
      figureOf('ms', 'answers', 4),
      figureOf('bytes', 'size', 48_123_904),
      figureOf('count', 'members', 81_234),
    ]),
    fine('migrations', [
      figureOf('count', 'applied', 17),
      figureOf('count', 'expected', 17),
      figureOf('moment', 'newest', AT),
    ]),
    {
      ...{ name: 'errors', state: 'broken', problem: 'errors_many', figures: [figureOf('count', 'today', 130)] },
      items: [thing('POST /api/grants/search internal', { detail: '120' }), thing(HOSTILE, { detail: LONG })],
    },
    {
      ...{ name: 'tasks', state: 'look', problem: 'task_failed', figures: [figureOf('count', 'failed', 1)] },
      items: [thing('mail', { detail: '412 ms' }), thing('billing', { detail: 'SQLITE_BUSY: database is locked' })],
    },
    fine('mail', [figureOf('text', 'transport', 'binding'), figureOf('count', 'waiting', 0)]),
    fine('payments', [figureOf('moment', 'lastEvent', AT)]),
    fine('ai', [figureOf('text', 'model', 'gpt-5-mini'), figureOf('usd', 'cost', 1.234)]),
    fine('crawler', [figureOf('text', 'run', 'complete'), figureOf('moment', 'next', AT)]),
    {
      ...{ name: 'links', state: 'look', problem: 'links_dead', figures: [figureOf('count', 'dead', 14)] },
      items: Array.from({ length: 14 }, (_, place) =>
        thing(place === 1 ? LONG : `Help with heating bills ${place}`, {
          ...{ program: 'liheap', detail: place % 2 ? 'silent 9' : 'gone 4' },
          url: place === 2 ? 'javascript:alert(1)' : `https://www.example.gov/${'programs/'.repeat(place * 3)}`,
        }),
      ),
    },
    {
      ...{ name: 'facts', state: 'look', problem: 'facts_stale', figures: [figureOf('count', 'stalePrograms', 1)] },
      items: [thing('Farm loans', { program: 'grants-gov-2', detail: 'program', since: '2024-10-01' })],
    },
    fine(
      'settings',
      [figureOf('count', 'needed', 0)],
      [thing('LIVE_SEARCH_API_KEY', { detail: 'optional', since: null })],
    ),
    fine('version', [figureOf('text', 'product', '0.1.0'), figureOf('text', 'worker', null)]),
  ],
};

/** Two weeks of model calls for each feature. */
export const AI_COSTS: { answers: AiAnswers; today: string; days: AiDay[] } = {
  answers: 'model',
  today: '2026-11-26',
  days: Array.from({ length: 14 }, (_, place) => `2026-11-${26 - place}`).flatMap((day, place) => [
    {
      day,
      feature: 'analysis',
      calls: 120 - place,
      faults: 2,
      inputTokens: 540_000,
      outputTokens: 210_000,
      cost: 0.555,
    },
    { day, feature: 'priority', calls: 44, faults: 0, inputTokens: 301_000, outputTokens: 12_000, cost: 0.0993 },
  ]),
};
