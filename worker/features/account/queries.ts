import { and, eq, sql } from 'drizzle-orm';
import type { NameAndPhone, Registration } from '../../../contract/account.ts';
import type { ProfileUpdate } from '../../../contract/profile.ts';
import type { Database } from '../../db/client.ts';
import { isDuplicate } from '../../db/failure.ts';
import { users } from '../../db/schema/index.ts';
import { type Account, accountOf } from './account.ts';

/** Whether an account has this e-mail address. */
export async function hasEmail(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return rows.length > 0;
}

/**
 * Whose an e-mail address is, and the password's hash; null where nobody has it. No more than that: to take a whole account
 * apart takes a millisecond, by which the time of a login would tell who has one.
 */
export async function findCredentials(
  db: Database,
  email: string,
): Promise<{ id: number; passwordHash: string } | null> {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  return row ?? null;
}

/** The account of a member; null where it is gone. */
export async function findAccount(db: Database, id: number): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row ? accountOf(row) : null;
}

/** Stores an account; null where the e-mail address is taken. `id` is for admins' reserved ids only. */
export async function insertAccount(
  db: Database,
  person: Omit<Registration, 'password' | 'sharedComputer'> & { passwordHash: string; id?: number },
): Promise<Account | null> {
  const username = person.email.slice(0, person.email.lastIndexOf('@'));
  try {
    const [row] = await db
      .insert(users)
      .values({ ...person, username })
      .returning();
    return row ? accountOf(row) : null;
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

/**
 * Stores the answers of the profile form, which completes the profile. With a revision, only where the profile is still
 * that one. Null where nothing was written.
 */
export async function updateProfile(
  db: Database,
  userId: number,
  answers: ProfileUpdate,
  revision: number | undefined,
): Promise<Account | null> {
  const [row] = await db
    .update(users)
    .set({
      ...answers,
      profileComplete: true,
      profileRevision: nextRevision,
      updatedAt: new Date().toISOString(),
    })
    .where(and(eq(users.id, userId), revision === undefined ? undefined : eq(users.profileRevision, revision)))
    .returning();
  return row ? accountOf(row) : null;
}

/** Belongs to each write of an answer. */
export const nextRevision = sql`${users.profileRevision} + 1`;

/** Notes that the member doesn't want to be asked for a confirmed address any more; null where the account is gone. */
export async function dismissConfirmation(db: Database, userId: number): Promise<Account | null> {
  const [row] = await db
    .update(users)
    .set({ confirmationDismissedAt: new Date().toISOString() })
    .where(eq(users.id, userId))
    .returning();
  return row ? accountOf(row) : null;
}

/** Stores name and phone; null where the account is gone. */
export async function updateNameAndPhone(db: Database, userId: number, given: NameAndPhone): Promise<Account | null> {
  const [row] = await db
    .update(users)
    .set({ ...given, updatedAt: new Date().toISOString() })
    .where(eq(users.id, userId))
    .returning();
  return row ? accountOf(row) : null;
}
