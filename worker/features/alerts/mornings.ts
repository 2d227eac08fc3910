import type { StateCode } from '../../../contract/profile/places.ts';
import type { Profile } from '../../../contract/profile/profile.ts';
import { factsOf } from '../../../matching/person/facts.ts';

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** The local hour when members get the mail they asked for. */
const MORNING_HOUR = 7;

/** Mail that was due longer ago waits until the next morning, so it doesn't arrive at night. */
const TOO_LATE = 12 * HOUR;

/** The minimum time between two emails of the same kind, even if a run was late or the member moved. */
const LEAST_DISTANCE = 6 * HOUR;

const EASTERN = 'America/New_York';
const ZONES: Readonly<Record<string, readonly StateCode[]>> = {
  'America/Chicago': ['AL', 'AR', 'IL', 'IA', 'KS', 'LA', 'MN', 'MS', 'MO', 'NE', 'ND', 'OK', 'SD', 'TN', 'TX', 'WI'],
  'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Puerto_Rico': ['PR', 'VI'],
  'Pacific/Guam': ['GU', 'MP'],
  'Pacific/Pago_Pago': ['AS'],
};
const ZONE_OF = new Map<string, string>(
  Object.entries(ZONES).flatMap(([zone, states]) => states.map((state) => [state, zone] as const)),
);

/** Returns the time zone of most people in the member's state, or Eastern if the state is unknown. */
export function zoneOf(member: Profile): string {
  return ZONE_OF.get(factsOf(member).state ?? '') ?? EASTERN;
}

/** Returns whether something that was due at this time may still be sent. */
export function isOnTime(dueAt: string, now: number): boolean {
  return now - Date.parse(dueAt) <= TOO_LATE;
}

/** Returns the morning this many days ahead, counting only mornings at least `LEAST_DISTANCE` away. */
export function morningIn(days: number, zone: string, now: number): string {
  const earliest = now + (days - 1) * DAY + LEAST_DISTANCE;
  return firstMorningAfter(earliest, zone);
}

/** Returns the next morning, no matter how soon it is. Used for late emails and first ones. */
export function nextMorning(zone: string, now: number): string {
  return firstMorningAfter(now, zone);
}

function firstMorningAfter(moment: number, zone: string): string {
  let hour = Math.floor(moment / HOUR) * HOUR + HOUR;
  while (hourIn(zone, hour) !== MORNING_HOUR) hour += HOUR;
  return new Date(hour).toISOString();
}

function hourIn(zone: string, moment: number): number {
  return Number(formatter(zone, { hour: 'numeric', hourCycle: 'h23' }).format(moment));
}

/** Returns the days until a deadline's last day in the member's calendar; 0 means today. */
export function daysUntil(deadlineAt: string, zone: string, now: number): number {
  return (Date.parse(deadlineDay(deadlineAt)) - Date.parse(dayIn(zone, now))) / DAY;
}

/** The time zone where a day ends last. */
const LAST_ZONE = 'Pacific/Pago_Pago';

/**
 * Returns a deadline's date, such as "2027-01-31". The end of a day in any U.S. time zone falls on that same date in
 * `LAST_ZONE`.
 */
export function deadlineDay(deadlineAt: string): string {
  return dayIn(LAST_ZONE, Date.parse(deadlineAt));
}

function dayIn(zone: string, moment: number): string {
  return formatter(zone, { dateStyle: 'short' }, 'sv-SE').format(moment);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters, because creating one costs more than using it a hundred times. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions, locale = 'en-US'): Intl.DateTimeFormat {
  const key = `${timeZone} ${locale}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, made);
  return made;
}
