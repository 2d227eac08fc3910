import * as z from 'zod/mini';
import { TERRITORIES } from '../../../contract/profile/places.ts';
import { countableIncome, couplesWithMedicare, leftOutOf } from '../countable-income.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning, savingsToConfirm } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { nameOf } from '../household.ts';
import { countOfPeople, dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';

const EXTRA_HELP = figureShapes('extra-help', {
  limit: z.number(),
  savings: z.object({ one: z.number(), couple: z.number() }),
  copay: z.tuple([z.number(), z.number()]),
});

const FIGURES = ['limit', 'savings', 'copay'];

/**
 * Determines who gets Extra Help with the cost of Medicare drug plans: 42 U.S.C. 1395w-114 and 20 CFR part 418, subpart
 * D. It comes automatically with Medicaid, SSI or a Medicare Savings Program. There is no amount, because the savings
 * depend on the drugs.
 */
export function reckonExtraHelp(reckoner: Reckoner): Reckoning {
  const { limit, savings, copay } = reckoner.figures(EXTRA_HELP);
  const { people, savings: owned, state } = reckoner.household;
  // 42 U.S.C. 1395w-114(a)(3)(F).
  if (TERRITORIES.includes(state))
    return notEligible(FIGURES, () => ['Extra Help is for people who live in one of the 50 states or Washington DC.']);
  // Relatives who live with the couple count toward family size: 20 CFR 418.3225.
  const size = people.filter(({ relation }) => relation !== 'unrelated').length;
  const line = povertyGuideline(reckoner, size);
  if (limit === undefined || !savings || line === undefined) return NOT_COVERED;
  const couples = couplesWithMedicare(people);
  if (couples.length === 0) return notEligible(FIGURES, () => ['Extra Help is for people who have Medicare.']);
  const others = (['medicaid', 'ssi', 'medicare-savings-programs'] as const).map((one) => reckoner.of(one));
  const comesAlongWith = (those: readonly Reckoning[]) =>
    people.filter((person, at) => person.medicare && those.some((one) => one.people?.[at]?.eligible === true));
  const comesAlong = comesAlongWith(others);
  const most = limit * line;
  const looked = couples.map((couple) => {
    const isMembers = couple.some(({ relation }) => relation === 'self' || relation === 'spouse');
    const [income, owns] = [countableIncome(couple), savings[couple.length > 1 ? 'couple' : 'one']];
    return { couple, isMembers, income, owns, isWithin: income <= most && (!isMembers || owned <= owns) };
  });
  const within = looked.filter(({ isWithin }) => isWithin);
  const eligible = people.map(
    (person) =>
      person.medicare && (comesAlong.includes(person) || within.some(({ couple }) => couple.includes(person))),
  );
  const basis = { people: eligible.map((one) => ({ eligible: one })), figures: FIGURES, amount: null };
  const [shown = looked[0]] = within;
  if (!shown) return NOT_COVERED;
  const { couple, isMembers, income, owns, isWithin } = shown;
  const whose = isMembers || !couple[0] ? '' : `${nameOf(couple[0])}: `;
  if (!eligible.includes(true))
    return {
      ...basis,
      eligible: false,
      steps: () => [
        income > most
          ? `${whose}${dollars(income)} a year of income that counts is above ${dollars(most)}, the limit for ${countOfPeople(size)}.`
          : `Your savings of ${dollars(owned)} are above ${dollars(owns)}, the limit.`,
      ],
    };
  const inSavings = `${isMembers ? 'Your' : 'Their'} savings are ${dollars(owns)} or less; ${isMembers ? 'your' : 'a'} home and one car do not count`;
  return {
    ...basis,
    eligible: true,
    limit: isWithin
      ? {
          income,
          most,
          per: 'year',
          people: size,
          leftOut: () => leftOutOf(couple),
          ...(whose && couple[0] ? { whose: nameOf(couple[0]) } : {}),
        }
      : null,
    ...(comesAlong.length > 0 ? {} : { assumes: [inSavings] }),
    confirms:
      comesAlongWith(others.filter(({ confirms = [] }) => confirms.length === 0)).length > 0
        ? []
        : isWithin
          ? savingsToConfirm(reckoner.household, owns, inSavings)
          : (others.find(({ eligible: isDue, confirms = [] }) => isDue && confirms.length > 0)?.confirms ?? []),
    steps: () => [
      comesAlong.length > 0
        ? 'It comes with Medicaid, SSI or a Medicare Savings Program, without an application of its own.'
        : `${whose}${dollars(income)} a year of income that counts is within ${dollars(most)}.`,
      ...(copay
        ? [
            `You pay no premium for a basic drug plan, no deductible, and at most $${copay[0].toFixed(2)} for a generic and $${copay[1].toFixed(2)} for a brand-name drug.`,
          ]
        : []),
    ],
  };
}
