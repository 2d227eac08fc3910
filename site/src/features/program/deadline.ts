import type { DeadlineKind, Grant } from '../../../../contract/grants.ts';
import { longDate } from '../../lib/dates.ts';
import { ASK_FOR_DATES, DAYS_LEFT, DEADLINE_KIND_NOTES, NOT_STATED } from './texts.ts';
import { passedDay } from './yearly-day.ts';

type Deadline = Pick<Grant, 'deadline' | 'deadlineKind' | 'deadlineAt' | 'roundOver'>;

const DAY_MS = 24 * 60 * 60_000;
/** From so few days on, the days that are left stand out. */
const SOON = 14;

export interface DeadlineWords {
  /** The deadline in its source's words; of a round that is over only when rounds are. */
  text: string;
  /** What it means today: the days that are left, or what kind of deadline it is. */
  note: string | null;
  look: 'calm' | 'soon' | 'over';
}

/** A deadline as a card shows it. Days count by the reader's calendar; that the last moment has passed counts anywhere. */
export function deadlineWords(
  { deadline, deadlineKind, deadlineAt, roundOver }: Deadline,
  now = new Date(),
): DeadlineWords {
  const end = deadlineKind === 'fixed' && deadlineAt !== null ? Date.parse(deadlineAt) : Number.NaN;
  const named = Number.isNaN(end) ? null : dayNamed(end);
  const text = deadline ?? named?.toISOString().slice(0, 10) ?? null;
  const words = { text: text === null ? NOT_STATED : longDate(text) };
  if (roundOver) return { text: words.text.split(';')[0] ?? '', note: ASK_FOR_DATES, look: 'calm' };
  if (named === null) {
    const over = text === null ? null : passedDay(text, now);
    if (over?.next)
      return { ...words, note: DAYS_LEFT.yearly(longDate(over.passed), longDate(over.next)), look: 'over' };
    if (over) return { ...words, note: DAYS_LEFT.yearlyMoved(longDate(over.passed)), look: 'calm' };
    return { ...words, note: saysItself(deadlineKind, text) ? null : kindNote(deadlineKind), look: 'calm' };
  }
  if (end <= now.getTime()) return { ...words, note: DAYS_LEFT.passed, look: 'over' };
  const days = Math.round((named.getTime() - calendarDay(now)) / DAY_MS);
  return { ...words, note: DAYS_LEFT.left(days), look: days <= SOON ? 'soon' : 'calm' };
}

/** Words such as "Open all year" or "Once a year" say of their own what the kind would. */
function saysItself(kind: DeadlineKind, text: string | null): boolean {
  return text !== null && (kind === 'ongoing' || kind === 'several');
}

function kindNote(kind: DeadlineKind): string | null {
  return kind === 'fixed' ? null : DEADLINE_KIND_NOTES[kind];
}

/** The day that the deadline names: it ends between 14 and 35 hours after that day began in UTC, in all parts of the country. */
function dayNamed(end: number): Date {
  return new Date(Math.floor((end - DAY_MS / 2) / DAY_MS) * DAY_MS);
}

/** The reader's day, as if it were one in UTC. */
function calendarDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}
