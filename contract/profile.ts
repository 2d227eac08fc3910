import * as z from 'zod/mini';
import { optionalText, requiredText } from './fields.ts';
import { AGE, LOCATION_MIN_LENGTH, OCCUPATION_MIN_LENGTH } from './limits.ts';

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
// biome-ignore format: one row reads better than one word a line
export const CITIZENSHIP_STATUS = [
  'not_specified', 'citizen', 'permanent-resident', 'visa-holder', 'daca', 'refugee', 'other',
] as const;
export const COMMUNITY_TYPES = ['not_specified', 'urban', 'suburban', 'rural', 'remote'] as const;
export const HOMEOWNERSHIP_STATUS = ['not_specified', 'own', 'rent', 'temporary', 'seeking'] as const;

// ---- What is stored ----

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
};

/** What a member told us about themselves: the input of matching. */
export const profile = z.object(profileAnswers);
export type Profile = z.infer<typeof profile>;

// ---- The form ----

const AGE_MESSAGE = { low: `Age must be at least ${AGE.min} years`, high: `Age must be less than ${AGE.max} years` };
const flag = z._default(z.boolean(), false);

export const profileUpdate = z.object({
  age: z
    .number(AGE_MESSAGE.low)
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
  citizenshipStatus: z._default(z.enum(CITIZENSHIP_STATUS), 'not_specified'),
  tribalAffiliation: optionalText(),
  communityType: z._default(z.enum(COMMUNITY_TYPES), 'not_specified'),
  homeownershipStatus: z._default(z.enum(HOMEOWNERSHIP_STATUS), 'not_specified'),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;
export type ProfileForm = z.input<typeof profileUpdate>;
