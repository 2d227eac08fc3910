import { sql } from 'drizzle-orm';

/** A run says that it lives this often, also while a source lets it wait. */
export const BEAT_MS = 15_000;
/** A run of which nothing was heard for so long is dead. */
export const DEAD_AFTER_MS = 60_000;

/** The clock of the database: that of a worker may be another one. */
export const databaseNow = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
/** Who has not said since then that it lives is dead. */
export const deadSince = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`-${DEAD_AFTER_MS / 1000} seconds`})`;
/** Of a run that was given up on purpose: whoever comes next may have it at once. */
export const RELEASED_AT = '1970-01-01T00:00:00.000Z';
