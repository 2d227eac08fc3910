import { ABROAD } from '../../../../contract/profile/places.ts';
import type { Rule } from '../../../../contract/programs/rules.ts';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine, plainText } from '../../../web/plain-text.ts';
import { extractRules } from '../../extract/listing.ts';
import { dayOf } from '../../fields/days.ts';
import { type Deadline, deadlineOf } from '../../fields/deadlines.ts';
import { amountOf, sumOf } from '../../fields/money.ts';
import { asSet } from '../../fields/sets.ts';
import { categoryOf } from '../../fields/subjects.ts';
import { rowOf } from '../../program-row.ts';
import { applicantLabel, instrumentLabel, subjectLabel } from './codes.ts';

/** A call for proposals in the form shared by all three Grants.gov feeds; dates and amounts are unparsed. */
export interface Opportunity {
  /** The catalog source, and the opportunity's ID in the feed. */
  source: string;
  sourceId: string;
  /** Its number at Grants.gov; null if the feed doesn't have it. */
  grantsGovId: string | null;
  number: string | null;
  title: string;
  isForecast: boolean;
  description: string | null;
  agency: string | null;
  /** Such as `DOS-ALB`; null if the feed doesn't have it. */
  agencyCode: string | null;
  /** Codes, or names from Simpler.Grants.gov. */
  instruments: readonly string[];
  subjects: readonly string[];
  applicants: readonly string[];
  eligibilityNote: string | null;
  listings: readonly string[];
  closes: string | null;
  closesNote: string | null;
  archived: string | null;
  posted: string | null;
  updated: string | null;
  awardCeiling: string | number | null;
  awardFloor: string | number | null;
  costSharing: boolean | null;
  link: string | null;
  contact: readonly (string | null)[];
  /** The status in the feed: `posted`, `forecasted`, `closed` or `archived`. */
  status: string | null;
}

/** The notice's key in rules and sources. */
const NOTICE = 'notice';
/** Dates at Grants.gov are Washington dates. */
const TIME_ZONE = 'America/New_York';
const KEPT_CLOSED_MS = 365 * 24 * 60 * 60_000;
const LONGEST_NOTE = 1500;

/** Returns the name that other sources use for an opportunity. */
export const grantsGovName = (id: string): string => `grants-gov:${id}`;

/** Returns an opportunity's row: open, forecast, or closed within a year. None if it closed earlier. */
export function rowsOfOpportunity(opportunity: Opportunity, now: number): GrantRow[] {
  const deadline = deadlineOf({
    day: opportunity.closes,
    timeZone: TIME_ZONE,
    note: opportunity.closesNote === null ? null : plainLine(opportunity.closesNote),
    isForecast: opportunity.isForecast,
  });
  const ended = endOf(opportunity, deadline, now);
  if (ended !== null && now - ended > KEPT_CLOSED_MS) return [];
  const isStale = opportunity.isForecast && isPast(dayOf(opportunity.closes), now);
  return [rowOfOpen(opportunity, { deadline, isOpen: ended === null && !isStale }, now)];
}

function rowOfOpen(
  opportunity: Opportunity,
  { deadline, isOpen }: { deadline: Deadline; isOpen: boolean },
  now: number,
): GrantRow {
  const { grantsGovId } = opportunity;
  const listings = asSet(opportunity.listings);
  const applicants = asSet(opportunity.applicants.map((code) => plainLine(applicantLabel(code))));
  const subjects = asSet(opportunity.subjects.map(subjectLabel));
  const title = plainLine(opportunity.title);
  const url = grantsGovId
    ? `https://www.grants.gov/search-results-detail/${encodeURIComponent(grantsGovId)}`
    : opportunity.link;
  const note = plainText(opportunity.eligibilityNote ?? '');
  return rowOf(
    {
      source: opportunity.source,
      sourceId: opportunity.sourceId,
      title,
      description: opportunity.description,
      programType: 'grant',
      category: categoryOf(subjects, title, {
        agency: agencyOf(opportunity.agency),
        text: plainText(opportunity.description ?? ''),
      }),
      amount: amountOf(sumOf(opportunity.awardFloor), sumOf(opportunity.awardCeiling)),
      deadline,
      eligibility: [
        ...applicants,
        /^(n\/?a|none|not applicable)?\.?$/i.test(note) ? null : note.slice(0, LONGEST_NOTE),
      ],
      requirements: [opportunity.costSharing ? 'Cost sharing or matching funds are required' : null],
      contact: contactOf(opportunity.contact),
      provider: agencyOf(opportunity.agency),
      url,
      applicationUrl: opportunity.isForecast ? null : url,
      citations: [opportunity.link],
      keywords: [opportunity.number, ...listings.flatMap((number) => [number, number.replace('.', '')])],
      states: isAbroad(opportunity) ? [ABROAD] : [],
      assistanceListings: listings,
      rules: rulesOf(title, applicants, asSet(opportunity.instruments.map(instrumentLabel)), note),
      isOpen,
      origin: {
        key: NOTICE,
        title: `Grants.gov notice ${opportunity.number ?? opportunity.sourceId}`,
        url: url ?? '',
        date: dayOf(opportunity.updated) ?? dayOf(opportunity.posted),
      },
    },
    now,
  );
}

/**
 * Agencies that fund projects in other countries: the Department of State (except its exchanges, whose partners are in
 * the U.S.), foreign aid, and international health and labor agencies.
 */
const ABROAD_AGENCIES = /^(DOS(?!-ECA\b)|USAID|MCC|IAF|USADF|HHS-CDC-GHC|DOL-ILAB)\b/;
const OF_A_MISSION = /\bu\.?s\.? (mission to|embassy|consulate)\b/i;

function isAbroad({ agencyCode, agency, title }: Opportunity): boolean {
  return ABROAD_AGENCIES.test(agencyCode ?? '') || OF_A_MISSION.test(`${agency ?? ''} ${title}`);
}

const KEEPS_OUT = /not eligible|ineligible|will not (?:award|make|give)|(?:may|can)not apply|may not apply/i;
const SPEAKS_OF_TRIBES = /\b(trib|indian|native|hawaiian)/i;
const MOST_LISTS = 5000;
const rulesByList = new Map<string, Rule | null>();

/**
 * Returns a call's rules. Its list states who may apply, and its text only describes what to do. So calls with the same
 * list share their rules, unless the title names Native people or a note excludes some applicants.
 */
function rulesOf(
  title: string,
  applicantTypes: readonly string[],
  assistanceTypes: readonly string[],
  note: string,
): Rule | null {
  const isOwn = SPEAKS_OF_TRIBES.test(title) || KEEPS_OUT.test(note);
  const key = JSON.stringify([applicantTypes, assistanceTypes]);
  const known = isOwn ? undefined : rulesByList.get(key);
  if (known !== undefined) return known;
  const listing = { source: NOTICE, objective: '', applicantTypes, beneficiaryTypes: [], assistanceTypes };
  const rules = extractRules({
    ...listing,
    title: SPEAKS_OF_TRIBES.test(title) ? title : '',
    notes: isOwn ? note : '',
  });
  if (rulesByList.size >= MOST_LISTS) rulesByList.clear();
  if (!isOwn) rulesByList.set(key, rules);
  return rules;
}

/** Returns when it ended (ms); null if it's open or forecast. */
function endOf({ status, isForecast, archived, closes }: Opportunity, deadline: Deadline, now: number): number | null {
  const archivedAt = atStart(dayOf(archived));
  const closedAt = isForecast || deadline.at === null ? null : Date.parse(deadline.at);
  const past = [closedAt, archivedAt].filter((at) => at !== null && at < now).map(Number);
  if (past.length > 0) return Math.min(...past);
  const saysClosed = status === 'closed' || status === 'archived';
  return saysClosed ? (closedAt ?? atStart(dayOf(closes)) ?? now) : null;
}

function isPast(day: string | null, now: number): boolean {
  const at = atStart(day);
  return at !== null && at + 24 * 60 * 60_000 < now;
}

function atStart(day: string | null): number | null {
  return day === null ? null : Date.parse(`${day}T00:00:00Z`);
}

/**
 * Returns the agency. Null if the field has a person's name above the agency's short name, neither of which helps
 * readers.
 */
function agencyOf(agency: string | null): string | null {
  if (agency === null) return null;
  const [first = '', ...others] = agency.split('\n').map((line) => line.trim());
  return others.some((line) => line.length > 0) ? null : first || null;
}

function contactOf(parts: readonly (string | null)[]): string | null {
  const texts = parts.flatMap((part) => (part ? plainLine(part) : '') || []);
  // One part often repeats another.
  return (
    texts.filter((text, index) => !texts.some((other, at) => at < index && other.includes(text))).join(', ') || null
  );
}
