import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/sqlite-core';

/** Times are ISO 8601 text in UTC, so they sort and read naturally. */
export const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
export const createdAt = text('created_at').notNull().default(now);
export const updatedAt = text('updated_at').notNull().default(now);
