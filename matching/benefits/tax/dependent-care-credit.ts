import * as z from 'zod/mini';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { earnedOf, type HouseholdPerson } from '../household.ts';
import { dollars, percent } from '../money.ts';
import { byFiling, type TaxUnit, taxUnitOf } from './tax-unit.ts';

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

/** The income step, in US dollars, for which the rate drops by one percentage point. */
const STEP = 2000;
/**
 * The deemed earnings of a spouse who studies or can't care for themselves: for one person in care, and for several.
 * 26 U.S.C. 21(d)(2).
 */
const DEEMED = [3000, 6000] as const;

/** A tax return's care credit and its parts, in US dollars a year. */
export interface CareCredit {
  unit: TaxUnit;
  /** The people in care. */
  cared: readonly HouseholdPerson[];
  paid: number;
  /** The maximum countable costs. */
  most: number;
  counted: number;
  share: number;
  /** The credit before the income tax limit. */
  potential: number;
  amount: number;
  /** Why there is no credit; null if there is one. */
  against: string | null;
  /** Returns the costs that earnings allow, up to a given cap instead of the federal one. */
  countedUpTo: (cap: number) => number;
}

/** Calculates the credit of 26 U.S.C. 21 at the rates in effect since 2026. Undefined without figures. */
export function careCreditOf(reckoner: Reckoner): CareCredit | undefined {
  const { costs, rate, childAge } = reckoner.figures(CREDIT);
  const unit = taxUnitOf(reckoner);
  if (!costs || !rate || childAge === undefined || unit.tax === null) return undefined;
  const cared = [
    ...unit.dependents.filter(({ age, disabled }) => age < childAge || disabled),
    ...unit.filers.filter((one, at) => at > 0 && one.disabled),
  ];
  const paid = reckoner.household.costs.childCare;
  const several = cared.length > 1 ? 1 : 0;
  const earned = unit.filers.map((one) =>
    Math.max(earnedOf(one), unit.filing === 'joint' && (one.student || one.disabled) ? DEEMED[several] : 0),
  );
  const countedUpTo = (cap: number) => (cared.length === 0 ? 0 : Math.min(paid, cap, ...earned));
  const counted = countedUpTo(costs[several]);
  const first = Math.max(rate.middle, rate.most - Math.ceil(Math.max(0, unit.adjustedGross - rate.from) / STEP) / 100);
  const beyond =
    Math.ceil(Math.max(0, unit.adjustedGross - rate.second[unit.filing]) / rate.secondStep[unit.filing]) / 100;
  const share = beyond > 0 ? Math.max(rate.least, Math.min(first, rate.middle - beyond)) : first;
  const potential = counted * share;
  const amount = Math.min(potential, unit.tax);
  const against =
    cared.length === 0
      ? `Nobody in your household is a child under ${childAge} or a dependent with a disability.`
      : paid === 0
        ? 'The credit is a share of what you pay for care, and you told us of no such costs.'
        : counted <= 0
          ? unit.filing === 'joint'
            ? 'Both of you must work, study or be unable to care for yourselves.'
            : 'The credit is for people who pay for care in order to work.'
          : amount <= 0
            ? 'You owe no federal income tax that the credit could lower.'
            : null;
  return { unit, cared, paid, most: costs[several], counted, share, potential, amount, against, countedUpTo };
}

/** Calculates the federal child and dependent care credit, per year: 26 U.S.C. 21. */
export function reckonDependentCareCredit(reckoner: Reckoner): Reckoning {
  const credit = careCreditOf(reckoner);
  if (credit === undefined) return NOT_COVERED;
  const names = ['costs', 'rate', 'childAge'];
  const { most, counted, share, potential, amount, against } = credit;
  if (against !== null) return notEligible(names, () => [against]);
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'year' },
    figures: names,
    assumes: ['You pay for the care so that you can work', 'You file a federal tax return'],
    steps: () => [
      `${percent(share)} of ${dollars(counted)} of care costs (at most ${dollars(most)} count) is ${dollars(potential)} a year.`,
      ...(potential > amount ? [`It cannot be more than your income tax of ${dollars(amount)}.`] : []),
    ],
  };
}
