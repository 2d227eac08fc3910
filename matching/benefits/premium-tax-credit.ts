import * as z from 'zod/mini';
import { figureShapes, type Values } from './figures.ts';
import type { HouseholdPerson } from './household.ts';
import { sumOf } from './household.ts';
import { countedIncomeOf } from './medicaid.ts';
import { dollars, percent } from './money.ts';
import { povertyGuideline } from './poverty-guideline.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from './reckoning.ts';
import { taxUnitOf } from './tax-unit.ts';

const list = z.array(z.number());
const CREDIT = figureShapes('premium-tax-credit', {
  brackets: list,
  contributionFrom: list,
  contributionTo: list,
  benchmark: z.tuple([z.number(), z.number()]),
  ageCurve: z.array(z.tuple([z.number(), z.number()])),
  familyTiers: z.object({ one: z.number(), two: z.number(), oneWithChildren: z.number(), twoWithChildren: z.number() }),
});
type Figures = Values<(typeof CREDIT)['shape']>;

const CHILD_BELOW = 21;
/** 45 CFR 147.102(c)(1): premiums count at most three children under 21. */
const MOST_CHILDREN = 3;
const MEDICARE_AGE = 65;

/**
 * The premium tax credit a month: 26 U.S.C. 36B, with the shares of 2026. Premiums differ by area: the range goes from the
 * cheapest to the dearest area of the state. Guidelines are those in force when enrollment began.
 */
export function reckonPremiumTaxCredit(reckoner: Reckoner): Reckoning {
  const figures = reckoner.figures(CREDIT);
  const { brackets, benchmark, ageCurve } = figures;
  const unit = taxUnitOf(reckoner);
  const [self] = reckoner.household.people;
  const { income, size } = countedIncomeOf(reckoner, self);
  const line = povertyGuideline(before(reckoner), size);
  if (!brackets || !benchmark || !ageCurve || line === undefined) return NOT_COVERED;
  const names = ['benchmark', 'contributionTo', 'brackets'];
  const share = income / line;
  const last = brackets.at(-1) ?? 4;
  if (share > last)
    return notEligible(names, () => [
      `${dollars(income)} a year is above ${dollars(last * line)}, the limit for ${size}.`,
    ]);
  if (share < 1)
    return notEligible(names, () => [
      `${dollars(income)} a year is below ${dollars(line)}: the credit begins there, and Medicaid is for who has less.`,
    ]);
  const health = [reckoner.of('medicaid'), reckoner.of('chip')];
  const people = reckoner.household.people.map((person, at) => {
    const isIn = unit.filers.includes(person) || unit.dependents.includes(person);
    const hasOther = health.some((one) => one.people?.[at]?.eligible) || person.medicare || person.employerInsurance;
    return { eligible: isIn && !hasOther && person.age < MEDICARE_AGE && isLawfullyPresent(person) };
  });
  const covered = reckoner.household.people.filter((_, at) => people[at]?.eligible);
  if (covered.length === 0)
    return {
      ...notEligible(names, () => ['Everybody has or may have Medicaid, CHIP, Medicare or insurance through work.']),
      people,
    };
  const factor = factorOf(figures, covered);
  const rate = contributionAt(figures, share);
  const own = (rate * income) / 12;
  const [cheapest, dearest] = benchmark.map((premium) => premium * factor) as [number, number];
  const from = Math.max(0, cheapest - own);
  const to = Math.max(0, dearest - own);
  if (to <= 0)
    return {
      ...notEligible(names, () => [`A plan costs less than ${percent(rate)} of your income, so nothing is paid.`]),
      people,
    };
  return {
    eligible: true,
    amount: { from, to, per: 'month' },
    people,
    figures: names,
    limit: { income, most: last * line, per: 'year', people: size },
    assumes: [
      'Nobody could have insurance through work that the law calls affordable',
      'You buy a plan on the marketplace of your state',
    ],
    steps: () => [
      `With ${dollars(income)} a year you pay ${percent(rate)} of it for a plan yourself: ${dollars(own)} a month.`,
      `The second-cheapest silver plan costs ${dollars(cheapest)} to ${dollars(dearest)} a month in your state, by area. The credit pays the rest.`,
    ],
  };
}

/** A reckoner of the year before: coverage of a year is measured by the guidelines that were out when enrollment began. */
function before(reckoner: Reckoner): Reckoner {
  const { household } = reckoner;
  const on = `${Number(household.on.slice(0, 4)) - 1}-11-01`;
  return { ...reckoner, household: { ...household, on } };
}

/** 45 CFR 155.20, as amended in August 2025: DACA is no lawful presence for marketplaces. */
function isLawfullyPresent({ status }: HouseholdPerson): boolean {
  return status !== 'undocumented' && status !== 'daca';
}

function factorOf({ ageCurve = [], familyTiers }: Figures, covered: readonly HouseholdPerson[]): number {
  const children = covered.filter(({ age }) => age < CHILD_BELOW).toSorted((a, b) => b.age - a.age);
  const adults = covered.filter(({ age }) => age >= CHILD_BELOW);
  if (familyTiers) {
    if (children.length === 0) return adults.length > 1 ? familyTiers.two : familyTiers.one;
    return adults.length > 1 ? familyTiers.twoWithChildren : familyTiers.oneWithChildren;
  }
  const factor = (age: number) => ageCurve.findLast(([from]) => age >= from)?.[1] ?? 1;
  return sumOf([...adults, ...children.slice(0, MOST_CHILDREN)], ({ age }) => factor(age));
}

/** The share of income at a multiple of the guideline: it rises in a line within each bracket. */
function contributionAt({ brackets = [], contributionFrom = [], contributionTo = [] }: Figures, share: number): number {
  const index = Math.max(
    0,
    brackets.findLastIndex((from) => share >= from),
  );
  const [start = 0, end = start] = [brackets[index], brackets[index + 1]];
  const [low = 0, high = low] = [contributionFrom[index], contributionTo[index]];
  return end === start ? high : low + ((high - low) * (share - start)) / (end - start);
}
