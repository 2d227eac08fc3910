import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppTypes } from '../../../http/context.ts';

/** A network's location, if the platform provides it. */
export interface Place {
  /** For example "Columbus, Ohio, US". */
  name: string | null;
  timeZone: string;
}

const NOWHERE: Place = { name: null, timeZone: 'UTC' };

const part = z.catch(z.optional(z.string().check(z.maxLength(80))), undefined);
const located = z.object({ city: part, region: part, country: part, timezone: part });

/** Parses Cloudflare's data about the caller's network, which callers can't forge. */
export function placeIn(cf: unknown): Place {
  const { data } = located.safeParse(cf);
  if (!data) return NOWHERE;
  const name = [data.city, data.region, data.country].filter(Boolean).join(', ');
  return { name: name || null, timeZone: isTimeZone(data.timezone) ? data.timezone : NOWHERE.timeZone };
}

/** Returns the location of the caller's network, which is unknown unless a proxy provides it. */
export function placeOf(context: Context<AppTypes>): Place {
  const { raw } = context.req;
  return context.get('settings').CALLER_ADDRESSES === 'cloudflare' && 'cf' in raw ? placeIn(raw.cf) : NOWHERE;
}

function isTimeZone(name: string | undefined): name is string {
  try {
    return name !== undefined && new Intl.DateTimeFormat('en-US', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
