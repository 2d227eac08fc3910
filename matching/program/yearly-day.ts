import { EACH_WINTER, LAST_DAY, MONTHS, NAMES_MONTH, SEASON } from './yearly-words.ts';

export interface PassedDay {
  /** The final date this year, as an ISO date. */
  passed: string;
  /** The same date next year; null if the text also contains other dates. */
  next: string | null;
}

/** Returns the final date of a yearly deadline that has passed this year; null if it hasn't. */
export function passedDay(text: string, now: Date): PassedDay | null {
  const { month = '', day, rest = '' } = LAST_DAY.exec(text)?.groups ?? lastOfSeason(text) ?? {};
  const place = placeOf(month);
  if (place === -1) return null;
  const of = (year: number) => new Date(Date.UTC(year, place, Number(day))).toISOString().slice(0, 10);
  const passed = of(now.getFullYear());
  const today = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
  if (passed >= today) return null;
  return { passed, next: NAMES_MONTH.test(rest) ? null : of(now.getFullYear() + 1) };
}

/** Returns the same groups as `LAST_DAY`; undefined for a season that spans New Year's. */
function lastOfSeason(text: string): Record<string, string> | undefined {
  const season = SEASON.exec(text)?.groups;
  if (!season) return undefined;
  const { fromMonth = '', fromDay, month = '', day } = season;
  const [start, end] = [placeOf(fromMonth), placeOf(month)];
  return start > end || (start === end && Number(fromDay) > Number(day)) ? undefined : season;
}

function placeOf(month: string): number {
  return MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase());
}

/** November to March, as zero-based `Date` months. */
const WINTER: readonly number[] = [10, 11, 0, 1, 2];

/** Returns whether people heat their homes in this month, nearly anywhere in the country. */
export function isWinter(now: Date): boolean {
  return WINTER.includes(now.getMonth());
}

/** Returns whether a program that opens each winter may be open now, even if the last season we know of is over. */
export function isInItsWinter(text: string, now: Date): boolean {
  return EACH_WINTER.test(text) && isWinter(now);
}
