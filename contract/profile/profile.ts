import * as z from 'zod/mini';
import { AGE, LOCATION_MIN_LENGTH, OCCUPATION_MIN_LENGTH } from '../limits.ts';
import { orNull, requiredText } from '../programs/fields.ts';
import { asked, choice, type FieldShape, NOT_SPECIFIED, number, statement, text, yesOrNo } from './field-kinds.ts';
import { CITIZENSHIP_STATUS, household, WHOLE_DOLLARS } from './household.ts';

export const STUDENT_STATUS = ['current', 'future', 'no'] as const;
// biome-ignore format: one row reads better than one word per line
export const INDUSTRIES = [
  'not_specified', 'technology', 'healthcare', 'education', 'agriculture', 'manufacturing', 'retail',
  'hospitality', 'arts', 'nonprofit', 'construction', 'finance', 'other',
] as const;
// biome-ignore format: one row reads better than one word per line
export const MINORITY_GROUPS = [
  'not_specified', 'african-american', 'hispanic', 'asian', 'native-american', 'pacific-islander', 'other',
] as const;
export const NONPROFIT_STATUS = ['not_applicable', '501c3', '501c4', 'fiscal-sponsorship', 'pending'] as const;
export const PROJECT_TIMELINES = ['not_specified', 'immediate', 'short', 'medium', 'long'] as const;
export const COMMUNITY_TYPES = ['not_specified', 'urban', 'suburban', 'rural', 'remote'] as const;
export const HOMEOWNERSHIP_STATUS = ['not_specified', 'own', 'rent', 'temporary', 'seeking'] as const;
/** How military service ended, in the armed forces' terms for discharges. */
// biome-ignore format: one row reads better than one word per line
export const VETERAN_DISCHARGES = [
  'not_specified', 'honorable', 'general', 'other-than-honorable', 'bad-conduct', 'dishonorable', 'still-serving',
] as const;
// biome-ignore format: one row reads better than one word per line
export const EMPLOYMENT_STATUS = [
  'not_specified', 'employed', 'self-employed', 'unemployed', 'retired', 'unable-to-work',
] as const;

// biome-ignore format: one row reads better than one word per line
export const NEEDS = [
  'bills', 'food', 'rent', 'home', 'school', 'work', 'health', 'children', 'money', 'business', 'land', 'community',
  'disaster',
] as const;
export type Need = (typeof NEEDS)[number];

/** What a farmer wants help with first. */
// biome-ignore format: one row reads better than one word per line
export const FARM_PLANS = [
  'not_specified', 'buy-land', 'operate', 'equipment', 'conserve', 'disaster',
] as const;
export type FarmPlan = (typeof FARM_PLANS)[number];

// ---- The fields ----

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

const age = z
  .number({ error: ({ input }) => ((input ?? null) === null ? AGE_MESSAGE.low : AGE_MESSAGE.text) })
  .check(
    z.minimum(AGE.min, AGE_MESSAGE.low),
    z.maximum(AGE.max, AGE_MESSAGE.high),
    z.multipleOf(1, 'Age must be a whole number'),
  );
const location = requiredText(`Location must be at least ${LOCATION_MIN_LENGTH} characters`, LOCATION_MIN_LENGTH);
const occupation = requiredText(
  `Occupation must be at least ${OCCUPATION_MIN_LENGTH} characters`,
  OCCUPATION_MIN_LENGTH,
);
const education = requiredText('Please enter the education you’ve completed');
const zipCode = orNull(z.string().check(z.trim(), z.regex(/^(\d{5}(-\d{4})?)?$/, 'A ZIP code has 5 digits')));
const needs = z.array(z.enum(NEEDS));
const fewNeeds = needs.check(z.maxLength(NEEDS.length));
const aHousehold = z.nullable(household);

const dollarsAYear = () => number({ min: 0, max: 1_000_000_000 }, WHOLE_DOLLARS);

/**
 * Everything the contract knows about each field of the profile: how its answer is stored, sent in a form (`given`) and
 * sent alone (`answer`), its value while unanswered, and the shape of a `question` about it if the results page may ask.
 * `fact` is a copy of the answer that rules may use; `computedFact` follows from it in `matching/person/facts.ts`.
 */
export const FIELDS = {
  age: { ...number(AGE, AGE_MESSAGE.text), answer: age, given: age, fact: 'age' },
  location: { ...text(), answer: location, given: location, computedFact: 'state' },
  occupation: { ...text(), answer: occupation, given: occupation, computedFact: 'profession' },
  /** The results page doesn't accept an empty answer. */
  education: { ...text(), computedFact: 'educationLevel', question: education },
  isVeteran: { ...statement(), fact: 'veteran' },
  ownsBusinesss: { ...statement(), fact: 'ownsBusiness' },
  seekingStartupGrant: { ...statement(), fact: 'startingBusiness' },
  isStudent: { ...choice(STUDENT_STATUS, 'no'), computedFact: 'student' },
  isSingleParent: { ...statement(), fact: 'singleParent' },
  hasDisability: { ...statement(), computedFact: 'disability' },
  industryExperience: asked({ ...choice(INDUSTRIES, NOT_SPECIFIED), fact: 'industry' }),
  minorityGroup: asked({ ...choice(MINORITY_GROUPS, NOT_SPECIFIED), fact: 'minorityGroup' }),
  nonprofitStatus: { ...choice(NONPROFIT_STATUS, 'not_applicable'), computedFact: 'nonprofitStatus' },
  projectTimeline: choice(PROJECT_TIMELINES, NOT_SPECIFIED),
  previousGrantExperience: statement(),
  citizenshipStatus: asked({ ...choice(CITIZENSHIP_STATUS, NOT_SPECIFIED), fact: 'citizenship' }),
  tribalAffiliation: asked({ ...text(), computedFact: 'tribalMember' }),
  communityType: asked({ ...choice(COMMUNITY_TYPES, NOT_SPECIFIED), fact: 'community' }),
  homeownershipStatus: asked({ ...choice(HOMEOWNERSHIP_STATUS, NOT_SPECIFIED), fact: 'home' }),
  householdSize: asked({
    ...number({ min: 1, max: 30 }, 'Please give a whole number of people'),
    computedFact: 'householdSize',
  }),
  /** The whole household's, in US dollars a year before taxes. */
  householdIncome: asked({ ...dollarsAYear(), computedFact: 'householdIncome' }),
  zipCode: asked({ ...text(zipCode), computedFact: 'state' }),
  /** People under 18 in the household. */
  numberOfChildren: asked({
    ...number({ min: 0, max: 20 }, 'Please give a whole number of children'),
    computedFact: 'children',
  }),
  pregnancy: asked({ ...yesOrNo(), computedFact: 'pregnant' }),
  veteranDischarge: asked({ ...choice(VETERAN_DISCHARGES, NOT_SPECIFIED), fact: 'veteranDischarge' }),
  /** In percent, in steps of ten, as rated by the Department of Veterans Affairs. */
  veteranDisabilityRating: asked({
    ...number({ min: 0, max: 100, step: 10 }, 'Please give a rating in percent'),
    fact: 'veteranDisabilityRating',
  }),
  employmentStatus: asked({ ...choice(EMPLOYMENT_STATUS, NOT_SPECIFIED), computedFact: 'employment' }),
  organizationName: text(),
  /** In US dollars a year. */
  annualRevenue: asked({ ...dollarsAYear(), fact: 'annualRevenue' }),
  numberOfEmployees: asked({
    ...number({ min: 0, max: 1_000_000 }, 'Please give a whole number of people'),
    fact: 'employees',
  }),
  /** The year the member became a permanent resident. */
  permanentResidentSince: asked({
    ...number({ min: 1920, max: 2100 }, 'Please give a year, such as 2019'),
    computedFact: 'permanentResidentYears',
  }),
  permanentResidentMonth: number({ min: 1, max: 12 }, 'Please give a month'),
  farmPlan: choice(FARM_PLANS, NOT_SPECIFIED),
  /** What the organization mainly does. The form offers fields of work, but any text is accepted. */
  mainWork: text(),
  /** What the member wants help with; empty if unanswered. */
  needs: { kind: 'needs', stored: needs, answer: fewNeeds, given: z._default(fewNeeds, []), unanswered: [] },
  /** The people who live with the member, and what the household earns and pays; null if unanswered. */
  household: {
    ...{ kind: 'household', stored: aHousehold, answer: aHousehold, unanswered: null },
    given: z._default(aHousehold, null),
  },
} as const satisfies Record<string, FieldShape>;
type Fields = typeof FIELDS;

/** Returns one of the schemas of every field, by the field's name. */
function shapeOf<Part extends 'stored' | 'answer' | 'given'>(part: Part) {
  const shape = Object.entries(FIELDS).map(([name, field]) => [name, field[part]]);
  return Object.fromEntries(shape) as { [Name in keyof Fields]: Fields[Name][Part] };
}

export const profileAnswers = shapeOf('stored');

/** What members say about themselves: the input for matching. */
export const profile = z.object(profileAnswers);
export type Profile = z.infer<typeof profile>;

/** Single answers, as a person gives them. */
export const answersGiven = z.object(shapeOf('answer'));

/** All answers of the form. */
export const profileUpdate = z.object(shapeOf('given'));
export type ProfileUpdate = z.output<typeof profileUpdate>;
export type ProfileForm = z.input<typeof profileUpdate>;
