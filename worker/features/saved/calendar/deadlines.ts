import { CALENDAR_REMINDERS, PRODUCT, PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { Program } from '../../programs/program.ts';
import { type AllDayEvent, calendarOf } from './icalendar.ts';

const REFRESH_HOURS = 12;

/** Returns a program's deadline as a file, or null if it's not fixed. */
export function deadlineFileOf(program: Program, appUrl: string): string | null {
  const events = deadlineOf(program, appUrl);
  return events.length === 0 ? null : calendarOf(events, { product: PRODUCT_NAME });
}

/** Returns the programs' deadlines as a feed, soonest first. */
export function deadlineFeedOf(programs: readonly Program[], appUrl: string): string {
  const events = programs.flatMap((program) => deadlineOf(program, appUrl));
  return calendarOf(
    events.toSorted((a, b) => a.day.localeCompare(b.day) || a.uid.localeCompare(b.uid)),
    { product: PRODUCT_NAME, name: `${PRODUCT_NAME}: deadlines`, refreshHours: REFRESH_HOURS },
  );
}

/**
 * Returns the deadline as a list of one event; empty without a fixed date. The event's ID stays the same, so if the
 * deadline moves, so does the event.
 */
export function deadlineOf(program: Program, appUrl: string): AllDayEvent[] {
  const { id, title, provider, amount, deadline, deadlineDate: day, updatedAt } = program;
  if (program.deadlineKind !== 'fixed' || day === null) return [];
  const url = new URL(`/grants/${encodeURIComponent(id)}/apply`, appUrl).href;
  const description = [
    provider && `Provider: ${provider}`,
    amount && `Amount: ${amount}`,
    deadline && `Deadline as the source gives it: ${deadline}`,
    url,
    'Check the date with the provider, who decides it and may change it.',
  ];
  return [
    {
      uid: `deadline-${id}@${PRODUCT}`,
      day,
      changedAt: updatedAt,
      summary: `Deadline: ${title}`,
      description: description.filter(Boolean).join('\n'),
      url,
      reminders: CALENDAR_REMINDERS,
    },
  ];
}
