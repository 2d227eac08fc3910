import { and, eq, isNotNull, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { secondFactors, users } from '../../db/schema/index.ts';

/**
 * Who has just shown that an account is theirs, and by what. Checking a password takes its time, and address and password
 * may be changed meanwhile: what a proof opens is written only where both are still the ones that were checked.
 */
export interface Proof {
  id: number;
  email: string;
  passwordHash: string;
}

/** The condition on the row of the account, for the very statement that writes what the proof opens. */
export function stillHolds({ id, email, passwordHash }: Proof): SQL | undefined {
  return and(hasStill(id, email), eq(users.passwordHash, passwordHash));
}

/** The same for who was let in by a session: the account is there, and has the address that it had. */
export function hasStill(id: number, email: string): SQL | undefined {
  return and(eq(users.id, id), eq(users.email, email));
}

/** The condition on the row of an account that its logins ask for no code. */
export function needsNoCode(db: Database): SQL {
  const on = and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt));
  return notExists(db.select({ id: secondFactors.userId }).from(secondFactors).where(on));
}
