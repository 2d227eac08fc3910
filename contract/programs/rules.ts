import * as z from 'zod/mini';
import { COPIED_FACTS, specified } from '../profile/copied-facts.ts';
import { INCOME_KINDS } from '../profile/household.ts';
import { US_STATES } from '../profile/places.ts';
import { EMPLOYMENT_STATUS, FARM_PLANS, NEEDS, STUDENT_STATUS } from '../profile/profile.ts';
import { benefit } from './benefits.ts';

/**
 * Applicant kinds. One profile can have several: a farmer is an individual and a farm. Profiles never have the last
 * two.
 */
// biome-ignore format: one row reads better than one word per line
export const APPLICANT_KINDS = [
  'individual', 'business', 'startup', 'farm', 'nonprofit', 'school', 'college', 'hospital', 'tribal-government',
  'local-government', 'state-government', 'housing-authority', 'utility', 'researcher', 'federal-agency',
  'foreign-organization',
] as const;
export type ApplicantKind = (typeof APPLICANT_KINDS)[number];

/** Who a profile can apply for: always the person, plus children and other household members if it mentions them. */
export const APPLYING_FOR = ['self', 'child', 'household'] as const;

/** Occupations that sources name as a condition. */
// biome-ignore format: one row reads better than one word per line
export const PROFESSIONS = [
  'artist', 'builder', 'business-person', 'child-care-worker', 'dentist', 'educator', 'engineer', 'farmer', 'farmworker',
  'firefighter', 'fisher', 'health-worker', 'law-enforcement', 'lawyer', 'miner', 'nurse', 'pharmacist', 'physician',
  'port-worker', 'researcher', 'social-worker', 'veterinarian',
] as const;

/** Research fields, as federal agencies' funding calls divide them. */
// biome-ignore format: one row reads better than one word per line
export const RESEARCH_FIELDS = [
  'physical-sciences', 'life-sciences', 'health', 'engineering', 'social-sciences', 'humanities', 'arts', 'agriculture',
  'education',
] as const;

/** What farms raise, as divided by Department of Agriculture programs. */
// biome-ignore format: one row reads better than one word per line
export const FARM_FIELDS = [
  'livestock', 'dairy', 'field-crops', 'fruit-and-nuts', 'vegetables', 'nursery', 'bees-and-fish',
] as const;

/** Missions that programs require of organizations. The arts, health, education and the humanities are above. */
// biome-ignore format: one row reads better than one word per line
export const MISSIONS = [
  'food', 'homelessness', 'housing', 'museums', 'libraries', 'fire-and-rescue', 'police', 'victims', 'mental-health', 'youth',
  'environment', 'reentry', 'farm-support', 'business-support', 'volunteers', 'utilities', 'transport', 'worship',
  'legal-aid', 'aging', 'disability', 'veterans', 'animals',
] as const;

export const WORK_FIELDS = [...RESEARCH_FIELDS, ...FARM_FIELDS, ...MISSIONS] as const;
/** The field a person, or the organization they apply for, works in. */
export type WorkField = (typeof WORK_FIELDS)[number];

/** Highest education level, from lowest to highest. */
export const EDUCATION_LEVELS = [
  'less-than-high-school',
  'high-school',
  'some-college',
  'associate',
  'bachelor',
  'graduate',
] as const;

/**
 * The facts used in rules. A fact is known or unknown; unknown never means "no". Money is in US dollars a year, shares
 * are percentages. `youngestChild` is the age of the youngest person under 18 in the household, `oldestOther` the age
 * of the oldest person other than the applicant. If there is no such person, the age is outside every range. Facts that
 * copy an answer come from the profile's fields.
 */
export const FACTS = {
  ...COPIED_FACTS,
  state: { type: 'choice', values: Object.keys(US_STATES) },
  student: { type: 'choice', values: STUDENT_STATUS },
  educationLevel: { type: 'choice', values: EDUCATION_LEVELS },
  pregnant: { type: 'boolean' },
  children: { type: 'number' },
  householdSize: { type: 'number' },
  householdIncome: { type: 'number' },
  incomeOfPovertyLine: { type: 'number' },
  incomeOfAreaMedian: { type: 'number' },
  savings: { type: 'number' },
  disability: { type: 'boolean' },
  employment: { type: 'choice', values: specified(EMPLOYMENT_STATUS) },
  tribalMember: { type: 'boolean' },
  applicantKind: { type: 'choices', values: APPLICANT_KINDS },
  applyingFor: { type: 'choices', values: APPLYING_FOR },
  profession: { type: 'choices', values: PROFESSIONS },
  nonprofitStatus: { type: 'choice', values: ['501c3', '501c4', 'fiscal-sponsorship', 'pending', 'none'] },
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

/** Where a leaf comes from: the key of one of the program's sources, and the source's own words if known. */
const origin = {
  /** The condition in plain words, addressed to the person: "You served on active duty". */
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
  error: 'The comparison does not match the fact: see FACTS',
});

/** The rule that a condition is an exception to. The condition says nothing about people outside that rule. */
const exceptionTo = z.optional(z.string().check(z.maxLength(60)));

/** A leaf that a profile can answer. */
export const factRule = z.strictObject({ ...comparison, ...origin, exceptionTo }).check(fitsItsFact);
export type FactRule = z.infer<typeof factRule>;

/**
 * How often an open condition holds for people who meet the program's other conditions, most often first.
 * `nearly-always`: a formality. `usually`: at least three in four. `half`: could go either way. `sometimes`: one in
 * five. `rarely`: special circumstances that can't be assumed of a stranger, such as an illness or a crime.
 */
export const ODDS = ['nearly-always', 'usually', 'half', 'sometimes', 'rarely'] as const;
export type Odds = (typeof ODDS)[number];

/** An income limit: a percentage of the federal poverty line or of the area's median income, or US dollars a year. */
export const incomeLimit = z.union([
  z.strictObject({ povertyLine: z.number() }),
  z.strictObject({ areaMedian: z.number() }),
  z.strictObject({ yearly: z.number() }),
]);
export type IncomeLimit = z.infer<typeof incomeLimit>;

/**
 * A leaf that no fact answers, so it's unknown and the person has to check it. `odds` says how likely it is to hold: a
 * class, or an income limit to compare the household's income with, although the office decides. With `benefit`, it
 * asks whether the household is within that program's limits; an estimate answers it if possible. With `without`, it
 * requires that the member not get that benefit, so it rarely holds for people within its limits. With `need`, it's
 * likelier for a member who wants help with that need. With `fields`, it requires work in one of them (a research
 * subject, or what a farm raises), and members in other fields hardly ever meet it. With `plans`, it goes with what a
 * farmer wants help with, so it usually holds for those who said so, and the program comes first for them. With
 * `income`, members with any of these kinds of income meet it; with `citizen`, those with a citizen child, or with any
 * other citizen, at home do; with `paidAs`, they already get what the program pays.
 */
export const checkRule = z.strictObject({
  check: z.literal(true),
  odds: z.optional(z.union([z.enum(ODDS), incomeLimit])),
  benefit: z.optional(benefit),
  without: z.optional(benefit),
  need: z.optional(z.enum(NEEDS)),
  fields: z.optional(z.array(z.enum(WORK_FIELDS)).check(z.minLength(1))),
  citizen: z.optional(z.enum(['child', 'other'])),
  plans: z.optional(z.array(z.enum(FARM_PLANS)).check(z.minLength(1))),
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

/**
 * A fact leaf as editors write it. Its sentence is generated from the fact, so it can't claim more than the fact
 * states. With `exceptionTo`, it's an exception to a rule that may not concern the person, such as "the rule for
 * students".
 */
export const writtenFactRule = z.strictObject({ ...comparison, ...unsaid, exceptionTo }).check(fitsItsFact);
export type WrittenFactRule = z.infer<typeof writtenFactRule>;
export type WrittenRule =
  | WrittenFactRule
  | CheckRule
  | { all: WrittenRule[] }
  | { any: WrittenRule[] }
  | { not: WrittenRule };

/** Eligibility in a program's file: a `rule` whose fact leaves have no sentence yet. */
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
 * Checks whether a value is a valid `rule`, four times as fast as the schema: the key selects the form, so no other is
 * tried. To see what is wrong, parse with `rule`.
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
