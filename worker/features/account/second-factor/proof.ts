import { and, eq, isNotNull, notExists, type SQL } from 'drizzle-orm';
import type { Locale } from '../../../../contract/locales.ts';
import type { Database } from '../../../db/client.ts';
import { secondFactors, users } from '../../../db/schema/index.ts';

/**
 * Proof that a person owns an account. Checking a password takes time, and the address or password may change during
 * the check. The writes that a proof allows happen only if neither has changed.
 */
export interface Proof {
  id: number;
  email: string;
  passwordHash: string;
  /** The language for mail to the owner. */
  language: Locale;
}

/** The condition on the account's row for any statement that a proof allows. */
export function stillHolds({ id, email, passwordHash }: Omit<Proof, 'language'>): SQL | undefined {
  return and(hasStill(id, email), eq(users.passwordHash, passwordHash));
}

/** The condition for any statement that a session allows: the account exists and still has this address. */
export function hasStill(id: number, email: string): SQL | undefined {
  return and(eq(users.id, id), eq(users.email, email));
}

/** The condition that logging in to an account takes no code. */
export function needsNoCode(db: Database): SQL {
  const on = and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt));
  return notExists(db.select({ id: secondFactors.userId }).from(secondFactors).where(on));
}
