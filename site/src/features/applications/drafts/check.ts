import type { BudgetLine, DraftSection } from '../../../../../contract/ai/drafts.ts';

const GAP = /\[[^[\]]+\]/g;

/** Returns the number of unfilled [bracketed] gaps in a text. */
export function gapsIn(text: string): number {
  return text.match(GAP)?.length ?? 0;
}

export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Returns how many words a section is over the funder's limit; 0 if there's no limit. */
export function wordsOver({ text, mostWords }: Pick<DraftSection, 'text' | 'mostWords'>): number {
  return mostWords === null ? 0 : Math.max(0, wordsIn(text) - mostWords);
}

/** Returns a budget's total in dollars; null if no line has an amount. */
export function totalOf(budget: readonly BudgetLine[]): number | null {
  const amounts = budget.flatMap(({ dollars }) => dollars ?? []);
  return amounts.length === 0 ? null : amounts.reduce((sum, one) => sum + one, 0);
}

export function inDollars(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}
