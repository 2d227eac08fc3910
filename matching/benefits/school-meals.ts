import * as z from 'zod/mini';
import { figureShapes } from './figures.ts';
import { type HouseholdPerson, sumOf, totalOf } from './household.ts';
import { dollars } from './money.ts';
import { povertyGuideline } from './poverty-guideline.ts';
import { isDue, type Limit, NOT_COVERED, notEligible, type Reckoner, type Reckoning } from './reckoning.ts';

const prices = z.object({ free: z.number(), reduced: z.number() });

const MEALS = figureShapes('school-meals', {
  limits: prices,
  lunch: prices,
  breakfast: prices,
  freeForAll: z.boolean(),
});
const SUMMER = figureShapes('summer-ebt', { perChild: z.number() });

const YEAR_STARTS_IN = 7;
/** What most states ask a school to teach. */
const SCHOOL_DAYS = 180;

type Tier = 'free' | 'reduced' | 'full';

/** Free and reduced-price school meals a year: 42 U.S.C. 1758(b). What they are worth is what the government pays for them. */
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
  return {
    eligible: true,
    amount: { from: yearly, to: yearly, per: 'year' },
    category: tier.is,
    people: reckoner.household.people.map((person) =>
      isPupil(person) ? { eligible: true, amount: daily * SCHOOL_DAYS } : { eligible: false },
    ),
    figures: names,
    limit: freeForAll ? null : tier.limit,
    steps: () => [
      freeForAll
        ? 'Schools of your state feed every child for free, whatever the family earns.'
        : tier.is === 'free'
          ? 'Breakfast and lunch are free.'
          : 'Breakfast costs at most 30 cents and lunch at most 40 cents.',
      `The government pays the school ${dollars(daily)} a school day for each child: ${dollars(yearly)} in ${SCHOOL_DAYS} days for ${children === 1 ? 'one child' : `${children} children`}.`,
    ],
  };
}

/** Summer EBT, once a summer: 42 U.S.C. 1762. */
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
    limit: tier.limit,
    note: 'Some states do not take part. Ask your state whether it does this summer.',
    steps: () => [
      `${dollars(perChild)} for ${children === 1 ? 'a child' : `each of ${children} children`} of school age.`,
    ],
  };
}

function sentenceAgainst({ income, most, people }: Limit): string {
  return `${dollars(income)} a year is above ${dollars(most)}, the limit of reduced-price meals for ${people}.`;
}

/** What a family pays for meals at school, by the rules of its state and by its income alone. Null where figures are missing. */
function tierOf(reckoner: Reckoner): { is: Tier; byIncome: Tier; limit: Limit } | null {
  const { household } = reckoner;
  const { limits, freeForAll } = reckoner.figures(MEALS);
  const size = household.people.length;
  const line = povertyGuideline(reckoner, size, YEAR_STARTS_IN);
  if (!limits || line === undefined) return null;
  const income = sumOf(household.people, totalOf);
  const isCertified = household.homeless || (['snap', 'tanf'] as const).some((one) => isDue(reckoner.of(one)));
  const byIncome =
    isCertified || income <= limits.free * line ? 'free' : income <= limits.reduced * line ? 'reduced' : 'full';
  const limit: Limit = { income, most: limits.reduced * line, per: 'year', people: size };
  return { is: freeForAll ? 'free' : byIncome, byIncome, limit };
}

function isPupil({ age, relation }: HouseholdPerson): boolean {
  return age >= 5 && age <= 18 && relation !== 'self' && relation !== 'spouse';
}
