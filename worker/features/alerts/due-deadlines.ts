import type { NearDeadline } from './mails.ts';
import { daysUntil } from './mornings.ts';

export interface SavedDeadline extends Omit<NearDeadline, 'daysLeft'> {
  savedAt: string;
}

/** A reminder that was already sent. */
export interface SentReminder {
  grantId: string;
  daysBefore: number;
  deadlineAt: string;
}

/** A deadline to remind a member of now, and the lead times that the reminder covers. */
export interface DueDeadline extends NearDeadline {
  covers: number[];
}

/**
 * Returns a member's due deadlines, nearest first. A lead time that had already passed when the program was saved
 * doesn't count.
 */
export function dueOf(
  saved: readonly SavedDeadline[],
  sent: readonly SentReminder[],
  { days, zone, now }: { days: readonly number[]; zone: string; now: number },
): DueDeadline[] {
  const isSent = (program: SavedDeadline, daysBefore: number) =>
    sent.some(
      (one) => one.grantId === program.id && one.daysBefore === daysBefore && one.deadlineAt === program.deadlineAt,
    );
  const due = saved.flatMap(({ savedAt, ...program }) => {
    if (Date.parse(program.deadlineAt) <= now) return [];
    const daysLeft = daysUntil(program.deadlineAt, zone, now);
    const leftWhenSaved = daysUntil(program.deadlineAt, zone, Date.parse(savedAt));
    const reached = days.filter((lead) => lead >= daysLeft && lead < leftWhenSaved);
    // Once the shortest lead time is reached, it's too late for the longer ones.
    const shortest = Math.min(...reached);
    if (reached.length === 0 || isSent({ savedAt, ...program }, shortest)) return [];
    return [{ ...program, daysLeft, covers: reached.filter((lead) => !isSent({ savedAt, ...program }, lead)) }];
  });
  return due.toSorted((a, b) => a.daysLeft - b.daysLeft || (a.id < b.id ? -1 : 1));
}
