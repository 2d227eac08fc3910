import type { Locale } from '../../../../contract/locales.ts';
import type { CalendarFeed, NewCalendarFeed } from '../../../../contract/saved/calendar.ts';
import type { Database } from '../../../db/client.ts';
import { ApiFailure, loginNeeded } from '../../../failure.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import type { Say } from '../../../language/spanish.ts';
import { hashToken, newToken } from '../../account/sessions/secret-token.ts';
import { findProgram } from '../../programs/find-program.ts';
import { type CalendarReader, deadlineFeedOf, deadlineFileOf } from './deadlines.ts';
import { contentOfFeed, findFeed, putFeed, removeFeed } from './queries.ts';

/** Returns a program's deadline as a calendar file. Throws `not_found` if it has none. */
export async function programCalendar(db: Database, grantId: string, reader: CalendarReader): Promise<string> {
  const program = await findProgram(db, grantId);
  const file = program && deadlineFileOf(program, reader);
  if (!file) throw new ApiFailure('not_found', 'This program has no fixed deadline.');
  return file;
}

/** Returns the member's feed, or null. Its address can't be recovered. */
export async function feedOf(db: Database, { account }: SignedIn): Promise<CalendarFeed | null> {
  return findFeed(db, account.id);
}

/**
 * Creates a feed with a new address, which is shown only once. A previous feed stops working. Throws `unauthenticated`
 * if the session has ended, because whatever ended it, such as a new password, has also ended the feed.
 */
export async function makeFeed(db: Database, { tokenHash }: SignedIn, appUrl: string): Promise<NewCalendarFeed> {
  const token = newToken();
  const feed = await putFeed(db, tokenHash, hashToken(token));
  if (!feed) throw loginNeeded();
  return { ...feed, url: new URL(`/api/calendar/${token}.ics`, appUrl).href };
}

export async function revokeFeed(db: Database, { account }: SignedIn): Promise<void> {
  await removeFeed(db, account.id);
}

/** Returns the file for a calendar app, in its owner's language. Throws `not_found` for any invalid address. */
export async function feedFile(
  db: Database,
  fileName: string,
  appUrl: string,
  sayIn: (language: Locale) => Promise<Say>,
): Promise<string> {
  const feed = await contentOfFeed(db, hashToken(fileName.replace(/\.ics$/, '')));
  if (!feed) throw new ApiFailure('not_found', 'There’s no calendar at this address. It may have been turned off.');
  const { language, programs } = feed;
  return deadlineFeedOf(programs, { appUrl, language, say: await sayIn(language) });
}
