import { INCOME_KINDS } from '../../../contract/profile/household.ts';
import type { TieredBenefit } from '../../../contract/programs/benefits.ts';
import { amountWords } from '../../amounts/amount-words.ts';
import { type Household, type HouseholdPerson, sumOf, totalOf } from '../household.ts';
import { dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { taxUnitOf } from '../tax/tax-unit.ts';
import { NOT_COVERED, notEligible, type Reckon, type Reckoner, type Reckoning } from './reckoning.ts';
import { mostOf, payOf, type Tier, tiersOf } from './tier-amounts.ts';
import { type Tiers, type TierTable, tierShapes } from './tiers.ts';

/** Returns the calculation of a program that pays by a published table of tiers. */
export function tierReckoning(benefit: TieredBenefit): Reckon {
  return (reckoner) => {
    const { tiers } = reckoner.figures(tierShapes(benefit));
    return tiers ? reckonBy(tiers, reckoner) : NOT_COVERED;
  };
}

function reckonBy(rule: Tiers, reckoner: Reckoner): Reckoning {
  const { household } = reckoner;
  const perEnd = rule.ends === 'poverty-line' ? (povertyGuideline(reckoner, sizeOf(rule, reckoner)) ?? 0) / 100 : 1;
  const fitting = tablesFor(rule, reckoner).map((one) => tiersOf(one, perEnd));
  if (fitting.length === 0) return NOT_COVERED;
  const income = countedIncome(rule, reckoner);
  const subject = subjectOf(rule, reckoner, income);
  const found = fitting.map((all) => all.find(({ end }) => (rule.isBelow ? income < end : income <= end)));
  const own = found.flatMap((tier) => tier ?? []);
  const limit = Math.max(...fitting.map((all) => all.at(-1)?.end ?? 0));
  if (own.length === 0)
    return notEligible(['tiers'], () => [
      `${subject} is ${rule.isBelow ? 'not below' : 'above'} ${dollars(limit)}, the limit.`,
    ]);
  const pays = own.map((tier) => payOf(tier, rule, reckoner, income));
  const most = Math.max(...pays.map(({ to }) => to));
  if (most <= 0)
    return notEligible(['tiers'], () => [
      `${pays[0]?.says ?? `${subject} is too low: it pays nothing up to ${dollars(own[0]?.end ?? 0)}`}.`,
    ]);
  // A guessed income could fall in any tier.
  const least = household.incomeOpen ? fitting.flat().map(({ amount }) => mostOf(amount)) : [];
  const from = Math.min(...pays.map((pay) => pay.from), ...least);
  const isOpen = (household.incomeOpen && Number.isFinite(limit)) || own.length < found.length || from <= 0;
  const [tier] = own.length === 1 && !household.incomeOpen ? own : [];
  const says = tier ? saysOf(tier, rule, subject) : null;
  const [pay] = pays.length === 1 ? pays : [];
  return {
    eligible: true,
    amount: { from: rule.taxOnly ? 0 : from, to: most, per: rule.per },
    figures: ['tiers'],
    ...(isOpen ? { isCertain: false } : {}),
    missing: [
      ...(household.incomeOpen && Number.isFinite(limit) ? (['income'] as const) : []),
      ...(pays.some(({ isRentOpen }) => isRentOpen) ? (['housing'] as const) : []),
    ],
    ...(says === null ? {} : { says: pay?.says ?? says }),
    limit: Number.isFinite(limit) ? { income, most: limit, per: 'year', people: household.people.length } : null,
    assumes: [
      ...(rule.taxOnly ? ['You owe state income tax that it can lower'] : []),
      ...pays.flatMap(({ assumes, to }) => (assumes && to === most ? [assumes] : [])),
    ],
    ...(rule.note === undefined ? {} : { note: rule.note }),
    steps: () => [
      ...(rule.year === undefined ? [] : [`These are the amounts for ${rule.year}.`]),
      ...(says === null ? [] : [`${says}.`]),
      ...(pay?.says === undefined ? [] : [`${pay.says}.`]),
      ...(tier && rule.each ? [`For your tax return that is ${dollars(most)}.`] : []),
    ],
  };
}

function saysOf(tier: Tier, rule: Tiers, subject: string): string {
  const { amount, isOfTax } = tier;
  const most = mostOf(amount);
  const sum = amountWords({ from: most, to: most, per: rule.per });
  const isExact = typeof amount === 'number' && !isOfTax && !rule.taxOnly;
  const pays = `${isExact ? '' : 'up to '}${sum}${rule.each ? ' for each person' : ''}`;
  const isFixed = tier.after === 0 && !Number.isFinite(tier.end);
  return isFixed ? `It pays ${pays}` : `${subject} ${placeOf(tier, rule)}, which pays ${pays}`;
}

/** Returns the household's table, or the tables for owners and renters if it's unknown which applies. */
function tablesFor({ tables }: Tiers, reckoner: Reckoner): TierTable[] {
  const { home } = reckoner.household;
  const homes = home === null ? (['own', 'rent'] as const) : [home];
  return [...new Set(homes.flatMap((one) => tables.find((table) => isFor(table, one, reckoner)) ?? []))];
}

function isFor({ when = {} }: TierTable, home: Household['home'], reckoner: Reckoner): boolean {
  const { people } = reckoner.household;
  const pair = coupleOf(reckoner.household);
  return (
    (when.home === undefined || when.home === home) &&
    (when.couple === undefined || when.couple === pair.length > 1) &&
    (when.disabled === undefined || when.disabled === pair.some(({ disabled }) => disabled)) &&
    isWithin(people.length, when.people) &&
    isWithin(Math.max(...pair.map(({ age }) => age)), when.age) &&
    (when.dependents === undefined || isWithin(taxUnitOf(reckoner).dependents.length, when.dependents))
  );
}

/** Returns the household size that the poverty line is based on. */
function sizeOf({ income }: Tiers, reckoner: Reckoner): number {
  const { household } = reckoner;
  if (income === 'household') return household.people.length;
  const { filers, dependents } = taxUnitOf(reckoner);
  return income === 'couple' ? coupleOf(household).length : filers.length + dependents.length;
}

function isWithin(value: number, asked: readonly [number, number | null] | undefined): boolean {
  return asked === undefined || (value >= asked[0] && value <= (asked[1] ?? Number.POSITIVE_INFINITY));
}

function coupleOf({ people }: Household): HouseholdPerson[] {
  return people.filter(({ relation }) => relation === 'self' || relation === 'spouse');
}

function countedIncome(rule: Tiers, reckoner: Reckoner): number {
  if (rule.income === 'return') return Math.round(taxUnitOf(reckoner).adjustedGross);
  return Math.round(
    sumOf(earnersOf(rule, reckoner.household), (person) => Math.max(0, totalOf(person) - leftOut(person, rule))),
  );
}

function earnersOf({ income }: Tiers, household: Household): readonly HouseholdPerson[] {
  return income === 'household' ? household.people : coupleOf(household);
}

function leftOut({ income }: HouseholdPerson, { shares = {} }: Tiers): number {
  return sumOf(INCOME_KINDS, (kind) => (1 - (shares[kind] ?? 1)) * (income[kind] ?? 0));
}

/** Returns "$8,400 a year", with an explanation if it isn't the full income. */
function subjectOf(rule: Tiers, { household }: Reckoner, income: number): string {
  const whole = Math.round(sumOf(earnersOf(rule, household), totalOf));
  if (rule.income === 'return') return `An adjusted gross income of ${dollars(income)} a year`;
  return income < whole
    ? `${dollars(income)} a year, the part of your ${dollars(whole)} that counts,`
    : `${dollars(income)} a year`;
}

function placeOf({ after, end }: Tier, { isBelow }: Tiers): string {
  if (!Number.isFinite(end)) return `is above ${dollars(after)}`;
  if (after > 0) return `is between ${dollars(after)} and ${dollars(end)}`;
  return `is ${isBelow ? 'below' : 'within'} ${dollars(end)}`;
}
