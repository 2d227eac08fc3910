import { EMAIL_REGISTERED, type Login, type Registration } from '../../../contract/account.ts';
import type { ProfileUpdate } from '../../../contract/profile.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import type { Account } from './account.ts';
import type { CommonPasswords } from './common-password-words.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './password.ts';
import { upgradeHash } from './passwords.ts';
import { findAccount, findCredentials, hasEmail, insertAccount, updateProfile } from './queries.ts';

/** Makes an account. Throws `email_taken`. The address is looked up before the costly hash. */
export async function register(db: Database, registration: Registration, common: CommonPasswords): Promise<Account> {
  const { password, ...person } = registration;
  refuseCommonPassword(password, person, common);
  if (await hasEmail(db, person.email)) throw emailTaken();
  const account = await insertAccount(db, { ...person, passwordHash: await hashPassword(password) });
  // Two registrations at once: the second one fails at the unique index.
  if (!account) throw emailTaken();
  return account;
}

/** The account of these credentials. Throws `invalid_credentials`, in the same time for a known and an unknown address. */
export async function authenticate(db: Database, { email, password }: Login): Promise<Account> {
  const found = await findCredentials(db, email);
  const isRight = await verifyPassword(password, found?.passwordHash ?? NOBODYS_HASH);
  const account = found && isRight ? await findAccount(db, found.id) : null;
  if (!found || !account) throw new ApiFailure('invalid_credentials', 'Invalid email or password');
  await upgradeHash(db, found.id, password, found.passwordHash);
  return account;
}

/** Stores the profile. Throws `unauthenticated` where the account is gone. */
export async function saveProfile(db: Database, userId: number, answers: ProfileUpdate): Promise<Account> {
  const account = await updateProfile(db, userId, answers);
  if (!account) throw new ApiFailure('unauthenticated', 'This account does not exist any more.');
  return account;
}

/** The failure of everybody who wants an address that has an account. */
export function emailTaken(): ApiFailure {
  return new ApiFailure('email_taken', EMAIL_REGISTERED, { fields: { email: EMAIL_REGISTERED } });
}
