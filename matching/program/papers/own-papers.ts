import { DOCUMENT_CONDITION, type StatedDocument } from '../../../contract/programs/catalog.ts';
import type { WrittenRule } from '../../../contract/programs/rules.ts';
import type { Facts } from '../../person/fact-types.ts';
import { truthIn } from '../../rules/evaluate.ts';

/** The rules for documents that only some people need, by the document's text. Null if a rule can't be read. */
export type DocumentRules = Readonly<Record<string, WrittenRule | null>>;

/** A document as shown to a person, with its position in the program's list. */
export interface OwnPaper {
  text: string;
  place: number;
}

/** Returns the rules for a program's documents, or an empty object if everyone needs all of them. */
export function documentRulesOf(documents: readonly StatedDocument[]): { documentRules?: DocumentRules } {
  const rules = documents.flatMap(({ text, when }): [string, WrittenRule][] => (when ? [[text, when]] : []));
  return rules.length > 0 ? { documentRules: Object.fromEntries(rules) } : {};
}

/**
 * Returns the documents this person needs. A document is dropped if its rule fails, loses its condition if the rule
 * holds, and keeps the condition if the rule is open.
 */
export function ownPapers(
  documents: readonly string[],
  rules: DocumentRules | null | undefined,
  facts: Facts,
): OwnPaper[] {
  return documents.flatMap((text, place) => {
    const rule = rules?.[text];
    const truth = rule ? truthIn(rule, facts) : 'unknown';
    if (truth === 'false') return [];
    return { text: truth === 'true' ? withoutCondition(text) : text, place };
  });
}

/** Returns the document's name alone: "The lease" for "If you rent: the lease". */
export function withoutCondition(document: string): string {
  const name = document.replace(DOCUMENT_CONDITION, '');
  return name === document ? document : name.charAt(0).toUpperCase() + name.slice(1);
}
