import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, now } from './columns.ts';

export const crawlRuns = sqliteTable('crawl_runs', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  startedBy: text('started_by').notNull(),
  status: text('status').notNull().default('running'),
  currentTask: text('current_task'),
  grantsFound: integer('grants_found').notNull().default(0),
  startedAt: text('started_at').notNull().default(now),
  heartbeatAt: text('heartbeat_at').notNull().default(now),
  endedAt: text('ended_at'),
});

const runId = () =>
  integer('run_id')
    .notNull()
    .references(() => crawlRuns.id, { onDelete: 'cascade' });

export const crawlPhases = sqliteTable(
  'crawl_phases',
  {
    runId: runId(),
    phase: text('phase').notNull(),
    total: integer('total').notNull().default(0),
    completed: integer('completed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.runId, table.phase] })],
);

/** How far a run came with each source, so that a killed run goes on where it stopped. */
export const crawlSources = sqliteTable(
  'crawl_sources',
  {
    runId: runId(),
    source: text('source').notNull(),
    status: text('status').notNull().default('waiting'),
    cursor: text('cursor'),
    read: integer('read').notNull().default(0),
    written: integer('written').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.runId, table.source] })],
);

export const crawlErrors = sqliteTable(
  'crawl_errors',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    runId: runId(),
    source: text('source').notNull(),
    cause: text('cause').notNull(),
    createdAt,
  },
  (table) => [index('crawl_errors_run').on(table.runId, table.id)],
);
