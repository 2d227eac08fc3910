import type { Need, ProfileForm } from '../../../../../contract/profile/profile.ts';
import { isForNonprofitAlone } from '../../../../../matching/person/for-organization.ts';
import { asksAboutOrganization, asksAboutService } from '../form/asks-about.ts';
import type { FieldName } from '../form/field-inputs.ts';
import type { STEPS } from './texts.ts';

export type StepName = keyof typeof STEPS;

/**
 * The questions on each screen, one to three. Needs, the family's status and the household's money have their own
 * inputs, and children's ages follow the number of children.
 */
export const STEP_QUESTIONS = {
  basics: ['age', 'location', 'occupation'],
  needs: [],
  household: ['householdSize', 'householdIncome', 'numberOfChildren'],
  situation: ['isVeteran', 'isSingleParent', 'hasDisability'],
  service: ['veteranDischarge', 'veteranDisabilityRating'],
  home: ['homeownershipStatus', 'citizenshipStatus', 'permanentResidentSince'],
  family: [],
  work: ['employmentStatus', 'isStudent', 'education'],
  money: [],
  organization: ['ownsBusinesss', 'seekingStartupGrant', 'nonprofitStatus'],
  place: ['organizationName', 'zipCode', 'communityType'],
  size: ['industryExperience', 'annualRevenue', 'numberOfEmployees'],
} as const satisfies Record<StepName, readonly FieldName[]>;

const STEP_NAMES = Object.keys(STEP_QUESTIONS) as StepName[];
export const FIRST_STEP: StepName = 'basics';

const ORGANIZATION: readonly StepName[] = ['organization', 'place', 'size'];

/** Needs and work that go with a business or a nonprofit. */
const NEEDS_OF_ORGANIZATIONS: readonly Need[] = ['business', 'land', 'community'];

function mayHaveOrganization(values: ProfileForm): boolean {
  const { needs = [], employmentStatus, industryExperience } = values;
  const isOwnBoss = employmentStatus === 'self-employed' || industryExperience === 'agriculture';
  return isOwnBoss || servesOthers(values) || NEEDS_OF_ORGANIZATIONS.some((need) => needs.includes(need));
}

/** Matches people who may apply for a nonprofit. It may match too many: then a screen that can be skipped is asked. */
const FOR_OTHERS =
  /\b(non-?profits?|charit(y|ies)|pantr(y|ies)|food banks?|shelter|foundation|ministry|pastor|(executive|program) director|director of|sin fines de lucro|despensa|banco de alimentos|iglesia|pastora?|directora? (ejecutiv|de)\w*)\b/i;

function servesOthers({ needs = [], occupation }: ProfileForm): boolean {
  return needs.includes('community') || FOR_OTHERS.test(occupation);
}

/**
 * Returns whether to ask for the status of a partner and the children. It matters only if the member isn't a citizen:
 * each person in a household counts on their own.
 */
function asksAboutFamily({
  citizenshipStatus = 'not_specified',
  householdSize,
  numberOfChildren,
}: ProfileForm): boolean {
  const isNoCitizen = citizenshipStatus !== 'not_specified' && citizenshipStatus !== 'citizen';
  return isNoCitizen && ((householdSize ?? 1) > 1 || (numberOfChildren ?? 0) > 0);
}

/** About twice the federal poverty line of 2026 in US dollars a year: for the first person, and each further one. */
const LITTLE = { first: 32_000, further: 11_500 } as const;

/** Returns whether to ask for the kind of income and for rent. They decide only what households with little get. */
function asksAboutMoney({ householdIncome, householdSize }: ProfileForm): boolean {
  if (typeof householdIncome !== 'number' || typeof householdSize !== 'number') return false;
  return householdIncome <= LITTLE.first + LITTLE.further * (householdSize - 1);
}

/**
 * Returns the screens for this person. Applicants for a nonprofit get questions about it instead of home and family.
 * People who want help with a project for others first say who's applying. Others are asked about a business or a
 * nonprofit only if they say that they have one.
 */
export function stepsFor(values: ProfileForm, hasOrganization = false): StepName[] {
  const isAsked = hasOrganization || mayHaveOrganization(values);
  const organization = ORGANIZATION.slice(0, asksAboutOrganization(values) ? undefined : Number(isAsked));
  if (isForNonprofitAlone(values)) return ['basics', 'needs', ...organization];
  const service: StepName[] = asksAboutService(values) ? ['service'] : [];
  const family: StepName[] = asksAboutFamily(values) ? ['family'] : [];
  const money: StepName[] = asksAboutMoney(values) ? ['money'] : [];
  const person: StepName[] = ['household', 'situation', ...service, 'home', ...family, 'work', ...money];
  return ['basics', 'needs', ...(servesOthers(values) ? [...organization, ...person] : [...person, ...organization])];
}

/** Returns whether the query string names a screen about a business or a nonprofit. */
export function namesOrganization(search: string): boolean {
  const named = new URLSearchParams(search).get('step');
  return ORGANIZATION.some((step) => step === named);
}

/** Parses the screen from the query string. The first screen can't be skipped without the required answers. */
export function stepIn(search: string, steps: readonly StepName[], hasNeeded: boolean): StepName {
  const named = new URLSearchParams(search).get('step');
  return (hasNeeded && steps.find((step) => step === named)) || FIRST_STEP;
}

/** The fields that a screen asks for beyond single-field questions. */
const PARTS = {
  needs: 'needs',
  household: 'household.people',
  family: 'household.people',
  money: 'household.housingCost',
} as const;

/** Returns the fields to validate before leaving a screen. */
export function fieldsOf(step: StepName) {
  return [...STEP_QUESTIONS[step], ...(hasParts(step) ? [PARTS[step]] : [])];
}

function hasParts(step: StepName): step is keyof typeof PARTS {
  return Object.hasOwn(PARTS, step);
}

interface Faults {
  household?: { housingCost?: unknown } | undefined;
}

/** Returns the screen with an invalid field; the first screen if none has it. */
export function stepWith(field: string, { household }: Faults = {}): StepName {
  if (field === 'household' && household?.housingCost) return 'money';
  if (field === 'needs' || field === 'household') return field;
  return STEP_NAMES.find((name) => (STEP_QUESTIONS[name] as readonly string[]).includes(field)) ?? FIRST_STEP;
}

/** Returns a screen's URL. Each screen is a history entry. */
export function stepPath(step: StepName): string {
  return step === FIRST_STEP ? '/profile' : `/profile?step=${step}`;
}
