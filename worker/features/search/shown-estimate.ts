import type { Match } from '../../../contract/programs/grants.ts';
import type { Rule } from '../../../contract/programs/rules.ts';
import type { Estimate } from '../../../matching/benefits/estimates/estimate.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { benefitOf } from '../../../matching/rules/match.ts';

/**
 * Returns the estimate that a program's page may show. There's none for a person who is ruled out by anything other
 * than the benefit's own limits.
 */
export function shownEstimate(rules: Rule | null, { estimates }: Facts, match: Match): Estimate | undefined {
  const benefit = benefitOf(rules);
  const estimate = benefit && estimates?.get(benefit);
  if (!estimate || !match.estimate || (match.verdict === 'ineligible' && estimate.verdict !== 'no')) return undefined;
  return estimate;
}
