import type { Locale } from '../../../../contract/locales.ts';

/* Writes files in RFC 5545 format. Supports only what the product needs: all-day events with reminders. */

export interface AllDayEvent {
  uid: string;
  /** `YYYY-MM-DD`, in the reader's own time zone. */
  day: string;
  /** When the event's content last changed, as an ISO timestamp. */
  changedAt: string;
  summary: string;
  description: string;
  url: string;
  /** How many days before the event to show each reminder, at nine in the morning. */
  reminders: readonly number[];
}

const LINE_OCTETS = 75;
const REMINDER_HOUR = 9;

/** Returns a calendar. `name` is the feed's name in calendar apps. */
export function calendarOf(
  events: readonly AllDayEvent[],
  {
    product,
    language,
    name,
    refreshHours,
  }: { product: string; language: Locale; name?: string; refreshHours?: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//Deadlines//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    // For a feed, both the properties from RFC 7986 and those that older apps use.
    ...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, day, changedAt, summary, description, url, reminders }: AllDayEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${moment(changedAt)}`,
    `LAST-MODIFIED:${moment(changedAt)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    ...reminders.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(summary)}`,
      `TRIGGER:${trigger(days)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/**
 * Returns a reminder's offset from midnight, when an all-day event starts. The morning of the day before is -P0DT15H.
 */
function trigger(days: number): string {
  return days === 0 ? `PT${REMINDER_HOUR}H` : `-P${days - 1}DT${24 - REMINDER_HOUR}H`;
}

/** Escapes a text value (RFC 5545, 3.3.11). Drops characters that aren't text. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/**
 * Folds a line into lines of at most 75 octets, splitting between characters. Each continuation starts with a space.
 */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function moment(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
