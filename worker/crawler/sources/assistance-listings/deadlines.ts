import { type Deadline, deadlineOf } from '../../fields/deadlines.ts';

const TIME_ZONE = 'America/New_York';

/** Builds a listing's deadline from its future dates and its text. */
export function deadlineOfDays(ends: readonly string[], note: string | null, now: number): Deadline {
  const ahead = ends.filter((day) => Date.parse(day) > now).toSorted();
  if (ahead.length === 1) return deadlineOf({ day: ahead[0] ?? null, timeZone: TIME_ZONE, note });
  const words = deadlineOf({ day: null, timeZone: TIME_ZONE, note });
  return ahead.length > 1 ? { ...words, kind: 'several' } : words;
}
