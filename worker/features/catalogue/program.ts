import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { WORTH } from '../../../contract/catalogue.ts';
import {
  deadlineKind,
  type Grant,
  type GrantChange,
  type GrantDetail,
  grantSource,
  LENT_FACTS,
  type Match,
  programType,
} from '../../../contract/grants.ts';
import { NEEDS } from '../../../contract/profile.ts';
import { isRule, type Rule, rule } from '../../../contract/rules.ts';
import type { RuledProgram } from '../../../matching/match.ts';
import { isRoundOver } from '../../../matching/past-round.ts';
import { usualPapers } from '../../../matching/usual-papers.ts';
import { grants } from '../../db/schema/index.ts';
import { ApiFailure } from '../../failure.ts';
import { shownSources } from './shown-sources.ts';

export const CURATED = 'curated';

/** A curated program counts as verified for as long as its facts were checked within this time. */
export const VERIFIED_FOR_MS = 2 * 365 * 24 * 60 * 60_000;

const key = z.optional(z.string());

/** What the detail screen shows beyond the fields of a grant. */
export const programDetail = z.object({
  documents: z.array(z.string()),
  howToApply: z.array(z.string()),
  contact: z.nullable(z.string()),
  sources: z.record(z.string(), grantSource),
  /** Which source states which fact; documents and steps in their order. Absent where one source states all. */
  statedIn: z.optional(
    z.object({
      documents: z.array(z.string()),
      howToApply: z.array(z.string()),
      ...{ contact: key, deadline: key, amount: key, interestRate: key, repaymentTerms: key },
    }),
  ),
  /** The zone in which a fixed deadline ends, where its source names one. */
  deadlineTimeZone: z.optional(z.string()),
});
export type ProgramDetail = z.infer<typeof programDetail>;

/** A program of another source that is shown by this one. */
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
/** A program's columns, but for those that only searching needs. */
const { titleStems, nameStems, stems, concepts, mentions, barred, keywords, yearlyMoney, contentHash, ...columns } =
  getTableColumns(grants);
export const programColumns = columns;

type Stored = Pick<typeof grants.$inferSelect, keyof typeof programColumns>;
type Parsed = z.infer<typeof storedParts> & { rules: Rule | null };

/** A program as stored, its JSON columns parsed. */
export type Program = Omit<Stored, keyof Parsed> & Parsed;

/** Characters of a crawled program's long texts that lists carry: no list shows more, and some sources tell pages. */
const EXCERPT = { description: 140, requirements: 140, eligibility: 140 } as const;

function excerptOf(name: keyof typeof EXCERPT) {
  const [column, most] = [columns[name], EXCERPT[name]];
  const [curated, longest] = [sql.raw(`'${CURATED}'`), sql.raw(String(most))];
  return sql`iif(${columns.source} = ${curated} OR length(${column}) <= ${longest}, ${column}, substr(${column}, 1, ${longest}) || '…')`;
}

/** JSON that stays JSON in a row of a list: as a text each of its quotes would be escaped. What cannot be read stays a text. */
function nested(column: SQLWrapper, value: SQL = sql`json(${column})`) {
  return sql`iif(json_valid(${column}), ${value}, ${column})`;
}

/** The conditions without where each is stated, as far as most of them stand. */
const MOST_CONDITIONS = 12;
const quotes = Array.from({ length: MOST_CONDITIONS }, (_, index) => `'$.all[${index}].quote'`).join(', ');
const rulesUnquoted = sql`json_remove(${columns.rules}, '$.quote', ${sql.raw(quotes)})`;

/** What a list shows of a program, and what matching needs: half to read, send and parse of the whole. */
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
  /** Shown only where nobody has read the conditions. */
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
});

/** A program as a list shows it. A whole `Program` is one, too. */
export type ListedProgram = Omit<z.infer<typeof listedRow>, 'rules'> & { rules: Rule | null };

/** Parses the columns of a list; throws a ZodError or SyntaxError where the database holds what no version of ours wrote. */
export function listedProgramOf(row: unknown): ListedProgram {
  const program = listedRow.parse(row);
  return { ...program, rules: rulesOf(program) };
}

/** Parses a stored row; throws a ZodError where the database holds what no version of ours wrote. */
export function programOf(row: Stored): Program {
  return { ...row, ...storedParts.parse(row), rules: rulesOf(row) };
}

/** Rules that cannot be read (a newer version wrote them) count as not known, so that one program spoils no search. */
function rulesOf(row: { id: string; rules?: unknown }): Rule | null {
  if (row.rules === null || isRule(row.rules)) return row.rules;
  const { error } = rule.safeParse(row.rules);
  console.error(`The rules of program ${row.id} cannot be read: ${error ? z.prettifyError(error) : 'unknown'}`);
  return null;
}

/** To be thrown where somebody names a program that is not there. */
export function unknownProgram(): ApiFailure {
  return new ApiFailure('not_found', 'We don’t know this program. It may have been withdrawn.');
}

/** To be thrown where somebody who saved a program asks for it, and nobody sees it any more. */
export function withdrawnProgram(): ApiFailure {
  return new ApiFailure('not_found', 'This program was withdrawn, so it’s no longer in your saved programs.');
}

/** What matching may know of a program, for a list: its reasons leave out where conditions are stated. */
export function ruledProgramOf(program: ListedProgram): RuledProgram {
  const { rules, states, programType, needs, worth } = program;
  return { rules, states, programType, needs, worth, sources: null };
}

/** The same for a program by itself, whose reasons name their sources. */
export function sourcedProgramOf(program: Program): RuledProgram {
  return { ...ruledProgramOf(program), sources: program.detail.sources };
}

/** The program with every field of a grant. */
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

/** All that the detail screen shows of the program itself. */
export function grantDetailOf(
  program: Program,
  match: Match,
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
    usualPapers: documents.length > 0 || program.requirements ? [] : [...usualPapers(program)],
    howToApply,
    contact,
    closed: isClosed(program),
    deadlineTimeZone: deadlineTimeZone ?? null,
    changes,
    alsoListedBy: alsoListed.flatMap((other) => alsoListedBy(other, program)),
    deadWebsite,
  };
}

/** Where another source lists the program, and which facts of it are shown. */
function alsoListedBy({ id, sources }: AlsoListed, { borrowed }: Program): GrantDetail['alsoListedBy'] {
  const [source] = Object.values(sources);
  const facts = LENT_FACTS.filter((fact) => borrowed[fact] === id);
  return source ? [{ ...source, facts }] : [];
}

/** Whether it takes no applications any more: withdrawn, or its deadline has passed. */
export function isClosed({ status, deadlineAt }: Pick<Program, 'status' | 'deadlineAt'>, now = Date.now()): boolean {
  return status === 'closed' || (deadlineAt !== null && Date.parse(deadlineAt) <= now);
}

function isVerified(program: ListedProgram, now: number): boolean {
  if (program.sourceType !== CURATED || program.checkedAt === null) return false;
  return now - Date.parse(program.checkedAt) < VERIFIED_FOR_MS;
}
