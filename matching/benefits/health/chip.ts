import * as z from 'zod/mini';
import { countedIncomeOf } from '../adjusted-income.ts';
import {
  type Hinge,
  type Limit,
  NOT_COVERED,
  type PersonsReckoning,
  type Reckoner,
  type Reckoning,
} from '../estimates/reckoning.ts';
import { figureShapes, type Values } from '../figures.ts';
import type { HouseholdPerson } from '../household.ts';
import { countOfPeople, dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { MEDICAID } from './medicaid-groups.ts';
import { openingFor } from './medicaid-status.ts';

const limit = z.union([z.number(), z.literal('nobody')]);
/** Pairs: a share of the poverty guideline, and the premium starting there. Null means the full premium. */
const steps = z.array(z.tuple([z.number(), z.nullable(z.number())]));

const CHIP = figureShapes('chip', {
  child: limit,
  pregnant: limit,
  unborn: limit,
  premium: z.object({
    per: z.enum(['month', 'year']),
    each: z.optional(steps),
    most: z.optional(steps),
    fromAge: z.optional(z.number()),
  }),
  premiumBySize: z.array(z.tuple([z.number(), z.array(z.number())])),
});
type Figures = Values<(typeof CHIP)['shape']>;

const CHILD_BELOW = 19;

interface Covered extends Limit {
  category: 'child' | 'pregnant' | 'child before birth';
  /** Income as a share of the poverty guideline. */
  share: number;
}

/**
 * Determines who gets the Children's Health Insurance Program: 42 U.S.C. 1397jj(b) and (c), for people above Medicaid's
 * limits. The option that covers children from conception (42 CFR 457.10) includes pregnant women of any immigration
 * status.
 */
export function reckonChip(reckoner: Reckoner): Reckoning {
  const figures = reckoner.figures(CHIP);
  const medicaid = reckoner.of('medicaid');
  if (figures.child === undefined || medicaid.eligible === null) return NOT_COVERED;
  const { people: household } = reckoner.household;
  const limits = household.map((person, at) =>
    medicaid.people?.[at]?.eligible || person.medicare ? null : coverageOf(reckoner, figures, person),
  );
  const isWithin = (one: Covered | null): one is Covered => one !== null && one.income <= one.most;
  const people = limits.map(
    (one): PersonsReckoning => (isWithin(one) ? { eligible: true, category: one.category } : { eligible: false }),
  );
  const basis = { amount: null, people, figures: ['child', 'pregnant', 'unborn', 'premium'] };
  const covered = limits.filter(isWithin);
  const [first] = covered.toSorted((a, b) => b.most - a.most);
  if (!first) return { ...basis, eligible: false, steps: () => [against(figures, limits, medicaid)] };
  const children = household.filter((_, at) => isWithin(limits[at] ?? null) && limits[at]?.category === 'child');
  return {
    ...basis,
    eligible: true,
    ...(covered.every(({ category }) => category === 'child before birth') ? { hinge: BEFORE_BIRTH } : {}),
    limit: { income: first.income, most: first.most, per: first.per, people: first.people },
    assumes: children.length > 0 ? ['The child has no other health insurance'] : [],
    steps: () => [
      `${dollars(first.income)} a year is ${first.category === 'child before birth' ? '' : 'above the limit of Medicaid and '}within ${dollars(first.most)}, the limit of CHIP for ${countOfPeople(first.people)}.`,
      ...(covered.some(({ category }) => category === 'child before birth')
        ? ['It pays for prenatal care and the birth, whatever the mother’s immigration status.']
        : []),
      ...premiumSteps(figures, first.share, first.people, children),
    ],
  };
}

const BEFORE_BIRTH: Hinge = {
  says: 'Your status opens no Medicaid: your state’s CHIP pays for care before the birth then',
  odds: 'half',
};

/** Returns a person's limit based on age, pregnancy and status; null if CHIP doesn't cover them. */
function coverageOf(reckoner: Reckoner, figures: Figures, person: HouseholdPerson): Covered | null {
  const isOpen = openingFor(person, reckoner.figures(MEDICAID)).kind === 'full';
  const found = categoryOf(person, figures, isOpen);
  const { income, size } = countedIncomeOf(reckoner, person);
  const line = povertyGuideline(reckoner, size);
  if (found === null || line === undefined) return null;
  return { category: found[0], income, most: found[1] * line, per: 'year', people: size, share: income / line };
}

function categoryOf(
  { age, pregnant }: HouseholdPerson,
  figures: Figures,
  isOpen: boolean,
): [Covered['category'], number] | null {
  if (age < CHILD_BELOW && isOpen && typeof figures.child === 'number') return ['child', figures.child];
  if (!pregnant) return null;
  if (isOpen && typeof figures.pregnant === 'number') return ['pregnant', figures.pregnant];
  return typeof figures.unborn === 'number' ? ['child before birth', figures.unborn] : null;
}

/** Returns the most recently recorded premiums; empty if the state charges none or none are recorded. */
function premiumSteps(
  { premium, premiumBySize }: Figures,
  share: number,
  size: number,
  children: readonly HouseholdPerson[],
): string[] {
  if (children.length === 0) return [];
  const bySize = premiumBySize?.findLast(([from]) => share >= from)?.[1];
  if (bySize) return [paid(bySize[Math.min(size, bySize.length) - 1] ?? 0, 'month')];
  if (!premium) return [];
  const at = (list: z.infer<typeof steps> | undefined) => list?.findLast(([from]) => share >= from)?.[1];
  const counted = children.filter(({ age }) => age >= (premium.fromAge ?? 0)).length;
  const each = at(premium.each);
  const most = at(premium.most) ?? Number.POSITIVE_INFINITY;
  if (each === null) return ['You pay the full premium.'];
  const amount = each === undefined ? most : Math.min(most, counted * each);
  return amount > 0 && Number.isFinite(amount) ? [paid(amount, premium.per)] : [];
}

function paid(amount: number, per: 'month' | 'year'): string {
  return `You pay about ${dollars(amount)} a ${per} for ${per === 'month' ? 'it' : 'enrollment'}.`;
}

function against(figures: Figures, limits: readonly (Covered | null)[], medicaid: Reckoning): string {
  const over = limits.find((one) => one !== null);
  if (over)
    return `${dollars(over.income)} a year is above ${dollars(over.most)}, the limit of CHIP for ${over.people} people.`;
  if (medicaid.people?.some(({ eligible }) => eligible))
    return 'Medicaid covers the children and pregnant women of your household already, or there are none.';
  return figures.child === 'nobody'
    ? 'Your state covers children through Medicaid alone.'
    : 'CHIP is for children under 19 and pregnant women who are above the limits of Medicaid.';
}
