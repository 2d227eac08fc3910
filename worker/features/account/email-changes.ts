import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import { type Account, readerOf } from './account.ts';
import { emailTaken } from './accounts.ts';
import {
  findEmailChange,
  redeemConfirmation,
  redeemEmailChange,
  storeEmailChange,
  storeRefusedEmailChange,
} from './email-changes-queries.ts';
import { confirmEmailMail, confirmOwnEmailMail, emailChangedMail, emailInUseMail, LINK_LIFE_MS } from './mails.ts';
import { requirePassword } from './passwords/passwords.ts';
import { languageOf } from './queries.ts';
import { hasStill, stillHolds } from './second-factor/proof.ts';
import { hashToken, newToken } from './sessions/secret-token.ts';

/**
 * Requests an address change and returns the remaining work: mailing a link to the new address, or a notice to its
 * owner if it's taken. The caller responds first, and identically in both cases, so no one can learn which addresses
 * have accounts.
 */
export async function requestEmailChange(
  db: Database,
  account: Account,
  { email, password }: { email: string; password: string },
  appUrl: string,
): Promise<() => Promise<void>> {
  const passwordHash = await requirePassword(db, account.id, password, 'password');
  if (email === account.email) {
    const sentence = 'This is already your email address.';
    throw new ApiFailure('validation', sentence, { fields: { email: sentence } });
  }
  const ownersLanguage = await languageOf(db, email);
  return async () => {
    if (ownersLanguage !== null) {
      const owner = { recipient: email, language: ownersLanguage, appUrl };
      return storeRefusedEmailChange(db, account.id, emailInUseMail(owner));
    }
    const token = newToken();
    const expiresAt = new Date(Date.now() + LINK_LIFE_MS).toISOString();
    const change = { newEmail: email, tokenHash: hashToken(token), expiresAt };
    const isStillAllowed = stillHolds({ id: account.id, email: account.email, passwordHash });
    const mail = confirmEmailMail({ ...readerOf(account, appUrl), recipient: email }, token);
    return storeEmailChange(db, account.id, change, isStillAllowed, mail);
  };
}

/** Emails a link to the account's current address. Opening it proves that mail reaches the member. */
export async function requestEmailConfirmation(db: Database, account: Account, appUrl: string): Promise<void> {
  const { id, email } = account;
  const token = newToken();
  const expiresAt = new Date(Date.now() + LINK_LIFE_MS).toISOString();
  const change = { newEmail: email, tokenHash: hashToken(token), expiresAt };
  await storeEmailChange(db, id, change, hasStill(id, email), confirmOwnEmailMail(readerOf(account, appUrl), token));
}

/**
 * Switches an account to the address that the link was sent to, or confirms its current one. A new address ends all
 * sessions except the one in the browser that opened the link, and notifies the old address. Returns whether the
 * address is new. Throws `invalid_token`, or `email_taken` if someone else took the address in the meantime.
 */
export async function confirmEmail(
  db: Database,
  token: string,
  sessionToken: string | undefined,
  appUrl: string,
): Promise<boolean> {
  const tokenHash = hashToken(token);
  const change = await findEmailChange(db, tokenHash);
  if (!change) throw invalidLink();
  const { oldEmail, newEmail, language } = change;
  if (oldEmail === newEmail) {
    if (!(await redeemConfirmation(db, tokenHash))) throw invalidLink();
    return false;
  }
  const keptSession = sessionToken ? hashToken(sessionToken) : '';
  const mail = emailChangedMail({ recipient: oldEmail, language, appUrl });
  const outcome = await redeemEmailChange(db, { tokenHash, newEmail, keptSession }, mail);
  if (outcome === 'taken') throw emailTaken();
  if (outcome === 'used') throw invalidLink();
  return true;
}

function invalidLink(): ApiFailure {
  return new ApiFailure('invalid_token', 'This confirmation link is invalid or has expired.');
}
