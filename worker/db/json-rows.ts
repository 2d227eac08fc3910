import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type SQLiteColumn, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';

/** Rows of many cells take the client longer to take apart than the database to find: these come as one text. */
export function asJson(cells: Readonly<Record<string, SQLWrapper>>): SQL<string> {
  return sql<string>`json_group_array(${jsonRow(cells)})`;
}

const dialect = new SQLiteSyncDialect();

/** A part of statements whose text never changes, put together once: many columns take longer to write down than to read. */
export function asWritten<T>(part: SQL<T>): SQL<T> {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error(`This part of a statement is not always the same: ${text}`);
  return sql<T>`${sql.raw(text)}`;
}

/** One such row. */
export function jsonRow(cells: Readonly<Record<string, SQLWrapper>>): SQL {
  return sql`json_array(${sql.join(Object.values(cells), sql`, `)})`;
}

/** Each cell is parsed by whoever reads it: to look at all of them here as well takes as long as to read the text. */
const rowsOfCells = z.array(z.custom<readonly unknown[]>(Array.isArray));

/** What `asJson` answered for the same cells, each row under their names; its values are still to be parsed. */
export function rowsOfJson(cells: Readonly<Record<string, unknown>>, text: string): Record<string, unknown>[] {
  return rowsOfCells.parse(JSON.parse(text)).map((row) => namedCells(cells, row));
}

/** What `jsonRow` answered for the same cells, once it is no text any more. */
export function namedCells(cells: Readonly<Record<string, unknown>>, row: readonly unknown[]): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  let index = 0;
  for (const name in cells) {
    named[name] = row[index];
    index += 1;
  }
  return named;
}

/** The same for columns of a table, each value as its column says. */
export function columnRowsOfJson(
  columns: Readonly<Record<string, SQLiteColumn>>,
  text: string,
): Record<string, unknown>[] {
  return rowsOfJson(columns, text).map((row) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => {
        const value = row[name] ?? null;
        return [name, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ),
  );
}
