import * as z from 'zod/mini';
import {
  type Hinge,
  isDue,
  isGotten,
  NOT_COVERED,
  notEligible,
  type PersonsReckoning,
  type Reckoner,
  type Reckoning,
} from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { type HouseholdPerson, sumOf, totalOf } from '../household.ts';
import { countOfPeople, dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';

const WIC = figureShapes('wic', {
  incomeLimit: z.number(),
  produce: z.object({ pregnant: z.number(), postpartum: z.number(), breastfeeding: z.number(), child: z.number() }),
  otherFoods: z.object({
    pregnant: z.number(),
    postpartum: z.number(),
    breastfeeding: z.number(),
    child: z.number(),
    infant: z.number(),
  }),
  priceLevel: z.tuple([z.number(), z.number()]),
});

/** WIC limits follow the school meal limits, which change in July. */
const YEAR_STARTS_IN = 7;

/** 42 U.S.C. 1786(d)(2)(A): recipients of any of these count as within the limit. */
const OPENING = ['snap', 'tanf', 'medicaid'] as const;
const OPENED: Hinge = { says: 'Somebody in your household gets SNAP, TANF or Medicaid', odds: 'half' };

type Category = 'pregnant' | 'breastfeeding' | 'postpartum' | 'infant' | 'child';

/**
 * Calculates WIC, per month: 42 U.S.C. 1786(b) and (d). The benefit is a food package, not cash. Its average 2018 price
 * is adjusted to today's consumer prices; the amount for fruits and vegetables is this year's.
 */
export function reckonWic(reckoner: Reckoner): Reckoning {
  const { incomeLimit, produce, otherFoods, priceLevel } = reckoner.figures(WIC);
  const { people } = reckoner.household;
  const size = people.length + sumOf(people, ({ expectedBabies }) => expectedBabies);
  const line = povertyGuideline(reckoner, size, YEAR_STARTS_IN);
  if (!incomeLimit || !produce || !otherFoods || !priceLevel || line === undefined) return NOT_COVERED;
  const hasBaby = people.some(({ age, relation }) => age === 0 && relation !== 'self');
  const categories = people.map((person, at) => categoryOf(person, at === 0 && hasBaby));
  const names = ['incomeLimit', 'produce', 'otherFoods'];
  if (categories.every((category) => category === null))
    return notEligible(names, () => ['WIC is for pregnant women, new mothers, and children under five.']);
  const income = sumOf(people, totalOf);
  const most = incomeLimit * line;
  const isOpened = income <= most || OPENING.some((one) => isGotten(reckoner, one));
  if (!isOpened && !OPENING.some((one) => isDue(reckoner.of(one))))
    return notEligible(names, () => [
      `${dollars(income)} a year is above ${dollars(most)}, the limit for ${countOfPeople(size)}, and nobody gets SNAP, TANF or Medicaid.`,
    ]);
  const [then, now] = priceLevel;
  const worth = (category: Category) =>
    (category === 'infant' ? 0 : produce[category]) + otherFoods[category] * (now / then);
  const of = categories.map(
    (category): PersonsReckoning =>
      category === null ? { eligible: false, amount: 0 } : { eligible: true, amount: worth(category), category },
  );
  // A breastfed baby gets no formula; the mother gets more food instead.
  const isBreastfed = categories.includes('breastfeeding');
  const reckoned = of.map((one) => (isBreastfed && one.category === 'infant' ? { ...one, amount: 0 } : one));
  const total = sumOf(reckoned, ({ amount = 0 }) => amount);
  return {
    eligible: true,
    amount: { from: total, to: total, per: 'month' },
    people: reckoned,
    figures: names,
    limit: income <= most ? { income, most, per: 'year', people: size } : null,
    ...(isOpened ? {} : { hinge: OPENED }),
    ...(categories.includes('postpartum')
      ? { assumes: ['The mother of the baby is in your household and gave birth in the last six months'] }
      : {}),
    steps: () => [
      ...reckoned.flatMap(({ category, amount = 0 }) =>
        category ? [`${LABELS[category as Category]}: foods worth about ${dollars(amount)} a month.`] : [],
      ),
      'What the foods cost in a shop varies: the package is what counts, not the price.',
    ],
  };
}

const LABELS: Readonly<Record<Category, string>> = {
  pregnant: 'While pregnant',
  breastfeeding: 'While breastfeeding',
  postpartum: 'After a birth',
  infant: 'For a baby',
  child: 'For a child under five',
};

function categoryOf(person: HouseholdPerson, isMotherOfBaby: boolean): Category | null {
  if (person.pregnant) return 'pregnant';
  if (person.breastfeeding) return 'breastfeeding';
  if (isMotherOfBaby) return 'postpartum';
  if (person.age === 0) return 'infant';
  return person.age < 5 ? 'child' : null;
}
