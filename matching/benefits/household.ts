import type { INCOME_KINDS, RELATIONS } from '../../contract/profile/household.ts';
import type { StateCode } from '../../contract/profile/places.ts';
import type { Benefit } from '../../contract/programs/benefits.ts';

/** Immigration statuses that benefit programs distinguish. */
// biome-ignore format: one row reads better than one word per line
export type ImmigrationStatus =
  'citizen' | 'permanent-resident' | 'refugee' | 'cuban-haitian' | 'parolee' | 'tps' | 'daca' | 'visa-holder' | 'undocumented';

export type IncomeKind = (typeof INCOME_KINDS)[number];

/** A household member with all facts known. Amounts are in US dollars a year, before taxes. */
export interface HouseholdPerson {
  /** In whole years; a baby is 0. */
  age: number;
  relation: 'self' | (typeof RELATIONS)[number];
  disabled: boolean;
  blind: boolean;
  pregnant: boolean;
  /** How many babies the pregnancy is expected to bring. */
  expectedBabies: number;
  breastfeeding: boolean;
  /** Full-time student. */
  student: boolean;
  /** In school and without a high school diploma. */
  inSchool: boolean;
  /** Finished four years of college. */
  hasDegree: boolean;
  veteran: boolean;
  status: ImmigrationStatus;
  /** True if the status wasn't given and is a guess: a child is then assumed to be a citizen. */
  statusOpen: boolean;
  /** Full years as a permanent resident; null if unknown. */
  residentYears: number | null;
  hoursWorkedPerWeek: number;
  /** True if the hours weren't given and are a guess. */
  hoursOpen: boolean;
  /** True if the age wasn't given and is a guess. */
  ageOpen: boolean;
  /** Stated reason for neither working nor studying. Null if it wasn't stated or doesn't apply. */
  idle: 'looking' | 'at-home' | null;
  income: Readonly<Partial<Record<IncomeKind, number>>>;
  /** True if the person is entitled to Medicare. */
  medicare: boolean;
  /** True if an employer offers health insurance at a price the law considers affordable. */
  employerInsurance: boolean;
}

/** A household's costs in US dollars a year. */
export interface HouseholdCosts {
  /** Rent, or mortgage with taxes and insurance. */
  housing: number;
  /** Heating or cooling, paid separately from the rent. */
  heatingCooling: number;
  electricity: number;
  water: number;
  phone: number;
  internet: number;
  childCare: number;
  /** Unreimbursed medical costs for people who are 60 or older or have a disability. */
  medical: number;
  childSupportPaid: number;
  propertyTax: number;
}

/** A household with all facts known: the estimators' input. The applicant comes first. */
export interface Household {
  /** The date whose figures apply, as YYYY-MM-DD. */
  on: string;
  state: StateCode;
  /** The county's name without the word "county"; null if unknown. */
  county: string | null;
  people: readonly [HouseholdPerson, ...HouseholdPerson[]];
  costs: HouseholdCosts;
  /** Cash, accounts, stocks and bonds, but not the home or a car. */
  savings: number;
  /** True if the savings weren't given, so none are assumed. */
  savingsOpen?: boolean;
  homeless: boolean;
  /** Null if it's unknown whether the household owns or rents its home. */
  home: 'own' | 'rent' | null;
  /** True if the income wasn't given and is a guess. */
  incomeOpen: boolean;
  /** True if the kind of income wasn't given, so all of it is assumed to be from work. */
  earningsAssumed?: boolean;
  /** True if the kind of income wasn't given and may not be from work. */
  incomeKindOpen?: boolean;
  /** True if the housing cost wasn't given and is a guess. */
  housingOpen: boolean;
  /** True if the member said that the household pays neither for its home nor for heating. */
  withoutBills: boolean;
  /** Programs that someone in the household already gets. Many states have easier rules for current recipients. */
  enrolled: readonly Benefit[];
  /** Cash benefits the household gets in an unknown amount. Their estimates then count as income. */
  drawn: readonly CashBenefit[];
}

/** Need-based cash that other programs count as income, usually only if the member reports getting it. */
export type CashBenefit = 'ssi' | 'tanf';

export const NO_COSTS: HouseholdCosts = {
  housing: 0,
  heatingCooling: 0,
  electricity: 0,
  water: 0,
  phone: 0,
  internet: 0,
  childCare: 0,
  medical: 0,
  childSupportPaid: 0,
  propertyTax: 0,
};

/** A person with default values: a citizen in good health without income. */
export const PLAIN_PERSON: Omit<HouseholdPerson, 'age' | 'relation'> = {
  disabled: false,
  blind: false,
  pregnant: false,
  expectedBabies: 0,
  breastfeeding: false,
  student: false,
  inSchool: false,
  hasDegree: false,
  veteran: false,
  status: 'citizen',
  statusOpen: false,
  residentYears: null,
  hoursWorkedPerWeek: 0,
  hoursOpen: false,
  ageOpen: false,
  idle: null,
  income: {},
  medicare: false,
  employerInsurance: false,
};

const EARNED: readonly IncomeKind[] = ['wages', 'self-employment'];

/** The age at which most people get Medicare. */
export const MEDICARE_AGE = 65;

/** Returns income of these kinds, in US dollars a year. A business loss counts as zero. */
export function incomeOf({ income }: HouseholdPerson, kinds: readonly IncomeKind[]): number {
  return kinds.reduce((sum, kind) => sum + Math.max(0, income[kind] ?? 0), 0);
}

/** Returns earnings from work, in US dollars a year. */
export function earnedOf(person: HouseholdPerson): number {
  return incomeOf(person, EARNED);
}

/** Returns income that isn't from work, in US dollars a year. */
export function unearnedOf({ income }: HouseholdPerson): number {
  return Object.entries(income).reduce(
    (sum, [kind, yearly]) => sum + (EARNED.some((one) => one === kind) ? 0 : Math.max(0, yearly)),
    0,
  );
}

/** Returns all income, in US dollars a year, reduced by any business loss. */
export function totalOf(person: HouseholdPerson): number {
  const loss = Math.min(0, person.income['self-employment'] ?? 0);
  return Math.max(0, earnedOf(person) + unearnedOf(person) + loss);
}

export function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}

/**
 * Returns how to refer to a person when addressing the member: "You", "Your parent", "A child aged 5". Omits guessed
 * ages.
 */
export function nameOf({ relation, age, ageOpen }: HouseholdPerson): string {
  if (relation === 'self') return 'You';
  if (relation === 'spouse' || relation === 'parent' || relation === 'grandparent') return `Your ${relation}`;
  if (ageOpen) return relation === 'child' || age < 18 ? 'A child' : 'Another adult';
  if (relation === 'child' || age < 18) return age === 0 ? 'A baby' : `A child aged ${age}`;
  return `A person aged ${age}`;
}

/** Returns the people with `change` applied to each. */
export function replaced(
  [self, ...others]: Household['people'],
  change: (person: HouseholdPerson, at: number) => HouseholdPerson,
): Household['people'] {
  return [change(self, 0), ...others.map((person, index) => change(person, index + 1))];
}
