import type { AnalysisSections } from '../../../contract/analysis.ts';
import type { Facts } from '../../../matching/fact-types.ts';
import { ownPapers } from '../../../matching/own-papers.ts';
import type { Program } from '../catalogue/program.ts';

/**
 * A model's requirements for this person. A model reads all documents, because its answer is everybody's: those that
 * this person doesn't need are left out, and those that they need lose their condition.
 */
export function ownRequirements(
  requirements: AnalysisSections['requirements'],
  { documents, documentRules }: Pick<Program['detail'], 'documents' | 'documentRules'>,
  facts: Facts,
): AnalysisSections['requirements'] {
  const own = new Map(ownPapers(documents, documentRules, facts).map(({ text, place }) => [documents[place], text]));
  const ruled = documents.filter((text) => documentRules?.[text]);
  return requirements.flatMap((one) => {
    const document = ruled.find((text) => one.quote !== null && text.includes(one.quote));
    if (document === undefined) return one;
    const text = own.get(document);
    if (text === undefined) return [];
    return one.text === document ? { ...one, text } : one;
  });
}
