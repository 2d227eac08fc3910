import type { NameAndPhone } from '../../../contract/account/account.ts';
import type { ProfileSave } from '../../../contract/account/user.ts';
import type { Locale } from '../../../contract/locales.ts';
import { PLACE_MESSAGES } from '../../../contract/profile/profile.ts';
import { placeProblem } from '../../../matching/person/places.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure, accountGone } from '../../failure.ts';
import type { Account } from './account.ts';
import { findAccount, updateLanguage, updateNameAndPhone, updateProfile } from './queries.ts';

/**
 * Stores the profile. Throws `validation` if the state can't be determined, `conflict` if the profile has changed since
 * the revision that the answers are based on, and `unauthenticated` if the account is gone.
 */
export async function saveProfile(
  db: Database,
  userId: number,
  { profileRevision, ...answers }: ProfileSave,
): Promise<Account> {
  const problem = placeProblem(answers.location, answers.zipCode);
  if (problem) {
    const location = PLACE_MESSAGES[problem];
    throw new ApiFailure('validation', location, { fields: { location } });
  }
  const account = await updateProfile(db, userId, answers, profileRevision);
  if (account) return account;
  if (!(await findAccount(db, userId))) throw accountGone();
  throw new ApiFailure('conflict', 'Your profile was changed somewhere else since you opened it.');
}

/** Stores the name and phone. Throws `unauthenticated` if the account is gone. */
export async function saveNameAndPhone(db: Database, userId: number, given: NameAndPhone): Promise<Account> {
  const account = await updateNameAndPhone(db, userId, given);
  if (!account) throw accountGone();
  return account;
}

/** Changes the language of the pages and mail that a member gets. Throws `unauthenticated` if the account is gone. */
export async function saveLanguage(db: Database, userId: number, language: Locale): Promise<Account> {
  const account = await updateLanguage(db, userId, language);
  if (!account) throw accountGone();
  return account;
}
