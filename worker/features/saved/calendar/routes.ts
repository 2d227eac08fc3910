import { createHash } from 'node:crypto';
import { PRODUCT } from '../../../../contract/limits.ts';
import {
  deleteCalendarFeed,
  getCalendarFeed,
  getCalendarFile,
  getGrantCalendar,
  postCalendarFeed,
} from '../../../../contract/saved/calendar.ts';
import { fileNameOf, fileResponse } from '../../../http/file.ts';
import { route } from '../../../http/route.ts';
import { sayIn } from '../../../language/own-language.ts';
import { feedFile, feedOf, makeFeed, programCalendar, revokeFeed } from './calendar.ts';

const CALENDAR = 'text/calendar';

export const calendarRoutes = [
  route(getGrantCalendar, async ({ params, signedIn, context }) => {
    // A plain link downloads this, so the request's own language is the browser's, not the member's.
    const { language } = signedIn.account;
    const say = await sayIn(language, context.env.ASSETS);
    const reader = { appUrl: context.get('settings').APP_URL, language, say };
    return fileResponse(await programCalendar(context.get('db'), params.id, reader), {
      name: fileNameOf(`deadline-${params.id}`, 'ics'),
      type: CALENDAR,
    });
  }),

  route(getCalendarFeed, async ({ signedIn, context }) => ({ feed: await feedOf(context.get('db'), signedIn) })),

  route(postCalendarFeed, async ({ signedIn, context }) =>
    makeFeed(context.get('db'), signedIn, context.get('settings').APP_URL),
  ),

  route(deleteCalendarFeed, async ({ signedIn, context }) => {
    await revokeFeed(context.get('db'), signedIn);
    return { message: 'The calendar address no longer works.' };
  }),

  route(getCalendarFile, async ({ params, context }) => {
    const file = await feedFile(context.get('db'), params.file, context.get('settings').APP_URL, (language) =>
      sayIn(language, context.env.ASSETS),
    );
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    // Always revalidated, so a disabled address stops working immediately.
    const headers = { 'Cache-Control': 'private, no-cache', ETag: etag, 'X-Robots-Tag': 'noindex' };
    const isKnown = (context.req.header('if-none-match') ?? '').split(/\s*,\s*/).some((tag) => sameTag(tag, etag));
    const response = isKnown
      ? new Response(null, { status: 304 })
      : fileResponse(file, { name: `${PRODUCT}-deadlines.ics`, type: CALENDAR });
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  }),
];

/**
 * Uses weak comparison, as RFC 9110 defines for conditional requests, because a compressing proxy makes the tag weak.
 */
function sameTag(given: string, etag: string): boolean {
  return given === '*' || given.replace(/^W\//, '') === etag;
}
