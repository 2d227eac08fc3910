import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type SQLiteColumn, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';

/**
 * Selects rows as one JSON text, because the client takes longer to decode rows with many cells than the database takes
 * to find them. Has a short name, because the server sends a column without one back under its whole expression.
 */
export function asJson(cells: Readonly<Record<string, SQLWrapper>>): SQL<string> {
  return sql<string>`json_group_array(${jsonRow(cells)}) AS found`;
}

const dialect = new SQLiteSyncDialect();

/** Renders a static part of a statement only once, because rendering many columns takes longer than reading them. */
export function asWritten<T>(part: SQL<T>): SQL<T> {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error(`This part of a statement is not always the same: ${text}`);
  return sql<T>`${sql.raw(text)}`;
}

/** Selects one row as a JSON array. */
export function jsonRow(cells: Readonly<Record<string, SQLWrapper>>): SQL {
  return sql`json_array(${sql.join(Object.values(cells), sql`, `)})`;
}

/** The caller parses each cell, because checking all cells here would take as long as reading the text. */
const rowsOfCells = z.array(z.custom<readonly unknown[]>(Array.isArray));

/** Returns the rows that `asJson` selected for the same cells, by name. Their values aren't parsed yet. */
export function rowsOfJson(cells: Readonly<Record<string, unknown>>, text: string): Record<string, unknown>[] {
  return rowsOfCells.parse(JSON.parse(text)).map((row) => namedCells(cells, row));
}

/** Names the cells of a row that `jsonRow` selected, after JSON parsing. */
export function namedCells(cells: Readonly<Record<string, unknown>>, row: readonly unknown[]): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  let index = 0;
  for (const name in cells) {
    named[name] = row[index];
    index += 1;
  }
  return named;
}

/** Like `rowsOfJson` for table columns, with each value decoded by its column. */
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
