import * as z from 'zod/mini';
import { TERRITORIES } from '../../contract/places.ts';
import { countableIncome, coupleOf } from './countable-income.ts';
import { figureShapes } from './figures.ts';
import { countOfPeople, dollars } from './money.ts';
import { povertyGuideline } from './poverty-guideline.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from './reckoning.ts';

const EXTRA_HELP = figureShapes('extra-help', {
  limit: z.number(),
  savings: z.object({ one: z.number(), couple: z.number() }),
  copay: z.tuple([z.number(), z.number()]),
});

const FIGURES = ['limit', 'savings', 'copay'];

/**
 * Extra Help with the costs of Medicare's drug plans: 42 U.S.C. 1395w-114 and 20 CFR part 418, subpart D. It comes by itself
 * with Medicaid, SSI or a Medicare Savings Program. No sum: what it saves depends on the drugs.
 */
export function reckonExtraHelp(reckoner: Reckoner): Reckoning {
  const { limit, savings, copay } = reckoner.figures(EXTRA_HELP);
  const { people, savings: owned, state } = reckoner.household;
  // 42 U.S.C. 1395w-114(a)(3)(F).
  if (TERRITORIES.includes(state))
    return notEligible(FIGURES, () => ['Extra Help is for people who live in one of the 50 states or Washington DC.']);
  const [self] = people;
  const couple = coupleOf(people, self);
  // Relatives who live with the couple count for the size of the family: 20 CFR 418.3225.
  const size = people.filter(({ relation }) => relation !== 'unrelated').length;
  const line = povertyGuideline(reckoner, size);
  if (limit === undefined || !savings || line === undefined) return NOT_COVERED;
  const hasMedicare = people.map(({ medicare }) => medicare);
  if (!hasMedicare.includes(true)) return notEligible(FIGURES, () => ['Extra Help is for people who have Medicare.']);
  const others = (['medicaid', 'ssi', 'medicare-savings-programs'] as const).map(
    (one) => reckoner.of(one).people ?? [],
  );
  const comesAlong = people.map(
    (_, at) => hasMedicare[at] === true && others.some((one) => one[at]?.eligible === true),
  );
  const income = countableIncome(couple);
  const [most, owns] = [limit * line, savings[couple.length > 1 ? 'couple' : 'one']];
  const isWithin = income <= most && owned <= owns;
  const eligible = people.map(
    (person, at) => hasMedicare[at] === true && (comesAlong[at] === true || (isWithin && couple.includes(person))),
  );
  const basis = { people: eligible.map((one) => ({ eligible: one })), figures: FIGURES, amount: null };
  if (!eligible.includes(true))
    return {
      ...basis,
      eligible: false,
      steps: () => [
        income > most
          ? `${dollars(income)} a year of income that counts is above ${dollars(most)}, the limit for ${countOfPeople(size)}.`
          : `Your savings of ${dollars(owned)} are above ${dollars(owns)}, the limit.`,
      ],
    };
  return {
    ...basis,
    eligible: true,
    limit: isWithin ? { income, most, per: 'year', people: size } : null,
    ...(comesAlong.includes(true)
      ? {}
      : { assumes: [`Your savings are ${dollars(owns)} or less; your home and one car do not count`] }),
    steps: () => [
      comesAlong.includes(true)
        ? 'It comes with Medicaid, SSI or a Medicare Savings Program, without an application of its own.'
        : `${dollars(income)} a year of income that counts is within ${dollars(most)}.`,
      ...(copay
        ? [
            `You pay no premium for a basic drug plan, no deductible, and at most $${copay[0].toFixed(2)} for a generic and $${copay[1].toFixed(2)} for a brand-name drug.`,
          ]
        : []),
    ],
  };
}
