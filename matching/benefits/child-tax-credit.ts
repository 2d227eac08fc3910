import * as z from 'zod/mini';
import { figureShapes } from './figures.ts';
import { earnedOf, sumOf } from './household.ts';
import { dollars, percent } from './money.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from './reckoning.ts';
import { byFiling, hasSocialSecurityNumber, type TaxUnit, taxUnitOf } from './tax-unit.ts';

const CREDIT = figureShapes('child-tax-credit', {
  child: z.number(),
  otherDependent: z.number(),
  refundable: z.number(),
  earningsThreshold: z.number(),
  earningsRate: z.number(),
  phaseOutStart: byFiling,
  phaseOutStep: z.number(),
});

/** 26 U.S.C. 24(c)(1): under 17. */
const CHILD_BELOW = 17;
/** 26 U.S.C. 24(d)(1)(B)(ii). */
const MANY_CHILDREN = 3;
/** An employee's share of Social Security and Medicare tax: 26 U.S.C. 3101. */
const PAYROLL_TAX = 0.0765;

/**
 * The federal child tax credit and the credit for other dependents a year: what lowers the tax, and what is paid out beyond
 * it. 26 U.S.C. 24, as amended in July 2025.
 */
export function reckonChildTaxCredit(reckoner: Reckoner): Reckoning {
  const figures = reckoner.figures(CREDIT);
  const { child, refundable, earningsThreshold, earningsRate, phaseOutStart } = figures;
  if (child === undefined || refundable === undefined || !phaseOutStart) return NOT_COVERED;
  const unit = taxUnitOf(reckoner);
  if (unit.tax === null) return NOT_COVERED;
  const names = ['child', 'refundable', 'phaseOutStart', 'otherDependent'];
  const isOpen = unit.filers.some(hasSocialSecurityNumber);
  const children = isOpen
    ? unit.dependents.filter((one) => one.age < CHILD_BELOW && hasSocialSecurityNumber(one)).length
    : 0;
  const others = unit.dependents.length - children;
  const full = child * children + (figures.otherDependent ?? 0) * others;
  const start = phaseOutStart[unit.filing];
  const cut = (figures.phaseOutStep ?? 0) * Math.ceil(Math.max(0, unit.adjustedGross - start) / 1000);
  const credit = Math.max(0, full - cut);
  if (unit.dependents.length === 0)
    return notEligible(names, () => ['Nobody in your household is a child under 17 or another dependent.']);
  if (credit === 0)
    return notEligible(names, () => [
      `${dollars(unit.adjustedGross)} a year is above ${dollars(start + (full / (figures.phaseOutStep ?? 50)) * 1000)}, where the credit ends.`,
    ]);
  const againstTax = Math.min(credit, afterDependentCare(reckoner, unit));
  const left = Math.min(credit - againstTax, refundable * children);
  const byEarnings = (earningsRate ?? 0) * Math.max(0, unit.earned - (earningsThreshold ?? 0));
  const paidOut = Math.min(
    left,
    children >= MANY_CHILDREN ? Math.max(byEarnings, payrollLessEitc(reckoner, unit)) : byEarnings,
  );
  const amount = againstTax + paidOut;
  if (amount <= 0)
    return {
      ...notEligible(names, () => [
        `You owe no income tax that the credit could lower, and it is paid out only from earnings above ${dollars(earningsThreshold ?? 0)} a year.`,
      ]),
      parts: { credit, refundable: 0, nonrefundable: credit },
    };
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'year' },
    parts: { credit, refundable: paidOut, nonrefundable: credit - paidOut },
    figures: names,
    limit: {
      income: unit.adjustedGross,
      most: start,
      per: 'year',
      people: unit.filers.length + unit.dependents.length,
    },
    assumes: [
      'You file a federal tax return',
      'Each child has a Social Security number and lives with you for more than half of the year',
    ],
    steps: () => [
      `${[
        ...(children > 0
          ? [`${dollars(child)} for ${children === 1 ? 'a child' : `each of ${children} children`} under 17`]
          : []),
        ...(others > 0
          ? [
              `${dollars(figures.otherDependent ?? 0)} for ${others === 1 ? 'another dependent' : `each of ${others} other dependents`}`,
            ]
          : []),
      ].join(', and ')}: ${dollars(full)}.`,
      ...(cut > 0 ? [`Less ${dollars(cut)}, as your income is above ${dollars(start)}.`] : []),
      `${dollars(againstTax)} of it lowers your income tax.`,
      ...(children > 0
        ? [
            `Up to ${dollars(refundable)} a child is paid out beyond that: ${percent(earningsRate ?? 0)} of earnings above ${dollars(earningsThreshold ?? 0)}, here ${dollars(paidOut)}.`,
          ]
        : []),
    ],
  };
}

/** Tax that is left for this credit: those for care and study come before it. */
function afterDependentCare(reckoner: Reckoner, { tax }: TaxUnit): number {
  return Math.max(0, (tax ?? 0) - (reckoner.of('dependent-care-credit').amount?.to ?? 0));
}

function payrollLessEitc(reckoner: Reckoner, { filers }: TaxUnit): number {
  return Math.max(0, PAYROLL_TAX * sumOf(filers, earnedOf) - (reckoner.of('eitc').amount?.to ?? 0));
}
