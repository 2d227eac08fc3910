import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, now } from './columns.ts';
import { grants } from './programs.ts';

export const crawlRuns = sqliteTable(
  'crawl_runs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** As people read it: "the schedule", or an admin's address. */
    startedBy: text('started_by').notNull(),
    /** `running` or `complete`: one run at a time. */
    status: text('status').notNull().default('running'),
    /** Who works on it. Another one takes it over by putting its own name here; whoever lost it writes nothing any more. */
    holder: text('holder').notNull(),
    currentTask: text('current_task'),
    startedAt: text('started_at').notNull().default(now),
    heartbeatAt: text('heartbeat_at').notNull().default(now),
    endedAt: text('ended_at'),
    /** How many programs were open when it ended: its point in the picture of all nights. */
    openPrograms: integer('open_programs'),
  },
  (table) => [uniqueIndex('crawl_runs_alive').on(table.status).where(sql`${table.status} = 'running'`)],
);

const runId = () =>
  integer('run_id')
    .notNull()
    .references(() => crawlRuns.id, { onDelete: 'cascade' });
const count = (name: string) => integer(name).notNull().default(0);

/** How far a run came with each source, so that a killed run goes on where it stopped. */
export const crawlSources = sqliteTable(
  'crawl_sources',
  {
    runId: runId(),
    /** The source's name in the registry. */
    name: text('name').notNull(),
    phase: text('phase').notNull(),
    /** Its place in the run. */
    position: integer('position').notNull(),
    /** `waiting`, `reading`, `done`, `failed` or `skipped`. */
    status: text('status').notNull().default('waiting'),
    /** Where the next page begins; null before the first one. */
    cursor: text('cursor', { mode: 'json' }),
    /** Versions of its files that were read whole so far: known for good when the source has ended. */
    versions: text('versions', { mode: 'json' }).notNull().default({}),
    pages: count('pages'),
    /** Milliseconds that slices which ended took for it. */
    spentMs: count('spent_ms'),
    total: integer('total'),
    read: count('read'),
    unchanged: count('unchanged'),
    /** Records that describe nothing to apply for. */
    left: count('left'),
    refused: count('refused'),
    written: count('written'),
    /** Programs that were not there before the run. */
    added: count('added'),
    closed: count('closed'),
    /** Programs found, by type. */
    grants: count('grants'),
    loans: count('loans'),
    assistance: count('assistance'),
    errors: count('errors'),
    /** Whether something was missed that it lists: then nothing of it is closed. */
    isPartial: integer('is_partial', { mode: 'boolean' }).notNull().default(false),
    /** How many programs were not closed for there were too many of them at once. */
    heldBack: count('held_back'),
    /** Why it was skipped or failed; or a word of caution. */
    reason: text('reason'),
    startedAt: text('started_at'),
    endedAt: text('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.name] }),
    index('crawl_sources_name').on(table.name, table.runId),
  ],
);

/** What each page of a source in a run that is going on listed; gone when the source has ended. */
export const crawlPages = sqliteTable(
  'crawl_pages',
  {
    runId: runId(),
    name: text('name').notNull(),
    page: integer('page').notNull(),
    /** Hashes of its records; null where the source said that nothing changed. */
    records: text('records', { mode: 'json' }).notNull(),
    /** Ids that were listed without a record. */
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
    /** The record that it is about, where it is about one. */
    record: text('record'),
    createdAt,
  },
  (table) => [index('crawl_errors_run').on(table.runId, table.id)],
);

/** What is known of a source beyond one run. */
export const sourceStates = sqliteTable('source_states', {
  name: text('name').primaryKey(),
  /** Versions of its files when they were last read whole and stored, by address, and by which way of reading. */
  versions: text('versions', { mode: 'json' }).notNull().default({}),
  /** When it was last read whole. */
  readAt: text('read_at'),
  /** Since when an admin has it switched off: no run reads it then. */
  offSince: text('off_since'),
  offBy: integer('off_by'),
});

/** What a source named that was far more than it ever had: nothing of it is stored until an admin lets it in. */
export const heldFills = sqliteTable('held_fills', {
  /** The source's name in the registry. */
  name: text('name').primaryKey(),
  runId: runId(),
  /** How many it had before. */
  before: integer('before').notNull(),
  /** How many it named, or at least as many as came until it was stopped. */
  named: integer('named').notNull(),
  /** Some of the new programs: title, provider and address. */
  sample: text('sample', { mode: 'json' }).notNull(),
  /** `let in` or `kept out`; null as long as nobody has decided. */
  decision: text('decision'),
  decidedBy: integer('decided_by'),
  decidedAt: text('decided_at'),
  createdAt,
});

/** Records as they were read last, by their hash: one that is unchanged is not read again. */
export const sourceRecords = sqliteTable(
  'source_records',
  {
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    /** The programs that it describes, each with its id at the source, its kind and its content's hash; none for what nobody can apply for. */
    sourceIds: text('source_ids', { mode: 'json' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hash] })],
);

/** Names under which records of other sources know the same program: `grants-gov:363917`. */
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

/** What admins corrected: it holds whatever the source says, until it is withdrawn. */
export const programEdits = sqliteTable(
  'program_edits',
  {
    grantId: grantId(),
    /** A property of the program's row. */
    field: text('field').notNull(),
    value: text('value', { mode: 'json' }),
    /** What the source says of it, kept up to date. */
    sourceValue: text('source_value', { mode: 'json' }),
  },
  (table) => [primaryKey({ columns: [table.grantId, table.field] })],
);

/** Who changed what by hand, when and why. Stays when the admin's account goes. */
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
