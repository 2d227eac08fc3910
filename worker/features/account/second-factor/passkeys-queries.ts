import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Passkey } from '../../../../contract/account/passkeys.ts';
import type { Mail } from '../../../clients/mail/mailer.ts';
import { intoOutbox } from '../../../clients/mail/outbox.ts';
import type { Database } from '../../../db/client.ts';
import { isDuplicate } from '../../../db/database-errors.ts';
import { passkeyChallenges, passkeys, users } from '../../../db/schema/index.ts';
import { hashToken } from '../sessions/secret-token.ts';

/** How long a challenge stays valid. */
const CHALLENGE_LIFE_MS = 5 * 60_000;

/** Returns a member's passkeys, newest first. */
export async function listPasskeys(db: Database, userId: number): Promise<Passkey[]> {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  return db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id));
}

/** Returns the credential IDs of a member's passkeys, so no device registers twice. */
export async function credentialIdsOf(db: Database, userId: number): Promise<string[]> {
  const rows = await db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId));
  return rows.map(({ id }) => id);
}

/**
 * Stores a challenge for a member who's adding a passkey, or for a login if `userId` is null. Stores none for an
 * account that was deleted in the meantime.
 */
export async function storeChallenge(db: Database, challenge: string, userId: number | null): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_LIFE_MS).toISOString();
  await db.run(sql`INSERT INTO ${passkeyChallenges} (challenge_hash, user_id, expires_at)
    SELECT ${hashToken(challenge)}, ${userId}, ${expiresAt}
    WHERE ${userId} IS NULL OR EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId})`);
}

/** Consumes a challenge. A single statement decides, so it works once and only for its purpose. */
export async function takeChallenge(db: Database, challenge: string, userId: number | null): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, new Date().toISOString()),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return taken.length > 0;
}

type NewPasskey = Pick<
  typeof passkeys.$inferInsert,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'
>;

/** Stores a passkey and queues the email to its owner. Returns false if the passkey already exists. */
export async function storePasskey(db: Database, passkey: NewPasskey, mail: Mail): Promise<boolean> {
  try {
    await db.batch([
      db.insert(passkeys).values(passkey),
      intoOutbox(db, mail, db.select({ id: users.id }).from(users).where(eq(users.id, passkey.userId))),
    ]);
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Renames one of the member's passkeys. Returns false if the ID is unknown. */
export async function renamePasskey(db: Database, userId: number, id: number, name: string): Promise<boolean> {
  const named = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return named.length > 0;
}

/** Removes one of the member's passkeys and queues the email to its owner. Returns false if the ID is unknown. */
export async function removePasskey(db: Database, userId: number, id: number, mail: Mail): Promise<boolean> {
  const isIt = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
  const [, removed] = await db.batch([
    intoOutbox(db, mail, db.select({ id: passkeys.userId }).from(passkeys).where(isIt)),
    db.delete(passkeys).where(isIt).returning({ id: passkeys.id }),
  ]);
  return removed.length > 0;
}

/** Returns a passkey with the owner data that a session's proof needs, or null if it's unknown. */
export async function findPasskey(db: Database, credentialId: string) {
  const [found] = await db
    .select({
      id: passkeys.id,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      userId: users.id,
      email: users.email,
      language: users.language,
      passwordHash: users.passwordHash,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
    .limit(1);
  return found ?? null;
}

/** Records a use. Returns false if the passkey is gone or its counter didn't advance, which points to a clone. */
export async function notePasskeyUse(db: Database, id: number, counter: number): Promise<boolean> {
  const isNewer = sql`(${passkeys.counter} < ${counter} OR (${passkeys.counter} = 0 AND ${counter} = 0))`;
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date().toISOString() })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}
