import { and, eq, exists, ne } from 'drizzle-orm';
import type { Mail } from '../../clients/mail/mailer.ts';
import { intoOutbox } from '../../clients/mail/outbox.ts';
import type { Database } from '../../db/client.ts';
import {
  adminTokens,
  calendarFeeds,
  emailChanges,
  passwordResets,
  sessions,
  signInCodes,
  users,
} from '../../db/schema/index.ts';
import type { SessionKind } from './sessions.ts';

/** The stored hash of an account's password, or null where the account is gone. */
export async function findPasswordHash(db: Database, userId: number): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).limit(1);
  return row?.hash ?? null;
}

/** Puts a costlier hash of the same password in the place of an old one, unless the password was changed meanwhile. */
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
  /** The session that asks, and the token hash that it has from now on. */
  session: { tokenHash: string; newTokenHash: string };
}

/**
 * Changes the password, renews the session that asks and ends all others, with every open link and the calendar feed:
 * whoever had the old password may have made it. Each statement asks whether the old password is still there; the last one, which decides, replaces it. Returns the renewed session.
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
  // A session that was ended meanwhile stays ended; it counts as one that is not remembered.
  return changed.length > 0 ? (renewed[0] ?? { remembered: false, shared: false }) : null;
}
