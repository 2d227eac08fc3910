import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { MatchedGrant } from '../../../contract/programs/grants.ts';
import { valueWords } from '../../../matching/amounts/value-words.ts';
import { likelihoodLabel, likelihoodSentence } from '../../../matching/rules/likelihood-words.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { type Entry, writeMail } from '../../clients/mail/template.ts';
import { deadlineDay } from './mornings.ts';
import type { newUnsubscribeLink } from './unsubscribe.ts';

/** No one reads a longer list, and the page behind the button has all of them. */
export const PROGRAMS_IN_MAIL = 6;

const NOTE = `${PRODUCT_NAME} isn’t a government agency. Applying to a program is free at its source. Results are estimates, not decisions.`;

type Links = Pick<ReturnType<typeof newUnsubscribeLink>, 'page' | 'oneClick'>;

/** An email's recipient, and the addresses that its links need. */
export interface Address {
  recipient: string;
  appUrl: string;
  links: Links;
}

/** Lists the new programs for a saved search, best first. */
export function alertMail(
  { recipient, appUrl, links }: Address,
  search: { name: string; resultsPath: string },
  found: { grants: readonly MatchedGrant[]; hasMore: boolean },
): Mail {
  const shown = found.grants.slice(0, PROGRAMS_IN_MAIL);
  const isCut = found.hasMore || shown.length < found.grants.length;
  const count = found.hasMore ? `More than ${found.grants.length}` : String(found.grants.length);
  const programs = found.grants.length === 1 && !found.hasMore ? 'new program' : 'new programs';
  return writeMail({
    recipient,
    subject: `${count} ${programs}: ${search.name}`,
    paragraphs: [
      `We found ${count.toLowerCase()} ${programs} for your saved search “${search.name}” since our last email.`,
      ...(isCut ? [`These ${shown.length} fit you best.`] : []),
    ],
    entries: shown.map((grant) => newProgram(grant, appUrl)),
    action: { label: 'See all results', url: new URL(search.resultsPath, appUrl).href },
    why: 'You’re getting this email because you saved this search and asked us to tell you about anything new.',
    footer: footerOf(appUrl, links, 'Stop emails for this search'),
  });
}

function newProgram(grant: MatchedGrant, appUrl: string): Entry {
  const { provider } = grant;
  const amount = valueWords(grant);
  const facts = [provider, amount].filter(Boolean).join(' · ');
  return {
    label: grant.title,
    url: programPage(appUrl, grant.id),
    lines: [whyOf(grant), ...(facts ? [facts] : []), `Deadline: ${grant.deadline ?? 'not stated'}`],
  };
}

/** Returns the likelihood and the strongest reason for it, or else what to check. */
function whyOf({ match }: MatchedGrant): string {
  if (match.likelihood === 'unknown') return 'We don’t know its conditions. Read them at the source.';
  if (match.likelihood === 'only-if') return likelihoodSentence(match);
  const met = match.reasons.find(({ verdict }) => verdict === 'met');
  const open = match.reasons.find(({ verdict }) => verdict === 'unknown');
  const why = met ? ` ${met.text}.` : open ? ` To check: ${open.text}.` : '';
  return `${likelihoodLabel(match)}.${why}`;
}

/** A saved program with a deadline approaching. */
export interface NearDeadline {
  id: string;
  title: string;
  provider: string | null;
  deadlineAt: string;
  daysLeft: number;
}

/** Lists all the deadlines to remind a member of on one day, nearest first. */
export function reminderMail({ recipient, appUrl, links }: Address, deadlines: readonly NearDeadline[]): Mail {
  const [nearest] = deadlines;
  const isOne = deadlines.length === 1 && nearest;
  return writeMail({
    recipient,
    subject: isOne
      ? `${dueIn(nearest.daysLeft)}: ${nearest.title}`
      : `${deadlines.length} deadlines coming up for your saved programs`,
    paragraphs: [isOne ? 'A program you saved has a deadline soon.' : 'Programs you saved have deadlines soon.'],
    entries: deadlines.map((program) => ({
      label: program.title,
      url: programPage(appUrl, program.id),
      lines: [
        `${dueIn(program.daysLeft)}: ${LONG_DATE.format(Date.parse(deadlineDay(program.deadlineAt)))}`,
        ...(program.provider ? [program.provider] : []),
      ],
    })),
    action: { label: 'Open your saved programs', url: new URL('/search-results?tab=saved', appUrl).href },
    why: 'You’re getting this email because you saved these programs. Check the date at the source too: it may have moved.',
    footer: footerOf(appUrl, links, 'Stop deadline reminders'),
  });
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

function dueIn(days: number): string {
  if (days <= 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`;
}

/** Returns the URL of a program's page. */
export function programPage(appUrl: string, id: string): string {
  return new URL(`/grants/${encodeURIComponent(id)}/apply`, appUrl).href;
}

/** Returns the footer for mail that members asked for: how to stop it, and where to change it. */
export function footerOf(
  appUrl: string,
  { page, oneClick }: Links,
  stop: string,
  settings = '/profile#saved-searches',
) {
  return {
    note: NOTE,
    links: [
      { label: stop, url: page },
      { label: 'Change what we email you', url: new URL(settings, appUrl).href },
    ],
    unsubscribeUrl: oneClick,
  };
}
