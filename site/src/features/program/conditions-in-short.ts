import type { Match, Reason } from '../../../../contract/grants.ts';
import { conditionsMet } from './texts.ts';
import { isToldAnyway } from './told.ts';

const INCOMES: ReadonlySet<string> = new Set(['householdIncome', 'incomeOfPovertyLine', 'incomeOfAreaMedian']);

/**
 * "Income fits. 2 questions left"; null where no condition is known. Of what is open only what the profile can answer is
 * counted: the rest nobody can tell before they apply, however likely the program is.
 */
export function conditionsInShort({ reasons, estimate }: Match): string | null {
  const counted = reasons.filter((reason) => !isToldAnyway(reason));
  const of = (verdict: Reason['verdict']) => counted.filter((reason) => reason.verdict === verdict);
  const [met, open] = [of('met'), of('unknown')];
  if (counted.length === 0) return null;
  const questions = open.filter(({ criterion }) => criterion !== 'check').length;
  return conditionsMet({
    met: met.length,
    unmet: of('unmet').length,
    questions,
    checks: open.length - questions,
    isByIncome: met.some(
      ({ criterion }) => INCOMES.has(criterion) || (criterion === 'check' && estimate?.verdict === 'yes'),
    ),
  });
}
