import { getTableColumns, is } from 'drizzle-orm';
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../db/schema/index.ts';

export interface MemberTable {
  /** The table's name in the schema. */
  name: string;
  table: SQLiteTable;
  /** The column with the ID of a row's owner. */
  owner: SQLiteColumn;
}

/** Every table whose rows belong to a member. A new table is exported and deleted automatically. */
export const MEMBER_TABLES: readonly MemberTable[] = Object.entries(schema).flatMap(([name, table]) => {
  if (!is(table, SQLiteTable)) return [];
  const owner = Object.values(getTableColumns(table)).find((column) => column.name === 'user_id');
  return owner ? [{ name, table, owner }] : [];
});

/** Names of columns with passwords, secrets, or mail text, which may contain secret links. */
const NOT_SHOWN = /hash|token|secret|password|^html$|^plain_text$|^unsubscribe_url$/;

/** Returns the columns that a member may see. */
export function shownColumns(table: SQLiteTable): Record<string, SQLiteColumn> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.filter(([, column]) => !NOT_SHOWN.test(column.name)));
}
