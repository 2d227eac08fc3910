import { EMAIL_REGISTERED, type Login, type Registration } from '../../../contract/account/account.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure, accountGone } from '../../failure.ts';
import type { Account } from './account.ts';
import type { CommonPasswords } from './passwords/common-password-words.ts';
import { refuseCommonPassword } from './passwords/common-passwords.ts';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './passwords/password.ts';
import { upgradeHash } from './passwords/passwords.ts';
import { findAccount, findCredentials, insertAccount, languageOf } from './queries.ts';
import type { Proof } from './second-factor/proof.ts';
import { type Checking, requireMembersCode } from './second-factor/second-factor.ts';
import { type Beginning, type Begun, startSession } from './sessions/sessions.ts';

/** A successful login: its account and its new session. */
export interface LoggedIn extends Begun {
  account: Account;
}

/**
 * Maximum tries for one login if the hash was replaced during the check. Another login by the same member may have
 * upgraded it, so the password can still be right.
 */
const MOST_TRIES = 3;

/**
 * Creates an account in this language and signs it in. Checks the address before the expensive hash. Throws
 * `email_taken`.
 */
export async function register(
  db: Database,
  { language, ...registration }: Registration & { language: Locale },
  common: CommonPasswords,
  beginning: Beginning,
): Promise<LoggedIn> {
  const { password, sharedComputer: _, ...person } = registration;
  refuseCommonPassword(password, person, common);
  if ((await languageOf(db, person.email)) !== null) throw emailTaken();
  const passwordHash = await hashPassword(password);
  const account = await insertAccount(db, { ...person, language, passwordHash });
  // If two registrations run at the same time, the second violates the unique index.
  if (!account) throw emailTaken();
  const begun = await startSession(db, { ...account, passwordHash }, beginning);
  if (!begun) throw accountGone();
  return { account, ...begun };
}

/**
 * Signs a member in. Throws `second_factor_required` if a code is missing, and `invalid_credentials` if the credentials
 * are wrong or changed during the check.
 */
export async function logIn(db: Database, login: Login, beginning: Beginning, checking: Checking): Promise<LoggedIn> {
  let hasCode = false;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { account, proof } = await authenticate(db, login);
    // A code works only once, so a retry must not check it again.
    hasCode ||= await requireMembersCode(db, account, login.secondFactor, checking);
    const begun = await startSession(db, proof, { ...beginning, hasCode });
    if (begun) return { account, ...begun };
  }
  throw invalidCredentials();
}

/**
 * Returns the account for these credentials. Throws `invalid_credentials`, taking equally long for known and unknown
 * addresses.
 */
async function authenticate(db: Database, { email, password }: Login): Promise<{ account: Account; proof: Proof }> {
  const found = await findCredentials(db, email);
  const isRight = await verifyPassword(password, found?.passwordHash ?? NOBODYS_HASH);
  const account = found && isRight ? await findAccount(db, found.id) : null;
  if (!found || !account) throw invalidCredentials();
  const passwordHash = await upgradeHash(db, found.id, password, found.passwordHash);
  return { account, proof: { ...found, email, passwordHash } };
}

function invalidCredentials(): ApiFailure {
  return new ApiFailure('invalid_credentials', 'Invalid email or password');
}

/** Returns the error for an address that already has an account. */
export function emailTaken(): ApiFailure {
  return new ApiFailure('email_taken', EMAIL_REGISTERED, { fields: { email: EMAIL_REGISTERED } });
}
