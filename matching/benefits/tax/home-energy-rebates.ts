import * as z from 'zod/mini';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { sumOf, totalOf } from '../household.ts';
import { medianIncome } from '../median-income.ts';
import { dollars, percent } from '../money.ts';

const REBATES = figureShapes('home-energy-rebates', {
  most: z.number(),
  heatPump: z.number(),
  /** Pairs: a share of the area's median income, and the share of costs paid up to it. */
  shares: z.array(z.tuple([z.number(), z.number()])),
});

const FIGURES = ['most', 'shares', 'heatPump'];
/** A multiple of the state's median income. No area's median is that high. */
const DEAREST_AREA = 2.5;

/**
 * Calculates rebates for electric equipment, once per home: 42 U.S.C. 18795a. Limits depend on the area's median
 * income, which isn't recorded, so the amount is a range, and the result is "no" only far above any area's possible
 * limit.
 */
export function reckonHomeEnergyRebates(reckoner: Reckoner): Reckoning {
  const { most, heatPump, shares } = reckoner.figures(REBATES);
  const { people } = reckoner.household;
  const [whole, half] = shares ?? [];
  const median = medianIncome(reckoner, people.length);
  if (most === undefined || heatPump === undefined || !whole || !half || median === undefined) return NOT_COVERED;
  const income = sumOf(people, totalOf);
  const limit = half[0] * DEAREST_AREA * median;
  if (income > limit)
    return notEligible(FIGURES, () => [
      `${dollars(income)} a year is above ${percent(half[0])} of the median income of any area in your state.`,
    ]);
  return {
    eligible: true,
    isCertain: false,
    amount: { from: 0, to: most, per: 'once' },
    figures: FIGURES,
    assumes: ['Your state’s rebate program is open'],
    note: `The limit is ${percent(half[0])} of the median income of your county, which your state’s program looks up.`,
    steps: () => [
      `Up to ${percent(whole[0])} of your area’s median income all costs are paid, and up to ${percent(half[0])} half of them: at most ${dollars(most)} for a home, of it ${dollars(heatPump)} for a heat pump.`,
    ],
  };
}
