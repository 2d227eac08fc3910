const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const DAY = `(${MONTHS.join('|')}) (\\d{1,2})`;
/** "June 30 each year", "By April 15 each year": a final date. */
const LAST_DAY = new RegExp(`^(?:by )?${DAY} each year\\b(.*)`, 'i');
/** "Each year from March 1 to July 31": a season within one calendar year. */
const SEASON = new RegExp(`^each year from ${DAY} to ${DAY}\\b(.*)`, 'i');
const NAMES_MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})\\b`);

export interface PassedDay {
  /** The final date this year, as an ISO date. */
  passed: string;
  /** The same date next year; null if the text also contains other dates. */
  next: string | null;
}

/** Returns the final date of a yearly deadline that has passed this year; null if it hasn't. */
export function passedDay(text: string, now: Date): PassedDay | null {
  const [, month = '', day = '', rest = ''] = LAST_DAY.exec(text) ?? lastOfSeason(text) ?? [];
  const place = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase());
  if (place === -1) return null;
  const of = (year: number) => new Date(Date.UTC(year, place, Number(day))).toISOString().slice(0, 10);
  const passed = of(now.getFullYear());
  const today = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
  if (passed >= today) return null;
  return { passed, next: NAMES_MONTH.test(rest) ? null : of(now.getFullYear() + 1) };
}

/** Returns the same groups as `LAST_DAY`; undefined for a season that spans New Year's. */
function lastOfSeason(text: string): string[] | undefined {
  const [, fromMonth = '', fromDay = '', month = '', day = '', rest = ''] = SEASON.exec(text) ?? [];
  const start = MONTHS.indexOf(fromMonth);
  const end = MONTHS.indexOf(month);
  if (end === -1 || start > end || (start === end && Number(fromDay) > Number(day))) return undefined;
  return ['', month, day, rest];
}

/** "Once each winter", "This winter's season began on November 2, 2026". */
const EACH_WINTER = /^(?:(?:once )?each winter|this winter['’]s season)\b/i;
/** November to March, as zero-based `Date` months. */
const WINTER: readonly number[] = [10, 11, 0, 1, 2];

/** Whether a program that opens each winter may be open now, even if the last season we know of is over. */
export function isInItsWinter(text: string, now: Date): boolean {
  return EACH_WINTER.test(text) && WINTER.includes(now.getMonth());
}
