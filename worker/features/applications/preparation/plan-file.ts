import { PRODUCT, PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { Plan } from '../../../../contract/saved/preparation.ts';
import type { Program } from '../../programs/program.ts';
import { deadlineOf } from '../../saved/calendar/deadlines.ts';
import { type AllDayEvent, calendarOf } from '../../saved/calendar/icalendar.ts';

/** A reminder on the morning of the day itself. */
const REMINDERS = [0] as const;

/** Returns the plan's dates and the deadline as a calendar file, or null if the plan has no dates. */
export function planFileOf(program: Program, plan: Plan, appUrl: string): string | null {
  const { id, title } = program;
  // The dates depend on ticks and on today, so a file downloaded later replaces an earlier one.
  const changedAt = new Date().toISOString();
  const url = new URL(`/grants/${encodeURIComponent(id)}/apply`, appUrl).href;
  const steps = plan.steps.flatMap((step): AllDayEvent[] => {
    if (step.day === null) return [];
    return [
      {
        uid: `plan-${step.key}-${id}@${PRODUCT}`,
        day: step.day,
        changedAt,
        summary: `${step.title}: ${title}`,
        description: [step.text, step.late, url, plan.note].filter(Boolean).join('\n'),
        url,
        reminders: REMINDERS,
      },
    ];
  });
  if (steps.length === 0) return null;
  return calendarOf([...steps, ...deadlineOf(program, appUrl)], { product: PRODUCT_NAME });
}
