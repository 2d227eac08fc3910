import * as z from 'zod/mini';
import { type StateCode, US_STATES } from '../../../contract/profile/places.ts';
import {
  type Hinge,
  isDue,
  isGotten,
  type Limit,
  NOT_COVERED,
  notEligible,
  type Reckoner,
  type Reckoning,
} from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { type HouseholdPerson, sumOf, totalOf } from '../household.ts';
import { dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';

const prices = z.object({ free: z.number(), reduced: z.number() });

const MEALS = figureShapes('school-meals', {
  limits: prices,
  lunch: prices,
  breakfast: prices,
  freeForAll: z.boolean(),
});
const SUMMER = figureShapes('summer-ebt', { perChild: z.number() });

const YEAR_STARTS_IN = 7;
/** The number of school days that most states require. */
const SCHOOL_DAYS = 180;

type Tier = 'free' | 'reduced' | 'full';

/**
 * Calculates the value of free and reduced-price school meals, per year: 42 U.S.C. 1758(b). They are valued at what the
 * government pays for them.
 */
export function reckonSchoolMeals(reckoner: Reckoner): Reckoning {
  const { limits, lunch, breakfast, freeForAll } = reckoner.figures(MEALS);
  const tier = tierOf(reckoner);
  if (!limits || !lunch || !breakfast || tier === null) return NOT_COVERED;
  const children = reckoner.household.people.filter(isPupil).length;
  const names = ['limits', 'lunch', 'breakfast', 'freeForAll'];
  if (children === 0) return notEligible(names, () => ['Nobody in your household is of school age.']);
  if (tier.is === 'full') return notEligible(names, () => [sentenceAgainst(tier.limit)]);
  const daily = lunch[tier.is] + breakfast[tier.is];
  const yearly = daily * SCHOOL_DAYS * children;
  const atBest = tier.mayBeFree ? (lunch.free + breakfast.free) * SCHOOL_DAYS * children : yearly;
  return {
    eligible: true,
    ...(tier.hinge && !freeForAll ? { hinge: tier.hinge } : {}),
    ...(freeForAll ? { says: freeIn(reckoner.household.state), isForAll: true } : {}),
    ...(tier.mayBeFree ? { note: 'With SNAP or cash assistance the meals are free.' } : {}),
    amount: { from: yearly, to: atBest, per: 'year' },
    category: tier.is,
    people: reckoner.household.people.map((person) =>
      isPupil(person) ? { eligible: true, amount: daily * SCHOOL_DAYS } : { eligible: false },
    ),
    figures: names,
    limit: freeForAll || tier.hinge ? null : tier.limit,
    steps: () => [
      freeForAll
        ? `${freeIn(reckoner.household.state)}.`
        : tier.is === 'free'
          ? 'Breakfast and lunch are free.'
          : 'Breakfast costs at most 30 cents and lunch at most 40 cents.',
      `The government pays the school ${dollars(daily)} a school day for each child: ${dollars(yearly)} in ${SCHOOL_DAYS} days for ${children === 1 ? 'one child' : `${children} children`}.`,
    ],
  };
}

/** Calculates Summer EBT, once per summer: 42 U.S.C. 1762. */
export function reckonSummerEbt(reckoner: Reckoner): Reckoning {
  const { perChild } = reckoner.figures(SUMMER);
  const tier = tierOf(reckoner);
  if (perChild === undefined || tier === null) return NOT_COVERED;
  const children = reckoner.household.people.filter(isPupil).length;
  if (children === 0) return notEligible(['perChild'], () => ['Nobody in your household is of school age.']);
  if (tier.byIncome === 'full') return notEligible(['perChild'], () => [sentenceAgainst(tier.limit)]);
  const amount = perChild * children;
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'once' },
    figures: ['perChild'],
    // No list says which states take part next summer: 42 U.S.C. 1762(a) leaves it to each.
    isStatesChoice: true,
    ...(tier.hinge ? { hinge: tier.hinge } : {}),
    limit: tier.hinge ? null : tier.limit,
    note: 'Some states do not take part. Ask your state whether it does this summer.',
    steps: () => [
      `${dollars(perChild)} for ${children === 1 ? 'a child' : `each of ${children} children`} of school age.`,
    ],
  };
}

function sentenceAgainst({ income, most, people }: Limit): string {
  return `${dollars(income)} a year is above ${dollars(most)}, the limit of reduced-price meals for ${people}.`;
}

interface Tiers {
  is: Tier;
  /** The tier before counting free meals that the state gives everyone. */
  byIncome: Tier;
  limit: Limit;
  /** Set if the family qualifies only through SNAP or cash assistance, which it might get. */
  hinge?: Hinge;
  /** True if the income is in the reduced-price tier, while SNAP would make the meals free. */
  mayBeFree: boolean;
}

/**
 * Returns what a family pays for school meals, under its state's rules and by income alone. Null if figures are
 * missing.
 */
function tierOf(reckoner: Reckoner): Tiers | null {
  const { household } = reckoner;
  const { limits, freeForAll = false } = reckoner.figures(MEALS);
  const size = household.people.length;
  const line = povertyGuideline(reckoner, size, YEAR_STARTS_IN);
  if (!limits || line === undefined) return null;
  const income = sumOf(household.people, totalOf);
  const isCertified = household.homeless || OPENING.some((one) => isGotten(reckoner, one));
  const mightBe = !isCertified && OPENING.some((one) => isDue(reckoner.of(one)));
  const found =
    isCertified || income <= limits.free * line ? 'free' : income <= limits.reduced * line ? 'reduced' : 'full';
  const isHinged = found === 'full' && mightBe;
  const byIncome = isHinged ? 'free' : found;
  return {
    is: freeForAll ? 'free' : byIncome,
    byIncome,
    limit: { income, most: limits.reduced * line, per: 'year', people: size },
    ...(isHinged ? { hinge: OPENED } : {}),
    mayBeFree: found === 'reduced' && mightBe && !freeForAll,
  };
}

/** 42 U.S.C. 1758(b)(5) and (12): children in households with these benefits eat free. */
const OPENING = ['snap', 'tanf'] as const;
const OPENED: Hinge = { says: 'Your household gets SNAP or cash assistance', odds: 'half' };

function freeIn(state: StateCode): string {
  return `Schools in ${US_STATES[state]} feed every child for free, whatever the family earns`;
}

function isPupil({ age, relation }: HouseholdPerson): boolean {
  return age >= 5 && age <= 18 && relation !== 'self' && relation !== 'spouse';
}
