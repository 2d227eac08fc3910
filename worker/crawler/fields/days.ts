// biome-ignore format: one row reads better than one word per line
const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
];
const SHORT_MONTHS = MONTHS.map((name) => name.slice(0, 3).toLowerCase());

/** Date formats in sources. Named groups capture the year, month and day. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})(?!\d)/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
  /^(?:[a-z]+day,? )?(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? ?(?<year>\d{4})/i,
  /^(?:[a-z]{3,9},? )?(?<day>\d{1,2}) (?<name>[a-z]{3,9})\.? (?<year>\d{4})/i,
];

/** Sources write later years, such as 2076 or 2099, to mean "none". */
const LAST_YEAR = 2060;

/** Returns the date in a source's text as YYYY-MM-DD; null if it's missing, invalid or means "none". */
export function dayOf(text: string | null | undefined): string | null {
  const written = text?.trim() ?? '';
  for (const form of FORMS) {
    const groups = form.exec(written)?.groups;
    if (!groups) continue;
    const month = groups['month']
      ? Number(groups['month'])
      : 1 + SHORT_MONTHS.indexOf(groups['name']?.slice(0, 3).toLowerCase() ?? '');
    const year = Number(groups['year']) + (groups['year']?.length === 2 ? 2000 : 0);
    const day = `${year}-${String(month).padStart(2, '0')}-${(groups['day'] ?? '').padStart(2, '0')}`;
    return isDay(day) && year <= LAST_YEAR ? day : null;
  }
  return null;
}

/** Returns whether a date is so far in the future that it means "none". */
export function meansNone(text: string | null | undefined): boolean {
  const year = /\b(\d{4})\b/.exec(text?.replace(/^\d{4}(\d{4})$/, '$1') ?? '')?.[1];
  return year !== undefined && Number(year) > LAST_YEAR && Number(year) < 2200;
}

function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
}

/** Formats a day as "October 19, 2026". Done by hand, because the platform's formatter is a hundred times slower. */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const MOST_MOMENTS = 5000;
const moments = new Map<string, string>();

/** Returns the UTC time of a local date and time. `timeZone` is an IANA name. */
export function momentOf(day: string, time: string, timeZone: string): string {
  const key = `${day}T${time} ${timeZone}`;
  const known = moments.get(key);
  if (known) return known;
  const wanted = Date.parse(`${day}T${time}Z`);
  // The second pass handles the days when daylight saving time starts or ends.
  const near = wanted - offsetAt(wanted, timeZone);
  const moment = new Date(wanted - offsetAt(near, timeZone)).toISOString();
  // Many programs share a few deadline days, and looking up a zone's offset is slow.
  if (moments.size >= MOST_MOMENTS) moments.clear();
  moments.set(key, moment);
  return moment;
}

/** Returns the calendar day of a time (ms) in a time zone. */
export function dayAt(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 10);
}

function offsetAt(moment: number, timeZone: string): number {
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  if (!known) formats.set(timeZone, format);
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
