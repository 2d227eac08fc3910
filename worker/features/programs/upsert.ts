import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { jsonText } from '../../db/json-text.ts';
import { grants } from '../../db/schema/index.ts';
import { withEdits } from './edits.ts';
import type { GrantRow } from './normalize.ts';
import { type SearchColumns, searchColumnsOf } from './search-columns.ts';

const ROWS_A_STATEMENT = 1000;
/** The size limit of a statement's JSON. */
const MOST_CHARACTERS = 4_000_000;

const { rowId, createdAt, updatedAt, mergedInto, ...written } = getTableColumns(grants);
/** Column names by property, because rows are sent as one JSON text. */
const COLUMNS = Object.entries(written).map(([property, column]) => ({ property, name: column.name }));
const UNCHANGING = ['id', 'source', 'source_id'];
/**
 * The hash of the source's data, and derived columns, which also depend on other programs' words, the thesaurus and
 * borrowed fields.
 */
const DERIVED = [
  ...['content_hash', 'keywords', 'concepts', 'mentions', 'title_stems', 'name_stems', 'stems', 'barred'],
  ...['borrowed', 'description', 'amount', 'amount_min', 'amount_max', 'deadline', 'deadline_kind', 'deadline_date'],
  ...['deadline_at', 'requirements', 'url', 'eligibility', 'provider', 'provider_url', 'application_url'],
  ...['interest_rate', 'repayment_terms', 'assistance_type', 'needs', 'worth'],
];
/** A merged program stays hidden, no matter what its source says. */
const CHANGES = COLUMNS.filter(({ name }) => !UNCHANGING.includes(name)).map(({ name }) =>
  name === 'status'
    ? `status = CASE WHEN grants.merged_into IS NULL THEN excluded.status ELSE 'hidden' END`
    : `${name} = excluded.${name}`,
);
const INTO = sql.raw(`INSERT INTO grants (${COLUMNS.map(({ name }) => name).join(', ')})
  SELECT ${COLUMNS.map(({ property }) => `value ->> '$.${property}'`).join(', ')}`);
const ON_CONFLICT = sql.raw(`ON CONFLICT (source, source_id) DO UPDATE
  SET ${CHANGES.join(', ')}, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE ${DERIVED.map((name) => `grants.${name} IS NOT excluded.${name}`).join(' OR ')}`);

/** A program with all the columns of its row. */
export type PreparedRow = GrantRow & SearchColumns & { statedStatus: string; borrowed: unknown };

/** Adds the columns that search needs. The stated status is the row's own, unless it's given separately. */
export function preparedRow(row: GrantRow): PreparedRow {
  const { statedStatus = row.status, borrowed = {}, needs = [] } = row;
  return { ...row, statedStatus, borrowed, needs, ...searchColumnsOf(row) };
}

/** Returns statements that upsert programs by (source, source ID). They don't touch unchanged ones. */
export function upsertStatements(rows: readonly PreparedRow[]): SQL[] {
  const statements: SQL[] = [];
  let texts: string[] = [];
  let length = 0;
  const close = () => {
    if (texts.length > 0)
      statements.push(sql`${INTO} FROM json_each(${`[${texts.join(',')}]`}) WHERE true ${ON_CONFLICT}`);
    texts = [];
    length = 0;
  };
  for (const row of rows) {
    const text = jsonText(row);
    if (texts.length >= ROWS_A_STATEMENT || length + text.length > MOST_CHARACTERS) close();
    texts.push(text);
    length += text.length;
  }
  close();
  return statements;
}

/**
 * Writes programs with admins' corrections, without looking for duplicates. Returns how many rows it wrote.
 * @internal Tests and benchmarks fill a catalog with it.
 */
export async function upsertPrograms(db: Database, rows: readonly GrantRow[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const stated = rows
      .slice(start, start + ROWS_A_STATEMENT)
      .map((row) => ({ ...row, statedStatus: row.statedStatus ?? row.status }));
    const { rows: corrected, statements } = await withEdits(db, stated);
    const [first, ...others] = upsertStatements(corrected.map(preparedRow)).map((statement) => db.run(statement));
    if (!first) continue;
    const results = await db.batch([first, ...others, ...statements]);
    for (const { rowsAffected } of results.slice(0, 1 + others.length)) count += rowsAffected;
  }
  return count;
}
