import { PRODUCT, PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { Plan } from '../../../../contract/saved/preparation.ts';
import { pageAddress } from '../../../http/page-address.ts';
import type { Program } from '../../programs/program.ts';
import { type CalendarReader, deadlineOf } from '../../saved/calendar/deadlines.ts';
import { type AllDayEvent, calendarOf } from '../../saved/calendar/icalendar.ts';

/** How many days before a step to remind the member. 0 is the morning of the day itself. */
const REMINDERS = [0] as const;

/**
 * Returns the plan's dates and the deadline as a calendar file in the reader's language, or null if the plan has no
 * dates.
 */
export function planFileOf(program: Program, plan: Plan, reader: CalendarReader): string | null {
  const { id } = program;
  const { say } = reader;
  const title = say(program.title);
  // The dates depend on checked items and on today, so a file downloaded later replaces an earlier one.
  const changedAt = new Date().toISOString();
  const url = pageAddress(reader, `/grants/${encodeURIComponent(id)}/apply`);
  const steps = plan.steps.flatMap((step): AllDayEvent[] => {
    if (step.day === null) return [];
    return [
      {
        uid: `plan-${step.key}-${id}@${PRODUCT}`,
        day: step.day,
        changedAt,
        summary: `${say(step.title)}: ${title}`,
        description: [say(step.text), step.late && say(step.late), url, say(plan.note)].filter(Boolean).join('\n'),
        url,
        reminders: REMINDERS,
      },
    ];
  });
  if (steps.length === 0) return null;
  return calendarOf([...steps, ...deadlineOf(program, reader)], { product: PRODUCT_NAME, language: reader.language });
}
