import * as z from 'zod/mini';
import { AGE, LOCATION_MIN_LENGTH, OCCUPATION_MIN_LENGTH } from '../limits.ts';
import { optionalText, orNull, requiredText } from '../programs/fields.ts';
import { CITIZENSHIP_STATUS, household, WHOLE_DOLLARS } from './household.ts';

export const STUDENT_STATUS = ['current', 'future', 'no'] as const;
// biome-ignore format: one row reads better than one word a line
export const INDUSTRIES = [
  'not_specified', 'technology', 'healthcare', 'education', 'agriculture', 'manufacturing', 'retail',
  'hospitality', 'arts', 'nonprofit', 'construction', 'finance', 'other',
] as const;
// biome-ignore format: one row reads better than one word a line
export const MINORITY_GROUPS = [
  'not_specified', 'african-american', 'hispanic', 'asian', 'native-american', 'pacific-islander', 'other',
] as const;
export const NONPROFIT_STATUS = ['not_applicable', '501c3', '501c4', 'fiscal-sponsorship', 'pending'] as const;
export const PROJECT_TIMELINES = ['not_specified', 'immediate', 'short', 'medium', 'long'] as const;
export const COMMUNITY_TYPES = ['not_specified', 'urban', 'suburban', 'rural', 'remote'] as const;
export const HOMEOWNERSHIP_STATUS = ['not_specified', 'own', 'rent', 'temporary', 'seeking'] as const;
export const PREGNANCY = ['not_specified', 'yes', 'no'] as const;
/** How military service ended, in the armed forces' terms for discharges. */
// biome-ignore format: one row reads better than one word a line
export const VETERAN_DISCHARGES = [
  'not_specified', 'honorable', 'general', 'other-than-honorable', 'bad-conduct', 'dishonorable', 'still-serving',
] as const;
// biome-ignore format: one row reads better than one word a line
export const EMPLOYMENT_STATUS = [
  'not_specified', 'employed', 'self-employed', 'unemployed', 'retired', 'unable-to-work',
] as const;

// biome-ignore format: one row reads better than one word a line
export const NEEDS = [
  'bills', 'food', 'rent', 'home', 'school', 'work', 'health', 'children', 'money', 'business', 'land', 'community',
  'disaster',
] as const;
export type Need = (typeof NEEDS)[number];

// ---- What is stored ----

/** Optional answers, which decide most programs. `null` and `not_specified` mean unanswered. */
const optionalAnswers = {
  householdSize: z.nullable(z.int()),
  /** The whole household's, in US dollars a year before taxes. */
  householdIncome: z.nullable(z.int()),
  zipCode: z.nullable(z.string()),
  /** People under 18 in the household. */
  numberOfChildren: z.nullable(z.int()),
  pregnancy: z.enum(PREGNANCY),
  veteranDischarge: z.enum(VETERAN_DISCHARGES),
  /** In percent, in steps of ten, as rated by the Department of Veterans Affairs. */
  veteranDisabilityRating: z.nullable(z.int()),
  employmentStatus: z.enum(EMPLOYMENT_STATUS),
  organizationName: z.nullable(z.string()),
  /** In US dollars a year. */
  annualRevenue: z.nullable(z.int()),
  numberOfEmployees: z.nullable(z.int()),
  /** The year the member became a permanent resident. */
  permanentResidentSince: z.nullable(z.int()),
  /** What the member wants help with; empty if unanswered. */
  needs: z.array(z.enum(NEEDS)),
  /** The people who live with the member, and what the household earns and pays; null if unanswered. */
  household: z.nullable(household),
};

export const profileAnswers = {
  age: z.nullable(z.int()),
  location: z.nullable(z.string()),
  occupation: z.nullable(z.string()),
  education: z.nullable(z.string()),
  isVeteran: z.boolean(),
  ownsBusinesss: z.boolean(),
  seekingStartupGrant: z.boolean(),
  isStudent: z.enum(STUDENT_STATUS),
  isSingleParent: z.boolean(),
  hasDisability: z.boolean(),
  industryExperience: z.enum(INDUSTRIES),
  minorityGroup: z.enum(MINORITY_GROUPS),
  nonprofitStatus: z.enum(NONPROFIT_STATUS),
  projectTimeline: z.enum(PROJECT_TIMELINES),
  previousGrantExperience: z.boolean(),
  citizenshipStatus: z.enum(CITIZENSHIP_STATUS),
  tribalAffiliation: z.nullable(z.string()),
  communityType: z.enum(COMMUNITY_TYPES),
  homeownershipStatus: z.enum(HOMEOWNERSHIP_STATUS),
  ...optionalAnswers,
};

/** What members told us about themselves: the input for matching. */
export const profile = z.object(profileAnswers);
export type Profile = z.infer<typeof profile>;

// ---- The form ----

const AGE_MESSAGE = {
  low: `Age must be at least ${AGE.min} years`,
  high: `Age must be less than ${AGE.max} years`,
  text: 'Enter your age as a number',
};

/** The message for a place without a recognizable state, by reason. */
export const PLACE_MESSAGES = {
  unknown: 'We can’t tell which state this is in. Add the state, like “Columbus, Ohio”, or type your ZIP code.',
  ambiguous: 'Several states have a place with this name. Add your state, like “Springfield, Illinois”.',
} as const;
export type PlaceProblem = keyof typeof PLACE_MESSAGES;

const flag = z._default(z.boolean(), false);

interface Range {
  min: number;
  max: number;
  step?: number;
}
const HOUSEHOLD_SIZE = { min: 1, max: 30 } as const;
const CHILDREN = { min: 0, max: 20 } as const;
const MONEY = { min: 0, max: 1_000_000_000 } as const;
const EMPLOYEES = { min: 0, max: 1_000_000 } as const;
const DISABILITY_RATING = { min: 0, max: 100, step: 10 } as const;
const YEAR = { min: 1920, max: 2100 } as const;

/** A number that may be left blank. */
const count = ({ min, max, step = 1 }: Range, message: string) =>
  z.nullable(
    z
      .number(message)
      .check(
        z.multipleOf(step, step === 1 ? message : `Please give a multiple of ${step}`),
        z.minimum(min, `At least ${min.toLocaleString('en-US')}`),
        z.maximum(max, `At most ${max.toLocaleString('en-US')}`),
      ),
  );

const ZIP_CODE = /^(\d{5}(-\d{4})?)?$/;

/** Questions beyond the form's first page, as a person answers them. A search may include any of them. */
export const furtherAnswers = z.object({
  citizenshipStatus: z.enum(CITIZENSHIP_STATUS),
  tribalAffiliation: optionalText(),
  communityType: z.enum(COMMUNITY_TYPES),
  homeownershipStatus: z.enum(HOMEOWNERSHIP_STATUS),
  householdSize: count(HOUSEHOLD_SIZE, 'Please give a whole number of people'),
  householdIncome: count(MONEY, WHOLE_DOLLARS),
  zipCode: orNull(z.string().check(z.trim(), z.regex(ZIP_CODE, 'A ZIP code has 5 digits'))),
  numberOfChildren: count(CHILDREN, 'Please give a whole number of children'),
  pregnancy: z.enum(PREGNANCY),
  veteranDischarge: z.enum(VETERAN_DISCHARGES),
  veteranDisabilityRating: count(DISABILITY_RATING, 'Please give a rating in percent'),
  employmentStatus: z.enum(EMPLOYMENT_STATUS),
  organizationName: optionalText(),
  annualRevenue: count(MONEY, WHOLE_DOLLARS),
  numberOfEmployees: count(EMPLOYEES, 'Please give a whole number of people'),
  permanentResidentSince: count(YEAR, 'Please give a year, such as 2019'),
});
const further = furtherAnswers.shape;

export const profileUpdate = z.object({
  age: z
    .number({ error: ({ input }) => ((input ?? null) === null ? AGE_MESSAGE.low : AGE_MESSAGE.text) })
    .check(
      z.minimum(AGE.min, AGE_MESSAGE.low),
      z.maximum(AGE.max, AGE_MESSAGE.high),
      z.multipleOf(1, 'Age must be a whole number'),
    ),
  location: requiredText(`Location must be at least ${LOCATION_MIN_LENGTH} characters`, LOCATION_MIN_LENGTH),
  occupation: requiredText(`Occupation must be at least ${OCCUPATION_MIN_LENGTH} characters`, OCCUPATION_MIN_LENGTH),
  education: optionalText(),
  isVeteran: flag,
  ownsBusinesss: flag,
  seekingStartupGrant: flag,
  isStudent: z._default(z.enum(STUDENT_STATUS), 'no'),
  isSingleParent: flag,
  hasDisability: flag,
  industryExperience: z._default(z.enum(INDUSTRIES), 'not_specified'),
  minorityGroup: z._default(z.enum(MINORITY_GROUPS), 'not_specified'),
  nonprofitStatus: z._default(z.enum(NONPROFIT_STATUS), 'not_applicable'),
  projectTimeline: z._default(z.enum(PROJECT_TIMELINES), 'not_specified'),
  previousGrantExperience: flag,
  citizenshipStatus: z._default(further.citizenshipStatus, 'not_specified'),
  tribalAffiliation: further.tribalAffiliation,
  communityType: z._default(further.communityType, 'not_specified'),
  homeownershipStatus: z._default(further.homeownershipStatus, 'not_specified'),
  householdSize: z._default(further.householdSize, null),
  householdIncome: z._default(further.householdIncome, null),
  zipCode: further.zipCode,
  numberOfChildren: z._default(further.numberOfChildren, null),
  pregnancy: z._default(further.pregnancy, 'not_specified'),
  veteranDischarge: z._default(further.veteranDischarge, 'not_specified'),
  veteranDisabilityRating: z._default(further.veteranDisabilityRating, null),
  employmentStatus: z._default(further.employmentStatus, 'not_specified'),
  organizationName: further.organizationName,
  annualRevenue: z._default(further.annualRevenue, null),
  numberOfEmployees: z._default(further.numberOfEmployees, null),
  permanentResidentSince: z._default(further.permanentResidentSince, null),
  needs: z._default(z.array(z.enum(NEEDS)).check(z.maxLength(NEEDS.length)), []),
  household: z._default(z.nullable(household), null),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;
export type ProfileForm = z.input<typeof profileUpdate>;
