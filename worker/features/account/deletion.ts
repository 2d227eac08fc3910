import { and, eq, inArray, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { attempts, emailChanges, outbox, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/errors.ts';
import { concerns, memberSubject } from '../limits/attempts.ts';
import type { Account } from './account.ts';
import { MEMBER_TABLES } from './own-data-tables.ts';
import { requirePassword } from './passwords.ts';

/**
 * Deletes the account with all that belongs to it, in one transaction. Throws `validation` for a wrong password and
 * `forbidden` for an admin's account, whose id nobody could get again.
 */
export async function removeAccount(
  db: Database,
  { id, email }: Account,
  password: string,
  adminIds: readonly number[],
): Promise<void> {
  if (adminIds.includes(id)) {
    throw new ApiFailure('forbidden', 'This is an admin account. Take its admin rights away before you delete it.');
  }
  await requirePassword(db, id, password, 'password');
  const awaited = db.select({ email: emailChanges.newEmail }).from(emailChanges).where(eq(emailChanges.userId, id));
  const ofOthers = db.select({ email: users.email }).from(users).where(ne(users.id, id));
  await db.batch([
    db
      .delete(outbox)
      .where(
        or(
          eq(outbox.recipient, email),
          and(inArray(outbox.recipient, awaited), notInArray(outbox.recipient, ofOthers)),
        ),
      ),
    db.delete(attempts).where(concerns([email, memberSubject(id)])),
    // Foreign keys would cascade, where the server is set to hold them.
    ...MEMBER_TABLES.map(({ table, owner }) => db.delete(table).where(eq(owner, id))),
    db.delete(users).where(eq(users.id, id)),
  ]);
}
