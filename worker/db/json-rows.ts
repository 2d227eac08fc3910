import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';

/** Rows of many cells take the client longer to take apart than the database to find: these come as one text. */
export function asJson(cells: Readonly<Record<string, SQLWrapper>>): SQL<string> {
  const values = sql.join(Object.values(cells), sql`, `);
  return sql<string>`json_group_array(json_array(${values}))`;
}

/** Each cell is parsed by whoever reads it: to look at all of them here as well takes as long as to read the text. */
const rowsOfCells = z.array(z.custom<readonly unknown[]>(Array.isArray));

/** What `asJson` answered for the same cells, each row under their names; its values are still to be parsed. */
export function rowsOfJson(cells: Readonly<Record<string, unknown>>, text: string): Record<string, unknown>[] {
  const names = Object.keys(cells);
  return rowsOfCells.parse(JSON.parse(text)).map((row) => {
    const named: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) named[name] = row[index];
    return named;
  });
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

/** A column whose text is JSON. */
export function jsonOf<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    schema,
  );
}
