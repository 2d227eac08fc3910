import * as z from 'zod/mini';
import { figureShapes } from './figures.ts';
import type { HouseholdPerson } from './household.ts';
import { countedIncomeOf } from './medicaid.ts';
import { dollars } from './money.ts';
import { povertyGuideline } from './poverty-guideline.ts';
import { NOT_COVERED, type PersonsReckoning, type Reckoner, type Reckoning } from './reckoning.ts';

const limit = z.union([z.number(), z.literal('nobody')]);
const CHIP = figureShapes('chip', { child: limit, pregnant: limit, unborn: limit });

const CHILD_BELOW = 19;

/** The Children's Health Insurance Program: 42 U.S.C. 1397jj(b) and (c). For who is above the limits of Medicaid. */
export function reckonChip(reckoner: Reckoner): Reckoning {
  const figures = reckoner.figures(CHIP);
  const medicaid = reckoner.of('medicaid');
  if (figures.child === undefined) return NOT_COVERED;
  const { people: household } = reckoner.household;
  const names = ['child', 'pregnant', 'unborn'];
  const limits = household.map((person, at) => {
    const share = medicaid.people?.[at]?.eligible ? undefined : shareFor(person, figures);
    const { income, size } = countedIncomeOf(reckoner, person);
    const line = povertyGuideline(reckoner, size);
    return typeof share === 'number' && line !== undefined
      ? { income, most: share * line, per: 'year' as const, people: size }
      : null;
  });
  const people = limits.map((one, at): PersonsReckoning => {
    const person = household[at];
    const eligible = one !== null && one.income <= one.most;
    return eligible && person
      ? { eligible, category: person.age < CHILD_BELOW ? 'child' : 'pregnant' }
      : { eligible: false };
  });
  const first = limits.find((one, at) => one !== null && people[at]?.eligible) ?? null;
  if (first === null) {
    const over = limits.find((one) => one !== null);
    return {
      eligible: false,
      amount: null,
      people,
      figures: names,
      steps: () => [
        over
          ? `${dollars(over.income)} a year is above ${dollars(over.most)}, the limit for ${over.people}.`
          : figures.child === 'nobody'
            ? 'Your state covers children through Medicaid alone.'
            : 'Nobody in your household is a child or pregnant and above the limits of Medicaid.',
      ],
    };
  }
  return {
    eligible: true,
    amount: null,
    people,
    figures: names,
    limit: first,
    assumes: ['The child has no other health insurance'],
    note: 'Some states ask for a small premium.',
    steps: () => ['Above the limits of Medicaid, and within those of CHIP.'],
  };
}

/** Children with a status of 42 U.S.C. 1396b(v); a child before birth is covered whatever its mother's status. */
function shareFor(
  { age, pregnant, status }: HouseholdPerson,
  {
    child,
    pregnant: ofMothers,
    unborn,
  }: {
    child?: number | 'nobody' | undefined;
    pregnant?: number | 'nobody' | undefined;
    unborn?: number | 'nobody' | undefined;
  },
): number | 'nobody' | undefined {
  const isOpen = ['citizen', 'permanent-resident', 'refugee', 'cuban-haitian', 'parolee'].includes(status);
  if (pregnant) return isOpen && typeof ofMothers === 'number' ? ofMothers : unborn;
  return age < CHILD_BELOW && isOpen ? child : undefined;
}
