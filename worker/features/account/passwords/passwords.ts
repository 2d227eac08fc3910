import type { Database } from '../../../db/client.ts';
import { ApiFailure, accountGone } from '../../../failure.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { readerOf } from '../account.ts';
import { passwordChangedMail } from '../mails.ts';
import { hashToken, newToken } from '../sessions/secret-token.ts';
import type { SessionKind } from '../sessions/sessions.ts';
import type { CommonPasswords } from './common-password-words.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { findPasswordHash, replaceHash, storePassword } from './passwords-queries.ts';

/**
 * Checks a member's password and returns its hash. Throws `validation` for `field` if it's wrong, and `unauthenticated`
 * if the account is gone.
 */
export async function requirePassword(db: Database, userId: number, password: string, field: string): Promise<string> {
  const hash = await findPasswordHash(db, userId);
  if (hash === null) throw accountGone();
  if (!(await verifyPassword(password, hash))) {
    const sentence = 'This isn’t your current password.';
    throw new ApiFailure('validation', sentence, { fields: { [field]: sentence } });
  }
  return hash;
}

/** Upgrades a weaker hash and returns the current one. Only a login has the plain password to do that. */
export async function upgradeHash(db: Database, userId: number, password: string, hash: string): Promise<string> {
  if (!needsRehash(hash)) return hash;
  const renewed = await hashPassword(password);
  await replaceHash(db, userId, hash, renewed);
  return renewed;
}

/** Changes the password. Ends all other sessions, and renews the calling one with the returned token. */
export async function changePassword(
  db: Database,
  { account, tokenHash }: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
  appUrl: string,
  common: CommonPasswords,
): Promise<SessionKind & { token: string }> {
  const oldHash = await requirePassword(db, account.id, currentPassword, 'currentPassword');
  refuseCommonPassword(password, account, common);
  const token = newToken();
  const renewed = await storePassword(
    db,
    {
      userId: account.id,
      oldHash,
      newHash: await hashPassword(password),
      session: { tokenHash, newTokenHash: hashToken(token) },
    },
    passwordChangedMail(readerOf(account, appUrl)),
  );
  if (!renewed) throw new ApiFailure('conflict', 'Your password was just changed. Please log in with the new one.');
  return { token, ...renewed };
}
