import type { AnalysisSections, Statement } from '../../../../contract/ai/analysis.ts';
import type { Program } from '../../programs/program.ts';
import { conditionsOf } from './checks/conditions.ts';
import { mainSource } from './sources.ts';

const REGISTRATION = /\b(?:sam\.gov|system for award management|grants\.gov|era commons|unique entity)/i;

/** Builds the sections of an analysis from the program's own record: the same facts as elsewhere, without a model. */
export function sectionsOfRecord(program: Program): AnalysisSections {
  const { detail } = program;
  const { statedIn } = detail;
  return {
    eligibility: eligibilityOf(program),
    requirements: requirementsOf(program),
    applicationProcess: detail.howToApply.map((text, place) => fact(program, text, statedIn?.howToApply[place])),
    timeline: timelineOf(program),
    contactInfo: contactOf(program),
    tips: tipsOf(program),
  };
}

function fact(program: Program, text: string, key?: string): Statement {
  const source = (key === undefined ? undefined : program.detail.sources[key]) ?? mainSource(program);
  return { text, quote: null, source };
}

function factsOf(program: Program, text: string | null): Statement[] {
  const lines = (text ?? '').split('\n').flatMap((line) => line.trim() || []);
  return [...new Set(lines)].map((line) => fact(program, line));
}

function eligibilityOf(program: Program): Statement[] {
  if (program.rules === null) return factsOf(program, program.eligibility);
  return conditionsOf(program.rules).map(({ text, quote, sources }) => ({ ...fact(program, text, sources[0]), quote }));
}

function requirementsOf(program: Program): AnalysisSections['requirements'] {
  const { documents, statedIn } = program.detail;
  // A line of the requirements can require anything.
  if (documents.length === 0) return factsOf(program, program.requirements).map((one) => ({ ...one, type: 'Other' }));
  return documents.map((text, place) => ({ ...fact(program, text, statedIn?.documents[place]), type: 'Document' }));
}

function timelineOf(program: Program): Statement[] {
  const { deadline, deadlineKind, detail } = program;
  return deadline === null || deadlineKind === 'unknown' ? [] : [fact(program, deadline, detail.statedIn?.deadline)];
}

function contactOf(program: Program): Statement[] {
  const { provider, providerUrl, detail } = program;
  if (detail.contact !== null) return [fact(program, detail.contact, detail.statedIn?.contact)];
  return provider ? [fact(program, providerUrl ? `${provider}: ${providerUrl}` : provider)] : [];
}

/** Returns tips that follow directly from facts in the record. */
function tipsOf(program: Program): Statement[] {
  const { deadlineKind, deadlineAt, detail, status } = program;
  const { documents, howToApply, statedIn } = detail;
  const tips: Statement[] = [];
  const registration = howToApply.findIndex((step) => REGISTRATION.test(step));
  if (registration >= 0) {
    const text = 'Start with the registration that the steps name, before you write the application.';
    tips.push(fact(program, text, statedIn?.howToApply[registration]));
  }
  if (documents.length > 1) {
    tips.push(fact(program, `Collect all ${documents.length} documents before you start.`, statedIn?.documents[0]));
  }
  const timing = status === 'closed' ? null : timingOf(deadlineKind, deadlineAt);
  if (timing) tips.push(fact(program, timing, statedIn?.deadline));
  return tips;
}

function timingOf(kind: Program['deadlineKind'], deadlineAt: string | null): string | null {
  switch (kind) {
    case 'fixed':
      return deadlineAt !== null && Date.parse(deadlineAt) > Date.now()
        ? 'Send the application some days before the deadline, so that there is time to fix a mistake.'
        : null;
    case 'rolling':
    case 'ongoing':
      return 'No closing day is set, so you can apply as soon as your papers are ready.';
    case 'several':
      return 'There is more than one deadline: find out which one is yours before you start.';
    case 'forecast':
      return 'It is not open yet: prepare your papers now and check the official page for the opening day.';
    default:
      return null;
  }
}
