import * as z from 'zod/mini';
import {
  type Hinge,
  isDue,
  isGotten,
  NOT_COVERED,
  notEligible,
  type Reckoner,
  type Reckoning,
} from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { sumOf, totalOf } from '../household.ts';
import { dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';

const LIFELINE = figureShapes('lifeline', {
  federal: z.number(),
  stateTotal: z.number(),
  stateSupplement: z.number(),
  incomeLimit: z.number(),
});

/** Programs that qualify a household for Lifeline: 47 CFR 54.409(a)(2). */
const OPENING = ['snap', 'medicaid', 'ssi'] as const;

const OPENED: Hinge = { says: 'Somebody in your household gets SNAP, Medicaid or SSI', odds: 'half' };

/** Calculates the Lifeline discount on a phone or internet bill, per month: 47 CFR 54.403 and 54.409. */
export function reckonLifeline(reckoner: Reckoner): Reckoning {
  const { federal, stateTotal, stateSupplement = 0, incomeLimit } = reckoner.figures(LIFELINE);
  const { people, costs } = reckoner.household;
  const line = povertyGuideline(reckoner, people.length);
  if (federal === undefined || incomeLimit === undefined || line === undefined) return NOT_COVERED;
  const names = ['federal', 'incomeLimit', 'stateTotal', 'stateSupplement'];
  const income = sumOf(people, totalOf);
  const most = incomeLimit * line;
  const isOpened = income <= most || OPENING.some((one) => isGotten(reckoner, one));
  if (!isOpened && !OPENING.some((one) => isDue(reckoner.of(one))))
    return notEligible(names, () => [
      `${dollars(income)} a year is above ${dollars(most)}, the limit for ${people.length}, and nobody gets SNAP, Medicaid or SSI.`,
    ]);
  const bill = (costs.phone + costs.internet) / 12;
  const discount = stateTotal ?? federal + stateSupplement;
  const amount = bill > 0 ? Math.min(discount, bill) : discount;
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'month' },
    figures: names,
    limit: income <= most ? { income, most, per: 'year', people: people.length } : null,
    ...(isOpened ? {} : { hinge: OPENED }),
    steps: () => [
      `$${federal.toFixed(2)} off a phone or internet bill each month from the federal program` +
        (discount > federal ? `, with your state's part $${discount.toFixed(2)}.` : '.'),
    ],
  };
}
