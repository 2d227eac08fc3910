import * as z from 'zod/mini';
import { BENEFITS } from './benefits.ts';
import { CITIZENSHIP_STATUS, INCOME_KINDS } from './household.ts';
import { US_STATES } from './places.ts';
import {
  COMMUNITY_TYPES,
  EMPLOYMENT_STATUS,
  HOMEOWNERSHIP_STATUS,
  INDUSTRIES,
  MINORITY_GROUPS,
  NEEDS,
  VETERAN_DISCHARGES,
} from './profile.ts';

/** Who applies. One profile can be several of these: a farmer is an individual and a farm. The last two never. */
// biome-ignore format: one row reads better than one word a line
export const APPLICANT_KINDS = [
  'individual', 'business', 'startup', 'farm', 'nonprofit', 'school', 'college', 'hospital', 'tribal-government',
  'local-government', 'state-government', 'housing-authority', 'utility', 'researcher', 'federal-agency',
  'foreign-organization',
] as const;
export type ApplicantKind = (typeof APPLICANT_KINDS)[number];

/** Whom a profile speaks of: the person, always; children and others of the household where it tells of them. */
export const APPLYING_FOR = ['self', 'child', 'household'] as const;

/** Kinds of work that sources name as a condition. */
// biome-ignore format: one row reads better than one word a line
export const PROFESSIONS = [
  'artist', 'builder', 'business-person', 'child-care-worker', 'dentist', 'educator', 'engineer', 'farmer', 'farmworker',
  'firefighter', 'fisher', 'health-worker', 'law-enforcement', 'lawyer', 'miner', 'nurse', 'pharmacist', 'physician',
  'port-worker', 'researcher', 'social-worker', 'veterinarian',
] as const;

/** Fields of research, as the calls of federal agencies divide them. */
// biome-ignore format: one row reads better than one word a line
export const RESEARCH_FIELDS = [
  'physical-sciences', 'life-sciences', 'health', 'engineering', 'social-sciences', 'humanities', 'arts', 'agriculture',
  'education',
] as const;

/** What farms raise, as the programs of the Department of Agriculture divide it. */
// biome-ignore format: one row reads better than one word a line
export const FARM_FIELDS = [
  'livestock', 'dairy', 'field-crops', 'fruit-and-nuts', 'vegetables', 'nursery', 'bees-and-fish',
] as const;

/** What organizations are there for, where programs ask it of them; the arts, health, schooling and the humanities are above. */
// biome-ignore format: one row reads better than one word a line
export const MISSIONS = [
  'food', 'homelessness', 'housing', 'museums', 'libraries', 'fire-and-rescue', 'police', 'victims', 'mental-health', 'youth',
  'environment', 'reentry', 'farm-support', 'business-support', 'volunteers', 'utilities', 'transport',
] as const;

export const WORK_FIELDS = [...RESEARCH_FIELDS, ...FARM_FIELDS, ...MISSIONS] as const;
/** What somebody's own work, or the organization they apply for, is about. */
export type WorkField = (typeof WORK_FIELDS)[number];

/** Highest schooling, from least to most. */
export const EDUCATION_LEVELS = [
  'less-than-high-school',
  'high-school',
  'some-college',
  'associate',
  'bachelor',
  'graduate',
] as const;

/** The answers of an enumeration that say something. */
function specified(values: readonly string[]): readonly string[] {
  return values.filter((value) => value !== 'not_specified');
}

/**
 * The facts that rules speak of. A fact is known, or unknown; unknown is never "no".
 * Money is in US dollars a year, shares are in percent. `youngestChild` is the age of the youngest person under 18 in the
 * household, `oldestOther` the age of its oldest person besides the applicant; where there is none they are out of every range.
 */
export const FACTS = {
  age: { type: 'number' },
  state: { type: 'choice', values: Object.keys(US_STATES) },
  veteran: { type: 'boolean' },
  veteranDischarge: { type: 'choice', values: specified(VETERAN_DISCHARGES) },
  veteranDisabilityRating: { type: 'number' },
  student: { type: 'choice', values: ['current', 'future', 'no'] },
  educationLevel: { type: 'choice', values: EDUCATION_LEVELS },
  singleParent: { type: 'boolean' },
  pregnant: { type: 'boolean' },
  children: { type: 'number' },
  householdSize: { type: 'number' },
  householdIncome: { type: 'number' },
  incomeOfPovertyLine: { type: 'number' },
  incomeOfAreaMedian: { type: 'number' },
  savings: { type: 'number' },
  disability: { type: 'boolean' },
  employment: { type: 'choice', values: specified(EMPLOYMENT_STATUS) },
  citizenship: { type: 'choice', values: specified(CITIZENSHIP_STATUS) },
  minorityGroup: { type: 'choice', values: specified(MINORITY_GROUPS) },
  tribalMember: { type: 'boolean' },
  community: { type: 'choice', values: specified(COMMUNITY_TYPES) },
  home: { type: 'choice', values: specified(HOMEOWNERSHIP_STATUS) },
  industry: { type: 'choice', values: specified(INDUSTRIES) },
  applicantKind: { type: 'choices', values: APPLICANT_KINDS },
  applyingFor: { type: 'choices', values: APPLYING_FOR },
  profession: { type: 'choices', values: PROFESSIONS },
  ownsBusiness: { type: 'boolean' },
  startingBusiness: { type: 'boolean' },
  nonprofitStatus: { type: 'choice', values: ['501c3', '501c4', 'fiscal-sponsorship', 'pending', 'none'] },
  annualRevenue: { type: 'number' },
  employees: { type: 'number' },
  permanentResidentYears: { type: 'number' },
  worksForPay: { type: 'boolean' },
  paysHeating: { type: 'boolean' },
  spouse: { type: 'boolean' },
  spouseVeteran: { type: 'boolean' },
  youngestChild: { type: 'number' },
  schoolAgeChild: { type: 'boolean' },
  disabledChild: { type: 'boolean' },
  relativesChild: { type: 'boolean' },
  oldestOther: { type: 'number' },
  disabledOther: { type: 'boolean' },
  pregnantOther: { type: 'boolean' },
} as const satisfies Record<
  string,
  { type: 'number' | 'boolean' } | { type: 'choice' | 'choices'; values: readonly string[] }
>;

export type FactName = keyof typeof FACTS;

/** Where a leaf comes from: the key of one of the program's sources, and the source's own words where we hold them. */
const origin = {
  /** The condition in plain words, spoken to the person: "You served on active duty". */
  says: z.string().check(z.minLength(3), z.maxLength(300)),
  source: z.string(),
  quote: z.optional(z.string().check(z.maxLength(1000))),
};

const factNames = Object.keys(FACTS) as [FactName, ...FactName[]];

/** Exactly one comparison: `is`, `in`, or a range with `atLeast` and/or `atMost`. */
const comparison = {
  fact: z.enum(factNames),
  is: z.optional(z.union([z.boolean(), z.string()])),
  in: z.optional(z.array(z.string()).check(z.minLength(1))),
  atLeast: z.optional(z.number()),
  atMost: z.optional(z.number()),
};
const fitsItsFact = z.refine<Comparison>(comparesItsFact, {
  error: 'The comparison does not fit the fact: see FACTS',
});

/** A leaf that a profile can answer. */
export const factRule = z.strictObject({ ...comparison, ...origin }).check(fitsItsFact);
export type FactRule = z.infer<typeof factRule>;

/**
 * How often an open condition holds for people of whom the program's other conditions hold, most often first.
 * `nearly-always`: a formality. `usually`: three in four or more. `half`: could go either way. `sometimes`: one in five.
 * `rarely`: special circumstances that nobody should expect of a stranger, such as an illness or a crime.
 */
export const ODDS = ['nearly-always', 'usually', 'half', 'sometimes', 'rarely'] as const;
export type Odds = (typeof ODDS)[number];

/** A limit on income: in percent of the federal poverty line, in percent of the area's median income, or in US dollars a year. */
export const incomeLimit = z.union([
  z.strictObject({ povertyLine: z.number() }),
  z.strictObject({ areaMedian: z.number() }),
  z.strictObject({ yearly: z.number() }),
]);
export type IncomeLimit = z.infer<typeof incomeLimit>;

/**
 * A leaf that no fact answers: the person has to check it, so it is unknown. `odds` says how likely it is to hold: a
 * class, or an income limit against which the household's income is compared where the office has the last word. With
 * `benefit`, the condition is that the household is within that program's limits: an estimate answers it where it can.
 * With `need`, a member who says that they need help with it tells that it may well hold.
 * With `fields`, it asks for work in one of them: research that a project may be about, or what a farm raises. A member
 * whose own fields are others hardly meets it.
 * With `income`, who has that kind of income, or one of several, meets it; with `paidAs` they also get what the program pays already.
 */
export const checkRule = z.strictObject({
  check: z.literal(true),
  odds: z.optional(z.union([z.enum(ODDS), incomeLimit])),
  benefit: z.optional(z.enum(BENEFITS)),
  need: z.optional(z.enum(NEEDS)),
  fields: z.optional(z.array(z.enum(WORK_FIELDS)).check(z.minLength(1))),
  income: z.optional(z.union([z.enum(INCOME_KINDS), z.array(z.enum(INCOME_KINDS)).check(z.minLength(1))])),
  paidAs: z.optional(z.enum(INCOME_KINDS)),
  ...origin,
});
export type CheckRule = z.infer<typeof checkRule>;

export type Leaf = FactRule | CheckRule;
export type Rule = Leaf | { all: Rule[] } | { any: Rule[] } | { not: Rule };

/** A program's eligibility as data. */
export const rule: z.ZodMiniType<Rule, Rule> = z.lazy(() =>
  z.union([
    factRule,
    checkRule,
    z.strictObject({ all: z.array(rule).check(z.minLength(1)) }),
    z.strictObject({ any: z.array(rule).check(z.minLength(1)) }),
    z.strictObject({ not: rule }),
  ]),
);

const { says: _, ...unsaid } = origin;

/** A fact leaf as editors write it. Its sentence comes from its fact, so it can't claim more than the fact says. */
export const writtenFactRule = z.strictObject({ ...comparison, ...unsaid }).check(fitsItsFact);
export type WrittenFactRule = z.infer<typeof writtenFactRule>;
export type WrittenRule =
  | WrittenFactRule
  | CheckRule
  | { all: WrittenRule[] }
  | { any: WrittenRule[] }
  | { not: WrittenRule };

/** Eligibility as a program's file has it: a `rule` whose fact leaves have no sentence yet. */
export const writtenRule: z.ZodMiniType<WrittenRule, WrittenRule> = z.lazy(() =>
  z.union([
    writtenFactRule,
    checkRule,
    z.strictObject({ all: z.array(writtenRule).check(z.minLength(1)) }),
    z.strictObject({ any: z.array(writtenRule).check(z.minLength(1)) }),
    z.strictObject({ not: writtenRule }),
  ]),
);

/**
 * Whether a value is a rule, as `rule` says, in a quarter of the time: the key tells the form, so that no other is tried.
 * What is wrong with one, `rule` says.
 */
export function isRule(value: unknown): value is Rule {
  if (typeof value !== 'object' || value === null) return false;
  if ('fact' in value) return factRule.safeParse(value).success;
  if ('check' in value) return checkRule.safeParse(value).success;
  if (Object.keys(value).length !== 1) return false;
  if ('not' in value) return isRule(value.not);
  const parts = 'all' in value ? value.all : 'any' in value ? value.any : null;
  return Array.isArray(parts) && parts.length > 0 && parts.every(isRule);
}

interface Comparison {
  fact: FactName;
  is?: boolean | string | undefined;
  in?: string[] | undefined;
  atLeast?: number | undefined;
  atMost?: number | undefined;
}

function comparesItsFact(leaf: Comparison): boolean {
  const fact = FACTS[leaf.fact];
  const ranged = leaf.atLeast !== undefined || leaf.atMost !== undefined;
  const comparisons = Number(leaf.is !== undefined) + Number(leaf.in !== undefined) + Number(ranged);
  if (comparisons !== 1) return false;
  if (fact.type === 'number') return ranged && (leaf.atLeast ?? 0) <= (leaf.atMost ?? Number.POSITIVE_INFINITY);
  if (fact.type === 'boolean') return typeof leaf.is === 'boolean';
  const wanted = leaf.in ?? (typeof leaf.is === 'string' ? [leaf.is] : []);
  return wanted.length > 0 && wanted.every((value) => (fact.values as readonly string[]).includes(value));
}
