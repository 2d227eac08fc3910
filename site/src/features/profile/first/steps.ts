import type { Need, ProfileForm } from '../../../../../contract/profile/profile.ts';
import { isForNonprofitAlone } from '../../../../../matching/person/for-organization.ts';
import { asksAboutOrganization, asksAboutService } from '../form/asks-about.ts';
import type { FieldName } from '../form/field-inputs.ts';
import type { STEPS } from './texts.ts';

export type StepName = keyof typeof STEPS;

/**
 * The questions on each screen, one to three. Needs have their own section, and children's ages follow the number of
 * children.
 */
export const STEP_QUESTIONS = {
  basics: ['age', 'location', 'occupation'],
  needs: [],
  household: ['householdSize', 'householdIncome', 'numberOfChildren'],
  situation: ['isVeteran', 'isSingleParent', 'hasDisability'],
  service: ['veteranDischarge', 'veteranDisabilityRating'],
  home: ['homeownershipStatus', 'citizenshipStatus', 'permanentResidentSince'],
  work: ['employmentStatus', 'isStudent', 'education'],
  organization: ['ownsBusinesss', 'seekingStartupGrant', 'nonprofitStatus'],
  place: ['organizationName', 'zipCode', 'communityType'],
  size: ['industryExperience', 'annualRevenue', 'numberOfEmployees'],
} as const satisfies Record<StepName, readonly FieldName[]>;

const STEP_NAMES = Object.keys(STEP_QUESTIONS) as StepName[];
export const FIRST_STEP: StepName = 'basics';

const ORGANIZATION: readonly StepName[] = ['organization', 'place', 'size'];

/** Needs and work that go with a business or a nonprofit. */
const NEEDS_OF_ORGANIZATIONS: readonly Need[] = ['business', 'land', 'community'];

function mayHaveOrganization({ needs = [], employmentStatus, industryExperience }: ProfileForm): boolean {
  const isOwnBoss = employmentStatus === 'self-employed' || industryExperience === 'agriculture';
  return isOwnBoss || NEEDS_OF_ORGANIZATIONS.some((need) => needs.includes(need));
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
  const person: StepName[] = ['household', 'situation', ...service, 'home', 'work'];
  const isForOthers = values.needs?.includes('community') === true;
  return ['basics', 'needs', ...(isForOthers ? [...organization, ...person] : [...person, ...organization])];
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
const PARTS = { needs: 'needs', household: 'household.people' } as const;

/** Returns the fields to validate before leaving a screen. */
export function fieldsOf(step: StepName) {
  return [...STEP_QUESTIONS[step], ...(step === 'needs' || step === 'household' ? [PARTS[step]] : [])];
}

/** Returns the screen with a field; the first screen if none has it. */
export function stepWith(field: string): StepName {
  if (field === 'needs' || field === 'household') return field;
  return STEP_NAMES.find((name) => (STEP_QUESTIONS[name] as readonly string[]).includes(field)) ?? FIRST_STEP;
}

/** Returns a screen's URL. Each screen is a history entry. */
export function stepPath(step: StepName): string {
  return step === FIRST_STEP ? '/profile' : `/profile?step=${step}`;
}
