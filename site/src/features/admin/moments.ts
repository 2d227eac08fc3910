import { lasted, NEVER } from './texts.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const MINUTE_MS = 60_000;
const STEPS = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** Formats a timestamp as "Nov 22, 2026, 3:04 AM" in the reader's time zone. Returns other text unchanged. */
export function momentOf(moment: string | null): string {
  if (moment === null) return NEVER;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : MOMENT.format(date);
}

/** Formats a timestamp as "Nov 22" in the reader's time zone. */
export function dayOfMoment(moment: string): string {
  return DAY.format(new Date(moment));
}

/** Formats a time as "3:04:05 AM". */
export function clockOf(date: Date): string {
  return CLOCK.format(date);
}

/** Formats how long ago a moment was: "2 hours ago". */
export function agoOf(moment: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / MINUTE_MS));
  if (Number.isNaN(minutes)) return moment;
  const step = STEPS.find((each) => minutes >= each.minutes);
  return step ? AGO.format(-Math.floor(minutes / step.minutes), step.unit) : AGO.format(0, 'minute');
}

/** Returns how long something took, or has taken so far. */
export function durationOf(start: string, end: string | null, now = Date.now()): string {
  const until = end === null ? now : Date.parse(end);
  return lasted(Math.max(0, Math.round((until - Date.parse(start)) / MINUTE_MS)));
}
