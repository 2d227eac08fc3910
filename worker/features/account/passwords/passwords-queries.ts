import { and, eq, exists, ne } from 'drizzle-orm';
import type { Mail } from '../../../clients/mail/mailer.ts';
import { intoOutbox } from '../../../clients/mail/outbox.ts';
import type { Database } from '../../../db/client.ts';
import {
  adminTokens,
  calendarFeeds,
  emailChanges,
  passwordResets,
  sessions,
  signInCodes,
  users,
} from '../../../db/schema/index.ts';
import type { SessionKind } from '../sessions/sessions.ts';

/** Returns the account's password hash, or null if the account is gone. */
export async function findPasswordHash(db: Database, userId: number): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).limit(1);
  return row?.hash ?? null;
}

/** Replaces an old hash with a stronger one for the same password, unless the password has changed in the meantime. */
export async function replaceHash(db: Database, userId: number, old: string, passwordHash: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, old)));
}

interface PasswordChange {
  userId: number;
  oldHash: string;
  newHash: string;
  /** The calling session, and its new token hash. */
  session: { tokenHash: string; newTokenHash: string };
}

/**
 * Changes the password, renews the calling session, and ends all other sessions, open links and the calendar feed,
 * because someone with the old password could have them. Each statement checks that the old password is still current;
 * the last one replaces it and decides the outcome. Returns the renewed session, or null if the password wasn't
 * current.
 */
export async function storePassword(
  db: Database,
  { userId, oldHash, newHash, session }: PasswordChange,
  mail: Mail,
): Promise<SessionKind | null> {
  const isOwner = and(eq(users.id, userId), eq(users.passwordHash, oldHash));
  const owner = db.select({ id: users.id }).from(users).where(isOwner);
  const unchanged = exists(owner);
  const [, , , , , , , renewed, changed] = await db.batch([
    db.delete(signInCodes).where(and(eq(signInCodes.userId, userId), unchanged)),
    intoOutbox(db, mail, owner),
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, session.tokenHash), unchanged)),
    db.delete(adminTokens).where(and(eq(adminTokens.userId, userId), unchanged)),
    db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), unchanged)),
    db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), unchanged)),
    db.delete(calendarFeeds).where(and(eq(calendarFeeds.userId, userId), unchanged)),
    db
      .update(sessions)
      .set({ tokenHash: session.newTokenHash })
      .where(and(eq(sessions.tokenHash, session.tokenHash), unchanged))
      .returning({ remembered: sessions.remembered, shared: sessions.shared }),
    db
      .update(users)
      .set({ passwordHash: newHash, updatedAt: new Date().toISOString() })
      .where(isOwner)
      .returning({ id: users.id }),
  ]);
  // A session that ended in the meantime stays ended and counts as not remembered.
  return changed.length > 0 ? (renewed[0] ?? { remembered: false, shared: false }) : null;
}
