import type { Todo } from '../../../../../contract/saved/my-plan.ts';
import { LANGUAGE_TAG } from '../../../locale/locale.ts';

/** How many months the chart shows, starting with the current one. */
export const MONTHS = 12;

/** A deadline with its number in the chart and table. */
export interface Dated {
  number: number;
  id: string;
  title: string;
  day: string;
  isPast: boolean;
}

export interface Month {
  /** Year and month: "2026-11". */
  key: string;
  /** The month's name: "November 2026". */
  name: string;
  dated: readonly Dated[];
}

const NAME = new Intl.DateTimeFormat(LANGUAGE_TAG, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the programs' fixed deadlines, soonest first, past ones last. Leaves out what was applied for or is received. */
export function datedOf(things: readonly Todo[], now = new Date()): Dated[] {
  const today = dayHere(now);
  return (
    things
      .flatMap(({ id, title, day, state }) =>
        day === null || state === 'sent' || state === 'received' ? [] : [{ id, title, day, state }],
      )
      .filter(({ day }) => day.slice(0, 7) >= today.slice(0, 7))
      .map(({ state, ...rest }) => ({ ...rest, isPast: state === 'closed' || rest.day < today }))
      // Past deadlines need no action, so they come last.
      .toSorted((a, b) => Number(a.isPast) - Number(b.isPast) || a.day.localeCompare(b.day))
      .map((dated, place) => ({ ...dated, number: place + 1 }))
  );
}

/** Returns twelve months starting now, each with its deadlines. */
export function monthsOf(dated: readonly Dated[], now = new Date()): Month[] {
  return Array.from({ length: MONTHS }, (_, place) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() + place, 1));
    const key = first.toISOString().slice(0, 7);
    return { key, name: NAME.format(first), dated: dated.filter(({ day }) => day.startsWith(key)) };
  });
}

/** Returns today's date in the reader's time zone. */
function dayHere(now: Date): string {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}
