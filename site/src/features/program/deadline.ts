import type { DeadlineKind, Grant } from '../../../../contract/programs/grants.ts';
import { passedDay } from '../../../../matching/program/yearly-day.ts';
import { longDate } from '../../lib/dates.ts';
import { ASK_FOR_DATES, DAYS_LEFT, DEADLINE_KIND_NOTES, NOT_STATED } from './texts.ts';

type Deadline = Pick<Grant, 'deadline' | 'deadlineKind' | 'deadlineAt' | 'roundOver'>;

const DAY_MS = 24 * 60 * 60_000;
/** From this many days before, the remaining days are highlighted. */
const SOON = 14;

export interface DeadlineWords {
  /** The deadline in the source's words. If the round is over, says only when rounds are held. */
  text: string;
  /** Its meaning today: the number of days left, or the kind of deadline. */
  note: string | null;
  look: 'calm' | 'soon' | 'over';
}

/** Formats a deadline for a card. The reader's calendar decides the days left, but not when the deadline passes. */
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

/** Returns whether the text, such as "Open all year" or "Once a year", already says what the kind would. */
function saysItself(kind: DeadlineKind, text: string | null): boolean {
  return text !== null && (kind === 'ongoing' || kind === 'several');
}

function kindNote(kind: DeadlineKind): string | null {
  return kind === 'fixed' ? null : DEADLINE_KIND_NOTES[kind];
}

/**
 * Returns the date of a deadline, which falls 14 to 35 hours after that date began in UTC, depending on the part of the
 * country.
 */
function dayNamed(end: number): Date {
  return new Date(Math.floor((end - DAY_MS / 2) / DAY_MS) * DAY_MS);
}

/** Returns the reader's date as a UTC timestamp. */
function calendarDay(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}
