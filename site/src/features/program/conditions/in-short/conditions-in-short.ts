import type { Match, Reason } from '../../../../../../contract/programs/grants.ts';
import { countOpen } from '../../../../../../matching/conditions/count-open.ts';
import { isSelfEvident } from '../assumed.ts';
import { conditionsMet } from './conditions-texts.ts';

const INCOMES: ReadonlySet<string> = new Set(['householdIncome', 'incomeOfPovertyLine', 'incomeOfAreaMedian']);

/**
 * Returns a summary such as "Income fits. 2 things to confirm"; null if no conditions are known, or if the verdict
 * already says that all are met. Conditions that nearly everyone meets aren't counted.
 */
export function conditionsInShort({ reasons, estimate, likelihood, alreadyGets }: Match): string | null {
  const counted = reasons.filter((reason) => !isSelfEvident(reason));
  const of = (verdict: Reason['verdict']) => counted.filter((reason) => reason.verdict === verdict);
  const [met, open] = [of('met'), of('unknown')];
  if (counted.length === 0 || (likelihood === 'qualify' && !alreadyGets && open.length === 0)) return null;
  return conditionsMet({
    met: met.length,
    unmet: of('unmet').length,
    open: countOpen(open),
    usual: open.filter((reason) => reason.usual).length,
    isByIncome: met.some(
      ({ criterion }) => INCOMES.has(criterion) || (criterion === 'check' && estimate?.verdict === 'yes'),
    ),
  });
}
