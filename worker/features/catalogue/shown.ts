import { type SQL, sql } from 'drizzle-orm';
import { grants } from '../../db/schema/index.ts';

/**
 * The id of the program that is shown for this one: another one where several sources list the same program and theirs were
 * merged. Addresses, bookmarks and open tabs know the old id.
 */
export function shownId(id: string): SQL<string> {
  return sql`coalesce((SELECT merging.merged_into FROM ${grants} AS merging WHERE merging.id = ${id}), ${id})`;
}
