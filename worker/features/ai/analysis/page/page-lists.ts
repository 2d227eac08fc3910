import type { Block } from '../checks/joined-blocks.ts';
import { bindsList, isOfOneKind } from '../proof/leads.ts';
import { MOST_CHARACTERS } from '../proof/quotes.ts';

/** An open list on a page. */
export interface List {
  /** The words above the list that its items depend on, and their block if the items are alternatives. */
  binding: string;
  choice: Block | null;
}
export const FREE: List = { binding: '', choice: null };

/**
 * Opens a list. A nested list also depends on the outer list's words. The words stop growing once they're longer than
 * the maximum quote.
 */
export function listUnder(lead: string, block: Block | null, outer: List): List {
  if (!bindsList(lead)) return { ...outer, choice: isOfOneKind(lead) ? (outer.choice ?? block) : outer.choice };
  if (outer.binding.length > MOST_CHARACTERS) return outer;
  return { binding: `${outer.binding} ${lead}`.trim(), choice: null };
}
