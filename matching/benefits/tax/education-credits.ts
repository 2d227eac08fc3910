import * as z from 'zod/mini';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import type { HouseholdPerson } from '../household.ts';
import { dollars, percent } from '../money.ts';
import { taxUnitOf } from './tax-unit.ts';

const ends = z.tuple([z.number(), z.number()]);
const CREDITS = figureShapes('education-credits', {
  americanOpportunityMost: z.number(),
  refundableShare: z.number(),
  phaseOut: z.object({ single: ends, joint: ends }),
});

const FIGURES = ['americanOpportunityMost', 'refundableShare', 'phaseOut'];
const COLLEGE_AGE = 16;

/**
 * Calculates the American Opportunity credit, per year: 26 U.S.C. 25A(b), (d) and (i). The range starts at zero because
 * the credit is a share of costs that aren't known. If there's no tax to reduce, part of it is refunded.
 */
export function reckonEducationCredits(reckoner: Reckoner): Reckoning {
  const { americanOpportunityMost: most, refundableShare, phaseOut } = reckoner.figures(CREDITS);
  if (most === undefined || refundableShare === undefined || !phaseOut) return NOT_COVERED;
  const unit = taxUnitOf(reckoner);
  const isInCollege = ({ student, age, hasDegree }: HouseholdPerson) => student && age >= COLLEGE_AGE && !hasDegree;
  const students = [...unit.filers, ...unit.dependents].filter(isInCollege).length;
  if (students === 0)
    return notEligible(FIGURES, () => [
      'The credit is for families with a student in the first four years of college.',
    ]);
  const income = unit.adjustedGross;
  const [start, end] = phaseOut[unit.filing === 'joint' ? 'joint' : 'single'];
  if (income >= end)
    return notEligible(FIGURES, () => [`${dollars(income)} a year is above ${dollars(end)}, where the credit ends.`]);
  const left = income <= start ? 1 : (end - income) / (end - start);
  const whole = students * most * left;
  const to = Math.min(whole, refundableShare * whole + (unit.tax ?? whole));
  return {
    eligible: true,
    // 26 U.S.C. 25A(g)(7): nonresident aliens don't qualify. Students on a visa are nonresidents in their first years.
    isCertain: unit.filers.every(({ status }) => status !== 'visa-holder'),
    amount: { from: 0, to, per: 'year' },
    figures: FIGURES,
    limit: {
      income,
      most: end,
      per: 'year',
      people: unit.filers.length,
      family: unit.filing === 'joint' ? 'a couple' : 'one adult',
    },
    assumes: ['The student is in one of the first four years of college, at least half time', 'You file a tax return'],
    steps: () => [
      `The credit is all of the first $2,000 of tuition, fees and books and a quarter of the next, up to ${dollars(most)} for each student.`,
      ...(left < 1 ? [`Above ${dollars(start)} of income it falls: ${percent(left)} of it is left.`] : []),
      ...(to < whole
        ? [`${percent(refundableShare)} of it is paid out even if you owe no tax; the rest lowers your tax.`]
        : []),
    ],
  };
}
