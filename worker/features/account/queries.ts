import { and, eq, sql } from 'drizzle-orm';
import type { NameAndPhone, Registration } from '../../../contract/account/account.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { ProfileUpdate } from '../../../contract/profile/profile.ts';
import type { Database } from '../../db/client.ts';
import { isDuplicate } from '../../db/database-errors.ts';
import { users } from '../../db/schema/index.ts';
import { type Account, accountOf } from './account.ts';

/** Returns the language of the account with this email address, or null if there is none. */
export async function languageOf(db: Database, email: string): Promise<Locale | null> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.email, email)).limit(1);
  return row?.language ?? null;
}

/**
 * Returns the ID, password hash and language for an email address, or null if it's unknown. Nothing more: parsing a
 * full account takes a millisecond, so login timing would reveal which addresses have accounts.
 */
export async function findCredentials(
  db: Database,
  email: string,
): Promise<{ id: number; passwordHash: string; language: Locale } | null> {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, language: users.language })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  return row ?? null;
}

/** Returns a member's account, or null if it's gone. */
export async function findAccount(db: Database, id: number): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row ? accountOf(row) : null;
}

/** Stores an account. Returns null if the email address is taken. `id` is only for admins' reserved IDs. */
export async function insertAccount(
  db: Database,
  person: Omit<Registration, 'password' | 'sharedComputer'> & { passwordHash: string; id?: number; language?: Locale },
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

/** If an answer has no column, this doesn't compile. */
type Stored = { [Field in keyof ProfileUpdate]: (typeof users.$inferInsert)[Field] };

/**
 * Stores the profile form's answers and marks the profile as complete. With a revision, writes only if the profile is
 * still at that revision. Returns null if nothing was written.
 */
export async function updateProfile(
  db: Database,
  userId: number,
  answers: ProfileUpdate,
  revision: number | undefined,
): Promise<Account | null> {
  const stored: Stored = answers;
  const [row] = await db
    .update(users)
    .set({
      ...stored,
      profileComplete: true,
      profileRevision: nextRevision,
      updatedAt: new Date().toISOString(),
    })
    .where(and(eq(users.id, userId), revision === undefined ? undefined : eq(users.profileRevision, revision)))
    .returning();
  return row ? accountOf(row) : null;
}

/** Every write to a profile answer must set the revision to this. */
export const nextRevision = sql`${users.profileRevision} + 1`;

/** Records that the member dismissed the prompt to confirm their address. Returns null if the account is gone. */
export async function dismissConfirmation(db: Database, userId: number): Promise<Account | null> {
  const [row] = await db
    .update(users)
    .set({ confirmationDismissedAt: new Date().toISOString() })
    .where(eq(users.id, userId))
    .returning();
  return row ? accountOf(row) : null;
}

/** Stores the name and phone. Returns null if the account is gone. */
export async function updateNameAndPhone(db: Database, userId: number, given: NameAndPhone): Promise<Account | null> {
  const [row] = await db
    .update(users)
    .set({ ...given, updatedAt: new Date().toISOString() })
    .where(eq(users.id, userId))
    .returning();
  return row ? accountOf(row) : null;
}

/** Stores the language. Returns null if the account is gone. */
export async function updateLanguage(db: Database, userId: number, language: Locale): Promise<Account | null> {
  const [row] = await db
    .update(users)
    .set({ language, updatedAt: new Date().toISOString() })
    .where(eq(users.id, userId))
    .returning();
  return row ? accountOf(row) : null;
}
