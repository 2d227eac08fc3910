import * as z from 'zod/mini';
import type { Leaf } from '../../../contract/programs/rules.ts';
import type { CountedIncome } from '../adjusted-income.ts';
import { countableIncome, coupleOf, leftOutOf } from '../countable-income.ts';
import { type Limit, type Reckoner, savingsToConfirm, toConfirm } from '../estimates/reckoning.ts';
import { figureShapes, type Values } from '../figures.ts';
import { earnedOf, type HouseholdPerson, incomeOf, sumOf, totalOf } from '../household.ts';
import { dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import type { Opening } from './medicaid-status.ts';

const limit = z.union([z.number(), z.literal('nobody')]);
const owned = z.union([z.number(), z.enum(['nobody', 'unlimited'])]);
const names = z.array(z.string());

export const MEDICAID = figureShapes('medicaid', {
  adult: limit,
  adultWhoWorks: z.number(),
  parent: limit,
  pregnant: limit,
  infant: limit,
  infantBelow: z.number(),
  youngChild: limit,
  olderChild: limit,
  youngAdult: limit,
  agedOrDisabled: limit,
  disregard: z.object({ one: z.number(), couple: z.number() }),
  savings: z.object({ one: owned, couple: owned }),
  medicallyNeedy: z.object({
    groups: names,
    one: z.number(),
    couple: z.number(),
    savings: owned,
    savingsCouple: owned,
  }),
  workingDisabled: z.object({ limit: z.number(), savings: z.number() }),
  parentOfChildBelow: z.number(),
  studentsCount: z.boolean(),
  onlyDeprived: z.boolean(),
  statuses: names,
  withoutWait: names,
  lawfulChildren: z.boolean(),
  lawfulPregnant: z.boolean(),
  lawfulAdults: z.boolean(),
  anyStatus: z.array(z.object({ from: z.number(), below: z.number(), limit: z.number() })),
  workHours: z.number(),
});
export type MedicaidFigures = Values<(typeof MEDICAID)['shape']>;

const AGED = 65;
/** 42 U.S.C. 1396a(a)(10)(A)(i)(VIII): adults aged 19 to 64. */
const ADULT = 19;

/** A group that a person belongs to by age, family or health, with its income limit. */
export interface Group extends Limit {
  category: string;
  /** True if savings are within the limit as well. */
  isOpen: boolean;
  assumes?: string;
  /** The conditions of this group that the person has to confirm. */
  confirms?: readonly Leaf[];
}

/** Returns a person's groups, in the order that offices check them: 42 CFR 435.911. */
export function groupsOf(
  reckoner: Reckoner,
  figures: MedicaidFigures,
  person: HouseholdPerson,
  opening: Opening,
  { income, size }: CountedIncome,
  hasSsi: boolean,
): Group[] {
  const line = povertyGuideline(reckoner, size) ?? 0;
  const group = (category: string, share: number | 'nobody' | undefined, assumes?: string): Group[] =>
    typeof share === 'number'
      ? [
          {
            category,
            income,
            most: share * line,
            per: 'year',
            people: size,
            isOpen: true,
            ...(assumes ? { assumes } : {}),
          },
        ]
      : [];
  if (opening.kind === 'own') return group('a member of the state’s own program', opening.limit);
  const { age, pregnant, medicare } = person;
  const infantBelow = figures.infantBelow ?? 1;
  const parent = age < AGED && isParent(reckoner, person, figures) ? group('a parent', figures.parent) : [];
  const isAdult = age >= ADULT && age < AGED && !medicare && !pregnant;
  return [
    ...(hasSsi ? [withSsi(reckoner, person)] : []),
    ...(pregnant ? group('a pregnant woman', figures.pregnant) : []),
    ...(age < infantBelow ? group('a baby', figures.infant) : []),
    ...(age >= infantBelow && age < 6 ? group('a child under six', figures.youngChild) : []),
    ...(age >= 6 && age < ADULT ? group('a child under 19', figures.olderChild) : []),
    ...parent,
    ...(age >= ADULT && age < 21 ? group('a young adult', figures.youngAdult) : []),
    ...(isAdult ? group('an adult', figures.adult) : []),
    ...(isAdult && figures.adult === 'nobody' && person.idle === null
      ? group('an adult who works', figures.adultWhoWorks, WORKS).map((one) => ({
          ...one,
          confirms: [toConfirm(WORKS, 'usually')],
        }))
      : []),
    ...agedOrDisabledGroups(reckoner, figures, person),
    ...medicallyNeedy(reckoner, figures, person, { income, size }, parent.length > 0),
  ];
}

const WORKS = 'You work, study or volunteer at least 80 hours a month';
const FREE = { income: 0, most: Number.POSITIVE_INFINITY, per: 'year', people: 1 } as const;
const SSI_ASSUMED = 'You get SSI, or would if you applied: some states ask for a separate application for Medicaid';

function withSsi(reckoner: Reckoner, person: HouseholdPerson): Group {
  const confirms =
    incomeOf(person, ['ssi']) > 0 ? [] : [...(reckoner.of('ssi').confirms ?? []), ...disabilityToConfirm(person)];
  return { category: 'somebody with SSI', ...FREE, isOpen: true, assumes: SSI_ASSUMED, confirms };
}

/**
 * Returns a condition to confirm: Social Security's definition of disability, which offices use. People who get its
 * benefits, or Medicare before 65, have met it.
 */
function disabilityToConfirm({ age, blind, medicare, income }: HouseholdPerson): Leaf[] {
  if (age >= AGED || blind || medicare || (income['social-security'] ?? 0) > 0) return [];
  return [toConfirm('The disability meets Social Security’s strict definition', 'usually')];
}

function isParent({ household: { people } }: Reckoner, person: HouseholdPerson, figures: MedicaidFigures): boolean {
  const isHead = person.relation === 'self' || person.relation === 'spouse';
  if (!isHead && person.relation !== 'parent') return false;
  const hasParents = people.some(({ relation }) => relation === 'parent');
  const { parentOfChildBelow = ADULT, studentsCount, onlyDeprived } = figures;
  const isDependent = ({ age, student }: HouseholdPerson) =>
    age < parentOfChildBelow || (studentsCount === true && student && age < ADULT);
  // Siblings depend on their parents if the parents live in the home.
  const kinds = !isHead ? OF_PARENTS : hasParents ? DEPENDENTS.filter((one) => one !== 'sibling') : DEPENDENTS;
  const children = people.filter((one) => kinds.includes(one.relation) && isDependent(one));
  if (!isHead) return children.length > 0;
  const isByOthers = children.some(({ relation }) => relation !== 'child');
  return children.length > 0 && (isByOthers || !onlyDeprived || !hasTwoAbleParents(people));
}

const OF_PARENTS: readonly HouseholdPerson['relation'][] = ['self', 'sibling'];
const DEPENDENTS: readonly HouseholdPerson['relation'][] = ['child', 'grandchild', 'sibling', 'other-relative'];

/**
 * Returns whether both parents are present and able, and one works 100 hours a month: 42 CFR 435.4 with 45 CFR 233.100.
 */
function hasTwoAbleParents(people: readonly HouseholdPerson[]): boolean {
  const parents = people.filter(({ relation }) => relation === 'self' || relation === 'spouse');
  const worksMuch = (one: HouseholdPerson) =>
    one.hoursWorkedPerWeek > 0 ? one.hoursWorkedPerWeek * 52 >= MANY_HOURS : earnedOf(one) >= MANY_HOURS * MINIMUM_WAGE;
  return parents.length > 1 && !parents.some(({ disabled, blind }) => disabled || blind) && parents.some(worksMuch);
}
const MANY_HOURS = 1200;
const MINIMUM_WAGE = 7.25;

/** Groups based on the person's or couple's countable income under SSI rules: 42 CFR 435.121, 435.210 and 435.230. */
function agedOrDisabledGroups(reckoner: Reckoner, figures: MedicaidFigures, person: HouseholdPerson): Group[] {
  if (person.age < AGED && !person.disabled && !person.blind) return [];
  const { people, savings } = reckoner.household;
  const couple = coupleOf(people, person);
  const by = couple.length > 1 ? 'couple' : 'one';
  const line = povertyGuideline(reckoner, couple.length) ?? 0;
  const { agedOrDisabled: share, savings: most, workingDisabled: working, disregard } = figures;
  const group = (category: string, income: number, share: number, most: number | 'nobody' | 'unlimited'): Group => {
    const limit = typeof most === 'number' ? most : undefined;
    const owned = `What you own is worth ${dollars(limit ?? 0)} or less; your home and one car do not count`;
    return {
      category,
      income,
      most: share * line,
      per: 'year',
      people: couple.length,
      leftOut: () => leftOutOf(couple, disregard?.[by]),
      isOpen: most === 'unlimited' || (limit !== undefined && savings <= limit),
      ...(limit === undefined ? {} : { assumes: owned }),
      confirms: [...savingsToConfirm(reckoner.household, limit, owned), ...disabilityToConfirm(person)],
    };
  };
  const income = countableIncome(couple, disregard?.[by]);
  return [
    ...(typeof share === 'number'
      ? [
          group(
            person.age >= AGED ? 'somebody aged 65 or more' : 'somebody with a disability',
            income,
            share,
            most?.[by] ?? 'unlimited',
          ),
        ]
      : []),
    ...(working && person.age < AGED && earnedOf(person) > 0
      ? [
          {
            ...group('somebody with a disability who works', sumOf(couple, totalOf), working.limit, working.savings),
            leftOut: () => '',
          },
        ]
      : []),
  ];
}

/**
 * Returns the group of the medically needy. Their income minus medical bills is compared with the state's limit: 42 CFR
 * 435.301 and 435.811.
 */
function medicallyNeedy(
  { household }: Reckoner,
  { medicallyNeedy: needy, disregard }: MedicaidFigures,
  person: HouseholdPerson,
  family: { income: number; size: number },
  isOfParents: boolean,
): Group[] {
  if (!needy) return [];
  const { people, costs, savings } = household;
  const isByHealth = person.age >= AGED || person.disabled || person.blind;
  const kinds = [
    ...(person.age >= AGED ? ['aged'] : []),
    ...(person.disabled || person.blind ? ['disabled'] : []),
    ...(person.pregnant ? ['pregnant'] : []),
    ...(person.age < ADULT ? ['child'] : []),
    ...(isOfParents ? ['parent'] : []),
  ];
  if (!kinds.some((kind) => needy.groups.includes(kind))) return [];
  const couple = coupleOf(people, person);
  const size = isByHealth ? couple.length : family.size;
  const owned = size > 1 ? needy.savingsCouple : needy.savings;
  const notCounted = disregard?.[size > 1 ? 'couple' : 'one'];
  const income = isByHealth ? countableIncome(couple, notCounted) : family.income;
  return [
    {
      category: costs.medical > 0 ? 'somebody with high medical bills' : 'somebody with a low income',
      income: Math.max(0, income - costs.medical),
      most: 12 * (size > 1 ? needy.couple : needy.one),
      per: 'year',
      people: size,
      isOpen: typeof owned !== 'number' || savings <= owned,
      ...(isByHealth && costs.medical === 0 ? { leftOut: () => leftOutOf(couple, notCounted) } : {}),
      ...(costs.medical > 0 ? { assumes: 'Your medical bills stay as high as you told us' } : {}),
      confirms: [
        ...savingsToConfirm(
          household,
          typeof owned === 'number' ? owned : undefined,
          `What you own is worth ${dollars(Number(owned))} or less; your home and one car do not count`,
        ),
        ...(isByHealth ? disabilityToConfirm(person) : []),
      ],
    },
  ];
}
