import * as z from 'zod/mini';
import { US_STATES } from '../../../contract/profile/places.ts';
import { noteOf } from '../estimates/earlier-figures.ts';
import {
  NOT_COVERED,
  notEligible,
  type PersonsReckoning,
  type Reckoner,
  type Reckoning,
} from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import type { HouseholdPerson } from '../household.ts';
import { sumOf } from '../household.ts';
import { dollars } from '../money.ts';
import { illinoisCredit, minnesotaChildCredit, oklahomaCredit, youngChildCredit } from './state-child-credits-own.ts';
import {
  byFiling,
  type FilingStatus,
  hasSocialSecurityNumber,
  isQualifyingChild,
  type TaxUnit,
  taxUnitOf,
} from './tax-unit.ts';

const steps = z.array(z.tuple([z.number(), z.number()]));
const byFilingOrOne = z.union([z.number(), byFiling]);

const CREDITS = figureShapes('state-child-tax-credits', {
  rule: z.object({
    /** US dollars per child by age. Children outside these bands get none. */
    amounts: z.array(z.object({ from: z.number(), below: z.number(), amount: z.number() })),
    /** The amount for each qualifying child of the taxpayer (26 U.S.C. 152(c)), at any age. */
    qualifyingChild: z.optional(z.number()),
    /** The amount for a dependent with a disability, at any age or below a given one. */
    disabled: z.optional(z.number()),
    disabledBelow: z.optional(z.object({ age: z.number(), amount: z.number() })),
    /** The maximum number of children that count. */
    most: z.optional(z.number()),
    /** The share of the amount that applies starting at each income. */
    tiers: z.optional(z.object({ single: steps, joint: steps })),
    /**
     * The phase-out: an amount or share per step of income above the start, or a linear decline to zero over an income
     * range.
     */
    reduction: z.optional(
      z.object({
        start: byFiling,
        step: z.optional(byFilingOrOne),
        amount: z.optional(z.number()),
        share: z.optional(z.number()),
        over: z.optional(z.number()),
        ofFamily: z.optional(z.boolean()),
      }),
    ),
    /** The income above which there is no credit. */
    ends: z.optional(z.number()),
    /** Nonrefundable: it only reduces the state's income tax, which is this share of federal taxable income. */
    taxOnly: z.optional(z.object({ rate: z.optional(z.number()) })),
    withoutNumber: z.optional(z.boolean()),
    /** Only for children in licensed care or in families below the poverty guideline. */
    inCare: z.optional(z.boolean()),
    figuresOf: z.optional(z.number()),
  }),
});
type Rule = z.output<(typeof CREDITS)['shape']['rule']>;

/** States with a calculation of their own. */
const OWN: Readonly<Record<string, (reckoner: Reckoner) => Reckoning>> = {
  CA: youngChildCredit,
  IL: illinoisCredit,
  MN: minnesotaChildCredit,
  OK: oklahomaCredit,
};

/** What a state's law leaves unclear, in a sentence. */
const NOTES: Readonly<Record<string, string>> = {
  CO: 'Colorado pays its family affordability tax credit only in years in which the state takes in enough; it is not counted here.',
  DC: 'Congress disapproved the District’s tax changes of 2025 in February 2026; the District holds that it came too late.',
  ID: 'Idaho’s law has the credit end with tax year 2025; whether it goes on is not recorded here.',
};

/** Calculates a state's tax credit for children, per year, under the state law that the figures cite. */
export function reckonStateChildCredits(reckoner: Reckoner): Reckoning {
  const { state, on } = reckoner.household;
  const own = OWN[state];
  if (own) return own(reckoner);
  const { rule } = reckoner.figures(CREDITS);
  const name = US_STATES[state];
  if (rule === undefined)
    return reckoner.book.read(CREDITS, state, LATEST).rule === undefined
      ? notEligible([], () => [`${name} has no tax credit for children of its own.`])
      : NOT_COVERED;
  const unit = taxUnitOf(reckoner);
  const full = unit.dependents
    .map((one) => ({ one, amount: rule.withoutNumber || hasSocialSecurityNumber(one) ? amountFor(one, rule) : 0 }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, rule.most ?? unit.dependents.length);
  if (full.length === 0)
    return notEligible(['rule'], () => [`Nobody in your household is a child of the ages that ${name} gives it for.`]);
  const whole = sumOf(full, ({ amount }) => amount);
  const income = unit.adjustedGross;
  const credit = afterIncome(whole, full.length, rule, unit.filing, income);
  if (credit <= 0) {
    const end = endOf(whole, full.length, rule, unit.filing);
    return notEligible(['rule'], () => [`${dollars(income)} a year is above ${dollars(end)}, where the credit ends.`]);
  }
  const { from, to } = lowered(credit, rule, unit, state === 'ID');
  if (to <= 0) return notEligible(['rule'], () => [`You owe no ${name} income tax that the credit could lower.`]);
  const share = to / whole;
  const { note } = noteOf(rule.figuresOf, on);
  const notes = [NOTES[state], note].filter((one) => one !== undefined).join(' ');
  return {
    eligible: true,
    amount: { from, to, per: 'year' },
    people: reckoner.household.people.map((person): PersonsReckoning => {
      const amount = (full.find(({ one }) => one === person)?.amount ?? 0) * share;
      return { eligible: amount > 0, amount };
    }),
    figures: ['rule'],
    limit: {
      income,
      most: endOf(whole, full.length, rule, unit.filing),
      per: 'year',
      people: unit.filers.length + unit.dependents.length,
    },
    assumes: [
      'You file a state tax return',
      ...(from < to ? [`You owe ${name} income tax that the credit can lower`] : []),
      ...(rule.inCare
        ? ['Your child is in a licensed child-care program, or your income is below the poverty guideline']
        : []),
    ],
    ...(notes === '' ? {} : { note: notes }),
    steps: () => [
      `${[...Map.groupBy(full, ({ amount }) => amount)].map(([amount, some]) => `${dollars(amount)} for ${some.length === 1 ? 'one child' : `each of ${some.length} children`}`).join(', and ')}: ${dollars(whole)}.`,
      ...(credit < whole ? [`With your income of ${dollars(income)} it is ${dollars(credit)} a year.`] : []),
      ...(rule.taxOnly ? [`It only lowers what you owe of ${name} income tax.`] : []),
    ],
  };
}

/** Every recorded rule for this year is in effect by this day. */
const LATEST = '2026-12-31';

function amountFor(person: HouseholdPerson, rule: Rule): number {
  const { age, disabled } = person;
  const { amounts, disabled: any, disabledBelow, qualifyingChild } = rule;
  if (qualifyingChild !== undefined && isQualifyingChild(person)) return qualifyingChild;
  const byAge = amounts.find(({ from, below }) => age >= from && age < below)?.amount ?? 0;
  const below = disabledBelow && disabled && age < disabledBelow.age ? disabledBelow.amount : 0;
  return Math.max(byAge, below, disabled ? (any ?? 0) : 0);
}

function afterIncome(whole: number, children: number, rule: Rule, filing: FilingStatus, income: number): number {
  if (rule.ends !== undefined && income > rule.ends) return 0;
  if (rule.tiers) {
    const tiers = rule.tiers[filing === 'joint' ? 'joint' : 'single'];
    return whole * (tiers.findLast(([from]) => income >= from)?.[1] ?? 1);
  }
  const { reduction } = rule;
  if (!reduction) return whole;
  const above = Math.max(0, income - reduction.start[filing]);
  if (reduction.over !== undefined) return whole * Math.max(0, 1 - above / reduction.over);
  const step = typeof reduction.step === 'object' ? reduction.step[filing] : (reduction.step ?? 1);
  const times = Math.ceil(above / step);
  if (reduction.share !== undefined) return whole * Math.max(0, 1 - reduction.share * times);
  return Math.max(0, whole - (reduction.amount ?? 0) * times * (reduction.ofFamily ? 1 : children));
}

/** Returns the income at which the credit reaches zero. */
function endOf(whole: number, children: number, rule: Rule, filing: FilingStatus): number {
  if (rule.ends !== undefined) return rule.ends;
  let [low, high] = [0, HIGHEST];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (afterIncome(whole, children, rule, filing, middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

const HIGHEST = 2_000_000;

/** Returns the usable part of a nonrefundable credit: from zero to all of it, or up to a flat tax. */
function lowered(credit: number, { taxOnly }: Rule, unit: TaxUnit, isOpen: boolean): { from: number; to: number } {
  if (!taxOnly) return { from: isOpen ? 0 : credit, to: credit };
  if (taxOnly.rate === undefined) return { from: 0, to: credit };
  const tax = Math.min(credit, taxOnly.rate * unit.taxable);
  return { from: tax, to: tax };
}
