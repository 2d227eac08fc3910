import { CALENDAR_REMINDERS, PRODUCT, PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { pageAddress, type Site } from '../../../http/page-address.ts';
import { programIn } from '../../../language/program-texts.ts';
import type { Say } from '../../../language/spanish.ts';
import type { Program } from '../../programs/program.ts';
import { CALENDAR_TEXTS as SPANISH } from './calendar-texts.es.ts';
import { CALENDAR_TEXTS as ENGLISH } from './calendar-texts.ts';
import { type AllDayEvent, calendarOf } from './icalendar.ts';

const REFRESH_HOURS = 12;

const TEXTS: Readonly<Record<Locale, typeof ENGLISH>> = { en: ENGLISH, es: SPANISH };

/** The person a calendar is for, and the translator for program texts. */
export interface CalendarReader extends Site {
  say: Say;
}

/** Returns a program's deadline as a file, or null if it's not fixed. */
export function deadlineFileOf(program: Program, reader: CalendarReader): string | null {
  const events = deadlineOf(program, reader);
  return events.length === 0 ? null : calendarOf(events, { product: PRODUCT_NAME, language: reader.language });
}

/** Returns the programs' deadlines as a feed, soonest first. */
export function deadlineFeedOf(programs: readonly Program[], reader: CalendarReader): string {
  const events = programs.flatMap((program) => deadlineOf(program, reader));
  const { language } = reader;
  return calendarOf(
    events.toSorted((a, b) => a.day.localeCompare(b.day) || a.uid.localeCompare(b.uid)),
    { product: PRODUCT_NAME, language, name: TEXTS[language].feed, refreshHours: REFRESH_HOURS },
  );
}

/**
 * Returns the deadline as a list of one event; empty without a fixed date. The event's ID stays the same, so if the
 * deadline moves, so does the event.
 */
export function deadlineOf(program: Program, reader: CalendarReader): AllDayEvent[] {
  const { id, deadlineDate: day, updatedAt } = program;
  if (program.deadlineKind !== 'fixed' || day === null) return [];
  const { title, provider, amount, deadline } = programIn(program, reader.say);
  const texts = TEXTS[reader.language];
  const url = pageAddress(reader, `/grants/${encodeURIComponent(id)}/apply`);
  const description = [
    provider && texts.provider(provider),
    amount && texts.amount(amount),
    deadline && texts.deadline(deadline),
    url,
    texts.check,
  ];
  return [
    {
      uid: `deadline-${id}@${PRODUCT}`,
      day,
      changedAt: updatedAt,
      summary: texts.summary(title),
      description: description.filter(Boolean).join('\n'),
      url,
      reminders: CALENDAR_REMINDERS,
    },
  ];
}
