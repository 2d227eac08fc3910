import * as z from 'zod/mini';
import type { TieredBenefit } from '../../contract/benefits.ts';
import { PERIODS } from '../../contract/benefits.ts';
import { INCOME_KINDS } from '../../contract/household.ts';
import { amountWords } from '../amount-words.ts';
import { type FigureShapes, figureShapes } from './figures.ts';
import { type Household, type HouseholdPerson, sumOf, totalOf } from './household.ts';
import { dollars, percent } from './money.ts';
import { povertyGuideline } from './poverty-guideline.ts';
import { NOT_COVERED, notEligible, type Reckon, type Reckoner, type Reckoning } from './reckoning.ts';
import { taxUnitOf } from './tax-unit.ts';

/** From the first number through the last; no upper end if it is null. */
const range = z.tuple([z.number(), z.nullable(z.number())]);

/** For which households a table is. Every condition must hold. */
const when = z.object({
  home: z.optional(z.enum(['own', 'rent'])),
  /** Married and living together. */
  couple: z.optional(z.boolean()),
  people: z.optional(range),
  /** The age of the applicant or spouse, whoever is older. */
  age: z.optional(range),
  dependents: z.optional(range),
});

const table = z.object({
  when: z.optional(when),
  /** The end of each tier, lowest first, and what it pays. The last end is the program's limit; null if none. */
  rows: z.array(z.tuple([z.nullable(z.number()), z.number()])).check(z.minLength(1)),
});

export const tiers = z.object({
  /** The year that the program calls these amounts by. */
  year: z.optional(z.number()),
  per: z.enum(PERIODS),
  /** Whose income counts. `return`: the adjusted gross income of the tax return. */
  income: z.enum(['household', 'couple', 'return']),
  /** The share of a kind of income that counts, if not all of it does. */
  shares: z.optional(z.partialRecord(z.enum(INCOME_KINDS), z.number())),
  /** What the ends of tiers are: US dollars a year, or percent of the poverty line. */
  ends: z.enum(['dollars', 'poverty-line']),
  /** An income that equals an end belongs to the next tier. */
  isBelow: z.optional(z.boolean()),
  /** The amount is for each person on the tax return, up to `most` in total. */
  each: z.optional(z.object({ most: z.optional(z.number()) })),
  /** The amount is at most what was paid: property tax, or this share of the rent. */
  paid: z.optional(z.object({ ofRent: z.number() })),
  /** It only lowers the state's income tax. */
  taxOnly: z.optional(z.boolean()),
  /** What else the program pays or asks, in a sentence. */
  note: z.optional(z.string()),
  tables: z.array(table).check(z.minLength(1)),
});
export type Tiers = z.output<typeof tiers>;
type Table = z.output<typeof table>;

/** The figures of each program, since a book keeps what it read by their identity. */
const shapes = new Map<TieredBenefit, FigureShapes<{ tiers: typeof tiers }>>();

export function tierShapes(benefit: TieredBenefit): FigureShapes<{ tiers: typeof tiers }> {
  const shape = shapes.get(benefit) ?? figureShapes(benefit, { tiers });
  shapes.set(benefit, shape);
  return shape;
}

/** What a program pays by its published table of tiers. */
export function tierReckoning(benefit: TieredBenefit): Reckon {
  return (reckoner) => {
    const { tiers: rule } = reckoner.figures(tierShapes(benefit));
    return rule ? reckonBy(rule, reckoner) : NOT_COVERED;
  };
}

/** A tier of a table: from above `after` through `end`, in US dollars a year. */
interface Tier {
  after: number;
  end: number;
  amount: number;
}

function reckonBy(rule: Tiers, reckoner: Reckoner): Reckoning {
  const { household } = reckoner;
  const fitting = rule.tables.filter((one) => isFor(one, reckoner)).map(({ rows }) => tiersOf(rows, rule, reckoner));
  if (fitting.length === 0) return NOT_COVERED;
  const income = countedIncome(rule, reckoner);
  const found = fitting.map((all) => all.find(({ end }) => (rule.isBelow ? income < end : income <= end)));
  const own = found.flatMap((tier) => tier ?? []);
  const limit = Math.max(...fitting.map((all) => all.at(-1)?.end ?? 0));
  if (own.length === 0)
    return notEligible(['tiers'], () => [
      `${subjectOf(rule, reckoner, income)} is ${rule.isBelow ? 'not below' : 'above'} ${dollars(limit)}, the limit.`,
    ]);
  const sums = own.map(({ amount }) => amountFor(amount, rule, reckoner));
  const most = Math.max(...sums);
  if (most <= 0)
    return notEligible(['tiers'], () => [`${subjectOf(rule, reckoner, income)} is in a tier that pays nothing.`]);
  // A guessed income may be in any tier.
  const least = household.incomeOpen ? fitting.flat().map(({ amount }) => amountFor(amount, rule, reckoner)) : sums;
  const isOpen = household.incomeOpen && Number.isFinite(limit);
  const [tier] = own.length === 1 && !household.incomeOpen ? own : [];
  const says = tier ? saysOf(tier, rule, reckoner, income) : null;
  return {
    eligible: true,
    amount: { from: rule.taxOnly ? 0 : Math.min(...least), to: most, per: rule.per },
    figures: ['tiers'],
    ...(isOpen || own.length < found.length ? { isCertain: false } : {}),
    ...(says === null ? {} : { says }),
    limit: Number.isFinite(limit) ? { income, most: limit, per: 'year', people: household.people.length } : null,
    assumes: assumesOf(rule, household, most),
    ...(rule.note === undefined ? {} : { note: rule.note }),
    steps: () => [
      ...(rule.year === undefined ? [] : [`These are the amounts for ${rule.year}.`]),
      ...(says === null ? [] : [`${says}.`]),
      ...(tier && rule.each ? [`That is for each of ${countOnReturn(reckoner)} on the tax return.`] : []),
      ...(tier && rule.paid && most < tier.amount
        ? [`${percent(rule.paid.ofRent)} of your rent is ${dollars(most)}, and you can't get more than that.`]
        : []),
    ],
  };
}

function saysOf(tier: Tier, rule: Tiers, reckoner: Reckoner, income: number): string {
  const sum = amountWords({ from: tier.amount, to: tier.amount, per: rule.per });
  const pays = rule.paid || rule.taxOnly ? `up to ${sum}` : sum;
  const isFixed = tier.after === 0 && !Number.isFinite(tier.end);
  return isFixed
    ? `It pays ${pays}`
    : `${subjectOf(rule, reckoner, income)} ${placeOf(tier, rule)}, which pays ${pays}${rule.each ? ' a person' : ''}`;
}

function isFor({ when: asked = {} }: Table, reckoner: Reckoner): boolean {
  const { people, home } = reckoner.household;
  const pair = coupleOf(reckoner.household);
  const conditions = [
    // If it isn't known, both tables may apply.
    asked.home === undefined || home === null || asked.home === home,
    asked.couple === undefined || asked.couple === pair.length > 1,
    isWithin(people.length, asked.people),
    isWithin(Math.max(...pair.map(({ age }) => age)), asked.age),
    asked.dependents === undefined || isWithin(taxUnitOf(reckoner).dependents.length, asked.dependents),
  ];
  return conditions.every(Boolean);
}

function isWithin(value: number, asked: z.output<typeof range> | undefined): boolean {
  return asked === undefined || (value >= asked[0] && value <= (asked[1] ?? Number.POSITIVE_INFINITY));
}

function tiersOf(rows: Table['rows'], { ends }: Tiers, reckoner: Reckoner): Tier[] {
  const line = ends === 'poverty-line' ? (povertyGuideline(reckoner, reckoner.household.people.length) ?? 0) / 100 : 1;
  const dollarsAt = (end: number | null | undefined) =>
    end === null ? Number.POSITIVE_INFINITY : Math.round(line * (end ?? 0));
  return rows.map(([end, amount], index) => ({ after: dollarsAt(rows[index - 1]?.[0]), end: dollarsAt(end), amount }));
}

function amountFor(amount: number, { each, paid }: Tiers, reckoner: Reckoner): number {
  const { home, costs } = reckoner.household;
  const whole = each ? Math.min(amount * countOnReturn(reckoner), each.most ?? Number.POSITIVE_INFINITY) : amount;
  return paid && home === 'rent' && costs.housing > 0
    ? Math.min(whole, Math.floor(paid.ofRent * costs.housing))
    : whole;
}

function countOnReturn(reckoner: Reckoner): number {
  const { filers, dependents } = taxUnitOf(reckoner);
  return filers.length + dependents.length;
}

function coupleOf({ people }: Household): HouseholdPerson[] {
  return people.filter(({ relation }) => relation === 'self' || relation === 'spouse');
}

function countedIncome(rule: Tiers, reckoner: Reckoner): number {
  if (rule.income === 'return') return taxUnitOf(reckoner).adjustedGross;
  return Math.round(
    sumOf(earnersOf(rule, reckoner.household), (person) => Math.max(0, totalOf(person) - leftOut(person, rule))),
  );
}

function earnersOf({ income }: Tiers, household: Household): readonly HouseholdPerson[] {
  return income === 'couple' ? coupleOf(household) : household.people;
}

function leftOut({ income }: HouseholdPerson, { shares = {} }: Tiers): number {
  return sumOf(INCOME_KINDS, (kind) => (1 - (shares[kind] ?? 1)) * (income[kind] ?? 0));
}

/** "$8,400 a year", with what it is if it isn't the whole income. */
function subjectOf(rule: Tiers, { household }: Reckoner, income: number): string {
  const whole = sumOf(earnersOf(rule, household), totalOf);
  if (rule.income === 'return') return `An adjusted gross income of ${dollars(income)} a year`;
  return income < Math.round(whole)
    ? `${dollars(income)} a year, the part of your ${dollars(whole)} that counts,`
    : `${dollars(income)} a year`;
}

function placeOf({ after, end }: Tier, { isBelow }: Tiers): string {
  if (!Number.isFinite(end)) return `is above ${dollars(after)}`;
  if (after > 0) return `is between ${dollars(after)} and ${dollars(end)}`;
  return isBelow ? `is below ${dollars(end)}` : `is within ${dollars(end)}`;
}

function assumesOf({ paid, taxOnly, income }: Tiers, { home, costs }: Household, most: number): string[] {
  const sum = dollars(most);
  return [
    ...(income === 'return' ? ['You file a state tax return'] : []),
    ...(taxOnly ? ['You owe state income tax that it can lower'] : []),
    ...(paid && home !== 'rent' ? [`You paid at least ${sum} of property tax`] : []),
    ...(paid && home !== 'own' && costs.housing === 0
      ? [`${percent(paid.ofRent)} of your rent is at least ${sum} a year`]
      : []),
  ];
}
