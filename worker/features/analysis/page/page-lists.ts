import { bindsList, isOfOneKind } from '../proof/leads.ts';
import { MOST_CHARACTERS } from '../proof/quotes.ts';
import type { Block } from '../together.ts';

/** A list that is open on a page. */
export interface List {
  /** The words over it that its items depend on, and the block that they belong to. */
  binding: string;
  choice: Block | null;
}
export const FREE: List = { binding: '', choice: null };

/** A list in another one depends on that one's words too. What is longer than any quote need not grow. */
export function listUnder(lead: string, block: Block | null, outer: List): List {
  if (!bindsList(lead)) return { ...outer, choice: isOfOneKind(lead) ? (outer.choice ?? block) : outer.choice };
  if (outer.binding.length > MOST_CHARACTERS) return outer;
  return { binding: `${outer.binding} ${lead}`.trim(), choice: null };
}
