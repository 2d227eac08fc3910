import * as z from 'zod/mini';
import { isGotten, NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { earnedOf, incomeOf, sumOf } from '../household.ts';
import { dollars, percent } from '../money.ts';
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
/** An employee's share of the Social Security and Medicare tax: 26 U.S.C. 3101. */
const PAYROLL_TAX = 0.0765;

/**
 * Calculates the federal child tax credit and the credit for other dependents, per year: the reduction in tax plus the
 * refund beyond it. 26 U.S.C. 24, as amended in July 2025.
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
  const step = figures.phaseOutStep ?? 50;
  // The highest income with a credit. The credit drops by one step for each $1,000 above the start.
  const end = start + (Math.ceil(full / step) - 1) * 1000;
  const cut = step * Math.ceil(Math.max(0, unit.adjustedGross - start) / 1000);
  const credit = Math.max(0, full - cut);
  if (unit.dependents.length === 0)
    return notEligible(names, () => ['Nobody in your household is a child under 17 or another dependent.']);
  if (credit === 0)
    return notEligible(names, () => [
      `${dollars(unit.adjustedGross)} a year is above ${dollars(end)}, where the credit ends.`,
    ]);
  const isPuertoRico = reckoner.household.state === 'PR';
  const byEarnings = isPuertoRico ? 0 : (earningsRate ?? 0) * Math.max(0, unit.earned - (earningsThreshold ?? 0));
  const isByPayroll = isPuertoRico || children >= MANY_CHILDREN;
  const mostOut = isByPayroll ? Math.max(byEarnings, payrollLessEitc(reckoner, unit)) : byEarnings;
  const splitOf = (tax: number) => {
    const againstTax = Math.min(credit, Math.max(0, tax));
    return { againstTax, paidOut: Math.min(credit - againstTax, refundable * children, mostOut) };
  };
  const forCare = reckoner.of('dependent-care-credit').amount?.to ?? 0;
  const { againstTax, paidOut } = splitOf(unit.tax - (isGotten(reckoner, 'dependent-care-credit') ? forCare : 0));
  const amount = againstTax + paidOut;
  if (amount <= 0)
    return {
      ...notEligible(names, () => [
        isPuertoRico
          ? 'In Puerto Rico the credit pays back Social Security and Medicare tax on what you earn: there is none without earnings and a child under 17.'
          : `You owe no income tax that the credit could lower, and it is paid out only from earnings above ${dollars(earningsThreshold ?? 0)} a year.`,
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
      most: end,
      per: 'year',
      people: unit.filers.length + unit.dependents.length,
      name: 'where the credit ends',
      family: familyOf(unit, children, others),
    },
    ...beside(forCare, amount, splitOf(unit.tax - forCare)),
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
      ...(isPuertoRico
        ? [
            `Of it up to ${dollars(refundable)} a child is paid out, but not more than your Social Security and Medicare tax, here ${dollars(paidOut)}.`,
          ]
        : [`${dollars(againstTax)} of it lowers your income tax.`]),
      ...(children > 0 && !isPuertoRico
        ? [
            `Up to ${dollars(refundable)} a child is paid out beyond that: ${percent(earningsRate ?? 0)} of earnings above ${dollars(earningsThreshold ?? 0)}, here ${dollars(paidOut)}.`,
          ]
        : []),
    ],
  };
}

/**
 * Returns how claiming the care credit lowers this one. The care credit reduces the tax first, so a filer who claims
 * both has less tax left for this one: 26 U.S.C. 26 and 24(b)(3).
 */
function beside(
  forCare: number,
  amount: number,
  { againstTax, paidOut }: { againstTax: number; paidOut: number },
): Pick<Reckoning, 'note' | 'besides'> {
  const then = Math.round(againstTax + paidOut);
  if (forCare === 0 || then >= Math.round(amount)) return {};
  return {
    note: `If you claim the credit for child care too, it takes ${dollars(forCare)} of your tax first, and this one falls to ${dollars(then)}.`,
    besides: () => [{ benefits: ['dependent-care-credit'], amount: { from: then, to: then, per: 'year' } }],
  };
}

/**
 * Returns the workers' share of Social Security and Medicare tax, minus the earned income credit: 26 U.S.C.
 * 24(d)(1)(B)(ii) and (d)(2).
 */
function payrollLessEitc(reckoner: Reckoner, { filers, earned }: TaxUnit): number {
  // Self-employed filers count half of the self-employment tax, which the unit's earnings exclude.
  const ofSelfEmployment = sumOf(filers, earnedOf) - earned;
  const ofWages = PAYROLL_TAX * sumOf(filers, (one) => incomeOf(one, ['wages']));
  return Math.max(0, ofWages + ofSelfEmployment - (reckoner.of('eitc').amount?.to ?? 0));
}

function familyOf({ filing }: TaxUnit, children: number, others: number): string {
  const count = children + others;
  const dependents = others === 0 ? (count === 1 ? 'child' : 'children') : count === 1 ? 'dependent' : 'dependents';
  return `${filing === 'joint' ? 'a couple' : 'one adult'} with ${count} ${dependents}`;
}
