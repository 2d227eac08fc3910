import type { Grant } from '../../../../../contract/programs/grants.ts';

const DAY = 24 * 60 * 60_000;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');
const ISO_DAY = /\b(\d{4}-\d{2}-\d{2})\b/g;
const LONG_DAY = new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2}), (\\d{4})\\b`, 'g');

/** Returns when a fixed deadline passes, in ms, or the next date in its text; undefined if that isn't in the future. */
export function deadlineIn(
  { deadline, deadlineAt, deadlineKind }: Pick<Grant, 'deadline' | 'deadlineAt' | 'deadlineKind'>,
  now: number,
) {
  if (deadlineKind !== 'fixed') return undefined;
  if (deadlineAt !== null) return Date.parse(deadlineAt) > now ? Date.parse(deadlineAt) : undefined;
  if (deadline === null) return undefined;
  const iso = [...deadline.matchAll(ISO_DAY)].map(([day]) => Date.parse(`${day}T00:00:00Z`));
  const long = [...deadline.matchAll(LONG_DAY)].map(([, month = '', day, year]) =>
    Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)),
  );
  // It may still be that day in another part of the country.
  const toCome = [...iso, ...long].filter((time) => time + 2 * DAY > now);
  return toCome.length > 0 ? Math.min(...toCome) : undefined;
}
