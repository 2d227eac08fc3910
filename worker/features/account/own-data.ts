import { eq } from 'drizzle-orm';
import type { OwnData } from '../../../contract/own-account.ts';
import type { Database } from '../../db/client.ts';
import { outbox, users } from '../../db/schema/index.ts';
import type { Account } from './account.ts';
import { MEMBER_TABLES, shownColumns } from './own-data-tables.ts';

/** All that is stored about a member. Of mails the text is left out: links that open doors stand in it. */
export async function exportOwnData(db: Database, { id, email }: Account): Promise<OwnData> {
  const { recipient, subject, createdAt, sentAt } = outbox;
  const [[account = {}], outboxRows, ...tables] = await db.batch([
    db.select(shownColumns(users)).from(users).where(eq(users.id, id)),
    db.select({ recipient, subject, createdAt, sentAt }).from(outbox).where(eq(outbox.recipient, email)),
    ...MEMBER_TABLES.map(({ table, owner }) => db.select(shownColumns(table)).from(table).where(eq(owner, id))),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    account,
    tables: {
      ...Object.fromEntries(MEMBER_TABLES.map(({ name }, place) => [name, tables[place] ?? []])),
      outbox: outboxRows,
    },
  };
}
