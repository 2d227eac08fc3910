import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { attempts, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../failure.ts';
import { departMember } from '../billing/departed.ts';
import { concerns, memberSubject } from '../limits/attempts.ts';
import type { Account } from './account.ts';
import { MEMBER_TABLES } from './own-data-tables.ts';
import { requirePassword } from './passwords.ts';

/**
 * Deletes the account with all that belongs to it, in one transaction, and notes what is to end at Stripe. Throws `validation` for a wrong password and
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
  await db.batch([
    db.delete(attempts).where(concerns([email, memberSubject(id)])),
    departMember(db, id),
    // Foreign keys would cascade, where the server is set to hold them.
    ...MEMBER_TABLES.map(({ table, owner }) => db.delete(table).where(eq(owner, id))),
    db.delete(users).where(eq(users.id, id)),
  ]);
}
