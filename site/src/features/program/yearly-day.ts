const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const DAY = `(${MONTHS.join('|')}) (\\d{1,2})`;
/** "June 30 each year", "By April 15 each year": one last day. */
const LAST_DAY = new RegExp(`^(?:by )?${DAY} each year\\b(.*)`, 'i');
/** "Each year from March 1 to July 31": a season within one calendar year. */
const SEASON = new RegExp(`^each year from ${DAY} to ${DAY}\\b(.*)`, 'i');
const NAMES_MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})\\b`);

export interface PassedDay {
  /** The last day of this year, ISO. */
  passed: string;
  /** The same day a year later; null where the text names other dates too. */
  next: string | null;
}

/** The last day of a deadline that comes back each year, where this year's is over. */
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

/** Groups as those of `LAST_DAY`; nothing for a season that goes over New Year's, or is still to come this year. */
function lastOfSeason(text: string): string[] | undefined {
  const [, fromMonth = '', fromDay = '', month = '', day = '', rest = ''] = SEASON.exec(text) ?? [];
  const start = MONTHS.indexOf(fromMonth);
  const end = MONTHS.indexOf(month);
  if (end === -1 || start > end || (start === end && Number(fromDay) > Number(day))) return undefined;
  return ['', month, day, rest];
}
