import { sentencesOf } from '../../extract/sentences.ts';
import { dayOf } from '../../fields/days.ts';
import { type Deadline, deadlineOf } from '../../fields/deadlines.ts';

/** Dates in the Federal Register are Washington dates. */
const TIME_ZONE = 'America/New_York';
const DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b/g;
const IS_ABOUT_APPLICATIONS = /\b(applications?|proposals?|submissions?|applicants?)\b/i;
const ENDS =
  /\b(deadline|due|closing date|closes?|no later than|must be (?:received|submitted|postmarked|filed)|(?:received|submitted|postmarked|filed|accepted) (?:by|on or before|until|through)|on or before|until)\b/i;
/** Words for other dates in the same text. */
const ANOTHER =
  /\b(intent|letters? of (?:interest|inquiry)|pre-?applications?|pre-?proposals?|concept papers?|intergovernmental review|webinar|comments?|questions?|(?:opens?|begins?|available) on|applications? available)\b/i;
/** "p.m. Eastern" doesn't end a sentence. */
const HALF_DAY =
  /\b([ap])\.\s?m\.(?=,?\s*\(?(?:[ECMP][SD]?T\b|Eastern|Central|Mountain|Pacific|Alaska|Hawaii|local|on\b))/gi;
const TIME_OF_DAY = /\d\s?[ap]\.?\s?m\b/i;

/**
 * Reads the last day to apply, if the text under DATES clearly states one. Returns no date if it states several, or
 * only dates for other things.
 */
export function deadlineIn(dates: string): Deadline {
  const sentences = sentencesOf(dates.replace(HALF_DAY, '$1m')).filter(
    (sentence) => IS_ABOUT_APPLICATIONS.test(sentence) && ENDS.test(sentence) && !ANOTHER.test(sentence),
  );
  const days = new Set(
    sentences.flatMap((sentence) => [...sentence.matchAll(DAY)].flatMap(([day]) => dayOf(day) ?? [])),
  );
  const [day] = days;
  const words = sentences.find((sentence) => TIME_OF_DAY.test(sentence)) ?? null;
  if (day && days.size === 1) return deadlineOf({ day, timeZone: TIME_ZONE, note: words });
  const note = sentences[0] ?? null;
  return {
    ...deadlineOf({ day: null, timeZone: TIME_ZONE, note }),
    ...(days.size > 1 ? { kind: 'several' as const } : {}),
  };
}
