import { eq } from 'drizzle-orm';
import type { OwnData } from '../../../contract/account/own-account.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { MEMBER_TABLES, shownColumns } from './own-data-tables.ts';

/** Returns everything stored about a member. */
export async function exportOwnData(db: Database, id: number): Promise<OwnData> {
  const [[account = {}], ...tables] = await db.batch([
    db.select(shownColumns(users)).from(users).where(eq(users.id, id)),
    ...MEMBER_TABLES.map(({ table, owner }) => db.select(shownColumns(table)).from(table).where(eq(owner, id))),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    account,
    tables: Object.fromEntries(MEMBER_TABLES.map(({ name }, place) => [name, tables[place] ?? []])),
  };
}
