import * as z from 'zod/mini';
import { countedIncomeOf, householdIncome } from '../adjusted-income.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes, type Values } from '../figures.ts';
import { type HouseholdPerson, MEDICARE_AGE, sumOf } from '../household.ts';
import { countOfPeople, dollars, percent } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { taxUnitOf } from '../tax/tax-unit.ts';

const list = z.array(z.number());
const CREDIT = figureShapes('premium-tax-credit', {
  brackets: list,
  contributionFrom: list,
  contributionTo: list,
  benchmark: z.tuple([z.number(), z.number()]),
  ageCurve: z.array(z.tuple([z.number(), z.number()])),
  familyTiers: z.object({ one: z.number(), two: z.number(), oneWithChildren: z.number(), twoWithChildren: z.number() }),
  statuses: z.array(z.string()),
  basicHealth: z.object({ name: z.string(), limit: z.number() }),
  stateHelp: z.boolean(),
});
type Figures = Values<(typeof CREDIT)['shape']>;

const FIGURES = ['benchmark', 'contributionTo', 'brackets', 'statuses'];
const CHILD_BELOW = 21;
/** In states with family tiers, insurers count children below this age. */
const TIER_CHILD_BELOW = 26;
/** 45 CFR 147.102(c)(1): premiums count at most three children under 21. */
const MOST_CHILDREN = 3;
const ADULT = 19;

/**
 * Calculates the premium tax credit, per month: 26 U.S.C. 36B, with the year's percentages. Premiums differ by area, so
 * the amount ranges from the state's cheapest area to its most expensive one. The guidelines are those in effect when
 * enrollment began: 26 CFR 1.36B-1(h).
 */
export function reckonPremiumTaxCredit(reckoner: Reckoner): Reckoning {
  const figures = reckoner.figures(CREDIT);
  const { brackets, benchmark, ageCurve } = figures;
  const { income, size } = householdIncome(reckoner);
  const line = povertyGuideline(atEnrollment(reckoner), size);
  if (!brackets || !benchmark || !ageCurve || line === undefined) return NOT_COVERED;
  const share = income / line;
  const last = brackets.at(-1) ?? 4;
  const nobody = reckoner.household.people.map(() => ({ eligible: false }));
  const refused = (sentence: () => string): Reckoning => ({
    ...notEligible(FIGURES, () => [sentence()]),
    people: nobody,
  });
  if (share > last)
    return refused(
      () => `${dollars(income)} a year is above ${dollars(last * line)}, the limit for ${countOfPeople(size)}.`,
    );
  if (share < 1)
    return refused(
      () =>
        `${dollars(income)} a year is below ${dollars(line)}, where the credit begins for ${countOfPeople(size)}; Medicaid is for people with less.`,
    );
  const others = othersOf(reckoner, figures);
  const people = others.map((other) => ({ eligible: other === null }));
  const covered = reckoner.household.people.filter((_, at) => people[at]?.eligible);
  if (covered.length === 0) return { ...refused(() => sentenceFor(others)), people };
  const factor = factorOf(figures, covered);
  const rate = contributionAt(figures, share);
  const own = (rate * income) / 12;
  const [cheapest, dearest] = [benchmark[0] * factor, benchmark[1] * factor];
  const [from, to] = [Math.max(0, cheapest - own), Math.max(0, dearest - own)];
  if (to <= 0)
    return {
      ...refused(
        () =>
          `A benchmark plan costs up to ${dollars(dearest)} a month, less than the ${dollars(own)} that you are expected to pay yourself.`,
      ),
      people,
    };
  return {
    eligible: true,
    amount: { from, to, per: 'month' },
    people,
    figures: FIGURES,
    limit: { income, most: last * line, per: 'year', people: size },
    guideline: line,
    assumes: [
      'Nobody could have insurance through work at a price that the law calls affordable',
      'You buy a plan on the marketplace of your state, and file a tax return, jointly if you are married',
    ],
    ...(figures.stateHelp ? { note: 'Your state lowers premiums further with money of its own.' } : {}),
    steps: () => [
      `With ${dollars(income)} a year you are expected to pay ${percent(rate)} of it for a benchmark plan yourself: ${dollars(own)} a month.`,
      cheapest === dearest
        ? `That plan, the second-cheapest silver one, costs ${dollars(cheapest)} a month for ${countOfPeople(covered.length)} of your ages. The credit pays the rest.`
        : `That plan, the second-cheapest silver one, costs ${dollars(cheapest)} to ${dollars(dearest)} a month for ${countOfPeople(covered.length)} of your ages, depending on your part of the state. The credit pays the rest.`,
    ],
  };
}

/** Returns a reckoner for the start of enrollment, in the previous year, since its guidelines apply. */
function atEnrollment(reckoner: Reckoner): Reckoner {
  const { household, book } = reckoner;
  const on = `${Number(household.on.slice(0, 4)) - 1}-11-01`;
  return { ...reckoner, household: { ...household, on }, figures: book.at(household.state, on) };
}

/** Returns what rules each person out: other coverage or their status. Null if nothing does. */
function othersOf(reckoner: Reckoner, figures: Figures): (string | null)[] {
  const { filers, dependents } = taxUnitOf(reckoner);
  const health = [reckoner.of('medicaid'), reckoner.of('chip')];
  const basic = figures.basicHealth?.name;
  return reckoner.household.people.map((person, at) => {
    if (!filers.includes(person) && !dependents.includes(person)) return 'another tax return';
    if (person.medicare || person.age >= MEDICARE_AGE) return 'Medicare';
    if (health.some((one) => one.people?.[at]?.eligible)) return 'Medicaid or CHIP';
    if (person.employerInsurance) return 'insurance through work';
    if (figures.statuses?.includes(person.status) === false) return 'status';
    return basic && isInBasicHealth(reckoner, figures, person) ? basic : null;
  });
}

/**
 * Returns whether a person gets the Basic Health Program, in states that run it: adults under 65 above Medicaid's limit
 * and up to twice the guideline. 42 U.S.C. 18051(e).
 */
function isInBasicHealth(reckoner: Reckoner, { basicHealth }: Figures, person: HouseholdPerson): boolean {
  const { income, size } = countedIncomeOf(reckoner, person);
  const line = povertyGuideline(atEnrollment(reckoner), size);
  return basicHealth !== undefined && line !== undefined && person.age >= ADULT && income <= basicHealth.limit * line;
}

function sentenceFor(others: readonly (string | null)[]): string {
  const kinds = [...new Set(others)].filter((one) => one !== null && one !== 'another tax return' && one !== 'status');
  if (kinds.length === 0) return 'Your immigration status doesn’t qualify for the credit.';
  return `The credit is for people without other coverage: ${kinds.join(' and ')} would cover your household instead.`;
}

function factorOf({ ageCurve = [], familyTiers }: Figures, covered: readonly HouseholdPerson[]): number {
  const childBelow = familyTiers ? TIER_CHILD_BELOW : CHILD_BELOW;
  const isChild = ({ age, relation }: HouseholdPerson) =>
    age < childBelow && relation !== 'self' && relation !== 'spouse';
  const children = covered.filter(isChild).toSorted((a, b) => b.age - a.age);
  const adults = covered.filter((person) => !isChild(person));
  if (familyTiers && adults.length > 0) {
    if (children.length === 0) return adults.length * familyTiers.one;
    return adults.length > 1 ? familyTiers.twoWithChildren : familyTiers.oneWithChildren;
  }
  const factor = (age: number) => ageCurve.findLast(([from]) => age >= from)?.[1] ?? 1;
  return sumOf([...adults, ...children.slice(0, MOST_CHILDREN)], ({ age }) => factor(age));
}

/**
 * Returns the expected contribution, as a share of income, at a multiple of the guideline. Linear within each bracket.
 */
function contributionAt({ brackets = [], contributionFrom = [], contributionTo = [] }: Figures, share: number): number {
  const index = Math.max(
    0,
    brackets.findLastIndex((from) => share >= from),
  );
  const [start = 0, end = start] = [brackets[index], brackets[index + 1]];
  const [low = 0, high = low] = [contributionFrom[index], contributionTo[index]];
  return end === start ? high : low + ((high - low) * (share - start)) / (end - start);
}
