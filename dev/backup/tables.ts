import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../worker/db/schema/index.ts';

/** A table as a backup knows it: search tables and indexes are made anew by the triggers of the programs. */
export interface BackedUpTable {
  name: string;
  columns: string[];
  /** Rows are read in the order of these. */
  key: string[];
  /** The tables that its rows refer to. */
  needs: string[];
}

/** Filled by a migration and by the triggers of the programs: it is there in an empty database, and changes with each row that is restored. */
const MADE_ANEW: readonly unknown[] = [schema.catalogueVersion];

/** Every table of the schema that a backup keeps, each after those that its rows refer to. */
export function backedUpTables(): BackedUpTable[] {
  const tables = Object.values<unknown>(schema)
    .filter((value) => is(value, SQLiteTable))
    .filter((table) => !MADE_ANEW.includes(table))
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
    if (next.length === 0) throw new Error('Tables refer to each other in a circle: no order lets them be restored.');
    placed.push(...next);
  }
  return placed;
}
