import type { BudgetLine, DraftSection } from '../../../../../contract/ai/drafts.ts';
import { gapsIn, inDollars, totalOf, wordsOver } from './check.ts';
import { CHECK } from './desk-texts.ts';

interface Props {
  sections: readonly DraftSection[];
  budget: readonly BudgetLine[] | null;
}

/** Shows what's left to do before a draft can be sent. */
export function DraftCheck({ sections, budget }: Props) {
  const gaps = sections.reduce((sum, { text }) => sum + gapsIn(text), 0);
  const tooLong = sections.filter((section) => wordsOver(section) > 0).map(({ heading }) => heading);
  const total = budget && totalOf(budget);
  return (
    <div className="stack rounded-card border border-line p-4 [--gap:0.5rem]">
      <h3 className="subhead">{CHECK.title}</h3>
      <ul className="list-disc ps-5">
        <li>{gaps === 0 ? CHECK.noGaps : CHECK.gaps(gaps)}</li>
        {tooLong.length > 0 && <li>{CHECK.overLimit(tooLong)}</li>}
        {budget && <li>{total === null ? CHECK.noBudget : CHECK.budget(inDollars(total ?? 0))}</li>}
      </ul>
    </div>
  );
}
