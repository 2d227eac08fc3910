import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { US_STATES } from '../../contract/profile/places.ts';
import {
  type Household,
  type HouseholdPerson,
  type ImmigrationStatus,
  type IncomeKind,
  MEDICARE_AGE,
  NO_COSTS,
  PLAIN_PERSON,
} from '../../matching/benefits/household.ts';

/** An amount. Some are written as a product, such as "1_000 * 12". */
const sum = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^[\d_.]+( \* [\d_.]+)*$/)),
    z.transform((product) =>
      product.split(' * ').reduce((result, factor) => result * Number(factor.replaceAll('_', '')), 1),
    ),
  ),
]);
const money = z.record(z.string(), sum);
const anything = z.record(z.string(), z.json());

const member = z.looseObject({
  id: z.string(),
  age: z.number(),
  relation: z.string(),
  immigration: z.optional(z.string()),
  income: z.optional(money),
  costs: z.optional(money),
  facts: z.optional(anything),
});
type Member = z.infer<typeof member>;

/** A labeled household, with its expected results for some programs. */
export const benefitCase = z.object({
  id: z.string(),
  source: z.string(),
  state: z.nullable(z.enum(Object.keys(US_STATES) as [keyof typeof US_STATES])),
  year: z.number(),
  month: z.optional(z.string()),
  household: z.looseObject({
    members: z.array(member).check(z.minLength(1)),
    costs: z.optional(money),
    facts: z.optional(anything),
    county: z.optional(z.string()),
    assets: z.optional(z.union([z.number(), money])),
  }),
  /**
   * Keyed by program and result name: `eligible`, `amount` with `unit`, `category`, `tier`. Each has one value, or one
   * per member.
   */
  expected: z.record(z.string(), z.record(z.string(), anything)),
});
export type BenefitCase = z.infer<typeof benefitCase>;

/** Returns a file's cases, one per line, and the number of lines that don't match the schema. */
export function readCases(file: string): { cases: BenefitCase[]; unreadable: number } {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const cases = lines.flatMap((line) => benefitCase.safeParse(JSON.parse(line)).data ?? []);
  return { cases, unreadable: lines.length - cases.length };
}

const INCOME: Readonly<Record<string, IncomeKind>> = {
  wages: 'wages',
  selfEmployment: 'self-employment',
  socialSecurity: 'social-security',
  socialSecurityRetirement: 'social-security',
  socialSecurityDisability: 'social-security',
  socialSecurityDependents: 'social-security',
  ssiReceived: 'ssi',
  childSupport: 'child-support',
  unemployment: 'unemployment',
  veteransBenefits: 'veterans',
  pension: 'retirement',
  interest: 'investments',
  dividends: 'investments',
  rental: 'investments',
  longTermGains: 'investments',
  taxExemptInterest: 'investments',
  unearned: 'other',
};

const STATUS: Readonly<Record<string, ImmigrationStatus>> = {
  CITIZEN: 'citizen',
  LEGAL_PERMANENT_RESIDENT: 'permanent-resident',
  REFUGEE: 'refugee',
  ASYLEE: 'refugee',
  CUBAN_HAITIAN_ENTRANT: 'cuban-haitian',
  PAROLED_ONE_YEAR: 'parolee',
  TPS: 'tps',
  DACA: 'daca',
  UNDOCUMENTED: 'undocumented',
};

/** The immigration status for each type of Social Security card. Tax cases state the card, not the status. */
const STATUS_BY_CARD: Readonly<Record<string, ImmigrationStatus>> = {
  CITIZEN: 'citizen',
  NON_CITIZEN_VALID_EAD: 'daca',
  OTHER_NON_CITIZEN: 'undocumented',
  NONE: 'undocumented',
};

const RELATION: Readonly<Record<string, HouseholdPerson['relation']>> = {
  head: 'self',
  spouse: 'spouse',
  child: 'child',
  dependent: 'other-relative',
  adult: 'partner',
};

/**
 * Facts that mean a family already gets child care assistance. `BUSY` matches facts that mean its parents work or study
 * enough to qualify.
 */
const IN_CHILD_CARE = /(?<!tanf)_enrolled$|_enrolled_in_ccdf|at_redetermination/;
const BUSY = /meets_ccdf_activity_test|reason_for_care/;

const isTrue = (value: unknown): boolean => value === true;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Converts a case into the household that estimators take. Facts missing from a case are false. */
export function householdOf({ state, year, month, household }: BenefitCase): Household {
  const heads = household.members.filter(({ relation }) => relation === 'head');
  const first = heads[0] ?? household.members[0];
  const [head, ...others] = [first, ...household.members.filter((one) => one !== first)].flatMap((one) => one ?? []);
  if (head === undefined) throw new Error('A case without members');
  const cost = (name: string) =>
    number(household.costs?.[name]) + household.members.reduce((sum, { costs }) => sum + number(costs?.[name]), 0);
  const { assets } = household;
  const facts = [household, ...household.members].flatMap((one) => Object.entries(one.facts ?? {}));
  const areBusy = facts.some(([name, value]) => BUSY.test(name) && isTrue(value));
  const busy = (person: HouseholdPerson) => (areBusy && person.age >= 18 ? { ...person, student: true } : person);
  return {
    on: month ? `${month}-28` : `${year}-07-01`,
    // If a case names no state, its result doesn't depend on one. Ohio has no rules of its own for these programs.
    state: state ?? 'OH',
    county: household.county?.replace(/_COUNTY.*$/, '').replaceAll('_', ' ') ?? null,
    people: [withIncome(busy(personOf(head)), household), ...others.map((one) => busy(personOf(one)))],
    costs: {
      ...NO_COSTS,
      housing: Math.max(cost('housing'), cost('rent')),
      heatingCooling: cost('heatingCooling') + cost('heating') + cost('gas'),
      electricity: cost('electricity'),
      water: cost('water'),
      phone: cost('phone'),
      internet: cost('broadband'),
      childCare: cost('childCare') + cost('dependentCare'),
      childSupportPaid: cost('childSupportPaid'),
      propertyTax: cost('propertyTax'),
    },
    savings:
      typeof assets === 'number'
        ? assets
        : Math.max(0, ...Object.values(assets ?? {}), ...household.members.map((one) => number(one['assetsForSsi']))),
    homeless: isTrue(household['homeless']),
    home: null,
    incomeOpen: false,
    housingOpen: false,
    withoutBills: false,
    enrolled: [
      ...(isTrue(household.facts?.['is_tanf_enrolled']) ? (['tanf'] as const) : []),
      ...(facts.some(([name, value]) => IN_CHILD_CARE.test(name) && isTrue(value)) ? (['child-care'] as const) : []),
    ],
    // The labels assume that a household gets the cash assistance it qualifies for.
    drawn: ['ssi', 'tanf'],
  };
}

/** Returns the member ids in the same order as `householdOf`. */
export function orderOfMembers({ household: { members } }: BenefitCase): string[] {
  const first = members.find(({ relation }) => relation === 'head') ?? members[0];
  return [first, ...members.filter((one) => one !== first)].flatMap((one) => one?.id ?? []);
}

/** Assigns the total income to the head, because some cases state only the total. */
function withIncome(
  head: HouseholdPerson,
  { members, adjustedGrossIncome }: BenefitCase['household'],
): HouseholdPerson {
  if (typeof adjustedGrossIncome !== 'number' || members.some(({ income }) => income !== undefined)) return head;
  return { ...head, income: { other: adjustedGrossIncome } };
}

function personOf(given: Member): HouseholdPerson {
  const income: Partial<Record<IncomeKind, number>> = {};
  for (const [name, yearly] of Object.entries(given.income ?? {})) {
    const kind = INCOME[name] ?? 'other';
    income[kind] = (income[kind] ?? 0) + yearly;
  }
  const wages = income.wages ?? 0;
  return {
    ...PLAIN_PERSON,
    age: given.age,
    relation: RELATION[given.relation] ?? 'unrelated',
    disabled:
      isTrue(given['disabled']) ||
      isTrue(given['meetsSsiDisabilityTest']) ||
      isTrue(given['totallyDisabled']) ||
      isTrue(given['incapableOfSelfCare']) ||
      isTrue(given.facts?.['has_developmental_delay']),
    blind: isTrue(given['blind']),
    pregnant: isTrue(given['pregnant']),
    expectedBabies: isTrue(given['pregnant']) ? Math.max(1, number(given['expectedBabies'])) : 0,
    breastfeeding: isTrue(given['breastfeeding']),
    student: isTrue(given['fullTimeStudent']) || isTrue(given['fullTimeCollegeStudent']),
    veteran: isTrue(given['veteran']),
    status: STATUS_BY_CARD[String(given['ssnCardType'])] ?? STATUS[given.immigration ?? 'CITIZEN'] ?? 'visa-holder',
    residentYears: typeof given['yearsSinceEntry'] === 'number' ? given['yearsSinceEntry'] : null,
    hoursWorkedPerWeek: number(given['hoursWorkedPerWeek']),
    income: { ...income, ...(wages === 0 ? {} : { wages }) },
    medicare: given['medicareEntitled'] === undefined ? given.age >= MEDICARE_AGE : isTrue(given['medicareEntitled']),
    employerInsurance: isTrue(given['offeredEmployerInsurance']),
  };
}
