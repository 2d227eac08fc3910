import { createHash } from 'node:crypto';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine, plainText } from '../../../web/plain-text.ts';
import { withoutMachineText } from '../../extract/machine-text.ts';
import { dayOf } from '../../fields/days.ts';
import { type Deadline, deadlineOf } from '../../fields/deadlines.ts';
import { amountIn } from '../../fields/money.ts';
import { asSet } from '../../fields/sets.ts';
import { categoryOf } from '../../fields/subjects.ts';
import { rowOf } from '../../program-row.ts';
import { grantsGovName } from '../grants-gov/opportunity.ts';
import { isCall } from './calls.ts';
import type { FeedEntry } from './record.ts';

/** Feeds have no time zone, so a day ends when it's over everywhere in the country. */
const TIME_ZONE = 'Pacific/Pago_Pago';
const DAY_WORDS = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}|[A-Z][a-z]+\.? \d{1,2},? \d{4})`;
const CLOSES = new RegExp(
  String.raw`\b(?:closes?|closing date|deadline|applications? (?:are )?due|due(?: date)?|apply by)(?: is| on| by|:)* ${DAY_WORDS}`,
  'i',
);
const SUM = /\$\s?\d/;
/** A longer entry isn't news. */
const LONGEST_TEXT = 20_000;
const LONGEST_SUM = 200;
const LOAN = /\bloans?\b/i;

/**
 * Returns an entry's program. For a news feed, none if the entry isn't a call or has no deadline: entries that have
 * left a feed aren't read again, so it would stay open forever. It has no rules, because feeds don't state eligibility
 * reliably.
 */
export function rowsOfEntry(entry: FeedEntry, source: string, now: number): GrantRow[] {
  const title = plainLine(entry.title);
  const text = plainText(entry.text ?? '').slice(0, LONGEST_TEXT);
  const stated = withoutMachineText(text);
  const sentence = sentenceWithSum(stated);
  const subjects = asSet(entry.subjects);
  const deadline = deadlineIn(stated);
  if (entry.isNews && !(isCall(title) && deadline.date !== null)) return [];
  return [
    rowOf(
      {
        source,
        sourceId: createHash('sha256').update(`${entry.feedUrl}\n${entry.id}`).digest('base64url').slice(0, 16),
        title,
        description: text || null,
        programType: LOAN.test(title) ? 'loan' : 'grant',
        category: categoryOf(subjects, title, {
          agency: (entry.isNews ? null : entry.author) ?? entry.provider,
          hasLooseSubjects: true,
        }),
        amount: amountIn(sentence.length <= LONGEST_SUM ? sentence : null),
        deadline,
        eligibility: [],
        // The author of a foundation's news item isn't the funder.
        provider: (entry.isNews ? null : entry.author) ?? entry.provider ?? entry.feedTitle,
        url: entry.link,
        citations: [entry.feedUrl],
        keywords: subjects,
        states: entry.states,
        rules: null,
        isOpen: true,
        origin: {
          key: 'feed',
          title: entry.feedTitle,
          url: entry.link ?? entry.feedUrl,
          date: dateOf(entry.date, now),
        },
      },
      now,
    ),
  ];
}

/** Searches outward from the amount: a regex for the whole sentence would restart at every character of a long text. */
function sentenceWithSum(text: string): string {
  const found = SUM.exec(text);
  if (!found) return '';
  const before = text.slice(0, found.index).split(/[.\n]/).at(-1) ?? '';
  const after = text.slice(found.index).split(/[.\n]/, 1)[0] ?? '';
  return `${before}${after}`.trim();
}

/** Returns another source's name for an entry that links to it. */
export function namesOfEntry({ link }: FeedEntry): string[] {
  const id = /^https:\/\/(?:www\.)?grants\.gov\/search-results-detail\/(\d+)/.exec(link ?? '')?.[1];
  return id ? [grantsGovName(id)] : [];
}

function deadlineIn(text: string): Deadline {
  const found = CLOSES.exec(text);
  if (found) return deadlineOf({ day: found[1] ?? null, timeZone: TIME_ZONE });
  const words = text.split(/(?<=[.!?])\s/).find((sentence) => /\bdeadlines?\b|accepted any ?time/i.test(sentence));
  return deadlineOf({ day: null, timeZone: TIME_ZONE, note: words ?? null });
}

/** Returns an entry's date; null if it's in the future, because some feeds use future dates to sort entries. */
function dateOf(written: string | null, now: number): string | null {
  const day = dayOf(written) ?? null;
  return day !== null && Date.parse(day) <= now ? day : null;
}
