import { eq } from 'drizzle-orm';
import { SECOND_FACTOR_REQUIRED, WRONG_CODE } from '../../../contract/admin.ts';
import type { Database } from '../../db/client.ts';
import { adminSecondFactors, adminTokens } from '../../db/schema/index.ts';
import { ApiFailure } from '../../failure.ts';
import type { Rate } from '../../settings/limits.ts';
import { takeOneTimeCode } from '../account/second-factor/one-time-codes.ts';
import { newSecret } from '../account/second-factor/totp.ts';
import { countAttempt, counterKey, memberSubject, settleAttempt } from '../limits/attempts.ts';
import { tooManyUntil } from '../limits/too-many.ts';

/**
 * If an admin's second factor is on, requires and consumes a code. Returns whether it's on. Throws
 * `second_factor_required` without a code, `invalid_credentials` for a wrong one, and `too_many_requests` after too
 * many wrong ones.
 */
export async function requireSecondFactor(
  db: Database,
  userId: number,
  code: string | undefined,
  rate: Rate,
): Promise<boolean> {
  const [factor] = await db.select().from(adminSecondFactors).where(eq(adminSecondFactors.userId, userId)).limit(1);
  if (!factor) return false;
  if (code === undefined) throw new ApiFailure('second_factor_required', SECOND_FACTOR_REQUIRED);
  // Needed on top of the login limits: someone with the password could try all million codes, three of which are valid.
  const key = counterKey('LIMIT_ADMIN_CODE_PER_ACCOUNT', [memberSubject(userId)]);
  const refusedUntil = await countAttempt(db, [{ key, rate }]);
  if (refusedUntil !== null) throw tooManyUntil(refusedUntil);
  if (!(await takeOneTimeCode(db, adminSecondFactors, factor, code)))
    throw new ApiFailure('invalid_credentials', WRONG_CODE, { fields: { code: WRONG_CODE } });
  await settleAttempt(db, { takenBack: [], forgotten: [key] });
  return true;
}

/**
 * Turns an admin's second factor on and returns its secret, or null if it's already on. Ends the tokens that were
 * issued for a password alone.
 */
export async function turnOnSecondFactor(db: Database, userId: number): Promise<string | null> {
  const secret = newSecret();
  const [stored] = await db
    .insert(adminSecondFactors)
    .values({ userId, secret })
    .onConflictDoNothing()
    .returning({ userId: adminSecondFactors.userId });
  if (!stored) return null;
  await db.delete(adminTokens).where(eq(adminTokens.userId, userId));
  return secret;
}

/** Turns an admin's second factor off; returns whether it was on. */
export async function turnOffSecondFactor(db: Database, userId: number): Promise<boolean> {
  const ended = await db
    .delete(adminSecondFactors)
    .where(eq(adminSecondFactors.userId, userId))
    .returning({ userId: adminSecondFactors.userId });
  return ended.length > 0;
}
