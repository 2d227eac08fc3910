import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import type { Unsubscription } from '../../../contract/saved/alerts.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import { pageAddress, type Site } from '../../http/page-address.ts';
import { hashToken, newToken } from '../account/sessions/secret-token.ts';
import { DAY } from './mornings.ts';
import { reminderDaysOf } from './searches.ts';
import { findLink, turnOff } from './unsubscribe-queries.ts';

/** Mail stays in inboxes for months, and its link must keep working. It grants nothing else. */
const LINK_LIFE = 365 * DAY;

/** Creates an unsubscribe link for an email: its addresses, and its row for the database. */
export function newUnsubscribeLink(site: Site, now: number) {
  const token = newToken();
  return {
    page: pageAddress(site, `/unsubscribe/${token}`),
    oneClick: new URL(`/api/unsubscribe/${token}${langOf(site)}`, site.appUrl).href,
    stored: { tokenHash: hashToken(token), expiresAt: new Date(now + LINK_LIFE).toISOString() },
  };
}
export type StoredLink = ReturnType<typeof newUnsubscribeLink>['stored'];

/** Returns the language parameter for the page that opens in email clients without one-click unsubscribe. */
function langOf({ language }: Site): string {
  return language === DEFAULT_LOCALE ? '' : `?lang=${language}`;
}

/** Returns what a link would turn off. Throws `invalid_token`. */
export async function aboutUnsubscription(db: Database, token: string): Promise<Unsubscription> {
  const link = await findLink(db, hashToken(token));
  if (!link) {
    throw new ApiFailure(
      'invalid_token',
      'This link doesn’t work anymore. Log in to see and change what we email you.',
    );
  }
  if (link.searchId === null && link.about === 'changes') {
    return { about: 'changes', name: null, isOn: link.tellsChanges };
  }
  if (link.searchId === null) {
    return { about: 'reminders', name: null, isOn: reminderDaysOf(link.reminderDays).length > 0 };
  }
  // A deleted search doesn't send mail either.
  return { about: 'search', name: link.name, isOn: link.frequency !== null && link.frequency !== 'off' };
}

/** Turns off the mail that this link came with; idempotent. Throws `invalid_token`. */
export async function unsubscribe(db: Database, token: string): Promise<Unsubscription> {
  await turnOff(db, hashToken(token));
  return aboutUnsubscription(db, token);
}
