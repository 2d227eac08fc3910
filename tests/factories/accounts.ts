import { argon2Sync, createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOST_PREFIX, SESSION_COOKIE, SIGNED_IN_MARKER } from '../../contract/account/session.ts';
import type { Tier } from '../../contract/billing.ts';
import type { Database } from '../../worker/db/client.ts';
import { sessions, subscriptions, users } from '../../worker/db/schema/index.ts';
import { hashPassword } from '../../worker/features/account/passwords/password.ts';
import { startAdminToken } from '../../worker/features/account/sessions/admin-tokens.ts';
import { startSession } from '../../worker/features/account/sessions/sessions.ts';
import type { Client } from '../harness/client.ts';
import { newPerson, newProfile, PASSWORD } from './people.ts';

/** One hash for all accounts, because hashing takes longer than the rest of a test. */
const passwordHash = hashPassword(PASSWORD);

const salt = Buffer.alloc(16, 1);
const quickKey = argon2Sync('argon2id', {
  ...{ message: Buffer.from(PASSWORD).toString('base64url'), nonce: salt },
  ...{ memory: 32, passes: 1, parallelism: 1, tagLength: 32 },
});
const inPhc = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const quickHash = `$argon2id$v=19$m=32,t=1,p=1$${inPhc(salt)}$${inPhc(quickKey)}`;

export interface StoredAccount {
  id: number;
  email: string;
  password: string;
}

export interface Given {
  isComplete?: boolean;
  tier?: Tier;
  /** True for a cheap hash, for tests in which very many members enter their password. */
  hasQuickHash?: boolean;
  name?: { firstName: string; lastName: string };
}

/** Inserts an account directly into the database, with the shared test password. */
export async function storedAccount(
  db: Database,
  { isComplete = true, tier = 'free', hasQuickHash, name }: Given = {},
) {
  const { firstName, lastName, email } = newPerson(name);
  const answers = isComplete ? { ...newProfile(), profileComplete: true } : {};
  // Hides the reminder to confirm the address, which only a few tests need.
  const confirmationDismissedAt = new Date().toISOString();
  const person = { firstName, lastName, email, username: email, confirmationDismissedAt, ...answers };
  const [row] = await db
    .insert(users)
    .values({ ...person, passwordHash: hasQuickHash ? quickHash : await passwordHash })
    .returning({ id: users.id });
  if (!row) throw new Error('The account was not stored');
  if (tier !== 'free') await db.insert(subscriptions).values({ userId: row.id, tier, status: 'active' });
  return { id: row.id, email, password: PASSWORD } satisfies StoredAccount;
}

/** Returns the admin with this reserved id. It stays for all later tests that request it. */
export async function storedAdmin(db: Database, id: number): Promise<StoredAccount> {
  const email = `the-admin-${id}@example.org`;
  const person = { id, email, username: email, firstName: 'Ada', lastName: 'Admin', profileComplete: true };
  await db
    .insert(users)
    .values({ ...person, ...newProfile(), passwordHash: await passwordHash })
    .onConflictDoNothing();
  return { id, email, password: PASSWORD };
}

/** Starts a session for an existing account without a login, and returns its token. */
export async function storedSession(
  db: Database,
  userId: number,
  beginning: Parameters<typeof startSession>[2],
): Promise<string> {
  const begun = await startSession(db, await proofOf(db, userId), { ...beginning, hasCode: true });
  if (!begun) throw new Error('The account is gone');
  return begun.token;
}

/** Starts an admin session without a login, and returns its token. */
export async function storedAdminToken(db: Database, userId: number): Promise<string> {
  const token = await startAdminToken(db, await proofOf(db, userId), { hasCode: true });
  if (token === null) throw new Error('The admin is gone');
  return token;
}

async function proofOf(db: Database, userId: number) {
  const { id, email, passwordHash, language } = users;
  const [proof] = await db.select({ id, email, passwordHash, language }).from(users).where(eq(id, userId));
  if (!proof) throw new Error('There is no such account');
  return proof;
}

/** Signs a browser in without a login. Returns the session's id. */
export async function signIn(db: Database, client: Client, userId: number, { hasEnded = false } = {}) {
  const token = await storedSession(db, userId, { remembered: false, userAgent: `Browser ${randomUUID()}` });
  // On plain http://localhost, browsers would drop cookies with this prefix, and the Worker doesn't set it either.
  const prefix = client.base.startsWith('http://localhost') ? '' : HOST_PREFIX;
  client.cookies.set(`${prefix}${SESSION_COOKIE}`, token);
  client.cookies.set(`${prefix}${SIGNED_IN_MARKER}`, '1');
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  if (hasEnded) {
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { tokenHash, id: tokenHash.slice(0, 16) };
}
