import * as z from 'zod/mini';
import { figureShapes } from './figures.ts';
import { earnedOf } from './household.ts';
import { dollars, percent } from './money.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from './reckoning.ts';
import { byFiling, taxUnitOf } from './tax-unit.ts';

const CREDIT = figureShapes('dependent-care-credit', {
  costs: z.tuple([z.number(), z.number()]),
  rate: z.object({
    most: z.number(),
    from: z.number(),
    middle: z.number(),
    second: byFiling,
    secondStep: byFiling,
    least: z.number(),
  }),
  childAge: z.number(),
});

/** The rate falls by a hundredth for each of these steps of income. */
const STEP = 2000;
/** 26 U.S.C. 21(d)(2): what a spouse who cannot care for themselves, or studies, counts as earning, for one person and for more. */
const DEEMED = [3000, 6000] as const;

/** The federal credit for child and dependent care a year: 26 U.S.C. 21, with the rates that hold since 2026. */
export function reckonDependentCareCredit(reckoner: Reckoner): Reckoning {
  const { costs, rate, childAge } = reckoner.figures(CREDIT);
  const unit = taxUnitOf(reckoner);
  if (!costs || !rate || childAge === undefined || unit.tax === null) return NOT_COVERED;
  const names = ['costs', 'rate', 'childAge'];
  const cared = [
    ...unit.dependents.filter(({ age, disabled }) => age < childAge || disabled),
    ...unit.filers.filter((one, at) => at > 0 && one.disabled),
  ];
  const paid = reckoner.household.costs.childCare;
  if (cared.length === 0)
    return notEligible(names, () => [
      `Nobody in your household is a child under ${childAge} or a dependent with a disability.`,
    ]);
  if (paid === 0)
    return notEligible(names, () => [
      'The credit is a share of what you pay for care, and you told us of no such costs.',
    ]);
  const several = cared.length > 1 ? 1 : 0;
  const earned = unit.filers.map((one) =>
    Math.max(earnedOf(one), unit.filing === 'joint' && (one.student || one.disabled) ? DEEMED[several] : 0),
  );
  const counted = Math.min(paid, costs[several], ...earned);
  const first = Math.max(rate.middle, rate.most - Math.ceil(Math.max(0, unit.adjustedGross - rate.from) / STEP) / 100);
  const beyond =
    Math.ceil(Math.max(0, unit.adjustedGross - rate.second[unit.filing]) / rate.secondStep[unit.filing]) / 100;
  const share = beyond > 0 ? Math.max(rate.least, Math.min(first, rate.middle - beyond)) : first;
  const amount = Math.min(counted * share, unit.tax);
  if (amount <= 0)
    return notEligible(names, () => [
      counted <= 0
        ? 'Both of you must work, study or be unable to care for yourselves.'
        : 'You owe no income tax that the credit could lower.',
    ]);
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'year' },
    figures: names,
    assumes: ['You pay for the care so that you can work', 'You file a federal tax return'],
    steps: () => [
      `${percent(share)} of ${dollars(counted)} of care costs (at most ${dollars(costs[several])} count) is ${dollars(counted * share)} a year.`,
      ...(counted * share > amount ? [`It cannot be more than your income tax of ${dollars(amount)}.`] : []),
    ],
  };
}
