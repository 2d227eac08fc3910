import { DOCUMENT_CONDITION, type StatedDocument } from '../../contract/programs/catalog.ts';
import type { WrittenRule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { truthIn } from '../rules/evaluate.ts';

/** The rules of documents that only some people need, by the document's text. Null if a rule can't be read. */
export type DocumentRules = Readonly<Record<string, WrittenRule | null>>;

/** A document as a person sees it, with its place in the program's list. */
export interface OwnPaper {
  text: string;
  place: number;
}

/** The rules of a program's documents; nothing if everybody needs all of them. */
export function documentRulesOf(documents: readonly StatedDocument[]): { documentRules?: DocumentRules } {
  const rules = documents.flatMap(({ text, when }): [string, WrittenRule][] => (when ? [[text, when]] : []));
  return rules.length > 0 ? { documentRules: Object.fromEntries(rules) } : {};
}

/**
 * The documents that this person needs. One whose rule fails is left out, one whose rule holds is named without its
 * condition, and one whose rule is open keeps the condition.
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

/** The document's name alone: "If you rent: the lease" is "The lease". */
export function withoutCondition(document: string): string {
  const name = document.replace(DOCUMENT_CONDITION, '');
  return name === document ? document : name.charAt(0).toUpperCase() + name.slice(1);
}
