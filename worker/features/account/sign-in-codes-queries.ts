import { and, eq, exists, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { SIGN_IN_CODE } from '../../../contract/limits.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { intoOutbox } from '../../clients/mail/outbox.ts';
import type { Database } from '../../db/client.ts';
import { passwordResets, signInCodes, users } from '../../db/schema/index.ts';

interface StoredCode {
  email: string;
  requestHash: string;
  codeHash: string;
  expiresAt: string;
}

/**
 * Stores a code and the mail that brings it, for whoever has the address. Known or not, the statements are the same, so
 * that their time says nothing. Earlier codes stay: who asks for somebody else's takes nothing from them.
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

/** Counts a try of a code before anybody looks at it: as many at a time as one likes are counted each. Null where none is left. */
export async function takeTry(
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

/** A right code is no try. */
export async function giveTryBack(db: Database, requestHash: string): Promise<void> {
  await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} - 1` })
    .where(isGood(requestHash));
}

interface Taken {
  userId: number;
  requestHash: string;
  /** The link for a new password that it opens. */
  reset: { tokenHash: string; expiresAt: string };
}

/** Uses a code up. Returns whether this call was the one; each statement asks for that, and the last one decides. */
export async function takeCode(db: Database, { userId, requestHash, reset }: Taken): Promise<boolean> {
  const now = new Date().toISOString();
  const good = () => exists(db.select({ hash: signInCodes.requestHash }).from(signInCodes).where(isGood(requestHash)));
  const [, , , used] = await db.batch([
    // The code came by mail.
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
