import type { Analysis, AnalysisSections, RecordReason, Statement, TextGap } from '../../../../contract/ai/analysis.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { explainProgram } from '../../../../matching/rules/match.ts';
import { withOwnDocuments } from '../../programs/own-papers.ts';
import { CURATED, type Program, sourcedProgramOf } from '../../programs/program.ts';
import type { TestedAnswer } from './checks/tested.ts';
import { ownRequirements } from './own-requirements.ts';
import { sectionsOfRecord } from './record.ts';
import { figuresOf, inOurWords, type SourceText } from './sources.ts';
import type { OwnSpanish } from './spanish/own-spanish.ts';
import { sectionsInSpanish } from './spanish/sections.ts';

/** How an analysis's sections were made. */
export type Made =
  | { by: 'model'; model: string; madeAt: string; answer: TestedAnswer }
  | { by: 'record'; reason: RecordReason; dropped?: number };

/** The official texts behind an analysis, and the ones that weren't read in full. */
interface Read {
  official: readonly SourceText[];
  gaps: readonly TextGap[];
}

/**
 * Returns the analysis of a program for this member: the shared sections, plus the rules' result for this person. For
 * a member who reads Spanish, statements without a translation stay in English.
 */
export function analysisOf(
  program: Program,
  { facts, spanish }: { facts: Facts; spanish: OwnSpanish | null },
  made: Made,
  { official, gaps }: Read,
): Analysis {
  const record = uncontradicted(program, sectionsOfRecord(withOwnDocuments(program, facts)), official);
  const english = made.by === 'model' ? filled(program, ownSections(made.answer, program, facts), record) : record;
  const translations = made.by === 'model' ? made.answer.spanish : undefined;
  const sections = spanish ? sectionsInSpanish(english, spanish, translations) : english;
  return {
    ...asPlainTexts(sections),
    grantId: program.id,
    sections,
    personal: explainProgram(sourcedProgramOf(program), facts),
    madeBy: made.by,
    recordReason: made.by === 'record' ? made.reason : null,
    model: made.by === 'model' ? made.model : null,
    madeAt: made.by === 'model' ? made.madeAt : new Date().toISOString(),
    dropped: made.by === 'model' ? made.answer.dropped : (made.dropped ?? 0),
    // Without a model, we read no official texts.
    ...(gaps.length > 0 ? { gaps: [...gaps] } : {}),
  };
}

/** Adapts a model's sections to this person. */
function ownSections({ sections }: TestedAnswer, { detail }: Program, facts: Facts): AnalysisSections {
  return { ...sections, requirements: ownRequirements(sections.requirements, detail, facts) };
}

/** Drops statements of our own record whose dates or amounts the official texts contradict. */
function uncontradicted(
  program: Program,
  sections: AnalysisSections,
  official: readonly SourceText[],
): AnalysisSections {
  if (program.sourceType !== CURATED || official.length === 0) return sections;
  const figures = figuresOf(official);
  const kept = <S extends Statement>(statements: readonly S[], about: string): S[] =>
    statements.filter(({ text, quote }) => quote !== null || !figures.contradict(`${about}: ${text}`));
  return {
    eligibility: kept(sections.eligibility, 'Who can apply'),
    requirements: kept(sections.requirements, 'Documents'),
    applicationProcess: kept(sections.applicationProcess, 'How to apply'),
    timeline: kept(sections.timeline, 'Deadline'),
    contactInfo: kept(sections.contactInfo, 'Contact'),
    tips: kept(sections.tips, 'Deadline'),
  };
}

/** Fills a model's empty sections from the record, attributed to our summary. */
function filled(program: Program, sections: AnalysisSections, record: AnalysisSections): AnalysisSections {
  const found = <S extends Statement>(of: readonly S[], known: readonly S[]): S[] =>
    of.length > 0
      ? [...of]
      : known.map((one) => (one.source ? { ...one, source: inOurWords(program, one.source) } : one));
  return {
    eligibility: found(sections.eligibility, record.eligibility),
    requirements: found(sections.requirements, record.requirements),
    applicationProcess: found(sections.applicationProcess, record.applicationProcess),
    timeline: found(sections.timeline, record.timeline),
    contactInfo: found(sections.contactInfo, record.contactInfo),
    tips: found(sections.tips, record.tips),
  };
}

function asPlainTexts({
  eligibility,
  requirements,
  applicationProcess,
  timeline,
  contactInfo,
  tips,
}: AnalysisSections) {
  return {
    eligibility: textsOf(eligibility),
    requirements: requirements.map(({ type, text }) => ({ type, description: text })),
    applicationProcess: textsOf(applicationProcess)
      .map((text, place) => `${place + 1}. ${text}`)
      .join('\n'),
    timeline: textsOf(timeline).join('\n'),
    contactInfo: textsOf(contactInfo).join('\n'),
    tips: textsOf(tips),
  };
}

function textsOf(statements: readonly Statement[]): string[] {
  return statements.map(({ text }) => text);
}
