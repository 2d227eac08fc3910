import type { AnalysisSections } from '../../../../contract/ai/analysis.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { ownPapers } from '../../../../matching/program/papers/own-papers.ts';
import type { Program } from '../../programs/program.ts';

/**
 * Removes documents that this person doesn't need from a model's requirements. The model reads all of a program's
 * documents, because its answer is for everyone.
 */
export function ownRequirements(
  requirements: AnalysisSections['requirements'],
  { documents, documentRules }: Pick<Program['detail'], 'documents' | 'documentRules'>,
  facts: Facts,
): AnalysisSections['requirements'] {
  const needed = new Set(ownPapers(documents, documentRules, facts).map(({ place }) => place));
  const others = documents.filter((_, place) => !needed.has(place));
  return requirements.filter(({ quote }) => quote === null || !others.some((text) => text.includes(quote)));
}
