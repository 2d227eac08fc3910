import { and, eq, exists, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../contract/locales.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { intoOutbox } from '../../clients/mail/outbox.ts';
import type { Database } from '../../db/client.ts';
import { isDuplicate } from '../../db/database-errors.ts';
import { adminTokens, emailChanges, passwordResets, sessions, signInCodes, users } from '../../db/schema/index.ts';
import { checkSoon } from '../billing/queries.ts';

/**
 * Stores an email change that awaits confirmation, queues its email, and deletes the member's earlier requests. Does
 * nothing unless the account's row still meets `condition`.
 */
export async function storeEmailChange(
  db: Database,
  userId: number,
  { newEmail, tokenHash, expiresAt }: { newEmail: string; tokenHash: string; expiresAt: string },
  condition: SQL | undefined,
  mail: Mail,
): Promise<void> {
  const asker = db.select({ id: users.id }).from(users).where(condition);
  await db.batch([
    db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), exists(asker))),
    db.run(
      sql`INSERT INTO ${emailChanges} (token_hash, user_id, new_email, expires_at)
          SELECT ${tokenHash}, ${users.id}, ${newEmail}, ${expiresAt} FROM ${users} WHERE ${condition}`,
    ),
    intoOutbox(db, mail, asker),
  ]);
}

/** Queues the email to a taken address's owner, and deletes the member's earlier request. */
export async function storeRefusedEmailChange(db: Database, userId: number, mail: Mail): Promise<void> {
  const addressee = db.select({ id: users.id }).from(users).where(eq(users.email, mail.recipient));
  await db.batch([db.delete(emailChanges).where(eq(emailChanges.userId, userId)), intoOutbox(db, mail, addressee)]);
}

/** Returns the account's current and requested addresses and its language, or null if the token is invalid. */
export async function findEmailChange(
  db: Database,
  tokenHash: string,
): Promise<{ oldEmail: string; newEmail: string; language: Locale } | null> {
  const [row] = await db
    .select({ oldEmail: users.email, newEmail: emailChanges.newEmail, language: users.language })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(isGood(tokenHash, new Date().toISOString()))
    .limit(1);
  return row ?? null;
}

/**
 * Redeems a token: sets the account's new address and ends its sessions (except `keptSession`), open reset links,
 * sign-in codes and admin tokens. Runs as one batch in which each statement checks the token; the last one marks it as
 * used and decides the outcome.
 */
export async function redeemEmailChange(
  db: Database,
  { tokenHash, newEmail, keptSession }: { tokenHash: string; newEmail: string; keptSession: string },
  mail: Mail,
): Promise<'changed' | 'used' | 'taken'> {
  const now = new Date().toISOString();
  const owner = () => db.select({ userId: emailChanges.userId }).from(emailChanges).where(isGood(tokenHash, now));
  try {
    const [, , , , , , , used] = await db.batch([
      db.delete(signInCodes).where(inArray(signInCodes.userId, owner())),
      intoOutbox(db, mail, owner()),
      db.delete(sessions).where(and(inArray(sessions.userId, owner()), ne(sessions.tokenHash, keptSession))),
      db.delete(adminTokens).where(inArray(adminTokens.userId, owner())),
      db.delete(passwordResets).where(inArray(passwordResets.userId, owner())),
      db
        .update(users)
        .set({ email: newEmail, emailConfirmedAt: now, updatedAt: now })
        .where(inArray(users.id, owner())),
      checkSoon(db, owner()),
      db
        .update(emailChanges)
        .set({ usedAt: now })
        .where(isGood(tokenHash, now))
        .returning({ userId: emailChanges.userId }),
    ]);
    return used.length > 0 ? 'changed' : 'used';
  } catch (error) {
    // Someone else took the address after the email was sent.
    if (isDuplicate(error)) return 'taken';
    throw error;
  }
}

/** Redeems a token that was mailed to the account's current address. Returns whether this call redeemed it. */
export async function redeemConfirmation(db: Database, tokenHash: string): Promise<boolean> {
  const now = new Date().toISOString();
  const owner = db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .innerJoin(users, and(eq(users.id, emailChanges.userId), eq(users.email, emailChanges.newEmail)))
    .where(isGood(tokenHash, now));
  const [confirmed] = await db.batch([
    db.update(users).set({ emailConfirmedAt: now }).where(inArray(users.id, owner)).returning({ id: users.id }),
    db.update(emailChanges).set({ usedAt: now }).where(isGood(tokenHash, now)),
  ]);
  return confirmed.length > 0;
}

function isGood(tokenHash: string, now: string) {
  return and(eq(emailChanges.tokenHash, tokenHash), isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, now));
}
