import * as z from 'zod/mini';
import { type User, user } from '../../../contract/account/user.ts';
import { type Profile, profile } from '../../../contract/profile/profile.ts';
import type { Reader } from '../../clients/mail/template.ts';
import type { Settings } from '../../env.ts';

const stored = z.omit(user, { navigation: true });

/** A user's parsed row, without the password hash. */
export type Account = Omit<User, 'navigation'>;

/** Parses a stored row. Drops columns that no response shows, such as the password hash. */
export function accountOf(row: unknown): Account {
  return stored.parse(row);
}

const profiles = new WeakMap<Account, Profile>();

/** Returns the part of the account that matching may use. It's parsed once per account object. */
export function profileOf(account: Account): Profile {
  const known = profiles.get(account) ?? profile.parse(account);
  profiles.set(account, known);
  return known;
}

/** Returns what any email to the member needs: their address, their language and the site's URL. */
export function readerOf({ email, language }: Pick<Account, 'email' | 'language'>, appUrl: string): Reader {
  return { recipient: email, language, appUrl };
}

/** Converts an account to the response of `GET /api/user`, including the navigation flags. */
export function userOf(account: Account, settings: Settings): User {
  return {
    ...account,
    navigation: {
      adminMenu: settings.ADMIN_MENU_USER_IDS.includes(account.id),
      admin: settings.ADMIN_USER_IDS.includes(account.id),
    },
  };
}
