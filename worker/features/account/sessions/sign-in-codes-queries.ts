import { and, eq, exists, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { SIGN_IN_CODE } from '../../../../contract/account/sign-in-limits.ts';
import type { Mail } from '../../../clients/mail/mailer.ts';
import { intoOutbox } from '../../../clients/mail/outbox.ts';
import type { Database } from '../../../db/client.ts';
import { passwordResets, signInCodes, users } from '../../../db/schema/index.ts';

interface StoredCode {
  email: string;
  requestHash: string;
  codeHash: string;
  expiresAt: string;
}

/**
 * Stores a sign-in code and its email for the address's owner. Runs the same statements for unknown addresses, so
 * timing reveals nothing. Keeps earlier codes, because requesting a code for someone else must not invalidate theirs.
 */
export async function storeCode(
  db: Database,
  { email, requestHash, codeHash, expiresAt }: StoredCode,
  mail: Mail,
): Promise<void> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await db.batch([
    db.run(
      sql`INSERT INTO ${signInCodes} (request_hash, user_id, code_hash, expires_at)
          SELECT ${requestHash}, id, ${codeHash}, ${expiresAt} FROM ${users} WHERE email = ${email}`,
    ),
    intoOutbox(db, mail, owner),
  ]);
}

/** Counts an attempt at a code before the check, so simultaneous attempts all count. Returns null if none is left. */
export async function countTry(
  db: Database,
  { email, requestHash }: { email: string; requestHash: string },
): Promise<{ codeHash: string } | null> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const [asked] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(isGood(requestHash), lt(signInCodes.tries, SIGN_IN_CODE.tries), inArray(signInCodes.userId, owner)))
    .returning({ codeHash: signInCodes.codeHash });
  return asked ?? null;
}

/** Undoes the count for a correct code. */
export async function undoTry(db: Database, requestHash: string): Promise<void> {
  await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} - 1` })
    .where(isGood(requestHash));
}

interface Taken {
  userId: number;
  requestHash: string;
  /** The reset link that comes with the code. */
  reset: { tokenHash: string; expiresAt: string };
}

/**
 * Redeems a code. Each statement checks that it's valid, and the last one decides. Returns whether this call redeemed
 * it.
 */
export async function takeCode(db: Database, { userId, requestHash, reset }: Taken): Promise<boolean> {
  const now = new Date().toISOString();
  const good = () => exists(db.select({ hash: signInCodes.requestHash }).from(signInCodes).where(isGood(requestHash)));
  const [, , , used] = await db.batch([
    // The code came by email, so the address is confirmed.
    db
      .update(users)
      .set({ emailConfirmedAt: now })
      .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt), good())),
    db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), good())),
    db.run(
      sql`INSERT INTO ${passwordResets} (token_hash, user_id, expires_at)
          SELECT ${reset.tokenHash}, ${users.id}, ${reset.expiresAt} FROM ${users} WHERE ${and(eq(users.id, userId), good())}`,
    ),
    db.update(signInCodes).set({ usedAt: now }).where(isGood(requestHash)).returning({ userId: signInCodes.userId }),
  ]);
  return used.length > 0;
}

function isGood(requestHash: string) {
  return and(
    eq(signInCodes.requestHash, requestHash),
    isNull(signInCodes.usedAt),
    gt(signInCodes.expiresAt, new Date().toISOString()),
  );
}
