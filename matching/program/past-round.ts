import type { DeadlineKind } from '../../contract/programs/grants.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** Matches "April 18, 2025" and "March 2026". */
const DATES = new RegExp(`\\b(?:${MONTHS}) (?:\\d{1,2}, )?20\\d\\d\\b`, 'g');
const MONTH = new RegExp(`\\b(?:${MONTHS})\\b`);
const YEARS = /\b20\d\d\b/g;
/** Matches a leading phrase that says when the program opens each year. */
const EVERY_YEAR = new RegExp(`\\b(?:${MONTHS})\\b(?! (?:\\d{1,2}, )?20\\d\\d)|all year|any time|monthly`, 'i');

/** Matches the start of a season whose end isn't known: "This winter's season began on November 2, 2026". */
const BEGAN = /^This winter['’]s season began on (\w+ \d{1,2}, 20\d\d)/;
/** How long such a season lasts at most, in days: to the end of spring. */
const WINTER = 180;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns whether a program that opens in rounds names only rounds that are over: "Once each winter; the season of
 * 2024-2025 ended on April 18, 2025". It may have opened again since, which only its office can confirm.
 */
export function isRoundOver(kind: DeadlineKind, text: string | null, now: number): boolean {
  if (kind !== 'several' || text === null) return false;
  const [, began] = BEGAN.exec(text) ?? [];
  if (began !== undefined) return Date.parse(`${began} UTC`) + WINTER * DAY_MS < now;
  const [first = ''] = text.split(/[;.]/);
  if (EVERY_YEAR.test(first)) return false;
  const dates = text.match(DATES) ?? [];
  if (dates.length > 0) return dates.every((date) => endOf(date) < now);
  const years = text.match(YEARS)?.map(Number) ?? [];
  return years.length > 0 && MONTH.test(text) && Math.max(...years) < new Date(now).getUTCFullYear();
}

/** Returns a time by which a day or month has ended everywhere in the country, in ms since the epoch. */
function endOf(date: string): number {
  const [month = '', day, year] = date.split(/,? /);
  const start = Date.parse(year === undefined ? `${month} 1, ${day} UTC` : `${date} UTC`);
  return start + (year === undefined ? 32 : 2) * DAY_MS;
}
