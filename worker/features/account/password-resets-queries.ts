import { and, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Mail } from '../../clients/mail/mailer.ts';
import { intoOutbox } from '../../clients/mail/outbox.ts';
import type { Database } from '../../db/client.ts';
import {
  adminTokens,
  attempts,
  calendarFeeds,
  emailChanges,
  passwordResets,
  sessions,
  signInCodes,
  users,
} from '../../db/schema/index.ts';
import { failedLoginsOn } from '../limits/attempts.ts';
import type { Person } from './common-passwords.ts';

/**
 * Stores a token and the mail that brings it, for whoever has the address; older ones of the same person end. Known or
 * not, the statements are the same, so that their time says nothing.
 */
export async function storeReset(
  db: Database,
  { email, tokenHash, expiresAt }: { email: string; tokenHash: string; expiresAt: string },
  mail: Mail,
): Promise<void> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await db.batch([
    db.delete(passwordResets).where(inArray(passwordResets.userId, owner)),
    db.run(
      sql`INSERT INTO ${passwordResets} (token_hash, user_id, expires_at)
          SELECT ${tokenHash}, id, ${expiresAt} FROM ${users} WHERE email = ${email}`,
    ),
    intoOutbox(db, mail, owner),
  ]);
}

/** Whose token this is, while it is good. */
export async function findReset(db: Database, tokenHash: string): Promise<Person | null> {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isGood(tokenHash, new Date().toISOString()))
    .limit(1);
  return row ?? null;
}

/**
 * Uses a token up: new password, no session, no other open link, no calendar feed, and a login that is open again: what was counted were
 * tries of the old password. All in one batch, in which each statement asks whether the token is good, and the last one,
 * which decides, makes it used. Returns whether this call was the one.
 */
export async function redeemReset(db: Database, tokenHash: string, passwordHash: string, mail: Mail): Promise<boolean> {
  const now = new Date().toISOString();
  const owner = () => db.select({ userId: passwordResets.userId }).from(passwordResets).where(isGood(tokenHash, now));
  const [, , , , , , , , used] = await db.batch([
    db.delete(signInCodes).where(inArray(signInCodes.userId, owner())),
    intoOutbox(db, mail, owner()),
    db.delete(attempts).where(and(failedLoginsOn(mail.recipient), exists(owner()))),
    db.delete(sessions).where(inArray(sessions.userId, owner())),
    db.delete(adminTokens).where(inArray(adminTokens.userId, owner())),
    db.delete(emailChanges).where(inArray(emailChanges.userId, owner())),
    db.delete(calendarFeeds).where(inArray(calendarFeeds.userId, owner())),
    // The link came by mail.
    db.update(users).set({ passwordHash, emailConfirmedAt: now, updatedAt: now }).where(inArray(users.id, owner())),
    db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(isGood(tokenHash, now))
      .returning({ userId: passwordResets.userId }),
  ]);
  return used.length > 0;
}

function isGood(tokenHash: string, now: string) {
  return and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
}
