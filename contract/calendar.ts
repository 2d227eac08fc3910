import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './fields.ts';
import { grantId } from './grants.ts';

/*
 * Deadlines as iCalendar files (RFC 5545): of one program, and of all that a member saved as a feed that a calendar
 * fetches by itself. Whoever knows a feed's address can read it, so the address can be revoked and is shown once.
 */

export const calendarFeed = z.object({ createdAt: z.string() });
export const newCalendarFeed = z.object({ ...calendarFeed.shape, url: z.string() });
export type CalendarFeed = z.infer<typeof calendarFeed>;
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

/** The deadline of one program; `not_found` where it has no fixed one. */
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
/** Makes the feed's address, or a new one: the one before stops working. */
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
/** The feed itself, for calendar programs: `{token}.ics`. */
export const getCalendarFile = endpoint({
  method: 'GET',
  path: '/api/calendar/:file',
  access: 'public',
  params: z.object({ file: z.string() }),
  response: z.string(),
});
