import * as z from 'zod/mini';
import { type Profile, profile } from '../../../contract/profile.ts';
import { type User, user } from '../../../contract/user.ts';
import type { Settings } from '../../env.ts';

const stored = z.omit(user, { navigation: true });

/** A user as stored, parsed; without the password's hash. */
export type Account = Omit<User, 'navigation'>;

/** Parses a stored row. Columns that no answer shows (the password's hash) fall away here. */
export function accountOf(row: unknown): Account {
  return stored.parse(row);
}

const profiles = new WeakMap<Account, Profile>();

/** What matching may know of the account. */
export function profileOf(account: Account): Profile {
  const known = profiles.get(account) ?? profile.parse(account);
  profiles.set(account, known);
  return known;
}

/** The account as `GET /api/user` answers it, with what the navigation may show. */
export function userOf(account: Account, settings: Settings): User {
  return {
    ...account,
    navigation: {
      adminMenu: settings.ADMIN_MENU_USER_IDS.includes(account.id),
      admin: settings.ADMIN_USER_IDS.includes(account.id),
    },
  };
}
