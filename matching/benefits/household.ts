import type { Benefit } from '../../contract/benefits.ts';
import type { INCOME_KINDS, RELATIONS } from '../../contract/household.ts';
import type { StateCode } from '../../contract/places.ts';

/** Immigration status as far as benefit programs tell statuses apart. */
// biome-ignore format: one row reads better than one word a line
export type ImmigrationStatus =
  'citizen' | 'permanent-resident' | 'refugee' | 'cuban-haitian' | 'parolee' | 'tps' | 'daca' | 'visa-holder' | 'undocumented';

export type IncomeKind = (typeof INCOME_KINDS)[number];

/** Somebody in a household, with everything known. Sums are US dollars a year, before taxes. */
export interface HouseholdPerson {
  /** In whole years; a baby is 0. */
  age: number;
  relation: 'self' | (typeof RELATIONS)[number];
  disabled: boolean;
  blind: boolean;
  pregnant: boolean;
  /** Babies that a pregnancy is expected to bring. */
  expectedBabies: number;
  breastfeeding: boolean;
  /** A full-time student. */
  student: boolean;
  /** Is in school and has no high school diploma yet. */
  inSchool: boolean;
  /** Has finished four years of college. */
  hasDegree: boolean;
  veteran: boolean;
  status: ImmigrationStatus;
  /** Full years since a permanent resident became one; null where that is not known. */
  residentYears: number | null;
  hoursWorkedPerWeek: number;
  /** Nobody told the hours: they are a guess. */
  hoursOpen: boolean;
  /** Nobody told the age: it is a guess. */
  ageOpen: boolean;
  /** Neither works nor studies by what is told: looks for work, or is at home. Null where that is not so or not told. */
  idle: 'looking' | 'at-home' | null;
  income: Readonly<Partial<Record<IncomeKind, number>>>;
  /** Entitled to Medicare. */
  medicare: boolean;
  /** Could have health insurance through an employer at a price that the law calls affordable. */
  employerInsurance: boolean;
}

/** What a household pays, in US dollars a year. */
export interface HouseholdCosts {
  /** Rent, or mortgage with taxes and insurance. */
  housing: number;
  /** Heating or cooling, paid apart from the rent. */
  heatingCooling: number;
  electricity: number;
  water: number;
  phone: number;
  internet: number;
  childCare: number;
  /** Medical costs of people aged 60 or more, or with a disability, that nobody pays back. */
  medical: number;
  childSupportPaid: number;
  propertyTax: number;
}

/** A household with everything known: what estimators reckon with. The applicant comes first. */
export interface Household {
  /** The day whose figures count, as YYYY-MM-DD. */
  on: string;
  state: StateCode;
  /** The county's name without the word; null where it is not known. */
  county: string | null;
  people: readonly [HouseholdPerson, ...HouseholdPerson[]];
  costs: HouseholdCosts;
  /** Cash, accounts, stocks and bonds; not the home or a car. */
  savings: number;
  homeless: boolean;
  /** Says that it pays neither for its home nor for heating. */
  withoutBills: boolean;
  /** Programs that somebody in the household gets already: many states keep people who are in on easier terms. */
  enrolled: readonly Benefit[];
  /** Cash that the household draws though nobody told how much: what is reckoned counts as its income then. */
  drawn: readonly CashBenefit[];
}

/** Cash by need, which other programs count as income: as a rule only what somebody says they get. */
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

/** Somebody of whom nothing special is known: a citizen in good health, without income. */
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

/** Income of some kinds, US dollars a year; losses of a business count as nothing. */
/** Most people have Medicare from this age on. */
export const MEDICARE_AGE = 65;

export function incomeOf({ income }: HouseholdPerson, kinds: readonly IncomeKind[]): number {
  return kinds.reduce((sum, kind) => sum + Math.max(0, income[kind] ?? 0), 0);
}

/** Earnings from work, US dollars a year. */
export function earnedOf(person: HouseholdPerson): number {
  return incomeOf(person, EARNED);
}

/** Income that is not from work, US dollars a year. */
export function unearnedOf({ income }: HouseholdPerson): number {
  return Object.entries(income).reduce(
    (sum, [kind, yearly]) => sum + (EARNED.some((one) => one === kind) ? 0 : Math.max(0, yearly)),
    0,
  );
}

/** All income, US dollars a year; a loss of a business lowers it. */
export function totalOf(person: HouseholdPerson): number {
  const loss = Math.min(0, person.income['self-employment'] ?? 0);
  return Math.max(0, earnedOf(person) + unearnedOf(person) + loss);
}

export function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}

/** What the member would call somebody: "You", "Your parent", "A child aged 5". An age that nobody told is not named. */
export function nameOf({ relation, age, ageOpen }: HouseholdPerson): string {
  if (relation === 'self') return 'You';
  if (relation === 'spouse' || relation === 'parent' || relation === 'grandparent') return `Your ${relation}`;
  if (ageOpen) return relation === 'child' || age < 18 ? 'A child' : 'Another adult';
  if (relation === 'child' || age < 18) return age === 0 ? 'A baby' : `A child aged ${age}`;
  return `A person aged ${age}`;
}

/** The same people, each as `change` makes them. */
export function replaced(
  [self, ...others]: Household['people'],
  change: (person: HouseholdPerson, at: number) => HouseholdPerson,
): Household['people'] {
  return [change(self, 0), ...others.map((person, index) => change(person, index + 1))];
}
