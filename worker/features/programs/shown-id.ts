import { type SQL, sql } from 'drizzle-orm';
import { grants } from '../../db/schema/index.ts';

/**
 * Returns the ID of the program shown for this one. It's a different one if several sources list the program and their
 * rows were merged. URLs, bookmarks and open tabs still have the old ID.
 */
export function shownId(id: string): SQL<string> {
  return sql`coalesce((SELECT merging.merged_into FROM ${grants} AS merging WHERE merging.id = ${id}), ${id})`;
}
