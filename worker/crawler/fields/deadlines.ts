import type { DeadlineKind } from '../../../contract/programs/grants.ts';
import { dayInWords, dayOf, meansNone, momentOf } from './days.ts';

export interface Deadline {
  text: string | null;
  kind: DeadlineKind;
  /** The date of a fixed deadline, in its own time zone. */
  date: string | null;
  /** The exact time of a fixed deadline, in UTC. */
  at: string | null;
}

export interface StatedDeadline {
  /** As the source writes it. */
  day: string | null;
  /** The time of day as HH:MM, if the source has a field for it. */
  time?: string | null;
  timeZone: string;
  /** The source's own wording. */
  note?: string | null;
  /** An expected date isn't a deadline yet. */
  isForecast?: boolean;
}

const ROLLING =
  /\b(accepted (?:at )?any ?time|any ?time|rolling|until (?:all )?(?:the )?(?:funds?|funding|money) (?:is|are|have|has)\b|first[- ]come|open until filled|year[- ]round)/i;
const ONGOING = /\b(ongoing|continuous(?:ly)?|always open|no (?:deadline|close date|closing date)|open[- ]ended)\b/i;
const SEVERAL =
  /\b(multiple|several|various|two|three|four) (?:due dates|deadlines|rounds|cycles|closing dates)|\b(quarterly|twice a year|semi-?annually)\b/i;
const SAYS_NOTHING = /^(undefined|null|none|n\/?a|not applicable|tbd|tba|-+|\.)?$/i;
const LONGEST_TEXT = 400;

const ZONES: Readonly<Record<string, string>> = {
  e: 'America/New_York',
  c: 'America/Chicago',
  m: 'America/Denver',
  p: 'America/Los_Angeles',
};
/**
 * Matches "by 5:00 p.m. ET" or "due 11:59 PM Eastern Time". A word like "by" must come first, because not every time is
 * the deadline's.
 */
const TIME =
  /\b(?:later than|by|before|until|at|close[sd]?|due)\s+(\d{1,2})(?::([0-5]\d))?(?::[0-5]\d)?\s*([ap])\.?\s?m\.?,?\s*\(?\s*(?:u\.s\. )?(?:([ECMP])[SD]?T|(eastern|central|mountain|pacific)(?: (?:standard|daylight|prevailing))?(?: time)?)\b/i;

/** Builds a deadline from its date and the source's wording. */
export function deadlineOf(stated: StatedDeadline): Deadline {
  const note = wordsOf(stated.note);
  const day = dayOf(stated.day);
  if (stated.isForecast) {
    const expected = day ? `Expected ${dayInWords(day)}` : null;
    return { text: joined(expected ?? 'Not yet announced', note), kind: 'forecast', date: null, at: null };
  }
  if (day) {
    const named = note ? timeIn(note) : null;
    const time = named?.time ?? stated.time ?? null;
    const timeZone = named?.timeZone ?? stated.timeZone;
    return {
      text: joined(dayInWords(day), note),
      kind: 'fixed',
      date: day,
      at: momentOf(day, time ? `${time}:00` : '23:59:59', timeZone),
    };
  }
  const words = note ?? (meansNone(stated.day) ? null : wordsOf(stated.day));
  const kind = words ? kindOfWords(words) : 'unknown';
  if (kind !== 'unknown' || !meansNone(stated.day)) return { text: words, kind, date: null, at: null };
  return { text: words ?? 'No deadline', kind: 'ongoing', date: null, at: null };
}

function kindOfWords(words: string): DeadlineKind {
  if (ROLLING.test(words)) return 'rolling';
  if (ONGOING.test(words)) return 'ongoing';
  return SEVERAL.test(words) ? 'several' : 'unknown';
}

function wordsOf(text: string | null | undefined): string | null {
  const words = text?.replace(/\s+/g, ' ').trim() ?? '';
  if (SAYS_NOTHING.test(words)) return null;
  return words.length > LONGEST_TEXT ? `${words.slice(0, LONGEST_TEXT - 1)}…` : words;
}

function joined(first: string, note: string | null): string {
  return note ? `${first}. ${note}` : first;
}

function timeIn(note: string): { time: string; timeZone: string } | null {
  const found = TIME.exec(note);
  if (!found) return null;
  const [, hours = '', minutes = '00', half = '', letter, word] = found;
  const timeZone = ZONES[(letter ?? word?.[0] ?? '').toLowerCase()];
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return timeZone && Number(hours) <= 12 ? { time: `${String(hour).padStart(2, '0')}:${minutes}`, timeZone } : null;
}
