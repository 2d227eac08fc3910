import * as z from 'zod/mini';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { dollars, percent } from '../money.ts';
import { taxUnitOf } from './tax-unit.ts';

const SAVERS = figureShapes('savers-credit', {
  mostContribution: z.number(),
  /** For couples: the income where each rate starts. */
  rates: z.array(z.tuple([z.number(), z.number()])),
});

const FIGURES = ['rates', 'mostContribution'];
/** 26 U.S.C. 25B(b): other filers' limits, as shares of the limit for couples. */
const OF_A_COUPLE = { joint: 1, headOfHousehold: 0.75, single: 0.5 } as const;
const FAMILY = {
  joint: 'a couple',
  headOfHousehold: 'one adult with children or other dependents',
  single: 'one adult',
} as const;
const ADULT = 18;

/**
 * Calculates the saver's credit, per year: 26 U.S.C. 25B. It reduces income tax by a share of retirement contributions.
 */
export function reckonSaversCredit(reckoner: Reckoner): Reckoning {
  const { mostContribution, rates } = reckoner.figures(SAVERS);
  const unit = taxUnitOf(reckoner);
  if (mostContribution === undefined || !rates || unit.tax === null) return NOT_COVERED;
  const savers = unit.filers.filter(({ age, student }) => age >= ADULT && !student);
  if (savers.length === 0)
    return notEligible(FIGURES, () => ['The credit is for adults who are not full-time students.']);
  const income = unit.adjustedGross;
  const part = OF_A_COUPLE[unit.filing];
  const end = (rates.findLast(([, share]) => share === 0)?.[0] ?? Number.POSITIVE_INFINITY) * part;
  const rate = rates.findLast(([from]) => income >= from * part)?.[1] ?? 0;
  if (rate === 0)
    return notEligible(FIGURES, () => [
      `${dollars(income)} a year is above ${dollars(end - 1)}, where the credit ends.`,
    ]);
  const most = rate * mostContribution * savers.length;
  const to = Math.min(most, unit.tax);
  if (to <= 0) return notEligible(FIGURES, () => ['You owe no federal income tax that the credit could lower.']);
  return {
    eligible: true,
    amount: { from: 0, to, per: 'year' },
    figures: FIGURES,
    limit: { income, most: end - 1, per: 'year', people: unit.filers.length, family: FAMILY[unit.filing] },
    assumes: ['You put money into a retirement plan or an IRA this year'],
    steps: () => [
      `With your income the credit is ${percent(rate)} of what you save for retirement, of up to ${dollars(mostContribution)} for each of you.`,
      ...(to < most ? [`It lowers your federal income tax, which comes to about ${dollars(unit.tax ?? 0)}.`] : []),
    ],
  };
}
