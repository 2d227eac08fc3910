import { createHash } from 'node:crypto';
import type { CuratedProgram } from '../../../contract/programs/catalog.ts';
import type { Rule } from '../../../contract/programs/rules.ts';
import { endOfDay } from '../../../matching/program/deadlines.ts';
import { documentRulesOf } from '../../../matching/program/papers/own-papers.ts';
import { changingDays } from '../../../matching/program/source-dates.ts';
import { eligibilityOf } from '../../../matching/rules/curated-rules.ts';
import { describeRules } from '../../../matching/rules/match.ts';
import type { grants } from '../../db/schema/index.ts';
import { CURATED, type ProgramDetail } from './program.ts';

export type GrantRow = Omit<typeof grants.$inferInsert, 'rowId' | 'createdAt' | 'updatedAt' | 'rules'> & {
  status: string;
  rules?: Rule | null;
};

/**
 * Converts a curated program to a database row that is also searchable by `alsoCalled`. `now` decides whether its
 * deadline has passed.
 */
export function rowOfCurated(
  id: string,
  program: CuratedProgram,
  now: number,
  alsoCalled: readonly string[] = [],
): GrantRow {
  const { date, timeZone } = program.deadline;
  const { rules, sources } = eligibilityOf(program);
  const detail: ProgramDetail = {
    documents: program.documents.map((document) => document.text),
    howToApply: program.howToApply.map((step) => step.text),
    contact: program.contact?.text ?? null,
    sources,
    statedIn: {
      documents: program.documents.map((document) => document.source),
      howToApply: program.howToApply.map((step) => step.source),
      contact: program.contact?.source,
      deadline: program.deadline.source,
      amount: program.amount?.source,
      interestRate: program.interestRate?.source,
      repaymentTerms: program.repaymentTerms?.source,
    },
    ...documentRulesOf(program.documents),
    ...(timeZone ? { deadlineTimeZone: timeZone } : {}),
  };
  const deadlineAt = date === undefined ? null : endOfDay(date, timeZone);
  const content = {
    id,
    source: CURATED,
    sourceId: id,
    title: program.title,
    description: program.description,
    amount: program.amount?.text ?? null,
    amountMin: program.amount?.min ?? null,
    amountMax: program.amount?.max ?? null,
    deadline: program.deadline.text,
    deadlineKind: program.deadline.kind,
    deadlineDate: program.deadline.date ?? null,
    deadlineAt,
    requirements: detail.documents.join('\n') || null,
    url: program.urls.program,
    category: program.category,
    eligibility: describeRules(rules).join('\n'),
    provider: [program.office, program.agency].filter(Boolean).join(', '),
    providerUrl: program.urls.agency ?? null,
    applicationUrl: program.urls.apply ?? null,
    sourceType: CURATED,
    citations: Object.values(sources).map((source) => source.url),
    programType: program.programType,
    interestRate: program.interestRate?.text ?? null,
    repaymentTerms: program.repaymentTerms?.text ?? null,
    assistanceType: program.assistanceType ?? null,
    keywords: [
      program.popularName,
      ...program.keywords,
      ...alsoCalled,
      ...program.audiences,
      ...program.assistanceListings,
    ]
      .filter(Boolean)
      .join(', '),
    states: program.states,
    assistanceListings: program.assistanceListings,
    rules,
    needs: program.needs,
    worth: program.worth,
    detail,
    status: deadlineAt !== null && Date.parse(deadlineAt) < now ? 'closed' : 'open',
    checkedAt: changingDays(program.sources).at(-1) ?? null,
  };
  return { ...content, contentHash: createHash('sha256').update(JSON.stringify(content)).digest('base64url') };
}
