import {
  type CalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  type NewCalendarFeed,
  postCalendarFeed,
} from '../../../../../contract/saved/calendar.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { isStillTheirs } from '../store.ts';
import { CALENDAR } from './calendar-texts.ts';

export type Feed =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'off' }
  /** The feed works, but its URL can't be shown again. */
  | { status: 'kept'; feed: CalendarFeed }
  | { status: 'made'; feed: NewCalendarFeed };

/** The result of a call: the feed's state, or an error message. */
export type Outcome = Feed | { status: 'failed'; message: string };

export const fetchFeed = () =>
  outcome(async () => {
    const { feed } = await call(getCalendarFeed);
    return feed ? { status: 'kept', feed } : { status: 'none' };
  });

export const makeFeed = () => outcome(async () => ({ status: 'made', feed: await call(postCalendarFeed) }));

export const turnFeedOff = () =>
  outcome(async () => {
    await call(deleteCalendarFeed);
    return { status: 'off' };
  });

async function outcome(ask: () => Promise<Feed>): Promise<Outcome> {
  if (!isStillTheirs()) return { status: 'failed', message: CALENDAR.failed };
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    return { status: 'failed', message: messageOf(error) };
  }
}

/** Returns the URL that calendar apps use to subscribe. */
export function followAddress(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
