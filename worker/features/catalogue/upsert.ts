import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import type { GrantRow } from './normalise.ts';
import { searchColumnsOf } from './search-columns.ts';

const ROWS_A_STATEMENT = 1000;

const { rowId, createdAt, updatedAt, mergedInto, borrowed, ...written } = getTableColumns(grants);
/** Column names by property, for the rows travel as one JSON text. */
const COLUMNS = Object.entries(written).map(([property, column]) => ({ property, name: column.name }));
const UNCHANGING = ['id', 'source', 'source_id'];
/** The hash of what the source says, and what becomes of it here: words of other programs, the thesaurus. */
const DERIVED = ['content_hash', 'keywords', 'concepts', 'mentions', 'title_stems', 'name_stems', 'stems', 'barred'];

/**
 * Writes programs, idempotent by (source, source id): unchanged ones are not touched. One statement
 * for 1,000 rows. Returns how many rows were written.
 */
export async function upsertPrograms(db: Database, rows: readonly GrantRow[]): Promise<number> {
  const names = COLUMNS.map(({ name }) => name).join(', ');
  const values = COLUMNS.map(({ property }) => `value ->> '$.${property}'`).join(', ');
  const changes = COLUMNS.filter(({ name }) => !UNCHANGING.includes(name)).map(
    ({ name }) => `${name} = excluded.${name}`,
  );
  const statement = `
    INSERT INTO grants (${names}) SELECT ${values} FROM json_each(?) WHERE true
    ON CONFLICT (source, source_id) DO UPDATE SET ${changes.join(', ')}, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE ${DERIVED.map((name) => `${name} IS NOT excluded.${name}`).join(' OR ')}`;
  let count = 0;
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const batch = JSON.stringify(
      rows.slice(start, start + ROWS_A_STATEMENT).map((row) => ({ ...row, ...searchColumnsOf(row) })),
    );
    const result = await db.$client.execute({ sql: statement, args: [batch] });
    count += result.rowsAffected;
  }
  return count;
}

/** Closes open programs of a source that it does not list any more. Returns how many. */
export async function closeUnlisted(db: Database, source: string, listedIds: readonly string[]): Promise<number> {
  const result = await db.run(sql`
    UPDATE grants SET status = 'closed', content_hash = '', updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE source = ${source} AND status = 'open' AND source_id NOT IN (SELECT value FROM json_each(${JSON.stringify(listedIds)}))`);
  return result.rowsAffected;
}
