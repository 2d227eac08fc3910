import * as z from 'zod/mini';
import { US_STATES } from '../profile/places.ts';
import { NEEDS } from '../profile/profile.ts';
import { category, deadlineKind, programType } from './grants.ts';
import { type WrittenRule, writtenRule } from './rules.ts';

/** The audiences under which the site lists programs. */
// biome-ignore format: one row reads better than one word per line
export const AUDIENCES = [
  'individuals', 'families', 'seniors', 'veterans', 'students', 'people-with-disabilities', 'renters', 'homeowners',
  'small-businesses', 'farms', 'nonprofits', 'communities', 'tribes', 'researchers', 'artists',
] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * What a program is worth per year to a household or organization that gets it. A one-time amount counts as one year's.
 * `advice`: counseling, or a referral to other help. `small`: less than $300. `moderate`: up to $2,000. `large`: up to
 * $10,000. `major`: more, a home, or health coverage.
 */
export const WORTH = ['advice', 'small', 'moderate', 'large', 'major'] as const;
export type Worth = (typeof WORTH)[number];

/**
 * The immigration status a program requires, under the law that applies to it (matching/immigration). `any-status`: the
 * law opens it to everyone. `none`: no condition is known, or the program's own rules contain it. `organization`: no
 * individual's status matters. `service`: it depends on military service.
 */
// biome-ignore format: one row reads better than one word per line
export const IMMIGRATION_CLASSES = [
  'any-status', 'none', 'organization', 'service', 'qualified', 'qualified-household', 'qualified-child',
  'qualified-five-years', 'snap', 'ssi', 'medicaid-chip', 'marketplace', 'medicare', 'housing', 'fha', 'student-aid',
  'student-aid-state', 'work-authorized', 'social-security', 'tax-ssn', 'tax-resident', 'tax-itin', 'national-service', 'farm-loan',
  'farm-payment', 'sba', 'sba-disaster', 'local-program-asks', 'check',
] as const;
export type ImmigrationClass = (typeof IMMIGRATION_CLASSES)[number];

/** Accepts a text within a length range, and trims it. */
export const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
export const webAddress = z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/, 'An https address'));
const day = z.iso.date('A day that exists, as YYYY-MM-DD');
export const sourceKey = z.string().check(z.regex(/^[a-z0-9-]+$/));
export const stateCode = z.enum(Object.keys(US_STATES) as [keyof typeof US_STATES, ...(keyof typeof US_STATES)[]]);

/** Accepts a fact with the key of the source that states it. */
export const stated = (min: number, max: number) => z.strictObject({ text: text(min, max), source: sourceKey });

/** Matches the start of a document's text if only some people need the document: "If you rent: ". */
export const DOCUMENT_CONDITION = /^(?:If|Si) [^:]+: /;

/**
 * A document to have ready. With `when`, only people who meet that rule need it. Its text then starts with the
 * condition in words, which is dropped for people known to meet it.
 */
export const statedDocument = z
  .strictObject({ text: text(3, 300), when: z.optional(writtenRule), source: sourceKey })
  .check(
    z.refine(({ text, when }) => when === undefined || DOCUMENT_CONDITION.test(text), {
      error: 'A document with `when` begins with its condition in words: "If you rent: …"',
    }),
  );
export type StatedDocument = z.output<typeof statedDocument>;

export const statedAmount = z.strictObject({
  text: text(2, 300),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  source: sourceKey,
});

/** A file's sources, by the key its facts cite: title, address and date. */
export const statedSources = z
  .record(sourceKey, z.strictObject({ title: text(3, 200), url: webAddress, date: day }))
  .check(z.refine((sources) => Object.keys(sources).length > 0, { error: 'At least one source' }));

/**
 * A curated program: one file in `site/src/content/programs/`, named after the program's id. Every fact cites its
 * source; facts without a source are omitted.
 */
export const curatedProgram = z
  .strictObject({
    /** The name that people know. An official name that few know is among the keywords. */
    title: text(5, 200),
    /** What people call it: "SNAP", "food stamps". */
    popularName: z.optional(text(2, 100)),
    /** The federal department or state that provides the money. */
    agency: text(2, 150),
    /** The office within it that runs the program. */
    office: z.optional(text(2, 150)),
    /** Federal assistance listing numbers, as text: "93.568". */
    assistanceListings: z._default(z.array(z.string().check(z.regex(/^\d{2}\.[0-9A-Z]{3}$/))), []),
    programType,
    category,
    audiences: z.array(z.enum(AUDIENCES)).check(z.minLength(1)),
    /** What it helps with, main purpose first. Used to sort lists and never shown as a fact. */
    needs: z.array(z.enum(NEEDS)).check(z.minLength(1), z.maxLength(3)),
    /** Used to sort lists and never shown as a fact. */
    worth: z.enum(WORTH),
    /** Postal abbreviations; empty means the whole country. */
    states: z._default(z.array(stateCode), []),
    /** One sentence in our own words. */
    summary: text(30, 200),
    /** What it is and what it provides, in our own words and plain English. */
    description: text(150, 2500),
    /** How people ask for it: "heating bill", "help with rent". */
    keywords: z.array(text(2, 60)).check(z.minLength(3), z.maxLength(25)),
    amount: z.optional(statedAmount),
    deadline: z.strictObject({
      kind: deadlineKind,
      text: text(2, 300),
      /** The date for kind `fixed`, with its IANA time zone. */
      date: z.optional(day),
      timeZone: z.optional(z.string().check(z.refine(isTimeZone, { error: 'An IANA time zone' }))),
      source: z.optional(sourceKey),
    }),
    interestRate: z.optional(stated(2, 300)),
    repaymentTerms: z.optional(stated(2, 300)),
    /** For assistance programs: "Monthly food benefit on a card". */
    assistanceType: z.optional(text(2, 100)),
    documents: z.array(statedDocument),
    howToApply: z.array(stated(5, 500)).check(z.minLength(1)),
    urls: z.strictObject({
      /** The program's official page. */
      program: webAddress,
      /** The page for applying, if it's a different one. */
      apply: z.optional(webAddress),
      agency: z.optional(webAddress),
    }),
    contact: z.optional(stated(3, 300)),
    /** Without sentences for facts and without immigration status, which are added centrally for all programs. */
    eligibility: writtenRule,
    immigration: z._default(z.enum(IMMIGRATION_CLASSES), 'none'),
    sources: statedSources,
  })
  .check(
    z.refine((program) => unknownSources(program).length === 0, {
      error: 'A fact names a source that is not in `sources`',
    }),
    z.refine((program) => program.programType === 'assistance' || program.assistanceType === undefined, {
      error: '`assistanceType` is for programs of type assistance',
    }),
    z.refine(
      (program) =>
        program.programType === 'loan' || (program.interestRate === undefined && program.repaymentTerms === undefined),
      { error: 'Loan terms are for loans' },
    ),
    z.refine((program) => (program.deadline.kind === 'fixed') === (program.deadline.date !== undefined), {
      error: 'A date is required for the deadline kind `fixed` and allowed only there',
    }),
    z.refine((program) => program.deadline.kind === 'unknown' || program.deadline.source !== undefined, {
      error: 'A known deadline needs a source',
    }),
  );
export type CuratedProgram = z.output<typeof curatedProgram>;

/** What Astro emits for the Worker: every curated program with its id. */
export const catalog = z
  .array(
    z.object({
      id: z.string(),
      program: curatedProgram,
      /** Names of the program's local forms, for search. */
      alsoCalled: z._default(z.array(z.string()), []),
    }),
  )
  .check(z.minLength(1, 'A catalog without programs would close every existing program'));

function ruleSources(tree: WrittenRule): string[] {
  if ('all' in tree) return tree.all.flatMap(ruleSources);
  if ('any' in tree) return tree.any.flatMap(ruleSources);
  if ('not' in tree) return ruleSources(tree.not);
  return [tree.source];
}

/** Returns the source keys that a program's or local form's facts cite but its `sources` lacks. */
export function unknownSources(program: {
  eligibility?: WrittenRule;
  sources: Record<string, unknown>;
  documents: StatedDocument[];
  howToApply: { source: string }[];
  deadline?: { source?: string | undefined } | undefined;
  amount?: { source: string } | undefined;
  interestRate?: { source: string } | undefined;
  repaymentTerms?: { source: string } | undefined;
  contact?: { source: string } | undefined;
}): string[] {
  const single = [program.deadline, program.amount, program.interestRate, program.repaymentTerms, program.contact];
  const named = [
    ...(program.eligibility ? ruleSources(program.eligibility) : []),
    ...program.documents.flatMap(({ when }) => (when ? ruleSources(when) : [])),
    ...[...program.documents, ...program.howToApply, ...single].map((fact) => fact?.source),
  ];
  return [...new Set(named)].filter((key): key is string => key !== undefined && !Object.hasOwn(program.sources, key));
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
