import type { Locale } from '../../../contract/locales.ts';
import type { MatchedGrant } from '../../../contract/programs/grants.ts';
import { mayBeNamed } from '../../../matching/person/private-facts.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { type Entry, type Reader, writeMail } from '../../clients/mail/template.ts';
import { pageAddress, type Site } from '../../http/page-address.ts';
import { MATCH_WORDS } from '../../language/match-words.ts';
import { matchedIn } from '../../language/program-texts.ts';
import type { Say } from '../../language/spanish.ts';
import { ALERT_MAIL as SPANISH } from './mail-texts.es.ts';
import { ALERT_MAIL as ENGLISH } from './mail-texts.ts';
import { deadlineDay } from './mornings.ts';
import type { newUnsubscribeLink } from './unsubscribe.ts';

/** No one reads a longer list, and the page behind the button has all the programs. */
export const PROGRAMS_IN_MAIL = 6;

export const TEXTS: Readonly<Record<Locale, typeof ENGLISH>> = { en: ENGLISH, es: SPANISH };

type Links = Pick<ReturnType<typeof newUnsubscribeLink>, 'page' | 'oneClick'>;

/** An email's recipient, the addresses of its links, and the translator for program texts. */
export interface Address extends Reader {
  links: Links;
  say: Say;
}

/** Returns the email with the new programs for a saved search, best first. */
export function alertMail(
  address: Address,
  search: { name: string; resultsPath: string },
  found: { grants: readonly MatchedGrant[]; hasMore: boolean },
): Mail {
  const texts = TEXTS[address.language].search;
  const shown = found.grants.slice(0, PROGRAMS_IN_MAIL);
  const isCut = found.hasMore || shown.length < found.grants.length;
  const counted = { count: found.grants.length, hasMore: found.hasMore };
  return writeMail({
    ...address,
    subject: texts.subject(counted, search.name),
    paragraphs: [texts.text(counted, search.name), ...(isCut ? [texts.best(shown.length)] : [])],
    entries: shown.map((grant) => newProgram(matchedIn(grant, address.say), address)),
    action: { label: texts.action, url: pageAddress(address, search.resultsPath) },
    why: texts.why,
    footer: footerOf(address, texts.stop),
  });
}

function newProgram(grant: MatchedGrant, address: Address): Entry {
  const amount = MATCH_WORDS[address.language].value(grant);
  const facts = [grant.provider, amount].filter(Boolean).join(' · ');
  const deadline = TEXTS[address.language].search.deadline(grant.deadline);
  return {
    label: grant.title,
    url: programPage(address, grant.id),
    lines: [whyOf(grant, address.language), ...(facts ? [facts] : []), deadline],
  };
}

/** Returns the likelihood and the strongest reason for it, or else what to check. */
function whyOf({ match }: MatchedGrant, language: Locale): string {
  const { unknown, because, toCheck } = TEXTS[language].search;
  const { label, sentence } = MATCH_WORDS[language];
  if (match.likelihood === 'unknown') return unknown;
  if (match.likelihood === 'only-if') return sentence(match);
  // Others may read the member's email.
  const reasons = match.reasons.filter(({ criterion }) => mayBeNamed(criterion));
  const met = reasons.find(({ verdict }) => verdict === 'met');
  if (met) return because(label(match), met.text);
  const open = reasons.find(({ verdict }) => verdict === 'unknown');
  return open ? toCheck(label(match), open.text) : `${label(match)}.`;
}

/** A saved program with a deadline approaching. */
export interface NearDeadline {
  id: string;
  title: string;
  provider: string | null;
  deadlineAt: string;
  daysLeft: number;
}

/** Returns the email with all the deadlines to remind a member of on one day, nearest first. */
export function reminderMail(address: Address, deadlines: readonly NearDeadline[]): Mail {
  const { locale, reminders: texts } = TEXTS[address.language];
  const { say } = address;
  const [nearest] = deadlines;
  const isOne = deadlines.length === 1 && nearest;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return writeMail({
    ...address,
    subject: isOne ? texts.subjectOfOne(nearest.daysLeft, say(nearest.title)) : texts.subject(deadlines.length),
    paragraphs: [isOne ? texts.textOfOne : texts.text],
    entries: deadlines.map((program) => ({
      label: say(program.title),
      url: programPage(address, program.id),
      lines: [
        texts.due(program.daysLeft, day.format(Date.parse(deadlineDay(program.deadlineAt)))),
        ...(program.provider ? [say(program.provider)] : []),
      ],
    })),
    action: { label: texts.action, url: pageAddress(address, '/search-results?tab=saved') },
    why: texts.why,
    footer: footerOf(address, texts.stop),
  });
}

/** Returns the URL of a program's page. */
export function programPage(site: Site, id: string): string {
  return pageAddress(site, `/grants/${encodeURIComponent(id)}/apply`);
}

/** Returns the footer for mail that members asked for: how to stop it, and where to change what we send. */
export function footerOf(address: Address, stop: string, settings = '/profile#saved-searches') {
  const { note, settings: change } = TEXTS[address.language];
  return {
    note,
    links: [
      { label: stop, url: address.links.page },
      { label: change, url: pageAddress(address, settings) },
    ],
    unsubscribeUrl: address.links.oneClick,
  };
}
