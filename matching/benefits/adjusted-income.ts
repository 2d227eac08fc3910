import { type HouseholdPerson, incomeOf, sumOf, totalOf } from './household.ts';
import type { Reckoner } from './reckoning.ts';
import { isQualifyingChild, taxUnitOf } from './tax-unit.ts';

/** Income that counts for somebody, US dollars a year, and for how many people. */
export interface CountedIncome {
  income: number;
  size: number;
}

/** Income that federal taxes leave out, and modified adjusted gross income too: 42 CFR 435.603(e). */
const NOT_COUNTED = ['ssi', 'tanf', 'child-support', 'veterans'] as const;

/**
 * Modified adjusted gross income of somebody's household for Medicaid and CHIP: 42 CFR 435.603(d) and (f). The filers and
 * whom they claim are one household; a relative who is no child of theirs is one alone, or with brothers and sisters.
 */
export function countedIncomeOf(reckoner: Reckoner, person: HouseholdPerson): CountedIncome {
  const unit = taxUnitOf(reckoner);
  const isOfFamily = unit.filers.includes(person) || (person.relation === 'child' && unit.dependents.includes(person));
  const babies = person.pregnant ? person.expectedBabies : 0;
  if (isOfFamily) {
    return {
      income: sumOf(unit.filers, adjustedGross),
      size: unit.filers.length + unit.dependents.length + babies,
    };
  }
  const siblings = isQualifyingChild(person)
    ? reckoner.household.people.filter((one) => one.relation === person.relation && isQualifyingChild(one))
    : [person];
  return { income: sumOf(siblings, adjustedGross), size: siblings.length + babies };
}

/** Income of the people on the tax return, as the premium tax credit counts it: 26 U.S.C. 36B(d)(2). */
export function householdIncome(reckoner: Reckoner): CountedIncome {
  const { filers, dependents } = taxUnitOf(reckoner);
  return { income: sumOf(filers, adjustedGross), size: filers.length + dependents.length };
}

/** All Social Security counts; half of the tax on self-employment does not: 26 U.S.C. 164(f). */
function adjustedGross(person: HouseholdPerson): number {
  const halfOfTax = (incomeOf(person, ['self-employment']) * 0.9235 * 0.153) / 2;
  return Math.max(0, totalOf(person) - incomeOf(person, NOT_COUNTED) - halfOfTax);
}
