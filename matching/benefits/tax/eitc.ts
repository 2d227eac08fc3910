import * as z from 'zod/mini';
import { type StateCode, US_STATES } from '../../../contract/profile/places.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { dollars } from '../money.ts';
import { hasSocialSecurityNumber, isQualifyingChild, type TaxUnit, taxUnitOf } from './tax-unit.ts';

/** Indexed by number of children: none, one, two, three or more. */
export const byChildren = z.array(z.number()).check(z.length(4));

const EITC = figureShapes('eitc', {
  maximum: byChildren,
  phaseInRate: byChildren,
  phaseOutRate: byChildren,
  phaseOutStart: byChildren,
  jointBonus: byChildren,
  investmentLimit: z.number(),
  ages: z.tuple([z.number(), z.number()]),
});

/** A state's own conditions, which replace the federal ones. */
export interface EitcTerms {
  /** The minimum and maximum age for people without children. */
  ages?: readonly [number, number] | undefined;
  /** True if people without a Social Security number qualify. */
  withoutNumber?: boolean | undefined;
  investmentLimit?: number | undefined;
  /** The minimum age for full-time students without children. */
  studentsFrom?: number | undefined;
  /** Where the phase-out starts for filers without children, and its rate. */
  ownPhaseOut?: { start: number; rate: number } | undefined;
}

/** A tax return's credit and its parts, in US dollars a year. */
export interface Eitc {
  amount: number;
  unit: TaxUnit;
  children: number;
  /** The maximum for this number of children. */
  most: number;
  rate: number;
  before: number;
  start: number;
  /** The income at which the credit reaches zero. */
  end: number;
  income: number;
  /** Returns why there is no credit; null if there is one. */
  against: (() => string) | null;
}

/**
 * Calculates the earned income tax credit of 26 U.S.C. 32, on a state's own terms if given. Undefined without figures.
 */
export function eitcOf(reckoner: Reckoner, terms: EitcTerms = {}): Eitc | undefined {
  const figures = reckoner.figures(EITC);
  const { maximum, phaseInRate, phaseOutRate, phaseOutStart, jointBonus } = figures;
  const ages = terms.ages ?? figures.ages;
  if (!maximum || !phaseInRate || !phaseOutRate || !phaseOutStart || !jointBonus || !ages) return undefined;
  const investmentLimit = Math.min(
    terms.investmentLimit ?? Number.POSITIVE_INFINITY,
    figures.investmentLimit ?? Number.POSITIVE_INFINITY,
  );
  const unit = taxUnitOf(reckoner);
  const hasNumber = terms.withoutNumber ? () => true : hasSocialSecurityNumber;
  const children = unit.dependents.filter((one) => isQualifyingChild(one) && hasNumber(one)).length;
  const at = (list: readonly number[]) => list[Math.min(children, 3)] ?? 0;
  const own = children === 0 ? terms.ownPhaseOut : undefined;
  const start = own?.start ?? at(phaseOutStart) + (unit.filing === 'joint' ? at(jointBonus) : 0);
  const outRate = own?.rate ?? at(phaseOutRate);
  const end = start + at(maximum) / outRate;
  const income = Math.max(unit.earned, unit.adjustedGross);
  const before = Math.min(at(maximum), at(phaseInRate) * unit.earned);
  const { state } = reckoner.household;
  const against = (() => {
    if (OUTSIDE.includes(state))
      return () => `The federal credit is for people who live in the 50 states or DC, not in ${US_STATES[state]}.`;
    if (!unit.filers.every(hasNumber))
      return () => 'Everybody on the tax return needs a Social Security number that is valid for work.';
    const isOfAge = ({ age, student }: TaxUnit['filers'][number]) =>
      age >= (student ? (terms.studentsFrom ?? ages[0]) : ages[0]) && age <= ages[1];
    if (children === 0 && !unit.filers.some(isOfAge))
      return () =>
        ages[1] > OLDEST
          ? `Without children, you must be ${ages[0]} or older.`
          : `Without children, you must be aged ${ages[0]} to ${ages[1]}.`;
    if (unit.investments > investmentLimit)
      return () =>
        `${dollars(unit.investments)} of income from investments is above ${dollars(investmentLimit)} a year, the limit.`;
    if (unit.earned <= 0)
      return () => 'The credit is for people who work: it needs wages or income from self-employment.';
    if (income >= end)
      return () =>
        `${dollars(income)} a year is above ${dollars(end)}, where the credit ends ${withChildren(children)}.`;
    return null;
  })();
  const amount = against === null ? Math.max(0, before - outRate * Math.max(0, income - start)) : 0;
  return { amount, unit, children, most: at(maximum), rate: at(phaseInRate), before, start, end, income, against };
}

/**
 * Territories that aren't part of the United States for this credit and, unlike Guam, don't mirror its tax code: 26
 * U.S.C. 32(c)(1)(A)(ii) and (3)(C), 7701(a)(9).
 */
const OUTSIDE: readonly StateCode[] = ['PR', 'AS'];
const OLDEST = 110;

export function withChildren(children: number): string {
  return children === 0 ? 'without children' : children === 1 ? 'with one child' : `with ${children} children`;
}

/** Calculates the federal earned income tax credit, per year: 26 U.S.C. 32. */
export function reckonEitc(reckoner: Reckoner): Reckoning {
  const names = ['maximum', 'phaseOutStart', 'phaseInRate', 'investmentLimit'];
  const credit = eitcOf(reckoner);
  if (credit === undefined) return NOT_COVERED;
  const { amount, unit, children, most, rate, before, start, end, income, against } = credit;
  if (amount <= 0) return notEligible(names, () => [against?.() ?? 'The credit comes to nothing.']);
  const family = withChildren(children);
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'year' },
    figures: names,
    limit: {
      income,
      most: Math.floor(end),
      per: 'year',
      people: unit.filers.length + unit.dependents.length,
      family: `${unit.filing === 'joint' ? 'a couple' : 'one adult'} ${family}`,
    },
    assumes: ['You file a federal tax return'],
    steps: () => [
      before < most
        ? `${Math.round(rate * 10_000) / 100}% of your earnings of ${dollars(unit.earned)} is ${dollars(before)} (the most ${family} is ${dollars(most)}).`
        : `The most ${family} is ${dollars(most)}.`,
      ...(amount < before
        ? [
            `Above ${dollars(start)} of income the credit falls: ${dollars(before)} less ${dollars(before - amount)} is ${dollars(amount)} a year.`,
          ]
        : []),
    ],
  };
}
