import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What became of each task of the clock when it was last run. */
export const taskRuns = sqliteTable('task_runs', {
  name: text('name').primaryKey(),
  startedAt: text('started_at').notNull(),
  tookMs: integer('took_ms').notNull(),
  /** What it said that it did. */
  done: text('done', { mode: 'json' }).notNull(),
  /** Why it failed; null where it did not. */
  failure: text('failure'),
  /** When it last did not fail. */
  succeededAt: text('succeeded_at'),
  failedInARow: integer('failed_in_a_row').notNull().default(0),
});

/** How many unexpected errors there were on a day (UTC), by call or task. */
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

/** How far a task came that does a part each time. */
export const cursors = sqliteTable('cursors', {
  name: text('name').primaryKey(),
  place: integer('place').notNull(),
  /** When it last came to the end and began anew. */
  endedAt: text('ended_at'),
});
