import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { NEEDS } from '../../../contract/profile/profile.ts';
import { WORTH } from '../../../contract/programs/catalog.ts';
import {
  deadlineKind,
  type Grant,
  type GrantChange,
  type GrantDetail,
  grantSource,
  LENT_FACTS,
  type Match,
  programType,
} from '../../../contract/programs/grants.ts';
import { isRule, type Rule, rule, writtenRule } from '../../../contract/programs/rules.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { usualPapers } from '../../../matching/program/papers/usual-papers.ts';
import { isRoundOver } from '../../../matching/program/past-round.ts';
import type { RuledProgram } from '../../../matching/rules/match.ts';
import { grants } from '../../db/schema/index.ts';
import { ApiFailure } from '../../failure.ts';
import { shownSources } from './shown-sources.ts';

export const CURATED = 'curated';

/** A curated program counts as verified if its facts were checked this recently. */
export const VERIFIED_FOR_MS = 2 * 365 * 24 * 60 * 60_000;

const key = z.optional(z.string());

/** If a rule is unreadable (from a newer version), its document stays, with the condition in words. */
const documentRules = z.record(z.string(), z.catch(z.nullable(writtenRule), null));

/** What the detail screen needs in addition to a grant's fields. */
export const programDetail = z.object({
  documents: z.array(z.string()),
  /** The rules for documents that only some people need, by the document's text. */
  documentRules: z.nullish(documentRules),
  howToApply: z.array(z.string()),
  contact: z.nullable(z.string()),
  sources: z.record(z.string(), grantSource),
  /** Which source states each fact; documents and steps are in order. Missing if one source states everything. */
  statedIn: z.optional(
    z.object({
      documents: z.array(z.string()),
      howToApply: z.array(z.string()),
      ...{ contact: key, deadline: key, amount: key, interestRate: key, repaymentTerms: key },
    }),
  ),
  /** The time zone of a fixed deadline, if the source has one. */
  deadlineTimeZone: z.optional(z.string()),
});
export type ProgramDetail = z.infer<typeof programDetail>;

/** A program from another source that is shown through this one. */
export const alsoListed = z.object({ id: z.string(), sources: z.record(z.string(), grantSource) });
export type AlsoListed = z.infer<typeof alsoListed>;

const listedValues = {
  ...{ programType, states: z.array(z.string()), deadlineKind, citations: z.array(z.string()) },
  ...{ needs: z.array(z.enum(NEEDS)), worth: z.nullable(z.enum(WORTH)) },
};
const storedParts = z.object({
  ...listedValues,
  assistanceListings: z.array(z.string()),
  detail: programDetail,
  borrowed: z.record(z.string(), z.string()),
});
/** A program's columns, except those that only search uses. */
const { titleStems, nameStems, stems, concepts, mentions, barred, keywords, yearlyMoney, contentHash, ...columns } =
  getTableColumns(grants);
export const programColumns = columns;

type Stored = Pick<typeof grants.$inferSelect, keyof typeof programColumns>;
type Parsed = z.infer<typeof storedParts> & { rules: Rule | null };

/** A stored program, with its JSON columns parsed. */
export type Program = Omit<Stored, keyof Parsed> & Parsed;

/**
 * How many characters of a crawled program's long texts to include in lists. Lists don't show more, and some sources
 * have pages of text.
 */
const EXCERPT = { description: 140, requirements: 140, eligibility: 140 } as const;

function excerptOf(name: keyof typeof EXCERPT) {
  const [column, most] = [columns[name], EXCERPT[name]];
  const [curated, longest] = [sql.raw(`'${CURATED}'`), sql.raw(String(most))];
  return sql`iif(${columns.source} = ${curated} OR length(${column}) <= ${longest}, ${column}, substr(${column}, 1, ${longest}) || '…')`;
}

/** Nests JSON in a list row instead of escaping it as text. Invalid JSON stays text. */
function nested(column: SQLWrapper, value: SQL = sql`json(${column})`) {
  return sql`iif(json_valid(${column}), ${value}, ${column})`;
}

/** How many conditions lose their quotes in a list. Most quotes are among the first conditions. */
const MOST_CONDITIONS = 12;
const quotes = Array.from({ length: MOST_CONDITIONS }, (_, index) => `'$.all[${index}].quote'`).join(', ');
const rulesUnquoted = sql`json_remove(${columns.rules}, '$.quote', ${sql.raw(quotes)})`;

const curatedRules = sql`json_object('documentRules', json_extract(${columns.detail}, '$.documentRules'))`;

/** The columns that a list shows or matching needs. They cost half as much as the full row to read, send and parse. */
export const listedColumns = {
  rowId: columns.rowId,
  id: columns.id,
  title: columns.title,
  description: excerptOf('description'),
  amount: columns.amount,
  deadline: columns.deadline,
  deadlineKind: columns.deadlineKind,
  deadlineAt: columns.deadlineAt,
  requirements: excerptOf('requirements'),
  url: columns.url,
  category: columns.category,
  /** Shown only if the conditions weren't parsed. */
  eligibility: sql`iif(${columns.rules} IS NULL OR ${columns.source} = ${sql.raw(`'${CURATED}'`)}, ${excerptOf('eligibility')}, NULL)`,
  provider: columns.provider,
  providerUrl: columns.providerUrl,
  applicationUrl: columns.applicationUrl,
  sourceType: columns.sourceType,
  citations: nested(columns.citations),
  programType: columns.programType,
  interestRate: columns.interestRate,
  repaymentTerms: columns.repaymentTerms,
  assistanceType: columns.assistanceType,
  states: nested(columns.states),
  needs: nested(columns.needs),
  worth: columns.worth,
  rules: nested(columns.rules, rulesUnquoted),
  detail: sql`iif(${columns.source} = ${sql.raw(`'${CURATED}'`)}, ${curatedRules}, json('{}'))`,
  checkedAt: columns.checkedAt,
  updatedAt: columns.updatedAt,
};

const text = z.nullable(z.string());
const listedRow = z.object({
  ...{ rowId: z.number(), id: z.string(), title: z.string(), sourceType: z.string(), programType, deadlineKind },
  updatedAt: z.string(),
  ...{ description: text, amount: text, deadline: text, deadlineAt: text, requirements: text, url: text },
  ...{ category: text, eligibility: text, provider: text, providerUrl: text, applicationUrl: text },
  ...{ interestRate: text, repaymentTerms: text, assistanceType: text, checkedAt: text },
  ...{ citations: listedValues.citations, states: listedValues.states, needs: listedValues.needs },
  ...{ worth: listedValues.worth, rules: z.unknown() },
  detail: z.pick(programDetail, { documentRules: true }),
});

/** A program in a list. A full `Program` qualifies too. */
export type ListedProgram = Omit<z.infer<typeof listedRow>, 'rules'> & { rules: Rule | null };

/**
 * Parses a list's row. Throws a ZodError or SyntaxError if the database contains something that none of our versions
 * wrote.
 */
export function listedProgramOf(row: unknown): ListedProgram {
  const program = listedRow.parse(row);
  return { ...program, rules: rulesOf(program) };
}

/** Parses a stored row. Throws a ZodError if the database contains something that none of our versions wrote. */
export function programOf(row: Stored): Program {
  return { ...row, ...storedParts.parse(row), rules: rulesOf(row) };
}

/**
 * Returns a row's rules. Unreadable ones (from a newer version) count as unknown, so one program can't break a search.
 */
function rulesOf(row: { id: string; rules?: unknown }): Rule | null {
  if (row.rules === null || isRule(row.rules)) return row.rules;
  const { error } = rule.safeParse(row.rules);
  console.error(`The rules of program ${row.id} cannot be read: ${error ? z.prettifyError(error) : 'unknown'}`);
  return null;
}

/** Returns the error for a program that doesn't exist. */
export function unknownProgram(): ApiFailure {
  return new ApiFailure('not_found', 'We don’t know this program. It may have been withdrawn.');
}

/** Returns the error for a member who saved a program that has since been withdrawn. */
export function withdrawnProgram(): ApiFailure {
  return new ApiFailure('not_found', 'This program was withdrawn, so it’s no longer in your saved programs.');
}

/** Returns the parts of a listed program that matching uses. The reasons omit their sources. */
export function ruledProgramOf(program: ListedProgram): RuledProgram {
  const { rules, states, programType, needs, worth } = program;
  return { rules, states, programType, needs, worth, sources: null };
}

/** Like `ruledProgramOf`, but for a single program, whose reasons name their sources. */
export function sourcedProgramOf(program: Program): RuledProgram {
  return { ...ruledProgramOf(program), sources: program.detail.sources };
}

/** Converts a program to a grant, with all of its fields. */
export function grantOf(program: ListedProgram, now = Date.now()): Grant {
  const { id, title, description, amount, deadline, requirements, url, category, eligibility, provider } = program;
  const { providerUrl, applicationUrl, sourceType, citations, interestRate, repaymentTerms, assistanceType } = program;
  return {
    ...{ id, title, description, amount, deadline, requirements, url, category, eligibility, provider },
    ...{ providerUrl, applicationUrl, sourceType, citations, interestRate, repaymentTerms, assistanceType },
    verified: isVerified(program, now),
    programType: program.programType,
    deadlineKind: program.deadlineKind,
    deadlineAt: program.deadlineAt,
    ...(isRoundOver(program.deadlineKind, deadline, now) ? { roundOver: true } : {}),
    checkedAt: program.checkedAt,
    states: program.states,
  };
}

/** Returns everything that the detail screen shows about the program itself. */
export function grantDetailOf(
  program: Program,
  { match, facts }: { match: Match; facts: Facts },
  changes: GrantChange[],
  alsoListed: readonly AlsoListed[],
  deadWebsite: GrantDetail['deadWebsite'],
): Omit<GrantDetail, 'analyzedBy'> {
  const { documents, howToApply, contact, deadlineTimeZone } = program.detail;
  return {
    ...grantOf(program),
    ...shownSources(program, match),
    match,
    assistanceListings: program.assistanceListings,
    documents,
    usualPapers: documents.length > 0 || program.requirements ? [] : usualPapers(program, facts),
    howToApply,
    contact,
    closed: isClosed(program),
    deadlineTimeZone: deadlineTimeZone ?? null,
    changes,
    alsoListedBy: alsoListed.flatMap((other) => alsoListedBy(other, program)),
    deadWebsite,
  };
}

/** Returns another source that lists the program, with the facts shown from it. */
function alsoListedBy({ id, sources }: AlsoListed, { borrowed }: Program): GrantDetail['alsoListedBy'] {
  const [source] = Object.values(sources);
  const facts = LENT_FACTS.filter((fact) => borrowed[fact] === id);
  return source ? [{ ...source, facts }] : [];
}

/** Returns whether a program no longer accepts applications, because it's closed or past its deadline. */
export function isClosed({ status, deadlineAt }: Pick<Program, 'status' | 'deadlineAt'>, now = Date.now()): boolean {
  return status === 'closed' || (deadlineAt !== null && Date.parse(deadlineAt) <= now);
}

function isVerified(program: ListedProgram, now: number): boolean {
  if (program.sourceType !== CURATED || program.checkedAt === null) return false;
  return now - Date.parse(program.checkedAt) < VERIFIED_FOR_MS;
}
