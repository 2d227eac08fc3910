/*
 * Dates in the form `YYYY-MM-DD`, without a time, as on a wall calendar. Business days exclude weekends but not
 * holidays.
 */

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Returns this day, or the Friday before it if it's on a weekend. */
export function businessDayUpTo(day: string): string {
  return isWeekend(day) ? businessDayUpTo(addDays(day, -1)) : day;
}

/** Returns the date that is this many business days before another one. */
export function businessDaysBefore(day: string, count: number): string {
  let found = businessDayUpTo(day);
  for (let left = count; left > 0; left -= 1) found = businessDayUpTo(addDays(found, -1));
  return found;
}

/** Counts the business days after `from` through `to`; 0 if `to` isn't later. */
export function businessDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (!isWeekend(day)) count += 1;
  return count;
}

/** U.S. time zone offsets: the range west of UTC. Guam is the only zone east of UTC. */
const WEST = { least: -11 * HOUR_MS, most: -4 * HOUR_MS };
const GUAM = 10 * HOUR_MS;
const EASTERN = -5 * HOUR_MS;

/**
 * Returns today's date in the deadline's time zone. If the deadline is at the end of its day, that reveals the zone.
 * Otherwise, uses Eastern Time.
 */
export function todayAt(deadline: { day: string; at: string | null } | null, now: number): string {
  const offset = deadline?.at ? Date.parse(`${deadline.day}T23:59:59Z`) - Date.parse(deadline.at) : Number.NaN;
  const isKnown = offset === GUAM || (offset >= WEST.least && offset <= WEST.most);
  return new Date(now + (isKnown ? offset : EASTERN)).toISOString().slice(0, 10);
}
