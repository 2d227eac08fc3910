import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { GrantChange } from '../../../contract/programs/grants.ts';

/** How many programs were found. `hasMore`: there are more than `count`. */
export interface Found {
  count: number;
  hasMore: boolean;
}

type Field = GrantChange['field'];

const programs = ({ count, hasMore }: Found) => (count === 1 && !hasMore ? 'new program' : 'new programs');
const FIELDS: Readonly<Record<Field, string>> = {
  deadline: 'Deadline',
  amount: 'Amount',
  eligibility: 'Who can apply',
};
const LIST = new Intl.ListFormat('en-US');
/** Returns words such as "Deadline and who can apply". */
const listed = (fields: readonly Field[]) =>
  LIST.format(fields.map((field, place) => (place === 0 ? FIELDS[field] : FIELDS[field].toLowerCase())));
const dueIn = (days: number) => {
  if (days <= 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`;
};

/** The texts of mail that members asked for. Dates and program texts are passed in already translated. */
export const ALERT_MAIL = {
  locale: 'en-US',
  note: `${PRODUCT_NAME} isn’t a government agency. Applying to a program is free at its source. Results are estimates, not decisions.`,
  settings: 'Change what we email you',
  search: {
    subject: (found: Found, name: string) =>
      `${found.hasMore ? `More than ${found.count}` : found.count} ${programs(found)}: ${name}`,
    text: (found: Found, name: string) =>
      `We found ${found.hasMore ? `more than ${found.count}` : found.count} ${programs(found)} for your saved search “${name}” since our last email.`,
    best: (shown: number) => `These ${shown} fit you best.`,
    because: (likelihood: string, reason: string) => `${likelihood}. ${reason}.`,
    toCheck: (likelihood: string, reason: string) => `${likelihood}. To check: ${reason}.`,
    unknown: 'We don’t know its conditions. Read them at the source.',
    deadline: (deadline: string | null) => `Deadline: ${deadline ?? 'not stated'}`,
    action: 'See all results',
    why: 'You’re getting this email because you saved this search and asked us to tell you about anything new.',
    stop: 'Stop emails for this search',
  },
  reminders: {
    subjectOfOne: (days: number, title: string) => `${dueIn(days)}: ${title}`,
    subject: (count: number) => `${count} deadlines coming up for your saved programs`,
    textOfOne: 'A program you saved has a deadline soon.',
    text: 'Programs you saved have deadlines soon.',
    due: (days: number, date: string) => `${dueIn(days)}: ${date}`,
    action: 'Open your saved programs',
    why: 'You’re getting this email because you saved these programs. Check the date at the source too: it may have moved.',
    stop: 'Stop deadline reminders',
  },
  changes: {
    subjectOfOne: (fields: readonly Field[], title: string) => `${listed(fields)} changed: ${title}`,
    subject: (count: number) => `${count} saved programs have changed`,
    textOfOne: 'A program you saved has changed.',
    text: 'Programs you saved have changed.',
    latest: (shown: number) => `These are the latest ${shown}. The others are in your saved programs.`,
    changedOn: (fields: readonly Field[], date: string) => `${listed(fields)} changed on ${date}`,
    change: (field: Field, before: string, after: string, source: string | null) =>
      `${FIELDS[field]}: ${before} → ${after}${source === null ? '' : ` (from ${source})`}`,
    notStated: 'not stated',
    action: 'Open your saved programs',
    why: 'You’re getting this email because you saved these programs. Check the source before you apply.',
    stop: 'Stop emails about changes',
  },
};
