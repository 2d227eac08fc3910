import type { StatedDocument } from '../../contract/programs/catalog.ts';
import { withoutCondition } from '../../matching/program/papers/own-papers.ts';

/** Conditions in a document's text that a profile can answer. */
const OF_A_PROFILE =
  /\bif you(?: (?:rent|own|study|served|were in the military)\b|(?:'re| are) (?:(?:an?|the|not|in) )*(?:rent|own|homeowner|self-employed|veteran|widow|student|disabled|pregnant|married|single parent|retired|unemployed|out of work|permanent resident|immigrant|(?:U\.S\. )?citizen|undocumented|under \d|\d+ )| have (?:a disability|(?:a child|children)\b))|\bfor (?:a disability|disability|renters|tenants|homeowners|owners|veterans|(?:a )?widows?|immigrants|non-citizens|self-employed)\b/i;

/** Returns what's wrong with a program's documents: conditions without a rule, and duplicates. */
export function documentFaults(documents: readonly StatedDocument[]): string[] {
  const unruled = documents.filter(({ text, when }) => !when && OF_A_PROFILE.test(text));
  // Checkmarks are stored by name and rules by text, so neither may occur twice.
  const twice = [...Map.groupBy(documents, ({ text }) => withoutCondition(text)).values()].filter(
    (same) => same.length > 1,
  );
  return [
    ...unruled.map(({ text }) => `a profile answers this document's condition, so it needs a \`when\`: "${text}"`),
    ...twice.map(([first]) => `asks twice for the same document: "${first?.text}"`),
  ];
}
