import * as z from 'zod/mini';
import { figureShapes, type Values } from './figures.ts';
import { earnedOf, type Household, type HouseholdPerson, incomeOf, sumOf, totalOf, unearnedOf } from './household.ts';
import { dollars } from './money.ts';
import { povertyGuideline } from './poverty-guideline.ts';
import { type Limit, NOT_COVERED, type PersonsReckoning, type Reckoner, type Reckoning } from './reckoning.ts';
import { taxUnitOf } from './tax-unit.ts';

const limit = z.union([z.number(), z.literal('nobody')]);
const savings = z.union([z.number(), z.enum(['nobody', 'unlimited'])]);

const MEDICAID = figureShapes('medicaid', {
  adult: limit,
  parent: limit,
  pregnant: limit,
  infant: limit,
  youngChild: limit,
  olderChild: limit,
  youngAdult: limit,
  agedOrDisabled: limit,
  agedOrDisabledCouple: limit,
  disregard: z.number(),
  disregardCouple: z.number(),
  savings,
  savingsCouple: savings,
  parentOfChildBelow: z.number(),
  anyStatus: z.boolean(),
});
type Figures = Values<(typeof MEDICAID)['shape']>;

const AGED = 65;
/** 42 U.S.C. 1396a(a)(10)(A)(i)(VIII): adults of 19 to 64. */
const ADULT = 19;

/** Income that counts for somebody, and for how many people: 42 CFR 435.603. */
export interface CountedIncome {
  income: number;
  size: number;
}

/**
 * Medicaid for each person: limits by group and state, without the work rule that begins in 2027. Groups of 42 CFR part 435
 * and income of 42 CFR 435.603; at 65 or with a disability, that of SSI. The limits have the disregard of five points in them.
 */
export function reckonMedicaid(reckoner: Reckoner): Reckoning {
  const { household } = reckoner;
  const figures = reckoner.figures(MEDICAID);
  const line = povertyGuideline(reckoner, 1);
  if (figures.infant === undefined || line === undefined) return NOT_COVERED;
  const ssi = reckoner.of('ssi');
  const people = household.people.map((person, at): PersonsReckoning => {
    const category = ssi.people?.[at]?.eligible ? 'SSI' : groupOf(reckoner, figures, person);
    return category === null || !isOpenTo(person, figures) ? { eligible: false } : { eligible: true, category };
  });
  const names = ['adult', 'parent', 'pregnant', 'youngChild', 'olderChild', 'agedOrDisabled'];
  const open = people.filter(({ eligible }) => eligible);
  if (open.length > 0) {
    const of = household.people.filter((_, at) => people[at]?.eligible);
    return {
      eligible: true,
      amount: null,
      people,
      figures: names,
      limit: widestLimit(reckoner, figures, of),
      assumes: [
        ...(of.some(({ status }) => status === 'permanent-resident')
          ? [
              'Permanent residents have had their status for five years, or are children or pregnant in a state that does not ask for it',
            ]
          : []),
      ],
      steps: () =>
        household.people.flatMap((person, at) => {
          const category = people[at]?.category;
          return category ? [`${nameOf(person)}: within the limits as ${category}.`] : [];
        }),
    };
  }
  // Some states cover children and pregnant women whatever their status: nothing recorded says which.
  const isUnsure = household.people.some(
    (person) =>
      (person.age < ADULT || person.pregnant) &&
      !isOpenTo(person, figures) &&
      groupOf(reckoner, figures, person) !== null,
  );
  if (isUnsure) return NOT_COVERED;
  return {
    eligible: false,
    amount: null,
    people,
    figures: names,
    steps: () => [sentenceAgainst(reckoner, figures)],
  };
}

/** Whether the law opens Medicaid to a status: 8 U.S.C. 1641 and 42 U.S.C. 1396b(v)(5), as amended in July 2025. */
function isOpenTo({ status, residentYears, age, pregnant }: HouseholdPerson, { anyStatus }: Figures): boolean {
  if (anyStatus || ['citizen', 'refugee', 'cuban-haitian', 'parolee'].includes(status)) return true;
  if (status !== 'permanent-resident') return false;
  return residentYears === null || residentYears >= 5 || age < ADULT || pregnant;
}

/** The group by which somebody is within the limits, in words; null where there is none. Their status is looked at apart. */
function groupOf(reckoner: Reckoner, figures: Figures, person: HouseholdPerson): string | null {
  const line = lineFor(reckoner, countedIncomeOf(reckoner, person).size);
  const { income } = countedIncomeOf(reckoner, person);
  const isWithin = (share: number | 'nobody' | undefined) => typeof share === 'number' && income <= share * line;
  if (person.pregnant && isWithin(figures.pregnant)) return 'a pregnant woman';
  if (person.age < 1 && isWithin(figures.infant)) return 'a baby';
  if (person.age >= 1 && person.age < 6 && isWithin(figures.youngChild)) return 'a child under six';
  if (person.age >= 6 && person.age < ADULT && isWithin(figures.olderChild)) return 'a child under 19';
  if (person.age < AGED && isParent(reckoner.household, person, figures) && isWithin(figures.parent)) return 'a parent';
  if (person.age >= ADULT && person.age < 21 && isWithin(figures.youngAdult)) return 'a young adult';
  const isAdult = person.age >= ADULT && person.age < AGED && !person.medicare && !person.pregnant;
  if (isAdult && isWithin(figures.adult)) return 'an adult';
  return (person.age >= AGED || person.disabled || person.blind) && isWithinAgedOrDisabled(reckoner, figures, person)
    ? 'somebody aged 65 or more, or with a disability'
    : null;
}

function isParent(
  { people }: Household,
  { relation }: HouseholdPerson,
  { parentOfChildBelow = ADULT }: Figures,
): boolean {
  if (relation !== 'self' && relation !== 'spouse') return false;
  return people.some((child) => ['child', 'grandchild'].includes(child.relation) && child.age < parentOfChildBelow);
}

/** Countable income of SSI, with the state's own disregard in place of the first $20. */
function isWithinAgedOrDisabled(reckoner: Reckoner, figures: Figures, person: HouseholdPerson): boolean {
  const { people, savings: owned } = reckoner.household;
  const spouse = people.find(({ relation }) => relation === 'spouse');
  const isOfCouple = spouse !== undefined && (person.relation === 'self' || person.relation === 'spouse');
  const share = isOfCouple ? figures.agedOrDisabledCouple : figures.agedOrDisabled;
  const most = isOfCouple ? figures.savingsCouple : figures.savings;
  if (typeof share !== 'number' || (typeof most === 'number' && owned > most)) return false;
  const counted = isOfCouple ? people.filter(({ relation }) => relation === 'self' || relation === 'spouse') : [person];
  const disregard = 12 * ((isOfCouple ? figures.disregardCouple : figures.disregard) ?? 20);
  const unearned = sumOf(counted, (one) => unearnedOf(one) - incomeOf(one, ['ssi', 'tanf']));
  const earned = Math.max(0, sumOf(counted, earnedOf) - Math.max(0, disregard - unearned) - 12 * 65) / 2;
  return Math.max(0, unearned - disregard) + earned <= share * lineFor(reckoner, counted.length);
}

function lineFor(reckoner: Reckoner, size: number): number {
  return povertyGuideline(reckoner, size) ?? 0;
}

/** Modified adjusted gross income of somebody's tax household, US dollars a year, and how many people are in it. */
export function countedIncomeOf(reckoner: Reckoner, person: HouseholdPerson): CountedIncome {
  const unit = taxUnitOf(reckoner);
  const isIn = unit.filers.includes(person) || unit.dependents.includes(person);
  const together = isIn ? [...unit.filers, ...unit.dependents] : [person];
  const earners = isIn ? unit.filers : [person];
  const income = sumOf(earners, (one) =>
    Math.max(0, totalOf(one) - incomeOf(one, ['ssi', 'tanf', 'child-support', 'veterans'])),
  );
  return { income, size: together.length + (person.pregnant ? person.expectedBabies : 0) };
}

/** The limit that the most generous group of these people has, for the sentence that names it. */
function widestLimit(reckoner: Reckoner, figures: Figures, people: readonly HouseholdPerson[]): Limit | null {
  const limits = people.flatMap((person): Limit[] => {
    const { income, size } = countedIncomeOf(reckoner, person);
    const share = shareFor(figures, person);
    return typeof share === 'number'
      ? [{ income, most: share * lineFor(reckoner, size), per: 'year', people: size }]
      : [];
  });
  const widest = limits.toSorted((a, b) => b.most - a.most)[0];
  return widest && widest.income <= widest.most ? widest : null;
}

function shareFor(figures: Figures, { age, pregnant }: HouseholdPerson): number | 'nobody' | undefined {
  if (pregnant) return figures.pregnant;
  if (age < 1) return figures.infant;
  if (age < 6) return figures.youngChild;
  if (age < ADULT) return figures.olderChild;
  return age < AGED ? figures.adult : figures.agedOrDisabled;
}

function sentenceAgainst(reckoner: Reckoner, figures: Figures): string {
  const [self] = reckoner.household.people;
  const { income, size } = countedIncomeOf(reckoner, self);
  const share = shareFor(figures, self);
  if (typeof share !== 'number')
    return 'Your state covers adults only as parents with a very low income, when pregnant, at 65, or with a disability.';
  return `${dollars(income)} a year is above ${dollars(share * lineFor(reckoner, size))}, the limit for ${size}.`;
}

function nameOf({ relation, age }: HouseholdPerson): string {
  if (relation === 'self') return 'You';
  if (relation === 'spouse') return 'Your spouse';
  return relation === 'child' ? `Your child of ${age}` : `The person of ${age}`;
}
