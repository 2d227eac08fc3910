import type { BudgetLine, DraftSection } from '../../../../../contract/ai/drafts.ts';
import { inDollars, totalOf } from './check.ts';
import { BUDGET } from './desk-texts.ts';

/** Returns a draft as plain text. A letter has no headings, because it's sent as is. */
export function plainTextOf(sections: readonly DraftSection[], budget: BudgetLine[] | null, isLetter: boolean): string {
  const parts = sections.map(({ heading, text }) => (isLetter ? text : `${heading}\n\n${text}`));
  if (budget) parts.push([BUDGET.title, '', ...budgetRows(budget).map((row) => row.join('\t'))].join('\n'));
  return parts.join('\n\n');
}

/** Returns a budget's non-empty lines and its total. */
export function budgetRows(budget: readonly BudgetLine[]): string[][] {
  const total = totalOf(budget);
  return [
    [BUDGET.item, BUDGET.dollars, BUDGET.why],
    ...budget
      .filter(({ item, dollars, why }) => item !== '' || dollars !== null || why !== '')
      .map(({ item, dollars, why }) => [item, dollars === null ? '' : inDollars(dollars), why]),
    [BUDGET.total, total === null ? '' : inDollars(total), ''],
  ];
}
