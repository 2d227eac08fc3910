import * as z from 'zod/mini';
import {
  type Hinge,
  isDue,
  isGotten,
  NOT_COVERED,
  notEligible,
  type Reckoner,
  type Reckoning,
} from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { sumOf, totalOf } from '../household.ts';
import { dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';

const span = z.tuple([z.number(), z.number()]);
const HEAD_START = figureShapes('head-start', {
  incomeLimit: z.number(),
  housingShare: z.number(),
  ages: z.object({ early: span, preschool: span }),
});

/** Public assistance under 45 CFR 1302.12(c)(1)(ii). */
const OPENING = ['snap', 'tanf', 'ssi'] as const;
const OPENED: Hinge = { says: 'Your family gets SNAP, TANF or SSI', odds: 'half' };

/**
 * Determines who can get Head Start (ages three to five) or Early Head Start (younger): 45 CFR 1302.12. The benefit is
 * a place in a class, so there is no amount.
 */
export function reckonHeadStart(reckoner: Reckoner): Reckoning {
  const { incomeLimit, housingShare, ages } = reckoner.figures(HEAD_START);
  const { people, homeless, costs } = reckoner.household;
  const line = povertyGuideline(reckoner, people.length);
  if (incomeLimit === undefined || !ages || line === undefined) return NOT_COVERED;
  const names = ['incomeLimit', 'ages', 'housingShare'];
  const groups = people.map(({ age, relation, pregnant }) => {
    if (pregnant) return 'early' as const;
    if (relation === 'self' || relation === 'spouse') return null;
    if (age >= ages.early[0] && age <= ages.early[1]) return 'early' as const;
    return age >= ages.preschool[0] && age <= ages.preschool[1] ? ('preschool' as const) : null;
  });
  if (groups.every((group) => group === null))
    return notEligible(names, () => ['Nobody in your household is pregnant or a child under six.']);
  const gross = sumOf(people, totalOf);
  const housing = costs.housing + costs.heatingCooling + costs.electricity + costs.water;
  const income = Math.max(0, gross - Math.max(0, housing - (housingShare ?? 1) * gross));
  const most = incomeLimit * line;
  const isOpened = income <= most || homeless || OPENING.some((one) => isGotten(reckoner, one));
  if (!isOpened && !OPENING.some((one) => isDue(reckoner.of(one))))
    return notEligible(names, () => [
      `${dollars(income)} a year is above ${dollars(most)}, the limit for ${people.length}, and nobody gets SNAP, TANF or SSI.`,
    ]);
  return {
    eligible: true,
    amount: null,
    category: groups.includes('preschool') ? 'Head Start' : 'Early Head Start',
    people: groups.map((group) => (group === null ? { eligible: false } : { eligible: true, category: group })),
    figures: names,
    limit: income <= most ? { income, most, per: 'year', people: people.length } : null,
    ...(isOpened ? {} : { hinge: OPENED }),
    note: 'There are fewer places than children who qualify: apply early, and at more than one center.',
    steps: () => [
      income > most && !homeless
        ? 'A family that gets SNAP, TANF or SSI is open to Head Start whatever it earns.'
        : 'Your family is within the limits. The place costs nothing.',
    ],
  };
}
