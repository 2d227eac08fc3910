import * as z from 'zod/mini';
import { PROGRAM_TYPES, type ProgramType } from '../../../../contract/programs/grants.ts';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine, plainText } from '../../../web/plain-text.ts';
import { applicantTypeOf } from '../../extract/applicant-types.ts';
import { extractRules } from '../../extract/listing.ts';
import { applicantsIn } from '../../extract/named-applicants.ts';
import { applicantsNamedIn, withOwnQuotes } from '../../extract/prose-applicants.ts';
import { sentencesOf } from '../../extract/sentences.ts';
import { webAddress } from '../../fields/addresses.ts';
import { dayOf } from '../../fields/days.ts';
import { type Deadline, deadlineOf } from '../../fields/deadlines.ts';
import { type Amount, amountIn, amountOf, sumOf } from '../../fields/money.ts';
import { asSet } from '../../fields/sets.ts';
import { categoryOf } from '../../fields/subjects.ts';
import { rowOf } from '../../program-row.ts';
import type { Egrant } from './record.ts';

const LISTED = 'listed';
const PAGE = 'https://www.pa.gov/grants';
const TIME_ZONE = 'America/New_York';
/** A closing date this many years after the opening is the portal's way of saying "none": 2035-12-31. */
const NEVER_YEARS = 5;
/** Patterns for applicants in eligibility sentences: before the verb, or after it up to their description. */
const NAMES_BEFORE = /^(.{3,250}?) (?:(?:is|are) (?:also )?eligible|may (?:also )?apply|(?:shall|must) have)\b/i;
const NAMES_AFTER =
  /\b(?:open to|available to|operated by|eligible (?:applicants?|entities|recipients?)(?: of [\w ]+)? (?:include|are|is))\b:? (.{3,250}?)(?= (?:to|that|which|who|with|for(?!-)|serving|located|providing|under)\b|[.;]|$)/i;
/** A pattern for who gets the award, in a text about the award. */
const GIVEN_TO =
  /\b(?:grants?|loans?|credits?|assistance)\b[^.]{0,40} (?:to|for) eligible ([\w ,-]{3,80}?)(?= (?:to|that|who|as|under|contributing)\b|[.,;]|$)/i;
const LONGEST_TEXT = 20_000;
const ALWAYS_OPEN = /always open|continuous|rolling|ongoing/i;

const KINDS: readonly [RegExp, ProgramType, string][] = [
  [/loan|financing/i, 'loan', 'Direct Loans'],
  [/credit|rebate|reimburse|voucher|scholarship|exemption/i, 'assistance', 'Direct Payments for a Specified Use'],
  [/./, 'grant', 'Project Grants'],
];

/** Returns a record's programs: one for each kind of help it names. */
export function rowsOfEgrant(record: Egrant, source: string, now: number): GrantRow[] {
  const named = record.fundingType.split(/[;,/]| and /).filter((word) => word.trim());
  const kinds = (named.length > 0 ? named : ['Grant']).flatMap((word) => {
    const [, kind, federal] = KINDS.find(([words]) => words.test(word)) ?? [];
    return kind && federal ? [{ kind, federal, word: word.trim() }] : [];
  });
  const each = [...new Map(kinds.map((one) => [one.kind, one])).values()];
  return each.map((one, index) => rowOfKind(record, { ...one, source, isFirst: index === 0 }, now));
}

const slugged = z.object({ slug: z.string().check(z.minLength(1)) });

/** Returns the IDs that a record's programs may have, even if the record is otherwise unreadable. */
export function idsOfEgrant(raw: unknown): string[] {
  const { data } = slugged.safeParse(raw);
  return data ? [data.slug, ...PROGRAM_TYPES.map((kind) => `${data.slug}-${kind}`)] : [];
}

interface Kind {
  source: string;
  kind: ProgramType;
  federal: string;
  word: string;
  isFirst: boolean;
}

function rowOfKind(record: Egrant, { source, kind, federal, word, isFirst }: Kind, now: number): GrantRow {
  const title = plainLine(record.title);
  const listed = applicantsOf(record);
  const overview = record.overview || record.shortDescription || '';
  // Without a list, use the sentences. They aren't a full list either, so they include the applicants they name and
  // exclude no one.
  const named = listed.length > 0 ? [] : namedIn(record.eligibility ?? '', plainText(overview));
  const resources = (record.additionalResources ?? []).map(({ url }) => webAddress(url));
  const url = resources.find((address) => address !== null) ?? webAddress(record.linkToApply) ?? PAGE;
  const rules = extractRules({
    source: LISTED,
    title,
    objective: plainText(overview),
    applicantTypes: [...listed, ...named.flatMap(applicantsNamedIn)],
    notes: plainText(record.eligibility ?? ''),
    typeOf: listed.length > 0 ? applicantsIn : (name) => (named.includes(name) ? undefined : applicantTypeOf(name)),
    beneficiaryTypes: [],
    assistanceTypes: [federal],
  });
  return rowOf(
    {
      source,
      sourceId: isFirst ? record.slug : `${record.slug}-${kind}`,
      title,
      description: overview || null,
      programType: kind,
      category: categoryOf([record.category].filter(Boolean), title),
      assistanceType: word,
      amount: awardOf(record),
      deadline: deadlineOfRecord(record),
      eligibility: [
        categoriesOf(record).join(', ') || null,
        record.applicantType || null,
        record.eligibility,
        record.populationServedGeography || null,
      ],
      requirements: [matchingOf(record.matchingFundsRequirements)],
      howToApply: (record.processSteps ?? []).flatMap(({ description }) => description || []),
      contact: record.pointOfContact?.name || null,
      provider: record.issuingAgency || 'Commonwealth of Pennsylvania',
      providerUrl: record.issuingAgencyUrl || null,
      url,
      applicationUrl: record.linkToApply || null,
      citations: resources,
      keywords: [record.category || null],
      states: ['PA'],
      rules: rules && listed.length === 0 ? withOwnQuotes(rules, `${record.eligibility}\n${overview}`) : rules,
      isOpen: !/^closed/i.test(record.status),
      origin: {
        key: LISTED,
        title: `Pennsylvania eGrants: ${title}`.slice(0, 200),
        url,
        date: dayOf(record.last_modified),
      },
    },
    now,
  );
}

/** Returns the applicant kinds in the portal's list. A sentence among them stays whole. */
function categoriesOf({ applicantCategory }: Egrant): string[] {
  return namesIn(applicantCategory);
}

/**
 * Returns the applicants in either field, because the categories omit some that the other field describes in its own
 * words. If there are categories, groups that match no known words are dropped.
 */
function applicantsOf(record: Egrant): string[] {
  const categories = categoriesOf(record);
  const named = namesIn(record.applicantType);
  const listed = asSet([
    ...categories,
    ...(categories.length > 0 ? named.filter((name) => applicantsIn(name)) : named),
  ]);
  return listed.length > 0 ? [...listed, ...alsoNamed(record.eligibility ?? '')] : listed;
}

/** Returns the applicants named in eligibility sentences. They become an open question for the people they name. */
function alsoNamed(eligibility: string): string[] {
  return sentencesOf(plainText(eligibility).slice(0, LONGEST_TEXT)).flatMap((sentence) => {
    const named = NAMES_AFTER.exec(sentence)?.[1] ?? NAMES_BEFORE.exec(sentence)?.[1];
    return named === undefined || !applicantsIn(named) ? [] : [named];
  });
}

/** Returns the applicants named in a record without a list of them. */
function namedIn(eligibility: string, overview: string): string[] {
  const given = GIVEN_TO.exec(overview.slice(0, LONGEST_TEXT))?.[1];
  return [...alsoNamed(eligibility), ...(given ? [given] : [])];
}

function namesIn(field: string): string[] {
  const names = plainText(field)
    .split(/[;\n]|,(?= )|\band\b(?= [A-Z])/)
    .map((name) => name.trim().replace(/^and |\.$/g, ''));
  return asSet(names.filter(Boolean));
}

/** Reads the award. Its fields contain either plain amounts or sentences. */
function awardOf({ minimumAward, maximumAward, anticipatedFunding }: Egrant): Amount {
  const lowest = sumOf(minimumAward);
  // Next to a plain number, the other amount may be written "$2M".
  const highest = sumOf(maximumAward) ?? (lowest === null ? null : amountIn(plainLine(maximumAward)).max);
  if (lowest !== null || highest !== null) return amountOf(lowest, highest);
  const words = [maximumAward, minimumAward, anticipatedFunding].map(plainLine).find((text) => /[a-z$]/i.test(text));
  return amountIn(words);
}

function deadlineOfRecord({ closeDate, openDate, grantCycle }: Egrant): Deadline {
  const closes = dayOf(closeDate);
  const opens = dayOf(openDate);
  const years = closes === null ? 0 : Number(closes.slice(0, 4)) - Number((opens ?? '2024').slice(0, 4));
  const isNever = years > NEVER_YEARS || (closes === null && ALWAYS_OPEN.test(grantCycle));
  if (isNever) {
    const words = ALWAYS_OPEN.test(grantCycle) ? grantCycle : 'Ongoing';
    return deadlineOf({ day: null, timeZone: TIME_ZONE, note: plainLine(words) });
  }
  // The time is ignored: noon is the form's default.
  return deadlineOf({ day: closeDate || null, timeZone: TIME_ZONE, note: null });
}

/** Reads "0.25" as 25 percent. */
function matchingOf(written: string): string | null {
  if (/^0?\.\d+$/.test(written)) return `Matching funds: ${Math.round(Number(written) * 100)} percent`;
  return written && !/^(0|no|none|n\/?a)$/i.test(written) ? `Matching funds: ${written}` : null;
}
