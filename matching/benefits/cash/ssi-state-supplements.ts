import * as z from 'zod/mini';
import { US_STATES } from '../../../contract/profile/places.ts';
import { countableIncome, coupleOf } from '../countable-income.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes, type Values } from '../figures.ts';
import { type HouseholdPerson, sumOf } from '../household.ts';
import { dollars } from '../money.ts';

const range = z.tuple([z.number(), z.number()]);
const oneOrCouple = z.object({ one: range, couple: range });
const SUPPLEMENTS = figureShapes('ssi-state-supplements', {
  atHome: z.object({
    /** Paid only to people in care homes and similar facilities. */
    careHomesOnly: z.optional(z.literal(true)),
    /** Amounts on top of SSI: first for people who share a home, then for those who don't. */
    adds: z.optional(z.object({ aged: oneOrCouple, blind: oneOrCouple, disabled: oneOrCouple })),
    /** The total of SSI and the supplement for people without other income. */
    standard: z.optional(z.object({ one: z.number(), couple: z.number() })),
    fromAge: z.optional(z.number()),
    /** The maximum, and the amount that countable income is deducted from. */
    capped: z.optional(oneOrCouple),
    /** The amount for personal needs plus the highest rent covered, less income above `leftOut` a month. */
    needs: z.optional(z.object({ personal: z.number(), shelter: z.number(), leftOut: z.number() })),
  }),
});
type AtHome = NonNullable<Values<(typeof SUPPLEMENTS)['shape']>['atHome']>;

const AGED = 65;

/**
 * Calculates what a state adds to SSI for people in their own home, per month: 42 U.S.C. 1382e and each state's law.
 */
export function reckonSsiSupplement(reckoner: Reckoner): Reckoning {
  const { atHome } = reckoner.figures(SUPPLEMENTS);
  const { people, state, costs } = reckoner.household;
  const name = US_STATES[state];
  if (!atHome) return NOT_COVERED;
  if (atHome.careHomesOnly)
    return notEligible(['atHome'], () => [`${name} adds to SSI only for people who live in care homes.`]);
  const ssi = reckoner.of('ssi');
  const getting = people.filter((_, at) => ssi.people?.[at]?.eligible);
  const [first] = getting;
  if (!first) return notEligible(['atHome'], () => ['The supplement is for people who get SSI.']);
  // Connecticut has a separate needs standard for couples, which isn't recorded.
  if (atHome.needs && getting.length > 1) return NOT_COVERED;
  const [from, to] = addedTo(atHome, getting, {
    ssi: sumOf(ssi.people ?? [], ({ amount = 0 }) => amount),
    countable: countableIncome(coupleOf(people, first)) / 12,
    rent: costs.housing / 12,
  });
  if (to <= 0)
    return notEligible(['atHome'], () => [`${name} adds nothing to SSI at your age, or with your other income.`]);
  return {
    eligible: true,
    amount: { from, to, per: 'month' },
    figures: ['atHome'],
    assumes: ['You live in a home of your own, not in a care home'],
    steps: () => [
      from === to
        ? `${name} adds ${dollars(to)} a month to SSI.`
        : `${name} adds ${dollars(from)} a month to SSI for people who share the costs of a home, and ${dollars(to)} for those who do not.`,
    ],
  };
}

function addedTo(
  { adds, standard, fromAge = 0, capped, needs }: AtHome,
  getting: readonly HouseholdPerson[],
  { ssi, countable, rent }: { ssi: number; countable: number; rent: number },
): readonly [number, number] {
  const size = getting.length > 1 ? 'couple' : 'one';
  if (adds) return adds[kindOf(getting)][size];
  if (standard) {
    if (!getting.some(({ age }) => age >= fromAge)) return [0, 0];
    const left = Math.max(0, standard[size] - ssi - countable);
    return [left, left];
  }
  if (needs) {
    const left = needs.personal + Math.min(needs.shelter, rent) - Math.max(0, ssi + countable - needs.leftOut);
    return [Math.max(0, left), Math.max(0, left)];
  }
  if (!capped) return [0, 0];
  const [most, from] = capped[size];
  const left = Math.max(0, Math.min(most, from - countable));
  return [left, left];
}

function kindOf(getting: readonly HouseholdPerson[]): 'aged' | 'blind' | 'disabled' {
  if (getting.some(({ blind }) => blind)) return 'blind';
  return getting.some(({ age }) => age >= AGED) ? 'aged' : 'disabled';
}
