import * as z from 'zod/mini';
import { noteOf } from '../estimates/earlier-figures.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes, type Values } from '../figures.ts';
import { countOfPeople, dollars, percent } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { byChildren, eitcOf, withChildren } from './eitc.ts';
import { byFiling, isQualifyingChild, type TaxUnit, taxUnitOf } from './tax-unit.ts';

const OWN = figureShapes('state-eitc', {
  california: z.object({
    adjustment: z.number(),
    rates: byChildren,
    /** The earnings with the highest credit. */
    earned: byChildren,
    /** The amount at which the slow decline to zero at `end` begins. */
    tailStart: byChildren,
    end: z.number(),
    investmentLimit: z.number(),
    fromAge: z.number(),
    figuresOf: z.number(),
  }),
  fixed: z.object({
    most: byChildren,
    least: z.number(),
    /** How far below the end of the federal credit the phase-out starts. */
    below: byChildren,
    ages: z.tuple([z.number(), z.number()]),
    figuresOf: z.number(),
  }),
  minnesota: z.object({
    rate: z.number(),
    earnings: z.number(),
    /** The larger amount for children aged `childBelow` or older. */
    older: byChildren,
    childBelow: z.number(),
    start: byFiling,
    phaseOut: z.number(),
    phaseOutOlder: z.number(),
    ages: z.tuple([z.number(), z.number()]),
    figuresOf: z.number(),
  }),
  westVirginia: z.array(z.tuple([z.number(), z.number()])),
});

const MINNESOTA_CHILD = figureShapes('state-child-tax-credits', { minnesota: z.number() });

const sizeOf = (unit: TaxUnit) => unit.filers.length + unit.dependents.length;
const at = (list: readonly number[], children: number) => list[Math.min(children, 3)] ?? 0;
const FILES = ['You file a state tax return'];

/** Raises an earlier year's limit, so outdated figures don't rule anyone out. */
const RAISED = 1.03;

/** Calculates California's earned income tax credit: California Revenue and Taxation Code section 17052. */
export function californiaCredit(reckoner: Reckoner): Reckoning {
  const { california: rule } = reckoner.figures(OWN);
  if (!rule) return NOT_COVERED;
  const unit = taxUnitOf(reckoner);
  const children = unit.dependents.filter(isQualifyingChild).length;
  const income = Math.max(unit.earned, unit.adjustedGross);
  const isNewer = rule.figuresOf < Number(reckoner.household.on.slice(0, 4));
  const investmentLimit = rule.investmentLimit * (isNewer ? RAISED : 1);
  const against =
    unit.earned <= 0
      ? 'The credit is for people who work: it needs wages or income from self-employment.'
      : children === 0 && !unit.filers.some(({ age }) => age >= rule.fromAge)
        ? `Without children, you must be ${rule.fromAge} or older.`
        : unit.investments > investmentLimit
          ? `${dollars(unit.investments)} of income from investments is above ${dollars(rule.investmentLimit)} a year, the limit.`
          : income >= rule.end
            ? `${dollars(income)} a year is above ${dollars(rule.end)}, where the credit ends.`
            : null;
  if (against !== null) return notEligible(['california'], () => [against]);
  const rate = at(rule.rates, children) * rule.adjustment;
  const most = rate * at(rule.earned, children);
  const tail = at(rule.tailStart, children);
  const turn = at(rule.earned, children) + (most - tail) / rate;
  const byIncome = (sum: number) =>
    sum <= turn
      ? most - rate * Math.max(0, sum - at(rule.earned, children))
      : (tail * (rule.end - sum)) / (rule.end - turn);
  const amount = Math.min(rate * unit.earned, byIncome(income));
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'year' },
    figures: ['california'],
    limit: { income, most: rule.end, per: 'year', people: sizeOf(unit) },
    assumes: FILES,
    ...noteOf(rule.figuresOf, reckoner.household.on),
    steps: () => [
      `The most ${withChildren(children)} is ${dollars(most)}, at earnings of ${dollars(at(rule.earned, children))}.`,
      `With your income of ${dollars(income)} it is ${dollars(amount)} a year.`,
    ],
  };
}

/**
 * Calculates Washington's working families' tax credit: RCW 82.08.0206. A fixed amount for filers who get the federal
 * credit, or would get it with a Social Security number.
 */
export function workingFamiliesCredit(reckoner: Reckoner): Reckoning {
  const { fixed: rule } = reckoner.figures(OWN);
  const federal = eitcOf(reckoner, { withoutNumber: true, ...(rule ? { ages: rule.ages } : {}) });
  if (!rule || !federal) return NOT_COVERED;
  const { unit, children, income, end, against } = federal;
  if (against !== null) return notEligible(['fixed'], () => [against()]);
  const most = at(rule.most, children);
  const span = at(rule.below, children);
  const start = end - span;
  const amount = Math.max(rule.least, most - ((most - rule.least) * Math.max(0, income - start)) / span);
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'year' },
    figures: ['fixed'],
    limit: { income, most: Math.floor(end), per: 'year', people: sizeOf(unit) },
    assumes: ['You file a federal tax return and apply to the state'],
    ...noteOf(rule.figuresOf, reckoner.household.on),
    steps: () => [
      `The credit ${withChildren(children)} is ${dollars(most)} a year up to ${dollars(start)} of income.`,
      ...(amount < most ? [`With your income of ${dollars(income)} it is ${dollars(amount)}.`] : []),
    ],
  };
}

/** Minnesota's two credits, in US dollars a year. */
export interface MinnesotaCredits {
  child: number;
  forEach: number;
  work: number;
  unit: TaxUnit;
  rule: NonNullable<Values<(typeof OWN)['shape']>['minnesota']>;
}

/**
 * Calculates Minnesota's child and working family credits. They phase out together, the child credit first: Minnesota
 * Statutes 290.0661 and 290.0671.
 */
export function minnesotaCredits(reckoner: Reckoner): MinnesotaCredits | undefined {
  const { minnesota: rule } = reckoner.figures(OWN);
  const { minnesota: forEach } = reckoner.figures(MINNESOTA_CHILD);
  if (!rule || forEach === undefined) return undefined;
  const unit = taxUnitOf(reckoner);
  const children = unit.dependents.filter(isQualifyingChild);
  const young = children.filter(({ age }) => age < rule.childBelow).length;
  const older = children.length - young;
  const isOfAge = unit.filers.some(({ age }) => age >= rule.ages[0] && age <= rule.ages[1]);
  const earnings = unit.earned > 0 && (children.length > 0 || isOfAge) ? unit.earned : 0;
  const child = forEach * young;
  const work = earnings > 0 ? rule.rate * Math.min(earnings, rule.earnings) + at(rule.older, older) : 0;
  const over = Math.max(0, Math.max(unit.earned, unit.adjustedGross) - rule.start[unit.filing]);
  const cut = over * (young === 0 && older > 0 ? rule.phaseOutOlder : rule.phaseOut);
  return {
    child: Math.max(0, child - cut),
    forEach,
    work: Math.max(0, work - Math.max(0, cut - child)),
    unit,
    rule,
  };
}

export function workingFamilyCredit(reckoner: Reckoner): Reckoning {
  const credits = minnesotaCredits(reckoner);
  if (!credits) return NOT_COVERED;
  const { work, unit, rule } = credits;
  const income = Math.max(unit.earned, unit.adjustedGross);
  if (work <= 0)
    return notEligible(['minnesota'], () => [
      unit.earned <= 0
        ? 'The credit is for people who work: it needs wages or income from self-employment.'
        : income > rule.start[unit.filing]
          ? `${dollars(income)} a year is too far above ${dollars(rule.start[unit.filing])}, from which the credit falls.`
          : `Without children, you must be aged ${rule.ages[0]} to ${rule.ages[1]}.`,
    ]);
  return {
    eligible: true,
    amount: { from: work, to: work, per: 'year' },
    figures: ['minnesota'],
    limit: null,
    assumes: FILES,
    ...noteOf(rule.figuresOf, reckoner.household.on),
    steps: () => [
      `${percent(rule.rate)} of earnings up to ${dollars(rule.earnings)}, and more for children of ${rule.childBelow} or older.`,
      `It falls by ${percent(rule.phaseOut)} of income above ${dollars(rule.start[unit.filing])}, and comes to ${dollars(work)} a year.`,
    ],
  };
}

/**
 * Calculates West Virginia's low-income family tax credit: West Virginia Code 11-21-22b. It cancels the state's income
 * tax.
 */
export function lowIncomeFamilyCredit(reckoner: Reckoner): Reckoning {
  const { westVirginia: steps } = reckoner.figures(OWN);
  const unit = taxUnitOf(reckoner);
  const guideline = povertyGuideline(reckoner, Math.min(LARGEST, sizeOf(unit)));
  if (!steps || guideline === undefined) return NOT_COVERED;
  const over = unit.adjustedGross - guideline;
  const share = steps.findLast(([from]) => over >= from)?.[1] ?? 1;
  const limit = { income: unit.adjustedGross, most: guideline + (steps.at(-1)?.[0] ?? 0), people: sizeOf(unit) };
  if (share === 0)
    return notEligible(['westVirginia'], () => [
      `${dollars(limit.income)} a year is above ${dollars(limit.most)}, the limit for ${countOfPeople(limit.people)}.`,
    ]);
  return {
    eligible: true,
    amount: null,
    figures: ['westVirginia'],
    limit: { ...limit, per: 'year' },
    assumes: ['You owe West Virginia income tax that the credit can lower'],
    steps: () => [
      `The credit cancels ${percent(share)} of your West Virginia income tax, as your income of ${dollars(limit.income)} is within ${dollars(limit.most)}.`,
    ],
  };
}

/** West Virginia Code 11-21-22a: larger families count as eight people. */
const LARGEST = 8;
