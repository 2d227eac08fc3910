import type { Person } from '../../../contract/profile/household.ts';
import type { StateCode } from '../../../contract/profile/places.ts';
import type { Profile } from '../../../contract/profile/profile.ts';
import type { OpenFact } from '../../../contract/programs/benefits.ts';
import { childrenOf, GROWN, householdSizeOf } from '../../person/household-size.ts';
import { permanentResidentYears } from '../../person/residence.ts';
import { hasDegree, schoolingOf } from '../../person/schooling.ts';
import { employmentOf } from '../../person/work-words.ts';
import {
  type Household,
  type HouseholdPerson,
  type ImmigrationStatus,
  MEDICARE_AGE,
  NO_COSTS,
  PLAIN_PERSON,
  replaced,
} from '../household.ts';
import type { IncomeLines } from '../income-lines.ts';
import { type Fill, incomeOptions, kindOptions } from './scenario-incomes.ts';

/** A household the profile could describe, with the answer assumed for each open fact. */
export interface Scenario {
  household: Household;
  chosen: Readonly<Partial<Record<OpenFact, number>>>;
}

/** The options for a fact the profile leaves open. Each modifies the household built so far. */
interface Open {
  fact: OpenFact;
  options: readonly Fill[];
}

/** The maximum number of households per estimate. If there are more, the least important facts are fixed. */
const MOST_SCENARIOS = 8;

/**
 * Returns the households a profile could describe: one if all facts are known, otherwise one for each combination of
 * open facts. Unemployed adults count as meeting work rules of 20 hours, because programs list those as separate
 * conditions.
 */
export function scenariosOf(profile: Profile, state: StateCode, on: string, lines: IncomeLines): Scenario[] {
  let scenarios: Scenario[] = [{ household: known(profile, state, on), chosen: {} }];
  for (const { fact, options } of openFacts(profile, lines)) {
    const fitting = scenarios.length * options.length <= MOST_SCENARIOS ? options : options.slice(0, 1);
    scenarios = scenarios.flatMap(({ household, chosen }) =>
      fitting.map((fill, index) => ({ household: fill(household), chosen: { ...chosen, [fact]: index } })),
    );
  }
  return scenarios.map(({ household, chosen }) => ({ household: settled(household), chosen }));
}

/** Returns the open facts, most important first. The last ones are fixed if there would be too many scenarios. */
function openFacts(profile: Profile, lines: IncomeLines): Open[] {
  return [
    { fact: 'people', options: peopleOptions(profile) },
    { fact: 'income', options: incomeOptions(profile, lines) },
    { fact: 'status', options: statusOptions(profile) },
    { fact: 'resident-since', options: residentYearsOptions(profile) },
    { fact: 'spouse', options: spouseOptions(profile) },
    { fact: 'ages', options: ageOptions(profile) },
    { fact: 'income-kind', options: kindOptions(profile) },
    { fact: 'housing', options: housingOptions(profile) },
    { fact: 'heating', options: heatingOptions(profile) },
  ];
}

const asItIs = (household: Household): Household => household;

const STATUS: Readonly<Record<Person['citizenshipStatus'], ImmigrationStatus>> = {
  not_specified: 'citizen',
  citizen: 'citizen',
  'permanent-resident': 'permanent-resident',
  'visa-holder': 'visa-holder',
  daca: 'daca',
  refugee: 'refugee',
  other: 'undocumented',
};

/** A typical age, for adults of unknown age. */
const SOME_ADULT = 40;
/** A placeholder until the ages are filled in. */
const OPEN_AGE = -1;

function known(profile: Profile, state: StateCode, on: string): Household {
  const { household } = profile;
  const status = STATUS[profile.citizenshipStatus];
  const self: HouseholdPerson = {
    ...PLAIN_PERSON,
    relation: 'self',
    age: profile.age ?? SOME_ADULT,
    disabled: profile.hasDisability || profile.employmentStatus === 'unable-to-work',
    pregnant: profile.pregnancy === 'yes',
    expectedBabies: profile.pregnancy === 'yes' ? 1 : 0,
    student: profile.isStudent === 'current',
    inSchool: profile.isStudent === 'current' && schoolingOf(profile) === 'less-than-high-school',
    hasDegree: hasDegree(profile.education ?? ''),
    veteran: profile.isVeteran,
    status,
    residentYears: permanentResidentYears(profile, new Date(on)) ?? yearsSince(profile.permanentResidentSince, on),
    hoursWorkedPerWeek: hoursOf(profile),
    hoursOpen: true,
    idle: idleOf(profile),
  };
  const others = (household?.people ?? []).map((person): HouseholdPerson => {
    const age = person.age ?? (person.relation === 'child' || person.relation === 'grandchild' ? OPEN_AGE : SOME_ADULT);
    return {
      ...PLAIN_PERSON,
      age,
      ageOpen: person.age === null,
      relation: person.relation,
      disabled: person.disability ?? false,
      pregnant: person.pregnant ?? false,
      expectedBabies: person.pregnant ? 1 : 0,
      student: person.student ?? false,
      veteran: person.veteran ?? false,
      status: person.citizenshipStatus === 'not_specified' ? bornHere(status, age) : STATUS[person.citizenshipStatus],
      statusOpen: person.citizenshipStatus === 'not_specified' && age < GROWN,
      residentYears: yearsSince(
        person.citizenshipStatus === 'not_specified' ? profile.permanentResidentSince : person.permanentResidentSince,
        on,
      ),
      hoursWorkedPerWeek: age >= GROWN ? HOURS.working : 0,
      idle: hasStatedWork(profile) ? 'at-home' : null,
    };
  });
  return {
    on,
    state,
    county: null,
    people: [self, ...others],
    costs: {
      ...NO_COSTS,
      housing: 12 * (household?.housingCost ?? 0),
      heatingCooling: household?.paysHeating ? SOME_HEATING : 0,
      childCare: 12 * (household?.childCareCost ?? 0),
      medical: 12 * (household?.medicalCost ?? 0),
    },
    savings: household?.savings ?? 0,
    savingsOpen: (household?.savings ?? null) === null,
    homeless: profile.homeownershipStatus === 'temporary',
    home:
      profile.homeownershipStatus === 'own' || profile.homeownershipStatus === 'rent'
        ? profile.homeownershipStatus
        : null,
    incomeOpen: false,
    housingOpen: false,
    withoutBills: household?.housingCost === 0 && household.paysHeating === false,
    enrolled: (household?.incomes ?? []).some(({ kind, yearly }) => kind === 'tanf' && yearly > 0) ? ['tanf'] : [],
    drawn: [],
  };
}

function yearsSince(year: number | null, on: string): number | null {
  return year === null ? null : Math.max(0, Number(on.slice(0, 4)) - year);
}

/** Assumes that children without a stated status are citizens and that adult relatives share the member's status. */
function bornHere(status: ImmigrationStatus, age: number): ImmigrationStatus {
  return age < GROWN ? 'citizen' : status;
}

/**
 * Returns the household with the member's status for children whose status wasn't given. Null if the member is a
 * citizen, or all statuses were given.
 */
export function withoutGuessedStatus(household: Household): Household | null {
  const [{ status, residentYears }] = household.people;
  if (status === 'citizen' || !household.people.some(({ statusOpen }) => statusOpen)) return null;
  return {
    ...household,
    people: replaced(household.people, (person) => (person.statusOpen ? { ...person, status, residentYears } : person)),
  };
}

const HOURS = { working: 35, looking: 20 } as const;

function hoursOf(profile: Profile): number {
  const employmentStatus = employmentOf(profile);
  if (employmentStatus === 'retired' || employmentStatus === 'unable-to-work') return 0;
  return employmentStatus === 'unemployed' ? HOURS.looking : HOURS.working;
}

const AT_HOME = /\b(stay(s|ing)?[- ]at[- ]home|home ?makers?|house ?(wife|husband))\b/i;

function idleOf(profile: Profile): HouseholdPerson['idle'] {
  const employmentStatus = employmentOf(profile);
  if (employmentStatus !== 'unemployed' && employmentStatus !== 'not_specified') return null;
  if (AT_HOME.test(profile.occupation ?? '')) return 'at-home';
  return employmentStatus === 'unemployed' ? 'looking' : null;
}

/** Returns whether a member listed everyone's incomes. People without earnings are then known not to work. */
function hasStatedWork({ household, employmentStatus }: Profile): boolean {
  return (household?.incomes ?? []).length > 0 && employmentStatus !== 'not_specified';
}

/** Returns options for the household's people who aren't listed. */
function peopleOptions(profile: Profile): Open['options'] {
  const listed = profile.household?.people ?? [];
  const size = householdSizeOf(profile);
  const children = childrenOf(profile);
  const listedChildren = listed.filter(
    ({ age, relation }) => (age ?? (relation === 'child' ? 0 : GROWN)) < GROWN,
  ).length;
  const others = size === null ? null : Math.max(0, size - 1 - listed.length);
  if (others === 0) return [asItIs];
  if (children !== null) {
    const kids = Math.max(0, children - listedChildren);
    const partner = profile.isSingleParent || listed.length > 0 ? 0 : 1;
    if (others !== null) return [joinedBy(Math.min(kids, others), Math.max(0, others - kids))];
    return children === 0 && partner === 1
      ? [joinedBy(0, 0), joinedBy(0, 1)]
      : [joinedBy(kids, 0), joinedBy(kids, partner)];
  }
  if (others !== null) return [joinedBy(0, others), joinedBy(others, 0)];
  return profile.isSingleParent ? [joinedBy(1, 0), joinedBy(3, 0)] : [joinedBy(0, 0), joinedBy(2, 1)];
}

const joinedBy =
  (kids: number, adults: number) =>
  (household: Household): Household => {
    const [self] = household.people;
    const child = { ...PLAIN_PERSON, relation: 'child', age: OPEN_AGE, ageOpen: true, statusOpen: true } as const;
    const adult = {
      ...PLAIN_PERSON,
      relation: 'partner',
      age: Math.max(GROWN, self.age),
      ageOpen: true,
      status: self.status,
      residentYears: self.residentYears,
      hoursWorkedPerWeek: HOURS.working,
    } as const;
    const joined = [...Array.from({ length: adults }, () => adult), ...Array.from({ length: kids }, () => child)];
    return { ...household, people: [...household.people, ...joined] };
  };

/** Returns options for the first adult of unknown relation: spouse or not. */
function spouseOptions({ household, isSingleParent }: Profile): Open['options'] {
  const is =
    (relation: 'spouse' | 'unrelated') =>
    (one: Household): Household => {
      const index = one.people.findIndex((person) => person.relation === 'partner' && person.age >= GROWN);
      return {
        ...one,
        people: replaced(one.people, (person, at) => (at === index ? { ...person, relation } : person)),
      };
    };
  const isStated = (household?.people.length ?? 0) > 0;
  if (isStated) return [asItIs];
  return isSingleParent ? [is('unrelated')] : [is('spouse'), is('unrelated')];
}

function ageOptions(_profile: Profile): Open['options'] {
  return [3, 12].map((age) => (household: Household) => ({
    ...household,
    people: replaced(household.people, (person) => (person.age === OPEN_AGE ? { ...person, age } : person)),
  }));
}

function statusOptions({ citizenshipStatus }: Profile): Open['options'] {
  if (citizenshipStatus !== 'other') return [asItIs];
  return (['undocumented', 'refugee'] as const).map((status) => (household: Household) => ({
    ...household,
    people: replaced(household.people, (person, at) => (at === 0 ? { ...person, status } : person)),
  }));
}

/**
 * Returns options for adult permanent residents with an unknown start date, except the member. Many programs require 5
 * years.
 */
function residentYearsOptions({ household }: Profile): Open['options'] {
  const isOpen = (household?.people ?? []).some(
    ({ citizenshipStatus, permanentResidentSince, age }) =>
      citizenshipStatus === 'permanent-resident' && permanentResidentSince === null && (age ?? GROWN) >= GROWN,
  );
  if (!isOpen) return [asItIs];
  return [RECENT_YEARS, MANY_YEARS].map((residentYears) => (one: Household) => ({
    ...one,
    people: replaced(one.people, (person, at) =>
      at > 0 && person.status === 'permanent-resident' && person.residentYears === null
        ? { ...person, residentYears }
        : person,
    ),
  }));
}
const RECENT_YEARS = 2;
const MANY_YEARS = 10;

const SOME_HEATING = 1200;
/** A rent high enough for the maximum housing deduction, in US dollars a year. */
const HIGH_RENT = 18_000;

function housingOptions({ household, homeownershipStatus }: Profile): Open['options'] {
  if (isHousingStated(household)) return [asItIs];
  if (homeownershipStatus === 'temporary') return [asItIs];
  return [
    (one) => ({ ...one, housingOpen: true }),
    (one) => ({
      ...one,
      housingOpen: true,
      costs: { ...one.costs, housing: HIGH_RENT, heatingCooling: SOME_HEATING },
    }),
  ];
}

function heatingOptions({ household }: Profile): Open['options'] {
  if (!isHousingStated(household) || household?.paysHeating !== null) return [asItIs];
  return [asItIs, (one) => ({ ...one, costs: { ...one.costs, heatingCooling: SOME_HEATING } })];
}

function isHousingStated(household: Profile['household']): boolean {
  return household?.housingCost !== null && household?.housingCost !== undefined;
}

/** Adds what follows from other facts: Medicare by age, or by disability with Social Security. */
function settled(household: Household): Household {
  return {
    ...household,
    people: replaced(household.people, (person) => ({
      ...person,
      medicare:
        person.age >= MEDICARE_AGE ||
        (person.disabled && person.age >= GROWN && (person.income['social-security'] ?? 0) > 0),
    })),
  };
}
