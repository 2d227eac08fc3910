import { getTableColumns, is } from 'drizzle-orm';
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../db/schema/index.ts';

export interface MemberTable {
  /** As the schema calls it. */
  name: string;
  table: SQLiteTable;
  /** The column that says whose a row is. */
  owner: SQLiteColumn;
}

/** Every table whose rows belong to a member: a new one is exported and deleted without anybody thinking of it. */
export const MEMBER_TABLES: readonly MemberTable[] = Object.entries(schema).flatMap(([name, table]) => {
  if (!is(table, SQLiteTable)) return [];
  const owner = Object.values(getTableColumns(table)).find((column) => column.name === 'user_id');
  return owner ? [{ name, table, owner }] : [];
});

/** Passwords, what opens a door, and the text of mails, in which links stand that open one. */
const NOT_SHOWN = /hash|token|secret|password|^html$|^plain_text$|^unsubscribe_url$/;

/** The columns of a table that are a member's to see. */
export function shownColumns(table: SQLiteTable): Record<string, SQLiteColumn> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.filter(([, column]) => !NOT_SHOWN.test(column.name)));
}
