import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, now } from './columns.ts';
import { grants } from './programs.ts';

export const crawlRuns = sqliteTable(
  'crawl_runs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** As shown to admins: "the schedule", or an admin's email address. */
    startedBy: text('started_by').notNull(),
    /** `running` or `complete`. Only one run can be running at a time. */
    status: text('status').notNull().default('running'),
    /**
     * The worker that holds the run. Another one takes over by writing its own name here; the previous holder can't
     * write anymore.
     */
    holder: text('holder').notNull(),
    currentTask: text('current_task'),
    startedAt: text('started_at').notNull().default(now),
    heartbeatAt: text('heartbeat_at').notNull().default(now),
    endedAt: text('ended_at'),
    /** The number of open programs at its end, for the chart of nightly runs. */
    openPrograms: integer('open_programs'),
  },
  (table) => [uniqueIndex('crawl_runs_alive').on(table.status).where(sql`${table.status} = 'running'`)],
);

const runId = () =>
  integer('run_id')
    .notNull()
    .references(() => crawlRuns.id, { onDelete: 'cascade' });
const count = (name: string) => integer(name).notNull().default(0);

/** A run's progress with each source, so a killed run resumes where it stopped. */
export const crawlSources = sqliteTable(
  'crawl_sources',
  {
    runId: runId(),
    /** The source's name in the registry. */
    name: text('name').notNull(),
    phase: text('phase').notNull(),
    /** Its place in the run's order. */
    position: integer('position').notNull(),
    /** `waiting`, `reading`, `done`, `failed` or `skipped`. */
    status: text('status').notNull().default('waiting'),
    /** Where the next page starts; null before the first one. */
    cursor: text('cursor', { mode: 'json' }),
    /** Versions of its fully read files. They become permanent when the source ends. */
    versions: text('versions', { mode: 'json' }).notNull().default({}),
    pages: count('pages'),
    /** Milliseconds that finished slices have spent on it. */
    spentMs: count('spent_ms'),
    total: integer('total'),
    read: count('read'),
    unchanged: count('unchanged'),
    /** Records with nothing to apply for. */
    left: count('left'),
    refused: count('refused'),
    written: count('written'),
    /** Programs that weren't stored before the run. */
    added: count('added'),
    closed: count('closed'),
    /** Programs found, by type. */
    grants: count('grants'),
    loans: count('loans'),
    assistance: count('assistance'),
    errors: count('errors'),
    /** True if something on its list was skipped. If so, none of its programs are closed. */
    isPartial: integer('is_partial', { mode: 'boolean' }).notNull().default(false),
    /** How many programs weren't closed because too many would have closed in one run. */
    heldBack: count('held_back'),
    /** Why it was skipped or failed, or a warning. */
    reason: text('reason'),
    startedAt: text('started_at'),
    endedAt: text('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.name] }),
    index('crawl_sources_name').on(table.name, table.runId),
  ],
);

/** What each page of a source listed in the current run; deleted when the source ends. */
export const crawlPages = sqliteTable(
  'crawl_pages',
  {
    runId: runId(),
    name: text('name').notNull(),
    page: integer('page').notNull(),
    /** Hashes of its records; null if the source said that nothing changed. */
    records: text('records', { mode: 'json' }).notNull(),
    /** IDs that were listed without a record. */
    listed: text('listed', { mode: 'json' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.name, table.page] })],
);

export const crawlErrors = sqliteTable(
  'crawl_errors',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    runId: runId(),
    name: text('name').notNull(),
    cause: text('cause').notNull(),
    message: text('message').notNull(),
    url: text('url'),
    /** The affected record, if any. */
    record: text('record'),
    createdAt,
  },
  (table) => [index('crawl_errors_run').on(table.runId, table.id)],
);

/** A source's state across runs. */
export const sourceStates = sqliteTable('source_states', {
  name: text('name').primaryKey(),
  /** Versions of its files when they were last fully read and stored, by address, with the `readingOf` stamp. */
  versions: text('versions', { mode: 'json' }).notNull().default({}),
  /** When it was last fully read. */
  readAt: text('read_at'),
  /** When an admin switched it off, so no run reads it; null if it's on. */
  offSince: text('off_since'),
  offBy: integer('off_by'),
});

/** A source's list that is far larger than ever before. None of it is stored until an admin allows it. */
export const heldImports = sqliteTable('held_fills', {
  /** The source's name in the registry. */
  name: text('name').primaryKey(),
  runId: runId(),
  /** How many programs or records it had before. */
  before: integer('before').notNull(),
  /** How many it listed, or at least how many new ones it had when reading stopped. */
  named: integer('named').notNull(),
  /** A few of the new programs: title, provider and address. */
  sample: text('sample', { mode: 'json' }).notNull(),
  /** `let in` or `kept out`; null if undecided. */
  decision: text('decision'),
  decidedBy: integer('decided_by'),
  decidedAt: text('decided_at'),
  createdAt,
});

/** The records last read, by hash, so an unchanged one isn't read again. */
export const sourceRecords = sqliteTable(
  'source_records',
  {
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    /**
     * The programs it describes, each with its source ID, kind and content hash; none if there is nothing to apply for.
     */
    sourceIds: text('source_ids', { mode: 'json' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hash] })],
);

/** Other sources' names for the same program, such as `grants-gov:363917`. */
export const grantNames = sqliteTable(
  'grant_names',
  {
    name: text('name').notNull(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.name, table.grantId] }), index('grant_names_grant').on(table.grantId)],
);

const grantId = () =>
  text('grant_id')
    .notNull()
    .references(() => grants.id, { onDelete: 'cascade' });

/** Admins' corrections, which override the source until withdrawn. */
export const programEdits = sqliteTable(
  'program_edits',
  {
    grantId: grantId(),
    /** A property of the program's row. */
    field: text('field').notNull(),
    value: text('value', { mode: 'json' }),
    /** The source's value, kept up to date. */
    sourceValue: text('source_value', { mode: 'json' }),
  },
  (table) => [primaryKey({ columns: [table.grantId, table.field] })],
);

/** The log of manual changes: who changed what, when and why. Kept when the admin's account is deleted. */
export const programAudit = sqliteTable(
  'program_audit',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    grantId: grantId(),
    adminId: integer('admin_id').notNull(),
    /** `edited` or `withdrawn`. */
    action: text('action').notNull(),
    field: text('field').notNull(),
    before: text('before'),
    after: text('after'),
    reason: text('reason').notNull(),
    createdAt,
  },
  (table) => [index('program_audit_grant').on(table.grantId, table.id)],
);
