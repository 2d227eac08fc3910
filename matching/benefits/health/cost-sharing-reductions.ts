import * as z from 'zod/mini';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { countOfPeople, dollars } from '../money.ts';

const REDUCTIONS = figureShapes('cost-sharing-reductions', { mostOfGuideline: z.number() });
const FIGURES = ['mostOfGuideline'];

/**
 * Determines who gets lower deductibles and copays. Under 45 CFR 155.305(g), they are for people who get the premium
 * tax credit and whose income is at most 250 percent of the guideline used for the credit. There is no amount, because
 * the value depends on the care.
 */
export function reckonCostSharing(reckoner: Reckoner): Reckoning {
  const { mostOfGuideline } = reckoner.figures(REDUCTIONS);
  const credit = reckoner.of('premium-tax-credit');
  if (credit.eligible === null || mostOfGuideline === undefined) return NOT_COVERED;
  if (credit.eligible === false || !credit.limit || !credit.guideline) return notEligible(FIGURES, credit.steps);
  const { income, people } = credit.limit;
  const most = mostOfGuideline * credit.guideline;
  if (income > most)
    return notEligible(FIGURES, () => [
      `${dollars(income)} a year is above ${dollars(most)}, the limit for ${countOfPeople(people)}.`,
    ]);
  return {
    eligible: true,
    amount: null,
    ...(credit.people ? { people: credit.people } : {}),
    figures: FIGURES,
    limit: { income, most, per: 'year', people },
    assumes: [...(credit.assumes ?? []), 'You choose a Silver plan'],
    steps: () => [`${dollars(income)} a year is within ${dollars(most)}, the limit for ${countOfPeople(people)}.`],
  };
}
