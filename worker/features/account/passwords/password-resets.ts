import type { Reader } from '../../../clients/mail/template.ts';
import type { Database } from '../../../db/client.ts';
import { ApiFailure } from '../../../failure.ts';
import { readerOf } from '../account.ts';
import { LINK_LIFE_MS, passwordChangedMail, resetMail } from '../mails.ts';
import { languageOf } from '../queries.ts';
import { hashToken, newToken } from '../sessions/secret-token.ts';
import type { CommonPasswords } from './common-password-words.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password.ts';
import { findReset, redeemReset, storeReset } from './password-resets-queries.ts';

/**
 * Creates a reset link for the address's owner and queues its email, in the owner's language. If the address is
 * unknown, does the same work in the caller's language.
 */
export async function requestPasswordReset(db: Database, asked: Reader): Promise<void> {
  const email = asked.recipient;
  const token = newToken();
  const expiresAt = new Date(Date.now() + LINK_LIFE_MS).toISOString();
  const language = (await languageOf(db, email)) ?? asked.language;
  const mail = resetMail({ ...asked, language }, token);
  await storeReset(db, { email, tokenHash: hashToken(token), expiresAt }, mail);
}

/** Checks a reset token. Throws `invalid_token` if it's unknown, used, replaced or expired. */
export async function requireResetToken(db: Database, token: string): Promise<void> {
  if (!(await findReset(db, hashToken(token)))) throw invalidLink();
}

/** Sets the new password and ends all of the account's sessions. A token works once, even for simultaneous requests. */
export async function resetPassword(
  db: Database,
  token: string,
  password: string,
  appUrl: string,
  common: CommonPasswords,
): Promise<void> {
  const tokenHash = hashToken(token);
  const owner = await findReset(db, tokenHash);
  // Checked before the expensive hash.
  if (!owner) throw invalidLink();
  refuseCommonPassword(password, owner, common);
  const mail = passwordChangedMail(readerOf(owner, appUrl));
  if (!(await redeemReset(db, tokenHash, await hashPassword(password), mail))) throw invalidLink();
}

function invalidLink(): ApiFailure {
  return new ApiFailure('invalid_token', 'This reset link is invalid or has expired.');
}
