import { and, eq, exists } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { attempts, users } from '../../db/schema/index.ts';
import { ApiFailure, accountGone } from '../../failure.ts';
import { recordDeparture } from '../billing/departed.ts';
import { concerns, memberSubject } from '../limits/attempts.ts';
import type { Account } from './account.ts';
import { MEMBER_TABLES } from './own-data-tables.ts';
import { requirePassword } from './passwords/passwords.ts';
import { findAccount } from './queries.ts';
import { stillHolds } from './second-factor/proof.ts';

/**
 * Deletes the account and all its data in one transaction, and records what to cancel at Stripe. Throws `validation`
 * for a wrong password, and `forbidden` for an admin's account, because its ID could never be issued again. Throws
 * `conflict` if the password or address changed during the password check: every statement has that condition, and the
 * last one, which deletes the account, decides.
 */
export async function removeAccount(
  db: Database,
  { id, email }: Account,
  password: string,
  adminIds: readonly number[],
): Promise<void> {
  if (adminIds.includes(id)) {
    throw new ApiFailure('forbidden', 'This is an admin account. Remove its admin rights before you delete it.');
  }
  const passwordHash = await requirePassword(db, id, password, 'password');
  const isOwner = stillHolds({ id, email, passwordHash });
  const allowed = exists(db.select({ id: users.id }).from(users).where(isOwner));
  const answers = await db.batch([
    db.delete(attempts).where(and(concerns([email, memberSubject(id)]), allowed)),
    recordDeparture(db, id, allowed),
    // Foreign keys cascade only if the server enforces them.
    ...MEMBER_TABLES.map(({ table, owner }) => db.delete(table).where(and(eq(owner, id), allowed))),
    db.delete(users).where(isOwner).returning({ id: users.id }),
  ]);
  const deleted = answers.at(-1);
  if (!Array.isArray(deleted) || deleted.length === 0) {
    if (!(await findAccount(db, id))) throw accountGone();
    throw new ApiFailure('conflict', 'Your password or your address was just changed. Nothing was deleted.');
  }
}
