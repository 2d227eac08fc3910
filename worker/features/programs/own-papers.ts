import type { Facts } from '../../../matching/person/fact-types.ts';
import { ownPapers } from '../../../matching/program/papers/own-papers.ts';
import { type LocalForms, wholeInState } from './local-forms.ts';
import { CURATED, type ListedProgram, type Program } from './program.ts';

/**
 * Reduces the documents of a curated program in a list to those that this person needs. A crawled program names its
 * documents in prose, so it stays unchanged.
 */
export function withOwnPapers<P extends ListedProgram>(program: P, facts: Facts): P {
  const { requirements, sourceType, detail } = program;
  if (sourceType !== CURATED || !requirements || !detail.documentRules) return program;
  const own = ownPapers(requirements.split('\n'), detail.documentRules, facts);
  return { ...program, requirements: own.map(({ text }) => text).join('\n') || null };
}

/** Returns a full program in the form it has in this person's state, with only the documents that this person needs. */
export function wholeFor(stored: Program, facts: Facts, reference: LocalForms): Program {
  return withOwnDocuments(wholeInState(stored, facts.state, reference), facts);
}

/** Like `wholeFor`, but for a program that is already in the form for the person's state. */
export function withOwnDocuments(whole: Program, facts: Facts): Program {
  const program = withOwnPapers(whole, facts);
  const { documents, documentRules, statedIn } = program.detail;
  if (!documentRules) return program;
  const own = ownPapers(documents, documentRules, facts);
  const statedAt = own.map(({ place }) => statedIn?.documents[place] ?? '');
  return {
    ...program,
    detail: {
      ...program.detail,
      documents: own.map(({ text }) => text),
      ...(statedIn && { statedIn: { ...statedIn, documents: statedAt } }),
    },
  };
}
