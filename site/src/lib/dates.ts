import { LANGUAGE_TAG } from '../locale/locale.ts';

const TODAY = new Intl.RelativeTimeFormat(LANGUAGE_TAG, { numeric: 'auto' }).format(0, 'day');
const LOCAL_DATE = new Intl.DateTimeFormat(LANGUAGE_TAG, { dateStyle: 'long' });
const LONG_DATE = new Intl.DateTimeFormat(LANGUAGE_TAG, { dateStyle: 'long', timeZone: 'UTC' });
const SHORT_DATE = new Intl.DateTimeFormat(LANGUAGE_TAG, { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats an ISO date as "February 26, 2025". Returns other text unchanged. */
export function longDate(text: string): string {
  return formatted(text, LONG_DATE);
}

/** Formats an ISO date as "Feb 26, 2025". Returns other text unchanged. */
export function shortDate(text: string): string {
  return formatted(text, SHORT_DATE);
}

function formatted(text: string, format: Intl.DateTimeFormat): string {
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?$/.test(text)) return text;
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : format.format(date);
}

/** Returns today's date in the reader's time zone: "February 26, 2025". */
export function todayInFull(now = new Date()): string {
  return LOCAL_DATE.format(now);
}

/** Formats a timestamp's date in the reader's time zone: "today", or "February 26, 2025". */
export function dayOf(moment: string, now = new Date()): string {
  const day = LOCAL_DATE.format(new Date(moment));
  return day === LOCAL_DATE.format(now) ? TODAY : day;
}
