import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { message } from '../programs/fields.ts';
import { grantId } from '../programs/grants.ts';

/*
 * Deadlines as iCalendar files (RFC 5545): for one program, or for all saved programs as a feed that a calendar app
 * fetches. Anyone with a feed's URL can read it, so the URL can be revoked and is shown only once.
 */

export const calendarFeed = z.object({ createdAt: z.string() });
export const newCalendarFeed = z.object({ ...calendarFeed.shape, url: z.string() });
export type CalendarFeed = z.infer<typeof calendarFeed>;
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

/** Returns one program's deadline; `not_found` if it has no fixed one. */
export const getGrantCalendar = endpoint({
  method: 'GET',
  path: '/api/grants/:id/calendar',
  access: 'member',
  params: grantId,
  response: z.string(),
});

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'member',
  response: z.object({ feed: z.nullable(calendarFeed) }),
});
/** Creates the feed's URL, or a new one that replaces the old. */
export const postCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  access: 'member',
  response: newCalendarFeed,
});
export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  access: 'member',
  response: message,
});
/** The feed itself, for calendar apps: `{token}.ics`. */
export const getCalendarFile = endpoint({
  method: 'GET',
  path: '/api/calendar/:file',
  access: 'public',
  params: z.object({ file: z.string() }),
  response: z.string(),
});
