import { and, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Locale } from '../../../../contract/locales.ts';
import type { Mail } from '../../../clients/mail/mailer.ts';
import { intoOutbox } from '../../../clients/mail/outbox.ts';
import type { Database } from '../../../db/client.ts';
import {
  adminTokens,
  attempts,
  calendarFeeds,
  emailChanges,
  passwordResets,
  sessions,
  signInCodes,
  users,
} from '../../../db/schema/index.ts';
import { failedLoginsOn } from '../../limits/attempts.ts';
import type { Person } from './common-passwords.ts';

/**
 * Stores a reset token and its email for the address's owner, and deletes the owner's older tokens. Runs the same
 * statements for unknown addresses, so timing reveals nothing.
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

/** Returns the token's owner, or null if the token is invalid. */
export async function findReset(db: Database, tokenHash: string): Promise<(Person & { language: Locale }) | null> {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName, language: users.language })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isGood(tokenHash, new Date().toISOString()))
    .limit(1);
  return row ?? null;
}

/**
 * Redeems a token: sets the new password, ends all sessions, other open links and the calendar feed, and clears the
 * failed logins that were counted against the old password. Runs as one batch in which each statement checks the token;
 * the last one marks it as used and decides the outcome. Returns whether this call redeemed it.
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
    // The link came by email, so the address is confirmed.
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
