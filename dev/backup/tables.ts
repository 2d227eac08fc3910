import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../worker/db/schema/index.ts';

/** A table in a backup. Search tables and indexes are excluded because the triggers on programs rebuild them. */
export interface BackedUpTable {
  name: string;
  columns: string[];
  /** The columns that rows are sorted by when read. */
  key: string[];
  /** The tables that its rows reference. */
  needs: string[];
}

/**
 * Excluded because a migration and the triggers on programs fill it: an empty database already has it, and each
 * restored row changes it.
 */
const REBUILT: readonly unknown[] = [schema.catalogVersion];

/** Returns every table in a backup, each after the tables it references. */
export function backedUpTables(): BackedUpTable[] {
  const tables = Object.values<unknown>(schema)
    .filter((value) => is(value, SQLiteTable))
    .filter((table) => !REBUILT.includes(table))
    .map((table) => {
      const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
      const compound = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
      const single = columns.filter((column) => column.primary).map((column) => column.name);
      return {
        name,
        columns: columns.map((column) => column.name),
        key: compound.length > 0 ? compound : single,
        needs: foreignKeys
          .map((key) => getTableConfig(key.reference().foreignTable).name)
          .filter((other) => other !== name),
      };
    });
  return inOrder(tables);
}

function inOrder(tables: readonly BackedUpTable[]): BackedUpTable[] {
  const placed: BackedUpTable[] = [];
  const isPlaced = (name: string) => placed.some((table) => table.name === name);
  while (placed.length < tables.length) {
    const next = tables.filter(({ name, needs }) => !isPlaced(name) && needs.every(isPlaced));
    if (next.length === 0)
      throw new Error("Tables refer to each other in a cycle, so they can't be restored in any order.");
    placed.push(...next);
  }
  return placed;
}
