import type { Match } from '../../../contract/grants.ts';
import type { Rule } from '../../../contract/rules.ts';
import type { Estimate } from '../../../matching/benefits/estimate.ts';
import type { Facts } from '../../../matching/fact-types.ts';
import { benefitOf } from '../../../matching/match.ts';

/** The estimate of a program that its page may show: none for whom something else than its limits rules out. */
export function shownEstimate(rules: Rule | null, { estimates }: Facts, match: Match): Estimate | undefined {
  const benefit = benefitOf(rules);
  const estimate = benefit && estimates?.get(benefit);
  if (!estimate || !match.estimate || (match.verdict === 'ineligible' && estimate.verdict !== 'no')) return undefined;
  return estimate;
}
