import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { adminSecondFactors, secondFactors } from '../../../db/schema/index.ts';
import { stepOf } from './totp.ts';

/**
 * Redeems a one-time code. A single statement decides, so a code works only once, even for simultaneous requests, and
 * no older code works after it.
 */
export async function takeOneTimeCode(
  db: Database,
  factors: typeof adminSecondFactors | typeof secondFactors,
  { userId, secret }: { userId: number; secret: string },
  code: string,
): Promise<boolean> {
  const step = stepOf(secret, code, Date.now());
  if (step === null) return false;
  const { rowsAffected } = await db.run(
    sql`UPDATE ${factors} SET last_used_step = ${step}
        WHERE user_id = ${userId} AND secret = ${secret} AND last_used_step < ${step}`,
  );
  return rowsAffected > 0;
}
