import * as z from 'zod/mini';
import type { Reckoner } from '../estimates/reckoning.ts';
import { figureShapes, type Values } from '../figures.ts';
import { earnedOf, type Household, type HouseholdPerson, incomeOf, sumOf } from '../household.ts';

export const byFiling = z.object({ single: z.number(), joint: z.number(), headOfHousehold: z.number() });
const bracketList = z.array(z.tuple([z.number(), z.number()]));
const pair = z.tuple([z.number(), z.number()]);

const FEDERAL_TAX = figureShapes('federal-tax', {
  standardDeduction: byFiling,
  agedOrBlindDeduction: byFiling,
  seniorDeduction: z.object({ amount: z.number(), single: z.number(), joint: z.number(), rate: z.number() }),
  brackets: z.object({ single: bracketList, joint: bracketList, headOfHousehold: bracketList }),
  socialSecurityBase: z.object({ single: pair, joint: pair }),
});
type FederalTax = Values<(typeof FEDERAL_TAX)['shape']>;

export type FilingStatus = 'single' | 'joint' | 'headOfHousehold';

/** The people on one tax return, and its figures before credits. Amounts are in US dollars a year. */
export interface TaxUnit {
  filing: FilingStatus;
  /** The applicant, plus the spouse if they file jointly. */
  filers: HouseholdPerson[];
  /** Children and relatives of any age that the filers can claim. */
  dependents: HouseholdPerson[];
  /** Wages and self-employment income, minus half of the self-employment tax. */
  earned: number;
  adjustedGross: number;
  investments: number;
  /** Taxable income, after deductions. */
  taxable: number;
  /** Income tax before credits; null if no brackets are recorded for that year. */
  tax: number | null;
}

/**
 * Returns whether a person is under 19, under 24 as a full-time student, or has a disability at any age: 26 U.S.C.
 * 152(c)(3).
 */
export function isQualifyingChild({ relation, age, student, disabled }: HouseholdPerson): boolean {
  if (!CHILDREN.includes(relation)) return false;
  return age < 19 || (student && age < 24) || disabled;
}

/** Returns whether a parent most likely claims this student. */
export function isStudentChild({ age, student }: HouseholdPerson): boolean {
  return student && age < 24;
}

/** Returns whether a parent in the home could claim an adult child: as a student, or under the rule for relatives. */
export function canBeClaimed(person: HouseholdPerson): boolean {
  return isStudentChild(person) || person.disabled || taxableOf(person) < RELATIVES_INCOME;
}

/** Returns whether the parents in the home, not others, claim this sibling: 26 U.S.C. 152(c)(4). */
function isYoungSibling(person: HouseholdPerson): boolean {
  return person.relation === 'sibling' && !person.disabled && isQualifyingChild(person);
}

/** Nieces and nephews are listed as other relatives. */
const CHILDREN: readonly HouseholdPerson['relation'][] = ['child', 'grandchild', 'sibling', 'other-relative'];
const RELATIVES: readonly HouseholdPerson['relation'][] = [...CHILDREN, 'parent', 'grandparent'];

/** 26 U.S.C. 152(d): the income limit for a relative who isn't a qualifying child. Indexed; this is the 2025 amount. */
const RELATIVES_INCOME = 5200;

/** Statuses with a Social Security number valid for work, which most credits require. */
const WITH_NUMBER: readonly HouseholdPerson['status'][] = [
  'citizen',
  'permanent-resident',
  'refugee',
  'cuban-haitian',
  'parolee',
  'tps',
  'daca',
];

export function hasSocialSecurityNumber({ status }: HouseholdPerson): boolean {
  return WITH_NUMBER.includes(status);
}

/**
 * Returns the applicant's likely tax return: joint if there's a spouse, otherwise head of household if there are
 * dependents.
 */
export function taxUnitOf(reckoner: Reckoner): TaxUnit {
  const known = UNITS.get(reckoner.household);
  if (known) return known;
  const unit = newTaxUnit(reckoner);
  UNITS.set(reckoner.household, unit);
  return unit;
}

/** Cached, because many programs need the same household's tax return. */
const UNITS = new WeakMap<Household, TaxUnit>();

function newTaxUnit(reckoner: Reckoner): TaxUnit {
  const [self, ...others] = reckoner.household.people;
  const spouse = others.find(({ relation }) => relation === 'spouse');
  const filers = spouse ? [self, spouse] : [self];
  const hasParents = others.some(({ relation }) => relation === 'parent');
  const dependents = others.filter(
    (person) =>
      person !== spouse &&
      RELATIVES.includes(person.relation) &&
      !(hasParents && isYoungSibling(person)) &&
      (isQualifyingChild(person) || taxableOf(person) < RELATIVES_INCOME),
  );
  const filing = spouse ? 'joint' : dependents.length > 0 ? 'headOfHousehold' : 'single';
  const figures = reckoner.figures(FEDERAL_TAX);
  const halves = sumOf(filers, halfOfSelfEmploymentTax);
  const before = sumOf(filers, taxableOf) - halves;
  const adjustedGross = before + taxableSocialSecurity(figures, filing, before, sumOf(filers, socialSecurityOf));
  const taxable = taxableIncome(figures, filing, filers, adjustedGross);
  return {
    filing,
    filers,
    dependents,
    earned: sumOf(filers, earnedOf) - halves,
    adjustedGross,
    investments: sumOf(filers, (person) => incomeOf(person, ['investments'])),
    taxable,
    // 26 U.S.C. 933: residents of Puerto Rico pay no federal tax on income from sources there.
    tax: reckoner.household.state === 'PR' ? 0 : taxOn(figures, filing, taxable),
  };
}

const socialSecurityOf = (person: HouseholdPerson) => incomeOf(person, ['social-security']);

/**
 * Returns income that is fully taxable, reduced by a business loss. SSI, child support, veterans benefits and TANF
 * aren't taxed.
 */
function taxableOf(person: HouseholdPerson): number {
  const loss = Math.min(0, person.income['self-employment'] ?? 0);
  return earnedOf(person) + loss + incomeOf(person, ['unemployment', 'retirement', 'investments', 'other']);
}

/** Returns half of 15.3 percent of 92.35 percent of the income: 26 U.S.C. 1402(a)(12) and 164(f). */
function halfOfSelfEmploymentTax(person: HouseholdPerson): number {
  return (incomeOf(person, ['self-employment']) * 0.9235 * 0.153) / 2;
}

/** Returns the taxable part of Social Security benefits: 26 U.S.C. 86(a) and (c). */
function taxableSocialSecurity(figures: FederalTax, filing: FilingStatus, other: number, benefits: number): number {
  const [base, higher] = figures.socialSecurityBase?.[filing === 'joint' ? 'joint' : 'single'] ?? [25_000, 34_000];
  const provisional = other + benefits / 2;
  if (provisional <= base) return 0;
  const first = Math.min(benefits / 2, (Math.min(provisional, higher) - base) / 2);
  return Math.min(0.85 * benefits, first + 0.85 * Math.max(0, provisional - higher));
}

const AGED = 65;

/** Returns the income after deductions: 26 U.S.C. 63 and 151(d)(5). */
function taxableIncome(
  { standardDeduction, agedOrBlindDeduction, seniorDeduction }: FederalTax,
  filing: FilingStatus,
  filers: readonly HouseholdPerson[],
  gross: number,
): number {
  const aged = filers.filter(({ age }) => age >= AGED).length;
  const extra = (aged + filers.filter(({ blind }) => blind).length) * (agedOrBlindDeduction?.[filing] ?? 0);
  const over = Math.max(0, gross - (seniorDeduction?.[filing === 'joint' ? 'joint' : 'single'] ?? 0));
  const senior = aged * Math.max(0, (seniorDeduction?.amount ?? 0) - (seniorDeduction?.rate ?? 0) * over);
  return Math.max(0, gross - (standardDeduction?.[filing] ?? 0) - extra - senior);
}

/** Returns the income tax before credits: 26 U.S.C. 1. */
function taxOn({ brackets, standardDeduction }: FederalTax, filing: FilingStatus, taxable: number): number | null {
  if (!brackets || !standardDeduction) return null;
  const rates = brackets[filing];
  return rates.reduce((tax, [from, rate], index) => {
    const to = rates[index + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    return tax + rate * Math.max(0, Math.min(taxable, to) - from);
  }, 0);
}
