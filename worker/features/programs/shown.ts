import { type SQL, sql } from 'drizzle-orm';
import { grants } from '../../db/schema/index.ts';

/**
 * The id of the program shown for this one: a different one if several sources list the program and their rows were
 * merged. Addresses, bookmarks and open tabs have the old id.
 */
export function shownId(id: string): SQL<string> {
  return sql`coalesce((SELECT merging.merged_into FROM ${grants} AS merging WHERE merging.id = ${id}), ${id})`;
}
