import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The last run of each scheduled task. */
export const taskRuns = sqliteTable('task_runs', {
  name: text('name').primaryKey(),
  startedAt: text('started_at').notNull(),
  tookMs: integer('took_ms').notNull(),
  /** The work done, as reported by the task. */
  done: text('done', { mode: 'json' }).notNull(),
  /** Why it failed; null if it didn't. */
  failure: text('failure'),
  /** The last time it succeeded. */
  succeededAt: text('succeeded_at'),
  failedInARow: integer('failed_in_a_row').notNull().default(0),
});

/** Unexpected errors per day (UTC), by call or task. */
export const errorCounts = sqliteTable(
  'error_counts',
  {
    day: text('day').notNull(),
    what: text('what').notNull(),
    count: integer('count').notNull(),
    lastAt: text('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.what] })],
);

/** The progress of tasks that work in batches. */
export const cursors = sqliteTable('cursors', {
  name: text('name').primaryKey(),
  place: integer('place').notNull(),
  /** When it last reached the end and started over. */
  endedAt: text('ended_at'),
});
